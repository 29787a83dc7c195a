import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { growth, mutatedTexts, propertyRuns } from '../support/mutate-text.ts';
import { structuredReader } from '../support/structured-case.ts';
import { parseBlock } from '../../services/crawler/core/extract/structured/parse-block.ts';
import { decodeReferences } from '../../services/crawler/sources/character-references.ts';
import { parsePage } from '../../services/crawler/sources/dom.ts';
import { readMicrodata } from '../../services/crawler/sources/microdata.ts';
import { sightOfText } from '../../services/crawler/sources/page-sight.ts';
import { readStructuredData } from '../../services/crawler/sources/structured-page.ts';
import type { SourceReader } from '../../services/crawler/sources/source-reader.ts';

interface Case {
  readonly input: { readonly url: string; readonly html?: string };
}

const file = new URL('../cases/jsonld.json', import.meta.url);
const { cases }: { cases: readonly Case[] } = JSON.parse(readFileSync(file, 'utf8'));
const pages = cases.flatMap(({ input }) => input.html ?? []);
const blocks = pages.flatMap((html) => sightOfText(html)?.scripts ?? []);
const url = 'https://careers.acme.example/jobs/ENG-101';

const jsonBits = [
  ...'{ } [ ] " \' : , \\ \\" \\u00 \\x // /* */ ; “ ” &quot; <!-- --> <![CDATA[ ]]>'.split(' '),
  '"@type": "JobPosting"',
  '"@id": "#a"',
  '{"@id": "#a"}',
  '"title": ["x", {"@value": "y"}]',
  '"baseSalary": {"value": [1, "2"]}',
  '"__proto__": {"a": 1}',
  ',\n',
  '[['.repeat(40),
];
const htmlBits = [
  '<script type="application/ld+json">',
  '</script>',
  '<!--',
  '-->',
  '<h1>',
  '</div>',
  '<p class="salary">€ 5 - 6 per hour</p>',
  '<template>',
  '<svg>',
  '<![CDATA[',
  ' itemscope itemtype="https://schema.org/JobPosting" ',
  '<b itemprop="title">',
  '<i itemref="a" id="a" itemscope itemprop="x">',
  '<div typeof="JobPosting"><b property="title">x</b>',
  '<div>'.repeat(200),
];

/** What a reader makes of a page; the same for the same page. */
function answerOf(reader: SourceReader, text: string): unknown {
  const page = { url, text, contentType: 'text/html', observedAt: '2026-11-30T00:00:00Z' };
  return reader.readDetail(page, {
    index: 0,
    externalId: undefined,
    detailUrl: undefined,
    fields: undefined,
  });
}

describe('structured data of any page', () => {
  const count = propertyRuns(2_000);

  it('is read of any block without a crash, and always the same', () => {
    for (const text of mutatedTexts({ seed: 7, count, from: blocks, bits: jsonBits })) {
      const block = parseBlock(text, decodeReferences);
      assert.deepEqual(parseBlock(text, decodeReferences), block, text);
      // What is JSON is taken as it is: nothing of it is a damage.
      if (isJson(text)) assert.ok(!block.flags.includes('jsonld_broken'), text);
      if (block.values.length > 0) {
        const sight = sightOfText('');
        assert.ok(sight !== undefined);
        const reading = readStructuredData(
          { ...sight, scripts: [text], lines: () => [] },
          { url, text },
          {
            locale: 'en-US',
            country: '',
          },
        );
        assert.ok(reading.kind !== 'broken' || block.flags.length > 0, text);
      }
    }
    assert.equal(Reflect.get({}, 'a'), undefined);
  }).timeout(1_200_000);

  it('is the same with a tree and without one, on any page', () => {
    const fast = structuredReader();
    // A sign that no page shows makes every page be parsed into a tree.
    const sign = { sign: 'selector', selector: 'never-shown' } as const;
    const whole = structuredReader({ closedSigns: [sign] });
    let records = 0;
    for (const html of mutatedTexts({ seed: 11, count: count / 2, from: pages, bits: htmlBits })) {
      const answer = answerOf(fast, html);
      assert.deepEqual(answer, answerOf(whole, html), html);
      records += Reflect.get(Object(answer), 'kind') === 'record' ? 1 : 0;
    }
    assert.ok(records > count / 40, `only ${records} pages had a record`);
  }).timeout(1_200_000);
});

/** All kinds of text are measured only where a long run is asked for. */
const isLongRun = propertyRuns(1) > 1;

describe('the time that structured data takes', () => {
  const damaged: readonly [string, string][] = [
    ['of quotes', '" " "'],
    ['with bare quotes', 'x "y" z", "k": "'],
    ['with comments that do not end', 'x"/*", "a": "'],
    ['with line breaks', 'Line one\nLine two\t\t\\$ & more, '],
    ['with quotes and commas', 'a", b "c", '],
    ['of blanks', '"                                        '],
    ['of backslashes', '\\'],
    ['of half an escape', '\\u00'],
    ['without commas', 'x"\n"k": "'],
    ['without values', 'x", "k": , "l": "'],
    ['with lost numbers', 'x", "k": 50,000, "l": "'],
    ['of brackets', 'x"}, {"a": "'],
    ['of entities', '&quot;&amp;'],
  ];
  for (const [what, unit] of damaged.slice(0, isLongRun ? damaged.length : 1)) {
    it(`grows with the length of a block ${what}`, () => {
      growsWithLength(unit, (text) => [
        parseBlock(`{"@type": "JobPosting", "d": "${text}"`, decodeReferences),
        parseBlock(`{'a': "${text}"}`, decodeReferences),
        parseBlock(`[${text}]`, decodeReferences),
      ]);
    }).timeout(120_000);
  }

  const item = 'itemscope itemtype="https://schema.org/JobPosting"';
  const markup: readonly [string, string][] = [
    ['references', '<b id="a" itemscope itemref="a b c" itemprop="x">y</b><i id="b">z</i>'],
    ['text', '<p>Some words of a page &amp; more.</p>'],
    ['items', `<div ${item}><b itemprop="title">x</b></div>`],
    ['values inside of values', '<b itemprop="description">x'],
    ['pay', '<p class="salary">€ 5 per hour</p><h1>x</h1>'],
    ['blocks', '<script type="application/ld+json">{"@type":"JobPosting","url":"/x"}</script>'],
  ];
  for (const [what, unit] of markup.slice(0, isLongRun ? markup.length : 1)) {
    it(`grows with the length of a page of ${what}`, () => {
      growsWithLength(unit, (text) => {
        const html = `ld+json <div ${item}>${text}`;
        const sight = sightOfText(html);
        const document = parsePage(html);
        if (document !== undefined) readMicrodata(document, html);
        const source = { locale: 'en-US', country: '' };
        return sight && readStructuredData(sight, { url, text: html }, source);
      });
    }).timeout(120_000);
  }
});

/** That of work which is linear. */
const growthMax = 20;
const roundsMax = 8;

/** Work that takes no longer than its text does, but for what disturbs a measurement. */
function growsWithLength(unit: string, work: (text: string) => unknown): void {
  let ratio = Infinity;
  for (let round = 0; round < roundsMax && ratio > growthMax; round += 1)
    ratio = growth(work, unit);
  assert.ok(ratio <= growthMax, `1 MB takes ${ratio.toFixed(1)} times as long as 50 kB`);
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object';
  } catch {
    return false;
  }
}
