import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { setLogSink } from '#libs/telemetry/log.ts';
import { codecOf } from '#libs/proto/load.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { createParsePool } from '../../services/crawler/adapters/parse-pool.ts';
import { htmlSource, withRule, withTransforms } from '../support/checked-sources.ts';
import { listPage, listSource, listTask } from '../support/parse-pages.ts';

/*
 * Definitions that no check refuses, before pages that are made for them: they are done in time, or
 * their page is given up alone.
 */

const codec = codecOf<Source$Input, Source>('jobradar.v1.Source');
const never = new AbortController().signal;
const long = 'a'.repeat(1_000_000);
const lines = '\n'.repeat(1_000_000);

interface BoundCase {
  readonly what: string;
  readonly source: Source$Input;
  readonly text: string;
  /** What the page may become; a page that is given up is a problem. */
  readonly end: 'list' | 'any';
}

function pattern(argument: string): Source$Input {
  return withTransforms({ kind: 'KIND_REGEX_CAPTURE', argument });
}

const inDepartment = (text: string): string => listPage('', text);
const filled = Array.from({ length: 8 }, () => {
  return { kind: 'KIND_TEMPLATE', argument: '{}'.repeat(128) } as const;
});

const cases: readonly BoundCase[] = [
  ...[
    '((?:a+)+b)',
    '((?:a|a)*b)',
    '(a*a*a*a*a*a*a*a*b)',
    '((?:a?){60}a{60}b)',
    '((?:.*a){9}b)',
  ].map((argument): BoundCase => ({
    what: `the pattern ${argument}`,
    source: pattern(argument),
    text: inDepartment(long),
    end: 'list',
  })),
  {
    what: 'a split into a million',
    source: withTransforms(
      { kind: 'KIND_SPLIT', argument: 'a' },
      { kind: 'KIND_STRIP_TAGS', argument: '' },
      { kind: 'KIND_DEFAULT', argument: 'x' },
    ),
    text: inDepartment(long),
    end: 'list',
  },
  {
    what: 'a template of templates of templates',
    source: withTransforms(...filled),
    text: inDepartment('ab'),
    end: 'list',
  },
  {
    what: 'a date in a million spaces',
    source: withTransforms({ kind: 'KIND_PARSE_DATE', argument: `dd MM yyyy${' '.repeat(200)}` }),
    text: inDepartment(`1${' '.repeat(500_000)}2${lines}`),
    end: 'list',
  },
  {
    what: 'tags in tags that are taken out',
    source: withTransforms({ kind: 'KIND_STRIP_TAGS', argument: '' }),
    text: inDepartment('&lt;b>'.repeat(100_000)),
    end: 'list',
  },
  {
    what: 'siblings of a hundred thousand siblings',
    source: withRule({ target: 'TARGET_CITY', selectors: ['x ~ br'] }),
    text: inDepartment('<br>'.repeat(100_000)),
    end: 'any',
  },
  {
    what: 'places among a hundred thousand siblings',
    source: withRule({ target: 'TARGET_CITY', selectors: ['br:nth-child(7):nth-last-child(9)'] }),
    text: inDepartment('<br>'.repeat(100_000)),
    end: 'any',
  },
  {
    what: 'all that every element holds',
    source: withRule({ target: 'TARGET_CITY', selectors: [':has(x):not(:has(y)):contains("zz")'] }),
    text: inDepartment('<b>'.repeat(400) + long),
    end: 'any',
  },
  {
    what: 'a list of every element',
    source: htmlSource({ itemSelector: '*' }),
    text: listPage('<i></i>'.repeat(100_000)),
    end: 'any',
  },
];

describe('a hostile definition that is allowed', function () {
  this.timeout(120_000);

  for (const { what, source, text, end } of cases) {
    it(`is done, or its page is given up alone: ${what}`, async () => {
      const restoreLog = setLogSink(() => undefined);
      try {
        await using pool = createParsePool({
          threads: 1,
          pageMs: end === 'list' ? 60_000 : 3_000,
          memoryMb: 256,
          pagesPerThread: 100,
        });
        const compiled = { ...codec.decode(codec.encode(source)), name: 'sources/bad' };
        const outcome = await pool.read(listTask(compiled, text), never);
        assert.equal(outcome.kind, 'read');
        if (end === 'list') assert.equal(outcome.reading.kind, 'list', JSON.stringify(outcome));
        // Whoever comes next is read.
        await using after = createParsePool({
          threads: 1,
          pageMs: 60_000,
          memoryMb: 256,
          pagesPerThread: 100,
        });
        const next = await after.read(listTask(listSource(), listPage()), never);
        assert.ok(next.kind === 'read' && next.reading.kind === 'list');
      } finally {
        restoreLog();
      }
    });
  }
});
