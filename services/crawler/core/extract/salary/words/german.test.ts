import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in German', () => {
  for (const [locale, word, meaning, value] of [
    ['de-DE', 'jahresbruttogehalt', 'period', 'PERIOD_YEAR'],
    ['de-DE', 'jahresbruttogehalt', 'gross', 'GROSS_GROSS'],
    ['de-AT', 'mindestens', 'from', true],
    ['de-CH', 'nach absprache', 'negotiable', true],
    ['de-DE', 'tvöd', 'pay', true],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
