import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readExperience } from './experience.ts';

describe('experience', () => {
  const cases = [
    { text: '3-5年', want: { minMonths: 36, maxMonths: 60 } },
    { text: '经验不限', want: { any: true } },
    { text: '1年以上', want: { minMonths: 12 } },
    { text: '1年以内', want: { maxMonths: 12 } },
    { text: '2+ years of experience', want: { minMonths: 24 } },
    { text: '6 months', want: { minMonths: 6 } },
    { text: '3个月', want: { minMonths: 3 } },
    { text: '1.5年', want: { minMonths: 18 } },
    { text: 'bis zu 3 Jahre', want: { maxMonths: 36 } },
    { text: 'de 3 à 5 ans', want: { minMonths: 36, maxMonths: 60 } },
    { text: '2 años', want: { minMonths: 24 } },
    { text: '경력 3년 이상', want: { minMonths: 36 } },
    { text: '3年以上の経験', want: { minMonths: 36 } },
    { text: 'ohne Berufserfahrung', want: { any: true } },
    { text: 'less than 1 year', want: { maxMonths: 12 } },
    { text: '1年未満', want: { maxMonths: 12 } },
    { text: 'moins de 2 ans', want: { maxMonths: 24 } },
    { text: 'maximum 5 years', want: { maxMonths: 60 } },
    { text: 'от 3 лет', want: { minMonths: 36 } },
    { text: '3年〜5年', want: { minMonths: 36, maxMonths: 60 } },
    { text: '2 or 3 years', want: { minMonths: 24, maxMonths: 36 } },
    { text: 'at least three (3) years', want: { minMonths: 36 } },
    { text: '三年以上', want: { minMonths: 36 } },
    { text: '18 years or older, 2 years of cooking', want: { minMonths: 24 } },
    { text: 'Must be 18 years of age', want: {} },
    { text: 'No prior experience required', want: { any: true } },
    { text: 'between 2 and 5 years', want: { minMonths: 24, maxMonths: 60 } },
    { text: 'tot 3 jaar', want: { maxMonths: 36 } },
    { text: 'Founded 20 years ago', want: {} },
    { text: 'a team of 5', want: {} },
    { text: '6 months to 1 year', want: { minMonths: 6, maxMonths: 12 } },
    { text: '半年以上', want: { minMonths: 6 } },
    { text: 'minst 3 års erfarenhet', want: { minMonths: 36 } },
    { text: '无需经验', want: { any: true } },
    { text: '资深', want: {} },
  ];
  for (const { text, want } of cases) {
    it(`is read from "${text}"`, () => {
      assert.deepEqual(readExperience(text), { text, ...want });
    });
  }
});
