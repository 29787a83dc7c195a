import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { endCauseAsSql, endCauseOf } from './end-cause.ts';

describe('the cause of a dead letter', () => {
  for (const [reason, cause] of [
    ['FAILURE_REASON_FETCH_TIMEOUT', 'ATTEMPTS_EXHAUSTED'],
    ['FAILURE_REASON_RATE_LIMITED_BY_SITE', 'ATTEMPTS_EXHAUSTED'],
    ['FAILURE_REASON_SEED_GONE', 'PERMANENT_FAILURE'],
    ['FAILURE_REASON_ACCESS_DENIED', 'PERMANENT_FAILURE'],
    ['FAILURE_REASON_INTERNAL', 'PERMANENT_FAILURE'],
    ['FAILURE_REASON_WORKER_CRASHED', 'WORKER_CRASHED'],
    ['FAILURE_REASON_DELIVERY_LIMIT', 'DELIVERY_LIMIT'],
  ] as const) {
    it(`is ${cause} where a crawl ended with ${reason}`, () => {
      assert.equal(endCauseOf(reason), cause);
    });
  }

  it('is the same in SQL, where what is not named is permanent', () => {
    const text = endCauseAsSql('t.failure_reason');
    assert.match(text, /^case t\.failure_reason when /);
    assert.match(text, /'FAILURE_REASON_FETCH_TIMEOUT' then 'ATTEMPTS_EXHAUSTED'/);
    assert.match(text, /'FAILURE_REASON_WORKER_CRASHED' then 'WORKER_CRASHED'/);
    assert.doesNotMatch(text, /SEED_GONE/);
    assert.match(text, / else 'PERMANENT_FAILURE' end$/);
  });
});
