import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in Italian, Spanish and Portuguese', () => {
  for (const [locale, word, meaning, value] of [
    ['it-IT', 'ral', 'period', 'PERIOD_YEAR'],
    ['es-ES', 'pagas', 'payments', true],
    ['es-ES', 'a convenir', 'negotiable', true],
    ['pt-BR', 'a combinar', 'negotiable', true],
    ['pt-BR', 'líquido', 'gross', 'GROSS_NET'],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
