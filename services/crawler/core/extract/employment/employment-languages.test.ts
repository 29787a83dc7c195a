import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { employmentMeaning } from './employment-words.ts';
import { employmentLanguages } from './employment-languages.ts';

describe('employment words of further languages', () => {
  it('are written as texts are when they are looked up', () => {
    for (const [, words] of employmentLanguages) {
      assert.equal(words, words.toLowerCase());
      assert.doesNotMatch(words, /-|\|\||^\||\|$/u);
    }
  });

  it('mean the same in any language of the source', () => {
    for (const word of ['teljes munkaidő', 'משרה מלאה', 'toàn thời gian', 'งานประจำ']) {
      const meaning = employmentMeaning(word.normalize('NFKC'), 'en');
      assert.deepEqual(meaning?.types, ['EMPLOYMENT_TYPE_FULL_TIME'], word);
    }
  });
});
