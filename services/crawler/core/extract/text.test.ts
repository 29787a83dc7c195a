import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { clip, collapseSpace, isLonger, isStorable, safeText, tidyLines } from './text.ts';

describe('text', () => {
  const dirty = [
    { text: 'a\u0000b', want: 'ab' },
    { text: 'a\ud800b', want: 'a\ufffdb' },
    { text: 'a\u0007b\u007f', want: 'ab' },
  ];
  for (const { text, want } of dirty) {
    it(`makes ${JSON.stringify(text)} storable and says so`, () => {
      assert.deepEqual(safeText(text), { text: want, isCleaned: true });
      assert.equal(isStorable(text), false);
    });
  }

  it('leaves good text alone, line breaks and emoji too', () => {
    assert.deepEqual(safeText('a\tb\n😀'), { text: 'a\tb\n😀', isCleaned: false });
  });

  it('collapses every kind of white space', () => {
    assert.equal(collapseSpace('\u00a0 a\n\t b\u3000c\u200b '), 'a b c');
  });

  it('keeps lines, and no more than one empty one', () => {
    assert.equal(tidyLines(' a \r\n\n\n\n  b  c '), 'a\n\nb c');
  });

  it('counts characters, not code units', () => {
    assert.equal(isLonger('😀😀', 2), false);
    assert.equal(isLonger('😀😀😀', 2), true);
    assert.equal(isLonger('x'.repeat(100), 2), true);
    assert.equal(clip('😀😀😀', 2), '😀😀');
    assert.equal(clip('ab', 2), 'ab');
  });

  it('loses marks that nobody sees', () => {
    assert.equal(collapseSpace('Soft\u00adware \u202etxt\u202c'), 'Software txt');
    assert.equal(tidyLines('a\u200b\nb\u2066c\u2069'), 'a\nbc');
    assert.equal(collapseSpace('می\u200cخواهم'), 'می\u200cخواهم');
  });
});
