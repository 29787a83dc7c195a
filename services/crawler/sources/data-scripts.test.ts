import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { dataScriptsOf, isDataType } from './data-scripts.ts';
import { parsePage } from './dom.ts';
import { dataScriptsIn } from './structured-page.ts';

interface Case {
  readonly id: string;
  readonly input: { readonly html?: string };
}

const file = new URL('../../../test/cases/jsonld.json', import.meta.url);
const { cases }: { cases: readonly Case[] } = JSON.parse(readFileSync(file, 'utf8'));
const odd = [
  '<script type="application/ld+json">{"a":"</b>&amp;"}</script>',
  '<script type="Application/LD+JSON; charset=utf-8">{}</script><script>1</script>',
  '<!-- <script type="application/ld+json">{}</script> --><p>x',
  '<textarea><script type="application/ld+json">{}</script></textarea>',
  '<script type=application/ld+json>{"never":"closed"}',
  '<template><script type="application/ld+json">{"in":"template"}</script></template>',
  `${'<i>x</i>'.repeat(20_000)}<script type="application/ld+json">{"far":1}</script>`,
];

describe('JSON-LD blocks read without a tree', () => {
  it('are those that the tree of the page has', () => {
    const pages = [...cases.flatMap(({ input }) => input.html ?? []), ...odd];
    for (const html of pages) {
      const document = parsePage(html);
      assert.ok(document !== undefined);
      assert.deepEqual(dataScriptsOf(html), dataScriptsIn(document), html.slice(0, 200));
    }
  });

  it('are not looked for in a page that is nested too deep', () => {
    const html = `${'<div>'.repeat(600)}<script type="application/ld+json">{}</script>`;
    assert.equal(parsePage(html), undefined);
    assert.equal(dataScriptsOf(html), undefined);
  });

  it('have their type in any spelling, and no other', () => {
    assert.ok(isDataType(' application/LD+json ;charset=x'));
    assert.ok(!isDataType('application/json'));
    assert.ok(!isDataType(undefined));
  });
});
