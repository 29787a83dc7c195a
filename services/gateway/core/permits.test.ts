import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { freshOf, permitId, permitWaitsMs, settledBits, type Settlement } from './permits.ts';

const id = '0197d0a0-0000-7000-8000-000000000001';
const other = '0197d0a0-0000-7000-8000-000000000002';
const settled = (changes: Partial<Settlement>): Settlement => ({
  permitId: permitId(id, 0),
  isUnused: false,
  httpStatus: 200,
  latencyMs: 20,
  retryAfterMs: undefined,
  failureReason: 'FAILURE_REASON_UNSPECIFIED',
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

  it('are told once each: not what was settled before, nor what stands twice in one call', () => {
    const told = freshOf(
      [
        settled({ permitId: permitId(id, 1), httpStatus: 429 }),
        settled({ permitId: permitId(id, 1) }),
        settled({ permitId: permitId(id, 2) }),
        settled({ permitId: permitId(other, 0) }),
        settled({ permitId: 'nonsense' }),
      ],
      [{ reservationId: id, bits: 0b11, bookedAtMs: 7 }],
    );
    assert.deepEqual(
      told.map(({ permitId: permit, httpStatus, bookedAtMs }) => [permit, httpStatus, bookedAtMs]),
      [[permitId(id, 1), 429, 7]],
    );
  });
});
