import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { document, escapeHtml, scriptJson } from './markup.ts';

describe('markup', () => {
  it('escapes what would end text or attribute', () => {
    assert.equal(escapeHtml(`a<b>&"c`), 'a&lt;b&gt;&amp;&quot;c');
  });

  it('keeps JSON readable inside a script', () => {
    assert.deepEqual(JSON.parse(scriptJson({ a: '</script>' })), { a: '</script>' });
    assert.doesNotMatch(scriptJson('</script>'), /</u);
  });

  it('names language and title of a page', () => {
    const page = document({ title: 'A & B', language: 'zh-CN', body: '<p>x</p>' });
    assert.match(page, /<html lang="zh-CN">/u);
    assert.match(page, /<title>A &amp; B<\/title>/u);
  });
});
