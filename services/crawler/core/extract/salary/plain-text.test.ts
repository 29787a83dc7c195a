import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { plainText } from './plain-text.ts';

describe('a pay text in one form', () => {
  for (const { text, want } of [
    { text: '１５Ｋ', want: '15k' },
    { text: 'A\u202fB\u00a0 C', want: 'a b c' },
    { text: '\u200e12\u200f', want: '12' },
    { text: 'CHF 6’500', want: "chf 6'500" },
    { text: 'one\r\ntwo', want: 'one ; two' },
    { text: '٥٠٠٠٫٥', want: '5000.5' },
    { text: '۱۵', want: '15' },
    { text: '๒๕', want: '25' },
    { text: '八千', want: '8千' },
    { text: '二十万', want: '20万' },
    { text: '一万五', want: '1万5' },
    { text: '十三薪', want: '13薪' },
    { text: '年薪百万', want: '年薪1百万' },
    { text: '一天200', want: '一天200' },
    { text: '五险一金', want: '五险一金' },
  ]) {
    it(`is "${want}" for "${text}"`, () => {
      assert.equal(plainText(text), want);
    });
  }

  it('is clipped to what a pay text can be', () => {
    assert.ok(plainText('x'.repeat(2_000_000)).length <= 500);
  });
});
