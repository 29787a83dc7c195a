import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { refusalOf, type Fence, type Refusal } from './refusal.ts';

describe('refusalOf', () => {
  const cases: readonly {
    readonly run: Fence['run'];
    readonly write: Refusal;
    readonly open: Refusal;
  }[] = [
    { run: 'none', write: 'LEASE_LOST', open: 'GRANT_EXPIRED' },
    { run: 'behind', write: 'LEASE_LOST', open: 'GRANT_EXPIRED' },
    { run: 'current', write: 'GRANT_EXPIRED', open: 'GRANT_EXPIRED' },
    { run: 'ahead', write: 'LEASE_LOST', open: 'LEASE_LOST' },
    { run: 'sealed', write: 'LEASE_LOST', open: 'LEASE_LOST' },
  ];
  for (const { run, write, open } of cases) {
    it(`says ${write} to a write and ${open} to an opening when the run is ${run}`, () => {
      assert.equal(refusalOf({ run, isExpired: true }, 'write'), write);
      assert.equal(refusalOf({ run, isExpired: true }, 'open'), open);
    });
  }
  it('says that the call may be tried again when nothing speaks against it', () => {
    assert.equal(refusalOf({ run: 'current', isExpired: false }, 'write'), 'again');
    assert.equal(refusalOf({ run: 'none', isExpired: false }, 'open'), 'again');
  });
});
