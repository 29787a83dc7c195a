import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in further languages of Europe', () => {
  for (const [locale, word, meaning, value] of [
    ['hu-HU', 'bruttó', 'gross', 'GROSS_GROSS'],
    ['ro-RO', 'lunar', 'period', 'PERIOD_MONTH'],
    ['tr-TR', 'aylık', 'period', 'PERIOD_MONTH'],
    ['el-GR', 'μικτά', 'gross', 'GROSS_GROSS'],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
