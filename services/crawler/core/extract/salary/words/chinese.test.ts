import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in Chinese', () => {
  for (const [locale, word, meaning, value] of [
    ['zh-CN', '年薪', 'period', 'PERIOD_YEAR'],
    ['zh-TW', '時薪', 'period', 'PERIOD_HOUR'],
    ['zh-TW', '面議', 'negotiable', true],
    ['zh-CN', '到手', 'gross', 'GROSS_NET'],
    ['zh-CN', '餐补', 'notPay', true],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
