import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { parsePage } from './dom.ts';
import { isDataType, sightOf, sightOfText, type PageSight } from './page-sight.ts';

interface Case {
  readonly id: string;
  readonly input: { readonly html?: string };
}

const cases = ['cases', 'held-out'].flatMap((folder): readonly Case[] => {
  const file = new URL(`../../../test/${folder}/jsonld.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).cases;
});
const odd = [
  '<script type="application/ld+json">{"a":"</b>&amp;"}</script>',
  '<script type="Application/LD+JSON; charset=utf-8">{}</script><script>1</script>',
  '<!-- <script type="application/ld+json">{}</script> --><p>x',
  '<textarea><script type="application/ld+json">{}</script></textarea>',
  '<script type=application/ld+json>{"never":"closed"}',
  '<template><script type="application/ld+json">{"in":"template"}</script></template>',
  `${'<i>x</i>'.repeat(20_000)}<script type="application/ld+json">{"far":1}</script>`,
  '<h1>A <b>&amp; B</b></h1><p>C<br>D<svg><text>no</text></svg><h1>E<h1>F',
  '<ul><li class="job-salary">1 <i id=pay>2</i><li data-qa="gehalt">3</ul><p class="payment">4',
  '<table><tr><td itemprop=baseSalary>5<td>6</table></p></b><![CDATA[x]]><script/>ld+json',
];

function shown(sight: PageSight | undefined): object | undefined {
  return sight && { ...sight, lines: sight.lines() };
}

describe('sight of a page without a tree', () => {
  it('is that of its tree', () => {
    const pages = [...cases.flatMap(({ input }) => input.html ?? []), ...odd];
    for (const page of pages) {
      const html = `${page}<!-- ld+json -->`;
      const document = parsePage(html);
      assert.ok(document !== undefined);
      assert.deepEqual(
        shown(sightOfText(html)),
        shown(sightOf(document, html)),
        html.slice(0, 200),
      );
    }
  });

  it('holds blocks, headings, pay and lines', () => {
    const html =
      '<title>T</title><script type="application/ld+json">{}</script><script>no</script>' +
      '<h1>Line <b>Cook</b></h1><p class="job-salary">€ 10</p><div>a<br>b</div>';
    const sight = sightOfText(html);
    assert.deepEqual(sight?.scripts, ['{}']);
    assert.deepEqual(sight.headings, ['Line Cook']);
    assert.deepEqual(sight.pays, ['€ 10']);
    const lines = sight.lines().filter((line) => line !== '');
    assert.deepEqual(lines, ['T', 'Line Cook', '€ 10', 'a', 'b']);
  });

  it('is not taken of a page that is nested too deep', () => {
    const html = `${'<div>'.repeat(600)}<script type="application/ld+json">{}</script>`;
    assert.equal(parsePage(html), undefined);
    assert.equal(sightOfText(html), undefined);
  });

  it('knows the type of a block in any spelling, and no other', () => {
    assert.ok(isDataType(' application/LD+json ;charset=x'));
    assert.ok(!isDataType('application/json'));
    assert.ok(!isDataType(undefined));
  });
});
