import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { compilePattern, hasGroup } from './safe-pattern.ts';

describe('patterns of a definition', () => {
  for (const text of [
    'id=(\\d+)',
    '(?:a|b)+(c)',
    '[(?=]+',
    '(?<year>\\d{4})',
    '\\(\\d+\\)',
    'a{2,}',
  ]) {
    it(`takes ${text}`, () => {
      assert.ok(compilePattern(text) instanceof RegExp);
    });
  }

  const refused = [
    { text: '(?=a)b', word: 'look-around' },
    { text: 'a(?!b)', word: 'look-around' },
    { text: '(?<=a)b', word: 'look-around' },
    { text: '(?<!a)b', word: 'look-around' },
    { text: '(a)\\1', word: 'back-reference' },
    { text: '(?<x>a)\\k<x>', word: 'back-reference' },
    { text: '(a+)+', word: 'repeats a repetition' },
    { text: '((a*)b){2,}', word: 'repeats a repetition' },
    { text: '(', word: 'no regular expression' },
  ];
  for (const { text, word } of refused) {
    it(`refuses ${text}: ${word}`, () => {
      const result = compilePattern(text);
      assert.ok(!(result instanceof RegExp) && result.complaint.includes(word));
    });
  }

  it('know whether they have a group', () => {
    assert.equal(hasGroup(/a(b)/u), true);
    assert.equal(hasGroup(/a(?:b)/u), false);
  });
});
