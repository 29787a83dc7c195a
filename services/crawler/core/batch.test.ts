import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { emptyBatch, fitsBatch, recordOctets, withItem } from './batch.ts';

describe('a batch', () => {
  it('holds 200 observations', () => {
    let size = emptyBatch;
    while (fitsBatch(size, 10)) size = withItem(size, 10);
    assert.equal(size.items, 200);
  });

  it('holds 2 MiB, and one observation however large', () => {
    assert.ok(fitsBatch(emptyBatch, 9_000_000));
    assert.ok(!fitsBatch({ items: 1, octets: 2_000_000 }, 200_000));
  });

  it('estimates a record from above', () => {
    const record = {
      title: '工程师',
      descriptionText: '职'.repeat(1_000),
      attributes: { a: 'x'.repeat(500) },
    };
    assert.ok(recordOctets(record) >= Buffer.byteLength(JSON.stringify(record)));
  });
});
