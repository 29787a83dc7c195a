import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { titleOf, wordsOf } from './page-words.ts';

describe('wordsOf', () => {
  const cases = [
    ['<h1>Not&nbsp;found</h1><p>a  &lt;b&gt;\n c</p>', 'Not found\na <b>\nc'],
    ['<style>a{}</style>x<script>if (a<b) y</script>z', 'xz'],
    ['a<!-- <p>b</p> -->c', 'ac'],
    ['a<script>never ends', 'a'],
    ['a<b', 'a'],
    ['&#x5B89;&#20840; &#0; &#x110000; &foo;', '安全 &#0; &#x110000; &foo;'],
    ['', ''],
  ] as const;
  for (const [markup, words] of cases) {
    it(`reads ${JSON.stringify(markup)}`, () => assert.equal(wordsOf(markup), words));
  }

  it('is linear', () => {
    for (const text of ['<script', '<!--', '<', '<p>', '&#x']) {
      const startMs = performance.now();
      wordsOf(text.repeat(16_384 / text.length));
      assert.ok(performance.now() - startMs < 200, text);
    }
  });
});

describe('titleOf', () => {
  it('reads the first title in one line', () => {
    assert.equal(titleOf('<head><TITLE lang=x>\n a &amp;\n b</TITLE><title>c</title>'), 'a & b');
    assert.equal(titleOf('<title>cut'), '');
    assert.equal(titleOf('<p>'), '');
  });
});
