import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in the languages of the north', () => {
  for (const [locale, word, meaning, value] of [
    ['sv-SE', 'enligt överenskommelse', 'negotiable', true],
    ['sv-SE', 'timlön', 'period', 'PERIOD_HOUR'],
    ['nb-NO', 'etter avtale', 'negotiable', true],
    ['da-DK', 'pr. md.', 'period', 'PERIOD_MONTH'],
    ['fi-FI', 'kk', 'unit', 'PERIOD_MONTH'],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
