import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { plainText, unescapedMarkup } from './stray-markup.ts';

describe('markup where none should be', () => {
  it('leaves a field that should be plain', () => {
    assert.equal(plainText('R&amp;D <b>Nurse</b>'), 'R&D Nurse');
    assert.equal(plainText('AT&amp;T'), 'AT&T');
    assert.equal(plainText('C < D & E'), 'C < D & E');
    assert.equal(plainText('Generics <T>'), 'Generics <T>');
  });

  it('is decoded where it was stored escaped, and not where a tag is shown', () => {
    assert.equal(unescapedMarkup('&lt;p&gt;a &amp;amp; b&lt;/p&gt;'), '<p>a &amp; b</p>');
    assert.equal(
      unescapedMarkup('<p>the &lt;b&gt;x&lt;/b&gt; tag</p>'),
      '<p>the &lt;b&gt;x&lt;/b&gt; tag</p>',
    );
    assert.equal(unescapedMarkup('if a &lt; b'), 'if a &lt; b');
  });
});
