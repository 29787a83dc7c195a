import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readEducation } from './education.ts';

describe('education', () => {
  const cases = [
    { text: '学历不限', want: { level: 'LEVEL_ANY' } },
    { text: '大专', want: { level: 'LEVEL_VOCATIONAL' } },
    { text: '本科及以上', want: { level: 'LEVEL_BACHELOR' } },
    { text: '硕士/博士', want: { level: 'LEVEL_MASTER' } },
    { text: 'Ph.D. in physics', want: { level: 'LEVEL_DOCTORATE' } },
    { text: '대졸 이상', want: { level: 'LEVEL_BACHELOR' } },
    { text: 'Bac+5', want: { level: 'LEVEL_MASTER' } },
    { text: 'Abgeschlossene Ausbildung', want: { level: 'LEVEL_VOCATIONAL' } },
    { text: 'HighSchool', want: { level: 'LEVEL_SECONDARY' } },
    { text: 'professional certificate', want: { level: 'LEVEL_VOCATIONAL' } },
    { text: 'post-secondary', want: { level: 'LEVEL_VOCATIONAL' } },
    { text: 'B.Sc. or M.Sc.', want: { level: 'LEVEL_BACHELOR' } },
    { text: 'undergraduate degree', want: { level: 'LEVEL_BACHELOR' } },
    { text: 'postgraduate degree', want: { level: 'LEVEL_MASTER' } },
    { text: 'Bac', want: { level: 'LEVEL_SECONDARY' } },
    { text: 'Hochschulabschluss', want: { level: 'LEVEL_BACHELOR' } },
    { text: 'MBA', want: { level: 'LEVEL_MASTER' } },
    { text: 'Degree in law', want: { level: 'LEVEL_BACHELOR' } },
    { text: 'A-levels', want: { level: 'LEVEL_SECONDARY' } },
    { text: 'Meister oder Techniker', want: { level: 'LEVEL_VOCATIONAL' } },
    { text: 'WO', want: { level: 'LEVEL_BACHELOR' } },
    { text: '研究所', want: { level: 'LEVEL_MASTER' } },
    { text: 'Master Data Management', want: {} },
    { text: 'Scrum Master', want: {} },
    { text: 'a basic mind', want: {} },
    { text: '良好', want: {} },
  ];
  for (const { text, want } of cases) {
    it(`is read from "${text}"`, () => {
      assert.deepEqual(readEducation(text), { text, ...want });
    });
  }
});
