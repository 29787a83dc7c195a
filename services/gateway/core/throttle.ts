import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import type { FreshSettlement, Settlement } from './permits.ts';
import type { ProtocolPolicy } from './policy.ts';

/*
 * How the pace of a site follows its answers: additive increase, multiplicative decrease, as TCP
 * does (RFC 5681). The pace of the source and of robots.txt is the fastest there is; a signal of
 * overload stretches it, and good answers take the stretch back step by step. A round of requests
 * is one signal, whatever number of it fails: what was booked before the last stretch says nothing
 * of the pace after it (as in RFC 6582, where one window of losses is one reduction).
 */

/** What one request says of its site. */
export type Fate =
  /** Not sent, or ended by us: it says nothing. */
  | 'unused'
  | 'fine'
  /** The site asks for patience: 429, or 503 with Retry-After. */
  | 'throttled'
  /** No answer, a broken one, or a 5xx. */
  | 'failed';

/** Why a site is asked more slowly. */
export type SlowdownCause = 'throttled' | 'failed' | 'slow';

/** What is known of a site's tempo. Times are those of the database. */
export interface Tempo {
  /** By how much the pace is stretched; 1: not at all. */
  readonly slowdown: number;
  readonly slowedAtMs: number;
  /** Rounds in a row with 429. */
  readonly throttles: number;
  /** Undefined while it is not known. */
  readonly usualLatencyMs: number | undefined;
}

/** The tempo after answers. */
export interface TempoChange {
  readonly slowdown: number;
  /** Set when the pace was stretched with these answers. */
  readonly cause: SlowdownCause | undefined;
  readonly throttles: number;
  /** How long no worker may send anything; undefined: the site does not ask for it. */
  readonly pauseMs: number | undefined;
}

// TCP halves; a refusal or a failure does the same to the rate.
const stretchByRefusal = 2;
// Slowness is a softer sign, and comes before refusals: Heritrix waits five times as long as the
// last fetch took, whatever it took; here only what is far above the usual counts.
const stretchBySlowness = 1.5;
const slowFactor = 4;
// Below this nobody is overloaded: four times 30 ms is a pause of a garbage collector.
const slowMsMin = 1_000;
// Five refused rounds; a slower site is a matter for the breaker, or for its Retry-After. The
// gateway's table bounds the gap itself to a minute.
const slowdownMax = 32;
// Of the full rate, for each good answer: from half the rate sixteen answers lead back.
const recoveryStep = 1 / 32;
const pauseMsMax = 86_400_000;
// "Retry-After: 0" and dates that have passed: a site that refuses is never asked again at once.
const pauseMsMin = 1_000;

const brokenReasons: ReadonlySet<FailureReason> = new Set([
  'FAILURE_REASON_FETCH_TIMEOUT',
  'FAILURE_REASON_CONNECTION_FAILED',
  'FAILURE_REASON_DNS_FAILED',
]);

/** What a settlement says of the site. */
export function fateOf({
  isUnused,
  httpStatus,
  retryAfterMs,
  failureReason,
}: Omit<Settlement, 'permitId'>): Fate {
  if (isUnused) return 'unused';
  if (httpStatus === 429) return 'throttled';
  if (httpStatus === 503 && retryAfterMs !== undefined) return 'throttled';
  if (httpStatus >= 500 || brokenReasons.has(failureReason)) return 'failed';
  return httpStatus > 0 ? 'fine' : 'unused';
}

/** Mean time until the headers came, of those that came; undefined where none did. */
export function latencyOf(settlements: readonly Settlement[]): number | undefined {
  const known = settlements.flatMap((settlement) =>
    fateOf(settlement) === 'fine' && settlement.latencyMs !== undefined
      ? [settlement.latencyMs]
      : [],
  );
  if (known.length === 0) return undefined;
  return known.reduce((sum, latencyMs) => sum + latencyMs, 0) / known.length;
}

/** The tempo of a site after these answers. */
export function tempoAfter(
  tempo: Tempo,
  answers: readonly FreshSettlement[],
  policy: Pick<ProtocolPolicy, 'throttleWaitMs' | 'throttleWaitMsMax'>,
): TempoChange {
  const told = answers.map((answer) => ({ answer, fate: fateOf(answer) }));
  const signals = told.flatMap(({ answer, fate }) => {
    const cause = causeOf(answer, { fate, usualLatencyMs: tempo.usualLatencyMs });
    return cause === undefined ? [] : [{ cause, bookedAtMs: answer.bookedAtMs }];
  });
  const fresh = signals.filter(({ bookedAtMs }) => bookedAtMs > tempo.slowedAtMs);
  const throttled = told.filter(({ fate }) => fate === 'throttled').map(({ answer }) => answer);
  const isFine = told.some(({ fate }) => fate === 'fine');
  const throttles = throttlesAfter(tempo, {
    isNewRound: fresh.some(({ cause }) => cause === 'throttled'),
    isOver: isFine && throttled.length === 0,
  });
  const cause = strongest(fresh.map((signal) => signal.cause));
  return {
    slowdown: slowdownAfter(tempo.slowdown, {
      cause,
      fine: signals.length > 0 ? 0 : told.filter(({ fate }) => fate === 'fine').length,
    }),
    cause,
    throttles,
    pauseMs: pauseMs(throttled, { throttles, policy }),
  };
}

function causeOf(
  { latencyMs }: FreshSettlement,
  { fate, usualLatencyMs }: { readonly fate: Fate; readonly usualLatencyMs: number | undefined },
): SlowdownCause | undefined {
  if (fate === 'throttled' || fate === 'failed') return fate;
  if (fate === 'unused' || latencyMs === undefined || usualLatencyMs === undefined) {
    return undefined;
  }
  return latencyMs > Math.max(slowMsMin, slowFactor * usualLatencyMs) ? 'slow' : undefined;
}

function strongest(causes: readonly SlowdownCause[]): SlowdownCause | undefined {
  return (['throttled', 'failed', 'slow'] as const).find((cause) => causes.includes(cause));
}

function slowdownAfter(
  slowdown: number,
  told: { readonly cause: SlowdownCause | undefined; readonly fine: number },
): number {
  if (told.cause !== undefined) {
    const stretch = told.cause === 'slow' ? stretchBySlowness : stretchByRefusal;
    return Math.min(slowdownMax, slowdown * stretch);
  }
  // The rate grows by equal steps, so the stretch is its inverse.
  return Math.max(1, 1 / (1 / slowdown + told.fine * recoveryStep));
}

function throttlesAfter(
  { throttles }: Tempo,
  { isNewRound, isOver }: { readonly isNewRound: boolean; readonly isOver: boolean },
): number {
  if (isNewRound) return throttles + 1;
  return isOver ? 0 : throttles;
}

// Retry-After is a floor, and the longest of several holds. Where the site does not say how long,
// the wait doubles from round to round.
function pauseMs(
  throttled: readonly Settlement[],
  {
    throttles,
    policy,
  }: {
    readonly throttles: number;
    readonly policy: Pick<ProtocolPolicy, 'throttleWaitMs' | 'throttleWaitMsMax'>;
  },
): number | undefined {
  if (throttled.length === 0) return undefined;
  const growth = 2 ** Math.min(Math.max(throttles - 1, 0), 20);
  const usual = Math.min(policy.throttleWaitMs * growth, policy.throttleWaitMsMax);
  const longest = Math.max(...throttled.map(({ retryAfterMs }) => retryAfterMs ?? usual));
  return Math.min(pauseMsMax, Math.max(pauseMsMin, longest));
}
