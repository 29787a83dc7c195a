import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { matchesPath, strike, type Fault } from './fault.ts';

const fault: Fault = {
  id: 'f1',
  path: '/jobs*',
  times: 2,
  after: 0,
  what: { kind: 'status', status: 503 },
};

describe('faults', () => {
  const patterns = [
    { pattern: '/jobs', target: '/jobs', fits: true },
    { pattern: '/jobs', target: '/jobs?page=2', fits: false },
    { pattern: '/jobs*', target: '/jobs?page=2', fits: true },
    { pattern: '/jobs/*', target: '/jobs', fits: false },
    { pattern: '*page=2', target: '/jobs?page=2', fits: true },
    { pattern: '/a*a', target: '/a', fits: false },
    { pattern: '/*/x*z', target: '/y/xyz', fits: true },
    { pattern: '*', target: '/', fits: true },
  ];
  for (const { pattern, target, fits } of patterns) {
    it(`says that "${pattern}" ${fits ? 'fits' : 'does not fit'} "${target}"`, () => {
      assert.equal(matchesPath(pattern, target), fits);
    });
  }

  it('strike as often as they were told, want never again', () => {
    let faults: readonly Fault[] = [fault];
    const struck: boolean[] = [];
    for (let request = 0; request < 3; request += 1) {
      const result = strike(faults, '/jobs');
      struck.push(result.fault !== undefined);
      faults = result.left;
    }
    assert.deepEqual(struck, [true, true, false]);
    assert.deepEqual(faults, []);
  });

  it('strike for ever without a count', () => {
    const endless = { ...fault, times: null };
    assert.deepEqual(strike([endless], '/jobs').left, [endless]);
  });

  it('let requests pass first where told so', () => {
    const late = { ...fault, after: 1, times: 1 };
    const first = strike([late], '/jobs');
    assert.equal(first.fault, undefined);
    assert.equal(strike(first.left, '/jobs').fault?.id, 'f1');
  });

  it('strike one at a time, in the order of their making', () => {
    const second = { ...fault, id: 'f2' };
    const result = strike([{ ...fault, times: 1 }, second], '/jobs');
    assert.equal(result.fault?.id, 'f1');
    assert.deepEqual(result.left, [second]);
  });
});
