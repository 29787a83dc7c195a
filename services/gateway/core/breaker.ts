import type { Fate } from './throttle.ts';

/*
 * The circuit breaker of a site, for all workers together. CLOSED: requests go out. After five
 * failures in a row it is OPEN: none goes out. When its time has passed, the next reservation gets
 * the one probe there is (HALF_OPEN; the reservation's statement does that, so that two workers
 * cannot both have it). An answer to the probe closes the breaker, a failure opens it for twice as
 * long, and a probe of which nobody hears counts as lost when its own time has passed.
 */

export type BreakerState = 'CLOSED' | 'OPEN' | 'HALF_OPEN';

/** A site's breaker as it stands. */
export interface Breaker {
  readonly state: BreakerState;
  /** Failures in a row, and for how long. */
  readonly failures: number;
  readonly failingForMs: number;
  /** How often it opened since the site last answered. */
  readonly trips: number;
  /** The reservation of the probe. */
  readonly probe: string | undefined;
}

/** What one request says, and whose permit it had. */
export interface BreakerAnswer {
  readonly fate: Fate;
  readonly reservationId: string;
}

/** The breaker after answers. */
export interface BreakerChange {
  readonly state: BreakerState;
  readonly failures: number;
  /** The row of failures begins with these answers. */
  readonly isNewRow: boolean;
  readonly trips: number;
  /** When OPEN may be probed, from now; undefined: as it was. */
  readonly openMs: number | undefined;
}

// A page or two that fail are the pages' fault; five requests in a row, of whichever crawls, are
// the site's. Rows that go on for longer are single failures of a site that is hardly asked.
const failuresMax = 5;
const rowMsMax = 600_000;
// Long enough for a restart, then doubling to a quarter of an hour.
const openMsFirst = 30_000;
const openMsMax = 900_000;

/** What becomes of a breaker with these answers, in the order in which they came. */
export function breakerAfter(breaker: Breaker, answers: readonly BreakerAnswer[]): BreakerChange {
  const { state, failures, trips } = breaker;
  const same: BreakerChange = { state, failures, isNewRow: false, trips, openMs: undefined };
  switch (state) {
    case 'CLOSED':
      return whileClosed(breaker, answers);
    case 'OPEN':
      // Stragglers, sent before it opened.
      return same;
    case 'HALF_OPEN': {
      const probe = answers.find(({ reservationId }) => reservationId === breaker.probe);
      if (probe === undefined) return same;
      // Never sent, or ended by us: the next one may try.
      if (probe.fate === 'unused') return { ...same, state: 'OPEN', openMs: 0 };
      return probe.fate === 'failed' ? opened(breaker, failures + 1) : closed;
    }
  }
}

const closed: BreakerChange = {
  state: 'CLOSED',
  failures: 0,
  isNewRow: false,
  trips: 0,
  openMs: undefined,
};

function whileClosed(breaker: Breaker, answers: readonly BreakerAnswer[]): BreakerChange {
  const telling = answers.filter(({ fate }) => fate !== 'unused');
  const lastAnswer = telling.findLastIndex(({ fate }) => fate !== 'failed');
  const failed = telling.length - 1 - lastAnswer;
  const isBroken = lastAnswer >= 0 || breaker.failingForMs > rowMsMax;
  const before = isBroken ? 0 : breaker.failures;
  if (before + failed >= failuresMax) return opened(breaker, before + failed);
  return {
    ...closed,
    failures: before + failed,
    isNewRow: before === 0 && failed > 0,
  };
}

function opened({ trips }: Breaker, failures: number): BreakerChange {
  return {
    state: 'OPEN',
    failures,
    isNewRow: false,
    trips: Math.min(trips + 1, 30),
    openMs: Math.min(openMsMax, openMsFirst * 2 ** Math.min(trips, 20)),
  };
}
