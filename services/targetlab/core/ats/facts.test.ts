import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleJob, generateJobs } from '../generate-jobs.ts';
import { factsOf } from './facts.ts';

describe('facts of an applicant tracking system', () => {
  it('are the same for the same job, and names of their own for each', () => {
    assert.deepEqual(factsOf(exampleJob), factsOf(exampleJob));
    const facts = generateJobs({ seed: 1, count: 200 }).map(factsOf);
    assert.equal(new Set(facts.map(({ number }) => number)).size, 200);
    assert.equal(new Set(facts.map(({ uuid }) => uuid)).size, 200);
  });

  it('follow an edit of the job', () => {
    const { cities, kind } = factsOf({ ...exampleJob, city: '成都', employment: '实习' });
    assert.equal(cities[0], '成都');
    assert.equal(kind, 'intern');
  });

  const pays = [
    { text: '15k-25k·13薪', want: { min: 15_000, max: 25_000 } },
    { text: '6-8K·14薪', want: { min: 6_000, max: 8_000 } },
    { text: '9000-12000元/月', want: { min: 9_000, max: 12_000 } },
    { text: '0.8-1.2万/月', want: { min: 8_000, max: 12_000 } },
    { text: '面议', want: undefined },
  ];
  for (const { text, want } of pays) {
    it(`have the pay of "${text}" in numbers`, () => {
      assert.deepEqual(factsOf({ ...exampleJob, salary: text }).pay, want);
    });
  }
});
