import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pauseMs, permitId, permitWaitsMs, settledBits, type Settlement } from './permits.ts';

const id = '0197d0a0-0000-7000-8000-000000000001';
const policy = { throttleWaitMs: 30_000 };
const settled = (changes: Partial<Settlement>): Settlement => ({
  permitId: permitId(id, 0),
  isUnused: false,
  httpStatus: 200,
  retryAfterMs: undefined,
  ...changes,
});

describe('permits', () => {
  it('come one gap after the other, and never before the answer', () => {
    const waits = permitWaitsMs({ granted: 4, firstInMs: -30, gapMs: 20 });
    assert.deepEqual(waits, [0, 0, 10, 30]);
  });

  it('are settled as bits of their reservation, unknown ids left out', () => {
    const bits = settledBits([
      settled({}),
      settled({ permitId: permitId(id, 19), isUnused: true }),
      settled({ permitId: permitId(id, 20) }),
      settled({ permitId: 'nonsense' }),
    ]);
    assert.deepEqual(bits, [{ reservationId: id, settled: 1 | (1 << 19), unused: 1 << 19 }]);
  });

  const pauses: readonly (readonly [string, readonly Settlement[], number | undefined])[] = [
    ['200', [settled({})], undefined],
    ['429', [settled({ httpStatus: 429 })], 30_000],
    ['429 with Retry-After', [settled({ httpStatus: 429, retryAfterMs: 3_000 })], 3_000],
    ['503', [settled({ httpStatus: 503 })], undefined],
    ['503 with Retry-After', [settled({ httpStatus: 503, retryAfterMs: 7_000 })], 7_000],
    ['500 with Retry-After', [settled({ httpStatus: 500, retryAfterMs: 7_000 })], undefined],
    [
      'the longest of several',
      [
        settled({ httpStatus: 429, retryAfterMs: 1 }),
        settled({ httpStatus: 503, retryAfterMs: 9 }),
      ],
      9,
    ],
    ['an absurd one', [settled({ httpStatus: 429, retryAfterMs: 1e12 })], 86_400_000],
  ];
  for (const [when, settlements, expected] of pauses) {
    it(`pause the site for ${expected ?? 'no'} ms after ${when}`, () => {
      assert.equal(pauseMs(settlements, policy), expected);
    });
  }
});
