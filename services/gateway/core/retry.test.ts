import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { decideRetry, storageWaitMs, type RetryFacts } from './retry.ts';
import { usualPolicy } from './policy.ts';

const facts: RetryFacts = {
  attempt: 1,
  maxAttempts: 4,
  retryAfterMs: undefined,
  random: 1,
  policy: usualPolicy,
};

describe('the retry table', () => {
  it('waits below 30 s, 2 min and 8 min, evenly from nothing', () => {
    const waits = [1, 2, 3].map((attempt) =>
      [0, 0.5, 1].map((random) => {
        const decision = decideRetry('FAILURE_CLASS_TRANSIENT', { ...facts, attempt, random });
        return decision.kind === 'retry' ? decision.waitMs : undefined;
      }),
    );
    assert.deepEqual(waits, [
      [0, 15_000, 30_000],
      [0, 60_000, 120_000],
      [0, 240_000, 480_000],
    ]);
  });

  it('keeps the last bound for further attempts', () => {
    const decision = decideRetry('FAILURE_CLASS_TRANSIENT', {
      ...facts,
      attempt: 7,
      maxAttempts: 10,
    });
    assert.deepEqual(decision, { kind: 'retry', waitMs: 480_000 });
  });

  it('gives up a transient failure with the last attempt', () => {
    assert.deepEqual(decideRetry('FAILURE_CLASS_TRANSIENT', { ...facts, attempt: 4 }), {
      kind: 'give-up',
    });
  });

  it('never undercuts Retry-After, and bounds an absurd one', () => {
    const patient = { ...facts, random: 0, retryAfterMs: 7_000 };
    assert.deepEqual(decideRetry('FAILURE_CLASS_TRANSIENT', patient), {
      kind: 'retry',
      waitMs: 7_000,
    });
    assert.deepEqual(decideRetry('FAILURE_CLASS_THROTTLED', patient), {
      kind: 'defer',
      waitMs: 7_000,
    });
    assert.deepEqual(decideRetry('FAILURE_CLASS_THROTTLED', { ...facts, retryAfterMs: 1e12 }), {
      kind: 'defer',
      waitMs: 86_400_000,
    });
  });

  it('defers a throttled crawl however often, without an attempt', () => {
    const last = { ...facts, attempt: 4, random: 0 };
    assert.deepEqual(decideRetry('FAILURE_CLASS_THROTTLED', last), {
      kind: 'defer',
      waitMs: 15_000,
    });
  });

  for (const name of ['FAILURE_CLASS_REFUSED', 'FAILURE_CLASS_CHANGED'] as const) {
    it(`fails and stops the source on ${name}`, () => {
      assert.deepEqual(decideRetry(name, facts), { kind: 'fail', suspendsSource: true });
    });
  }

  for (const name of ['FAILURE_CLASS_FORBIDDEN', 'FAILURE_CLASS_DEFECT'] as const) {
    it(`fails on ${name}, whatever was read`, () => {
      assert.deepEqual(decideRetry(name, facts), { kind: 'fail', suspendsSource: false });
    });
  }

  for (const name of [
    'FAILURE_CLASS_GONE',
    'FAILURE_CLASS_HOSTILE',
    'FAILURE_CLASS_PERMANENT',
  ] as const) {
    it(`does not try again on ${name}, and keeps what was read`, () => {
      assert.deepEqual(decideRetry(name, facts), { kind: 'give-up' });
    });
  }

  it('waits for storage 5 s doubling to 60 s', () => {
    const waits = [0, 1, 2, 3, 4, 99].map((before) => storageWaitMs(before, usualPolicy));
    assert.deepEqual(waits, [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });
});
