import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in French', () => {
  for (const [locale, word, meaning, value] of [
    ['fr-FR', 'tjm', 'period', 'PERIOD_DAY'],
    ['fr-FR', 'bruts', 'gross', 'GROSS_GROSS'],
    ['fr-FR', 'smic', 'pay', true],
    ['fr-FR', 'selon profil', 'negotiable', true],
    ['fr-FR', "jusqu'à", 'range', 'word'],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
