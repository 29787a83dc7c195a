/*
 * For how long a permit may be used. The gateway hands out slots a gap apart. A worker that sends
 * late pushes its request towards the one behind it, and two workers that do so break the pace, so
 * a permit that is late is given back. With a lateness of at most L, a site sees in any window W
 * at most rate x (W + L) + burst requests; where the gap is longer than L, no more than rate x W +
 * burst in any window that is a whole number of gaps.
 *
 * When exactly the gateway booked is not known here, only that it was between the call and its
 * answer. So lateness counts from the call, and the time that a call takes at best is taken off:
 * that is the network's, and permits that are never in time would help nobody.
 */

// Half a gap adds less than a request to any window, so a busy worker of a slow site wastes less.
const lateGaps = 0.5;
const lateMsMin = 100;
const lateMsMax = 1_000;
// Before the first call has told.
const fastestMsFirst = 50;

/** When a booking was asked for, and when it was answered. */
export interface BookingTimes {
  /** Of the first try: a slot that is due already was booked after it. */
  readonly firstSentMs: number;
  readonly lastSentMs: number;
  readonly answeredMs: number;
}

/** From when until when a permit may be used. */
export interface PermitLife {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The life of a permit that has to wait for so long, at the pace that is known of its site. */
export function permitLife(
  times: BookingTimes,
  waitMs: number,
  site: { readonly fastestMs: number; readonly gapMs: number | undefined },
): PermitLife {
  const earliestMs = waitMs > 0 ? times.lastSentMs + waitMs : times.firstSentMs;
  const lateMs = Math.min(Math.max((site.gapMs ?? 0) * lateGaps, lateMsMin), lateMsMax);
  return { fromMs: times.answeredMs + waitMs, untilMs: earliestMs + site.fastestMs + lateMs };
}

/** How long a call takes at best, with one more; it forgets, so that a slower network is learnt. */
export function fastestCall(fastestMs: number | undefined, times: BookingTimes): number {
  const tookMs = times.answeredMs - times.lastSentMs;
  return Math.min(tookMs, (fastestMs ?? fastestMsFirst) * 1.1 + 1);
}

/** How many permits to ask for: those that come faster than they can be used would be late. */
export function permitsToAsk(ask: {
  readonly wanted: number;
  readonly blockMax: number;
  /** From one request to the next, when the last one was made; undefined before. */
  readonly cycleMs: number | undefined;
  readonly gapMs: number | undefined;
}): number {
  const { wanted, blockMax, cycleMs, gapMs } = ask;
  if (cycleMs !== undefined && gapMs !== undefined && cycleMs > gapMs) return 1;
  return Math.min(Math.max(wanted, 1), blockMax);
}

const freshMsMax = 25;

/**
 * Whether so much time has passed since the gateway said that a permit holds that it has to be
 * asked again: what a site told another worker holds from the moment at which that one has told it.
 */
export function isStaleLeave(heardMs: number, nowMs: number): boolean {
  return nowMs - heardMs > freshMsMax;
}
