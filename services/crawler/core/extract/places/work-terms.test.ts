import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  atHomeTerms,
  hybridTerms,
  nationwideTerms,
  officeTerms,
  worldwideTerms,
} from './work-terms.ts';

describe('words for ways of working', () => {
  const lists = [atHomeTerms, hybridTerms, nationwideTerms, officeTerms, worldwideTerms];

  it('stand in one list each, and once', () => {
    const words = lists.flat();
    assert.equal(new Set(words).size, words.length);
  });

  it('are whole expressions, written small', () => {
    for (const word of lists.flat()) {
      assert.doesNotThrow(() => new RegExp(`^(?:${word})$`, 'u'));
      if (word !== 'OK') assert.equal(word, word.toLowerCase());
    }
  });
});
