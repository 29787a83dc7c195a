import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in Korean', () => {
  for (const [locale, word, meaning, value] of [
    ['ko-KR', '월급', 'period', 'PERIOD_MONTH'],
    ['ko-KR', '건당', 'period', 'PERIOD_PIECE'],
    ['ko-KR', '내규', 'pay', true],
    ['ko-KR', '세전', 'gross', 'GROSS_GROSS'],
    ['ko-KR', '협의', 'negotiable', true],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
