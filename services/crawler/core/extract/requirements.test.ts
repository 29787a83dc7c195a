import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readEducation, readExperience } from './requirements.ts';

describe('requirements', () => {
  const experiences = [
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
    { text: '资深', want: {} },
  ];
  for (const { text, want } of experiences) {
    it(`read experience from "${text}"`, () => {
      assert.deepEqual(readExperience(text), { text, ...want });
    });
  }

  const educations = [
    { text: '学历不限', want: { level: 'LEVEL_ANY' } },
    { text: '大专', want: { level: 'LEVEL_VOCATIONAL' } },
    { text: '本科及以上', want: { level: 'LEVEL_BACHELOR' } },
    { text: '硕士/博士', want: { level: 'LEVEL_MASTER' } },
    { text: 'Ph.D. in physics', want: { level: 'LEVEL_DOCTORATE' } },
    { text: '대졸 이상', want: { level: 'LEVEL_BACHELOR' } },
    { text: 'Bac+5', want: { level: 'LEVEL_MASTER' } },
    { text: 'Abgeschlossene Ausbildung', want: { level: 'LEVEL_VOCATIONAL' } },
    { text: '良好', want: {} },
  ];
  for (const { text, want } of educations) {
    it(`read education from "${text}"`, () => {
      assert.deepEqual(readEducation(text), { text, ...want });
    });
  }
});
