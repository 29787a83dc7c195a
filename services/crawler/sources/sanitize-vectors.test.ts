import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { load } from 'cheerio/slim';
import { load as loadAsBrowser } from 'cheerio';
import { describe, it } from 'mocha';
import { describeText } from './sanitize.ts';

/* The judge is another parser than ours, the one that reads as browsers do. */

const file = new URL('../../../test/held-out/xss.json', import.meta.url);
const { vectors }: { vectors: readonly string[] } = JSON.parse(readFileSync(file, 'utf8'));
const harmless = new Set(
  (
    'html head body p br ul ol li dl dt dd b strong i em u s code h1 h2 h3 h4 h5 h6 blockquote ' +
    'pre hr a sub sup table thead tbody tr th td div colgroup'
  ).split(' '),
);

/** What a browser would make of the markup beyond harmless elements and web links. */
function harmIn(html: string): readonly string[] {
  const harm: string[] = [];
  for (const page of [loadAsBrowser(html), loadAsBrowser(`<table>${html}`), load(html)]) {
    for (const element of page('*').get()) {
      if (!('attribs' in element)) continue;
      if (!harmless.has(element.name)) harm.push(element.name);
      for (const [name, value] of Object.entries(element.attribs)) {
        const isLink = element.name === 'a' && name === 'href';
        if (!isLink || !/^(?:https?:\/\/|mailto:)/u.test(value)) harm.push(`${name}=${value}`);
      }
    }
  }
  return harm;
}

describe('hostile markup', () => {
  it('is judged by a judge that sees harm', () => {
    assert.deepEqual(harmIn('<p>x</p>'), []);
    assert.ok(harmIn('<p onclick=x>').includes('onclick=x'));
    assert.ok(harmIn('<a href="java&#10;script:x">').length > 0);
    assert.ok(vectors.length >= 60);
    assert.ok(vectors.filter((vector) => harmIn(vector).length > 0).length >= 60);
  });

  for (const [index, vector] of vectors.entries()) {
    it(`leaves nothing that runs (${index}: ${vector.slice(0, 50)})`, () => {
      for (const around of ['', '<p>safe</p>', 'safe ', '<div><ul><li>safe']) {
        const { html, text } = describeText(around + vector);
        assert.deepEqual(harmIn(html), []);
        assert.deepEqual(describeText(html).html, html);
        assert.ok(around === '' || text.startsWith('safe'), text);
      }
    });
  }
});
