import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { retentionNames, retentionRules } from './retention.ts';

describe('the retention of storage', () => {
  it('deletes receipts before the run that they are of', () => {
    assert.ok(retentionNames.indexOf('receipts') < retentionNames.indexOf('runs'));
    assert.ok(retentionRules.receipts.days < retentionRules.runs.days);
  });

  for (const name of retentionNames) {
    const { days, daysMin, rowsMax } = retentionRules[name];
    it(`keeps ${name} for longer than may be set at least, and deletes few at once`, () => {
      assert.ok(days >= daysMin);
      assert.ok(rowsMax <= 1_000);
    });
  }
});
