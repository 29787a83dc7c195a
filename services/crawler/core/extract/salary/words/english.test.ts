import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in English', () => {
  for (const [locale, word, meaning, value] of [
    ['en-US', 'biweekly', 'period', 'PERIOD_BIWEEK'],
    ['en-GB', 'pcm', 'period', 'PERIOD_MONTH'],
    ['en-US', 'depending on experience', 'negotiable', true],
    ['en-AU', 'take-home', 'gross', 'GROSS_NET'],
    ['en-IN', 'as per industry standards', 'pay', true],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
