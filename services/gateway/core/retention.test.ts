import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { retentionNames, retentionRules } from './retention.ts';

describe('the retention of the gateway', () => {
  it('deletes what hangs on a crawl no later than the crawl', () => {
    const places = ['item-failures', 'dispatches', 'crawls'].map((name) =>
      retentionNames.findIndex((known) => known === name),
    );
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    assert.ok(retentionRules['item-failures'].days <= retentionRules.crawls.days);
    assert.ok(retentionRules.dispatches.days <= retentionRules.crawls.days);
  });

  for (const name of retentionNames) {
    const { days, daysMin, rowsMax } = retentionRules[name];
    it(`keeps ${name} for longer than may be set at least, and deletes few at once`, () => {
      assert.ok(daysMin === undefined || days >= daysMin);
      assert.ok(rowsMax <= 1_000);
    });
  }
});
