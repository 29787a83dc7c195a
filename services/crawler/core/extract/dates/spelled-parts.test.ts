import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { spellParts } from './spelled-parts.ts';

describe('parts of a date that are named in front', () => {
  for (const { text, locale, want } of [
    { text: 'r8.11.12', locale: 'ja-JP', want: '令和8.11.12' },
    { text: 'ngày 12 tháng 11 năm 2026', locale: 'vi-VN', want: '2026年11月12日' },
    { text: '12 thg 11, 2026', locale: null, want: '2026年11月12日' },
    { text: 'tháng 11/2026', locale: 'vi-VN', want: '2026年11月' },
    { text: '12 tháng 11', locale: 'vi-VN', want: '11月12日' },
    { text: 'r8.11.12', locale: 'en-US', want: 'r8.11.12' },
    { text: '12th november 2026', locale: 'en-GB', want: '12th november 2026' },
  ]) {
    it(`stand behind in "${want}"`, () => {
      assert.equal(spellParts(text, locale), want);
    });
  }
});
