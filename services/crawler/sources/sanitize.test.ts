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
      html: '<p><a>a</a><a href="https://x.test/?a=1&amp;b=2">b</a></p>',
      text: 'ab',
    },
    {
      source: '<p>Use the &lt;b&gt; tag.</p>',
      html: '<p>Use the &lt;b&gt; tag.</p>',
      text: 'Use the <b> tag.',
    },
    {
      source: '<div><span>a</span><iframe src=x>b</iframe></div>',
      html: '<div>a</div>',
      text: 'a',
    },
    { source: '<span>a</span>', html: '<p>a</p>', text: 'a' },
    { source: 'a<script>x()</script>', html: '<p>a</p>', text: 'a' },
    {
      source: '<section><h2>We</h2>\n<ul>\n<li>one\n<li>two\n</ul></section>',
      html: '<div><h2>We</h2>\n<ul>\n<li>one\n</li><li>two\n</li></ul></div>',
      text: 'We\n\none\ntwo',
    },
    { source: '<p>one\n  line</p>', html: '<p>one\nline</p>', text: 'one line' },
    {
      source: '<b>By hand:</b>\none\ntwo',
      html: '<p><b>By hand:</b><br>one<br>two</p>',
      text: 'By hand:\none\ntwo',
    },
    { source: 'R&#x26;D', html: '<p>R&amp;D</p>', text: 'R&D' },
    {
      source: '<table><tr><td>a</td><td>b</td></tr></table>',
      html: '<table><tr><td>a</td><td>b</td></tr></table>',
      text: 'a b',
    },
    {
      source: '<form><p>a</p><button>Apply</button></form>',
      html: '<div><p>a</p></div>',
      text: 'a',
    },
    { source: '<a href="http://user:secret@x.test">a</a>', html: '<p><a>a</a></p>', text: 'a' },
    { source: '<p>a<br>b<p>c', html: '<p>a<br>b</p><p>c</p>', text: 'a\nb\n\nc' },
    { source: '', html: '', text: '' },
  ];
  for (const { source, html, text } of cases) {
    it(`is made safe: ${source.slice(0, 40)}`, () => {
      assert.deepEqual(describeText(source), { html, text });
      assert.deepEqual(describeText(html), { html, text });
    });
  }

  it('keeps the text of what is nested too deep', () => {
    const { html, text } = describeText(`${'<ul><li>'.repeat(200)}x`);
    assert.equal(text, 'x');
    assert.ok(html.includes('x') && html.length < 2_000);
  });

  it('is read as far as a record could hold it, and says where more was left', () => {
    const long = describeText('<p>words</p>'.repeat(100_000));
    assert.equal(long.isCut, true);
    assert.ok(long.text.length > 100_000);
    const picture = `<img src="data:image/png;base64,${'A'.repeat(900_000)}">`;
    assert.deepEqual(describeText(`<p>a</p>${picture}<p>b</p>`), {
      html: '<p>a</p><p>b</p>',
      text: 'a\n\nb',
    });
  });
});
