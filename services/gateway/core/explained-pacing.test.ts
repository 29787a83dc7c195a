import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  explainPacing,
  pacingWaitMs,
  type PacingQuestion,
  type SiteNow,
} from './explained-pacing.ts';

const wire = {
  time: (text: string | null) => (text === null ? null : { seconds: '7', nanos: 0 }),
  duration: (ms: number) => ({ seconds: '0', nanos: ms * 1e6 }),
};

const free: SiteNow = {
  gapMs: 200,
  robotsGapMs: 0,
  robotsGapOrigin: '',
  slowdown: 1,
  effectiveGapMs: 200,
  burst: 3,
  inFlight: 0,
  maxInFlight: 2,
  slotInMs: -400,
  blockedForMs: Number.NEGATIVE_INFINITY,
  notBefore: null,
  breaker: 'CLOSED',
  breakerForMs: Number.NEGATIVE_INFINITY,
  pacedBy: 'sources/acme',
};

function question(site: SiteNow | undefined): PacingQuestion {
  const pace = { gapMs: 500, burst: 4, maxInFlight: 1 };
  return { key: 'a.test', askedPerSecond: 2, authorizedPerSecond: 0, pace, site };
}

describe('explainPacing', () => {
  for (const { when, changes, waitMs, reason } of [
    { when: 'a slot is free', changes: {}, waitMs: 0, reason: /^a slot is free$/ },
    { when: 'the next slot is ahead', changes: { slotInMs: 90 }, waitMs: 90, reason: /next slot/ },
    {
      when: 'the site asked for patience',
      changes: { slotInMs: 90, blockedForMs: 29_000, notBefore: '2026-01-01T00:00:00Z' },
      waitMs: 29_000,
      reason: /asked for patience/,
    },
    {
      when: 'as many as may be are in flight',
      changes: { inFlight: 2 },
      waitMs: 200,
      reason: /^2 requests are in flight/,
    },
    {
      when: 'the breaker is open',
      changes: { breaker: 'OPEN', breakerForMs: 4_000 },
      waitMs: 4_000,
      reason: /breaker is open/,
    },
    {
      when: 'a probe is under way',
      changes: { breaker: 'HALF_OPEN', breakerForMs: 700 },
      waitMs: 700,
      reason: /one request is trying whether/,
    },
    {
      when: 'the time of the breaker has passed',
      changes: { breaker: 'OPEN', breakerForMs: 0 },
      waitMs: 0,
      reason: /the next request tries whether/,
    },
  ] as const) {
    it(`waits ${waitMs} ms when ${when}`, () => {
      const asked = question({ ...free, ...changes });
      assert.equal(pacingWaitMs(asked), waitMs);
      const told = explainPacing(asked, wire);
      assert.match(told.reason ?? '', reason);
      assert.equal(told.answer, `EXPLAINED_ANSWER_${waitMs > 0 ? 'LATER' : 'YES'}`);
    });
  }

  it('tells the wish of the source where the site was not asked for yet', () => {
    const told = explainPacing(question(undefined), wire);
    assert.deepEqual(
      [told.answer, told.key, told.gap?.nanos, told.burst, told.maxInFlight, told.breaker],
      ['EXPLAINED_ANSWER_YES', 'a.test', 5e8, 4, 1, undefined],
    );
  });

  it('tells the floor of robots.txt, the slow-down and what they lead to', () => {
    const told = explainPacing(
      question({
        ...free,
        robotsGapMs: 2_000,
        robotsGapOrigin: 'https://a.test',
        slowdown: 2,
        effectiveGapMs: 4_000,
      }),
      wire,
    );
    assert.deepEqual(
      [told.robotsGap?.nanos, told.robotsGapOrigin, told.slowdown, told.effectiveGap?.nanos],
      [2e9, 'https://a.test', 2, 4e9],
    );
  });

  it('tells a time of patience only while it lies ahead', () => {
    const past = explainPacing(question({ ...free, notBefore: 'x', blockedForMs: -1 }), wire);
    assert.equal(past.notBeforeTime, null);
    const ahead = explainPacing(question({ ...free, notBefore: 'x', blockedForMs: 1 }), wire);
    assert.equal(ahead.notBeforeTime?.seconds, '7');
  });
});
