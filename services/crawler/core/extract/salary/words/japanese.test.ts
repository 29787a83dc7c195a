import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in Japanese', () => {
  for (const [locale, word, meaning, value] of [
    ['ja-JP', '年俸', 'period', 'PERIOD_YEAR'],
    ['ja-JP', '応相談', 'negotiable', true],
    ['ja-JP', '手取り', 'gross', 'GROSS_NET'],
    ['ja-JP', '以上', 'andMore', true],
    ['ja-JP', 'まで', 'atMost', true],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
