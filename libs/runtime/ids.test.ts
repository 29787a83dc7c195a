import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isUuid, uuidv7 } from './ids.ts';

describe('ids', () => {
  it('are UUIDs of version 7 and sort by time', () => {
    const ids = Array.from({ length: 100 }, () => uuidv7());
    assert.deepEqual(ids.toSorted(), ids);
    assert.ok(ids.every((id) => isUuid(id) && id[14] === '7'));
  });

  for (const text of ['', 'x', '01A22A61-B1E9-795A-8613-289D935DF725']) {
    it(`do not take "${text}" for one`, () => assert.equal(isUuid(text), false));
  }
});
