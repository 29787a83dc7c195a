import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exampleJob, generateJobs } from './generate-jobs.ts';

describe('generated jobs', () => {
  it('are the same for the same seed and others for another', () => {
    assert.deepEqual(generateJobs({ seed: 4, count: 50 }), generateJobs({ seed: 4, count: 50 }));
    assert.notDeepEqual(generateJobs({ seed: 4, count: 50 }), generateJobs({ seed: 5, count: 50 }));
  });

  it('begin with the example', () => {
    assert.deepEqual(generateJobs({ seed: 9, count: 3 })[0], exampleJob);
    assert.deepEqual(generateJobs({ seed: 9, count: 0 }), []);
  });

  it('have an id each', () => {
    const ids = generateJobs({ seed: 1, count: 2_000 }).map((job) => job.externalId);
    assert.equal(new Set(ids).size, 2_000);
  });

  it('do not change when the board gets longer', () => {
    const short = generateJobs({ seed: 2, count: 10 });
    assert.deepEqual(generateJobs({ seed: 2, count: 20 }).slice(0, 10), short);
  });
});
