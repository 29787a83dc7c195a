import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isListOfHan, parseHan } from './parse-han.ts';

describe('places of East Asia', () => {
  const nowhere = { locale: null, sourceCountry: null };
  const cases = [
    {
      parts: ['广东省深圳市南山区'],
      want: { country: 'CN', region: '广东省', city: '深圳市', district: '南山区' },
    },
    { parts: ['北京', '海淀区'], want: { country: 'CN', city: '北京', district: '海淀区' } },
    { parts: ['中国上海'], want: { country: 'CN', city: '上海' } },
    { parts: ['台北市信義區'], want: { country: 'TW', city: '台北市', district: '信義區' } },
    {
      parts: ['〒530-0001 大阪府大阪市北区'],
      want: {
        country: 'JP',
        region: '大阪府',
        city: '大阪市',
        district: '北区',
        postalCode: '530-0001',
      },
    },
    {
      parts: ['경기도 성남시 분당구'],
      want: { country: 'KR', region: '경기도', city: '성남시', district: '분당구' },
    },
    { parts: ['东京'], want: { city: '东京' } },
    { parts: ['日本', '东京'], want: { country: 'JP', city: '东京' } },
  ];
  for (const { parts, want } of cases) {
    it(`are read from ${parts.join(', ')}`, () => {
      assert.deepEqual(parseHan(parts, nowhere), want);
    });
  }

  it('are a list where each of them is a city of its own', () => {
    for (const parts of [
      ['大阪', '京都'],
      ['札幌', '仙台', '東京'],
      ['北京', '上海'],
    ]) {
      assert.equal(isListOfHan(parts), true, parts.join('・'));
    }
    for (const parts of [
      ['静岡', '浜松'],
      ['北京', '海淀区'],
      ['吉林', '长春'],
    ]) {
      assert.equal(isListOfHan(parts), false, parts.join('・'));
    }
  });
});
