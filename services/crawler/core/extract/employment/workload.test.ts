import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { cutWorkload, sharesOf, workloadOf } from './workload.ts';

const [full, part] = ['EMPLOYMENT_TYPE_FULL_TIME', 'EMPLOYMENT_TYPE_PART_TIME'];

describe('a share of full hours', () => {
  it('is a percentage, whichever way it is written', () => {
    assert.equal(sharesOf('0,8 fte'), '80-80%');
    assert.equal(sharesOf('0.8 - 1.0 fte'), '80-100%');
    assert.equal(sharesOf('3/4 etatu, b2b'), '75-75%, b2b');
    assert.equal(sharesOf('fte 0.5'), '50-50%');
  });

  it('is none where more than one person is sought, or nothing is divided', () => {
    for (const text of ['2 fte', '10.5 fte', '1/2 day', 'fte']) assert.equal(sharesOf(text), text);
  });

  it('may stand beside a form of employment, and beside no other words', () => {
    const isForm = (words: string) => words === 'vikariat';
    assert.deepEqual(cutWorkload('80 % vikariat', isForm), { load: [part], rest: 'vikariat' });
    assert.deepEqual(cutWorkload('vikariat 100%', isForm), { load: [full], rest: 'vikariat' });
    assert.deepEqual(cutWorkload('100% remote', isForm), { rest: '100% remote' });
  });

  it('says whether hours are full', () => {
    assert.deepEqual(workloadOf('80-100%'), [full, part]);
    assert.deepEqual(workloadOf('50 %-stelle'), [part]);
    assert.deepEqual(workloadOf('beschäftigungsgrad 100%'), [full]);
    assert.equal(workloadOf('10% bonus'), undefined);
  });
});
