import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in Slavic languages', () => {
  for (const [locale, word, meaning, value] of [
    ['pl-PL', 'miesięcznie', 'period', 'PERIOD_MONTH'],
    ['pl-PL', 'na rękę', 'gross', 'GROSS_NET'],
    ['cs-CZ', 'hrubého', 'gross', 'GROSS_GROSS'],
    ['ru-RU', 'на руки', 'gross', 'GROSS_NET'],
    ['uk-UA', 'на місяць', 'period', 'PERIOD_MONTH'],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
