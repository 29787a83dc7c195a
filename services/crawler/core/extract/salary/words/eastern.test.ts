import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lexiconOf } from '../lexicon.ts';

describe('words of pay in languages of the east', () => {
  for (const [locale, word, meaning, value] of [
    ['vi-VN', 'thỏa thuận', 'negotiable', true],
    ['id-ID', 'per bulan', 'period', 'PERIOD_MONTH'],
    ['th-TH', 'เดือน', 'unit', 'PERIOD_MONTH'],
    ['ar-SA', 'شهريا', 'period', 'PERIOD_MONTH'],
    ['fa-IR', 'توافقی', 'negotiable', true],
    ['he-IL', 'לחודש', 'period', 'PERIOD_MONTH'],
  ] as const) {
    it(`has "${word}" as ${meaning} in ${locale}`, () => {
      assert.equal(lexiconOf(locale).longestAt(word, 0)?.meaning[meaning], value);
    });
  }
});
