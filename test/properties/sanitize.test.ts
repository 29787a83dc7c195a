import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { growth, mutatedTexts, propertyRuns } from '../support/mutate-text.ts';
import { describeText } from '../../services/crawler/sources/sanitize.ts';

/* What holds of any markup: what comes out is a few bare tags, web links and escaped text. */

const runs = propertyRuns(1_000);
const longMs = 600_000;
const file = new URL('../held-out/xss.json', import.meta.url);
const { vectors }: { vectors: readonly string[] } = JSON.parse(readFileSync(file, 'utf8'));
const pages = [
  '<h2>About</h2><p>We <b>build</b>\nthings.</p><ul><li>one<li>two</ul><a href="https://x.test/?a=1&b">x</a>',
  'Plain text\n\nwith lines & <less than',
  '<div><p>a<br>b</div><table><tr><td>1<td>2</table><pre>x\n  y</pre>',
];
const bits = ['<p>', '</p>', '<div>', '</div>', '<a href="', '">', '<br/>', '<!--', '-->', '<svg>'];
const bare = new RegExp(
  String.raw`<(?:br|hr)>|<\/?(?:p|ul|ol|li|dl|dt|dd|b|strong|i|em|u|s|code|h[1-6]|blockquote|` +
    String.raw`pre|a|sub|sup|table|thead|tbody|tr|th|td|div)>|<a href="(?:https?:\/\/|` +
    String.raw`mailto:)[^"<>]*">`,
  'gu',
);

describe('any markup', () => {
  it('becomes bare tags, web links and text, and stays that', function () {
    this.timeout(longMs);
    for (const source of mutatedTexts({
      seed: 4,
      count: runs,
      from: [...vectors, ...pages],
      bits,
    })) {
      const { html, text } = describeText(source);
      assert.doesNotMatch(html.replace(bare, ''), /[<>]/u, source);
      assert.deepEqual(describeText(source), { html, text });
      assert.equal(describeText(html).html, html, JSON.stringify(source));
    }
  });

  it('costs time that grows with its length', function () {
    this.timeout(longMs);
    const units = ['<b>', '<div>x</div>', '&lt;', '<', '<!--', '<a href=x>', '</p>', '<td>'];
    for (const unit of units) {
      const cost = growth((text) => describeText(text), unit);
      // Linear work gives 20, quadratic work 400.
      assert.ok(cost < 40, `1 MB of "${unit}" costs ${cost.toFixed(1)} times 50 kB`);
    }
  });
});
