import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { FreshSettlement } from './permits.ts';
import { fateOf, latencyOf, tempoAfter, type Tempo } from './throttle.ts';

const policy = { throttleWaitMs: 30_000, throttleWaitMsMax: 480_000 };
const calm: Tempo = { slowdown: 1, slowedAtMs: 0, throttles: 0, usualLatencyMs: 100 };
const answer = (changes: Partial<FreshSettlement> = {}): FreshSettlement => ({
  permitId: '',
  isUnused: false,
  httpStatus: 200,
  latencyMs: 100,
  retryAfterMs: undefined,
  failureReason: 'FAILURE_REASON_UNSPECIFIED',
  reservationId: 'r',
  bookedAtMs: 1_000,
  ...changes,
});
const after = (tempo: Partial<Tempo>, ...answers: readonly Partial<FreshSettlement>[]) =>
  tempoAfter({ ...calm, ...tempo }, answers.map(answer), policy);

const fates: readonly (readonly [string, Partial<FreshSettlement>, string])[] = [
  ['200', {}, 'fine'],
  ['404', { httpStatus: 404 }, 'fine'],
  ['403', { httpStatus: 403 }, 'fine'],
  ['429', { httpStatus: 429 }, 'throttled'],
  ['503 with Retry-After', { httpStatus: 503, retryAfterMs: 0 }, 'throttled'],
  ['503', { httpStatus: 503 }, 'failed'],
  ['500 with Retry-After', { httpStatus: 500, retryAfterMs: 5 }, 'failed'],
  ['no connection', { httpStatus: 0, failureReason: 'FAILURE_REASON_CONNECTION_FAILED' }, 'failed'],
  ['a timeout', { httpStatus: 0, failureReason: 'FAILURE_REASON_FETCH_TIMEOUT' }, 'failed'],
  ['an answer that broke off', { failureReason: 'FAILURE_REASON_CONNECTION_FAILED' }, 'failed'],
  [
    'an address of ours that was refused',
    { httpStatus: 0, failureReason: 'FAILURE_REASON_URL_BLOCKED' },
    'unused',
  ],
  ['a request that we ended', { httpStatus: 0 }, 'unused'],
  ['a permit given back', { isUnused: true, httpStatus: 429 }, 'unused'],
];

const pauses: readonly (readonly [
  string,
  readonly Partial<FreshSettlement>[],
  number | undefined,
])[] = [
  ['200', [{}], undefined],
  ['429', [{ httpStatus: 429 }], 30_000],
  ['429 with Retry-After', [{ httpStatus: 429, retryAfterMs: 3_000 }], 3_000],
  ['429 that may be asked again at once', [{ httpStatus: 429, retryAfterMs: 0 }], 1_000],
  ['503', [{ httpStatus: 503 }], undefined],
  ['503 with Retry-After', [{ httpStatus: 503, retryAfterMs: 7_000 }], 7_000],
  ['500 with Retry-After', [{ httpStatus: 500, retryAfterMs: 7_000 }], undefined],
  [
    'several, the longest',
    [
      { httpStatus: 429, retryAfterMs: 2_000 },
      { httpStatus: 503, retryAfterMs: 9_000 },
    ],
    9_000,
  ],
  ['an absurd one', [{ httpStatus: 429, retryAfterMs: 1e12 }], 86_400_000],
];

describe('the tempo of a site', () => {
  for (const [what, changes, fate] of fates) {
    it(`takes ${what} for ${fate}`, () => assert.equal(fateOf(answer(changes)), fate));
  }

  for (const [when, answers, expected] of pauses) {
    it(`pauses for ${expected ?? 'no'} ms after ${when}`, () => {
      assert.equal(after({}, ...answers).pauseMs, expected);
    });
  }

  it('halves the rate on a refusal and on a failure', () => {
    assert.deepEqual(pick(after({}, { httpStatus: 429 })), [2, 'throttled']);
    assert.deepEqual(pick(after({ slowdown: 4 }, { httpStatus: 500 })), [8, 'failed']);
  });

  it('takes a round of refusals for one signal', () => {
    const many = Array.from({ length: 20 }, () => ({ httpStatus: 429 }));
    assert.deepEqual(pick(after({}, ...many)), [2, 'throttled']);
    // Booked before the stretch: it says nothing of the pace after it.
    const late = after({ slowdown: 2, slowedAtMs: 2_000, throttles: 1 }, { httpStatus: 429 });
    assert.deepEqual(pick(late), [2, undefined]);
    assert.equal(late.throttles, 1);
    assert.equal(late.pauseMs, 30_000, 'it asks for patience all the same');
  });

  it('slows down a little where the headers come far later than usual', () => {
    assert.deepEqual(pick(after({}, { latencyMs: 1_001 })), [1.5, 'slow']);
    assert.deepEqual(pick(after({}, { latencyMs: 1_000 })), [1, undefined], 'a second is nothing');
    const usual = { usualLatencyMs: 500 };
    assert.deepEqual(pick(after(usual, { latencyMs: 2_000 })), [1, undefined]);
    assert.deepEqual(pick(after(usual, { latencyMs: 2_001 })), [1.5, 'slow']);
    assert.deepEqual(pick(after({ usualLatencyMs: undefined }, { latencyMs: 9_999 })), [
      1,
      undefined,
    ]);
  });

  it('gets the rate back in equal steps, and never more than it had', () => {
    assert.equal(after({ slowdown: 2 }, {}).slowdown, 1 / (1 / 2 + 1 / 32));
    let slowdown = 2;
    let answers = 0;
    for (; slowdown > 1; answers += 1) slowdown = after({ slowdown }, {}).slowdown;
    assert.equal(answers, 16);
    assert.equal(after({ slowdown: 1 }, {}, {}).slowdown, 1);
    const mixed = after({ slowdown: 2, slowedAtMs: 2_000 }, {}, { httpStatus: 500 });
    assert.equal(mixed.slowdown, 2, 'not while part of the round fails');
  });

  it('is bounded', () => {
    assert.equal(after({ slowdown: 30 }, { httpStatus: 500 }).slowdown, 32);
  });

  it('waits twice as long with every round of refusals that names no time, up to a bound', () => {
    const waits: (number | undefined)[] = [];
    let throttles = 0;
    for (let round = 0; round < 6; round += 1) {
      const change = after({ throttles }, { httpStatus: 429 });
      waits.push(change.pauseMs);
      throttles = change.throttles;
    }
    assert.deepEqual(waits, [30_000, 60_000, 120_000, 240_000, 480_000, 480_000]);
    assert.equal(after({ throttles }, {}).throttles, 0, 'a good answer ends the row');
  });

  it('knows the mean latency of those that were answered', () => {
    assert.equal(latencyOf([answer({ latencyMs: 50 }), answer({ latencyMs: 150 })]), 100);
    assert.equal(latencyOf([answer({ isUnused: true })]), undefined);
    assert.equal(latencyOf([answer({ httpStatus: 500 })]), undefined);
  });
});

function pick({ slowdown, cause }: ReturnType<typeof tempoAfter>) {
  return [slowdown, cause];
}
