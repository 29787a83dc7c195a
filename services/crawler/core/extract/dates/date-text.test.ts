import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { plainDateText } from './date-text.ts';

describe('plain text of a date', () => {
  const cases = [
    { text: 'NOV 30', plain: 'nov 30' },
    { text: '１１月２０日', plain: '11月20日' },
    { text: '١٥ نوفمبر ٢٠٢٦', plain: '15 نوفمبر 2026' },
    { text: '๓๐', plain: '30' },
    { text: '12 พ.ย. 2569', plain: '12 พย. 2569' },
    { text: '二〇二六年十一月三日', plain: '2026年11月3日' },
    { text: '十月二十一日', plain: '10月21日' },
    { text: '两天前', plain: '2天前' },
    { text: '令和元年', plain: '令和1年' },
    { text: '一昨日', plain: '一昨日' },
  ];
  for (const { text, plain } of cases) {
    it(`of "${text}" is "${plain}"`, () => {
      assert.equal(plainDateText(text), plain);
    });
  }
});
