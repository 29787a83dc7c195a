import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { codecOf } from '#libs/proto/load.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { createSourceReader } from '../../services/crawler/sources/create-source-reader.ts';
import type { ListItem, PageText } from '../../services/crawler/sources/source-reader.ts';
import { judgeRobots } from '../../services/gateway/core/robots-copy.ts';
import type { Strategy } from '../../services/targetlab/core/job.ts';
import { boardSource } from '../../services/targetlab/sources.ts';

/*
 * Pages that are made to be read for ever: within the limit of a body, every text is read in a time
 * that grows with its length, and not with its square.
 */

const host = '127.0.0.1:8090';
const pageUrl = `http://${host}/jobs`;
const chars = 1_000_000;
// A square of a million is an hour; this is patience for a machine under load.
const withinMs = 5_000;

const codec = codecOf<Source$Input, Source>('jobradar.v1.Source');

function readerOf(strategy: Strategy) {
  const board = { id: 'endless', strategy, host, seedUrl: pageUrl, pageSize: 20, hasDetails: true };
  return createSourceReader(codec.decode(codec.encode(boardSource(board).source)));
}

function page(text: string, contentType = 'text/html'): PageText {
  return { url: pageUrl, text, contentType, observedAt: '2026-11-30T02:00:00.000000Z' };
}

const item: ListItem = { index: 0, externalId: '1', detailUrl: pageUrl, fields: undefined };
const position = { page: 1, itemsBefore: 0, pageUrl };

function block(json: string): string {
  return `<script type="application/ld+json">${json}</script>`;
}

function posting(fields: object): string {
  const hiringOrganization = { name: 'A' };
  const node = { '@type': 'JobPosting', title: 'T', identifier: '1', hiringOrganization };
  return block(JSON.stringify({ ...node, ...fields }));
}

function inTime(work: () => unknown): void {
  const startMs = performance.now();
  work();
  const tookMs = performance.now() - startMs;
  assert.ok(tookMs < withinMs, `${Math.round(tookMs)} ms`);
}

describe('endless pages', () => {
  const blanks = ' '.repeat(chars);
  const texts = {
    blanks: `${blanks}x`,
    tags: '<a'.repeat(chars / 2),
    entities: '&a'.repeat(chars / 2),
    lines: `${'\n'.repeat(chars)}x`,
    dashes: ' -'.repeat(chars / 2),
  };

  const blocks = {
    'blanks between keys': `{"a":1,${blanks}"b":2}`,
    'blanks in a key': `{"${blanks}x":1}`,
    'blanks behind a text': `["x"${blanks},1]`,
    'a text of quotes that does not end': `{"a":"${'\\"'.repeat(chars / 2)}\\`,
  };
  for (const [name, json] of Object.entries(blocks)) {
    it(`end in structured data with ${name}`, () => {
      const reader = readerOf('structured');
      inTime(() => reader.readDetail(page(block(json)), item));
    });
  }

  const fields = ['title', 'description', 'skills', 'employmentType', 'jobLocation', 'datePosted'];
  for (const [name, text] of Object.entries(texts)) {
    it(`end in fields of ${name}`, () => {
      const reader = readerOf('structured');
      for (const field of fields) {
        inTime(() => reader.readDetail(page(posting({ [field]: text })), item));
      }
    });
  }

  it('end in an answer whose descriptions are full of open tags', () => {
    const reader = readerOf('json');
    const job = { external_id: '1', title: 'T', company: 'A', city: null, salary: null };
    const description = '<a'.repeat(50_000);
    const items = Array.from({ length: 20 }, (_entry, index) => {
      return { ...job, external_id: String(index), published_at: null, skills: [], description };
    });
    const answer = page(JSON.stringify({ total: 20, items }), 'application/json');
    inTime(() => reader.readList(answer, position));
  });

  it('end in items inside of items', () => {
    const reader = readerOf('html');
    const open = '<li class="job" data-job-id="1"><b class="title"><a href="/jobs/1">';
    inTime(() => reader.readList(page(open.repeat(160) + 'x '.repeat(chars)), position));
  });

  for (const strategy of ['html', 'structured'] as const) {
    it(`end in a ${strategy} list of more items than a page may have`, () => {
      const list = (count: number) => {
        const link = '<li class="job" data-job-id="1"><a class="opening" href="/jobs/1">x</a></li>';
        return readerOf(strategy).readList(page(link.repeat(count)), position);
      };
      const refused = list(10_001);
      assert.equal(
        refused.kind === 'problem' && refused.reason,
        'FAILURE_REASON_RESPONSE_TOO_LARGE',
      );
    });
  }

  it('end in a robots.txt of nothing but lines', () => {
    const answer = { httpStatus: 200, maxAgeMs: undefined, retryAfterMs: undefined, flags: [] };
    for (const line of ['\n', '\n ', '\r', '\r\n', '\u2028']) {
      inTime(() => judgeRobots({ ...answer, body: line.repeat(500_000 / line.length) }, undefined));
    }
  });
});
