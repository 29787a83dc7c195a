import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readTotal } from './list-total.ts';

describe('total of a list', () => {
  const totals = [
    { text: '1,234 jobs', want: 1_234 },
    { text: '共 45 个职位', want: 45 },
    { text: '12 jobs in CA', want: 12 },
    { text: '1,000+ jobs', want: undefined },
    { text: 'over 300 jobs', want: undefined },
    { text: 'über 40 Stellen', want: undefined },
    { text: 'ca. 40 Stellen', want: undefined },
    { text: '500多个职位', want: undefined },
    { text: 'более 40', want: undefined },
    { text: '1-20 of 45', want: undefined },
    { text: '10K jobs', want: undefined },
    { text: '20 Tsd. Stellen', want: undefined },
    { text: '3万件', want: undefined },
    { text: '20 тыс. вакансий', want: undefined },
    { text: 'up to 500 jobs', want: undefined },
    { text: 'Top 20', want: undefined },
    { text: '≥ 100 jobs', want: undefined },
    { text: '20 kitchens, all in one place', want: 20 },
  ];
  for (const { text, want } of totals) {
    it(`is ${want ?? 'unknown'} by "${text}"`, () => {
      assert.equal(readTotal(text), want);
    });
  }
});
