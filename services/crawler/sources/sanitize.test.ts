import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { describeText } from './sanitize.ts';

describe('description', () => {
  const cases = [
    {
      source:
        '<p>Build <b onclick="x()">services</b>.<script>alert(1)</script></p>' +
        '<img src=x onerror="y()">',
      html: '<p>Build <b>services</b>.</p>',
      text: 'Build services.',
    },
    { source: 'a < b\n\nc', html: '<p>a &lt; b</p><p>c</p>', text: 'a < b\n\nc' },
    {
      source: '<a href="javascript:x()">a</a><a href="https://x.test/?a=1&amp;b=2">b</a>',
      html: '<a>a</a><a href="https://x.test/?a=1&amp;b=2">b</a>',
      text: 'ab',
    },
    {
      source: '<p>Use the &lt;b&gt; tag.</p>',
      html: '<p>Use the &lt;b&gt; tag.</p>',
      text: 'Use the <b> tag.',
    },
    { source: '<div><span>a</span><iframe src=x>b</iframe></div>', html: 'a', text: 'a' },
    { source: '<p>a<br>b<p>c', html: '<p>a<br>b</p><p>c</p>', text: 'a\nb\n\nc' },
    { source: '', html: '', text: '' },
  ];
  for (const { source, html, text } of cases) {
    it(`is made safe: ${source.slice(0, 40)}`, () => {
      assert.deepEqual(describeText(source), { html, text });
    });
  }

  it('keeps the text of what is nested too deep', () => {
    const { html, text } = describeText(`${'<ul><li>'.repeat(200)}x`);
    assert.equal(text, 'x');
    assert.ok(html.includes('x') && html.length < 2_000);
  });
});
