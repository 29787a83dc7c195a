import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { wornBy } from './wear.ts';

describe('wornBy', () => {
  const limits = { executionsMax: 10, memoryMbMax: 500 };
  for (const { seen, says } of [
    { seen: { executions: 9, memoryMb: 499 }, says: undefined },
    { seen: { executions: 10, memoryMb: 0 }, says: '10 executions, at most 10' },
    { seen: { executions: 0, memoryMb: 500 }, says: '500 MB of memory, at most 500' },
  ]) {
    it(`says ${says ?? 'nothing'} after ${JSON.stringify(seen)}`, () => {
      assert.equal(wornBy(seen, limits), says);
    });
  }

  it('takes 0 for no limit', () => {
    const endless = { executionsMax: 0, memoryMbMax: 0 };
    assert.equal(wornBy({ executions: 1e9, memoryMb: 1e6 }, endless), undefined);
  });
});
