import assert from 'node:assert/strict';

/* How often a site was asked, by its own log. */

/** A pace that was agreed for a site. */
export interface AgreedPace {
  readonly perSecond: number;
  readonly burst: number;
}

/** The busiest window of its length, and as many requests as it may have. */
export interface BusiestWindow {
  readonly windowMs: number;
  readonly seen: number;
  readonly most: number;
  /** When it began. */
  readonly fromMs: number;
}

/** A request may be that much late, or its neighbour that much early. */
const toleranceMs = 50;

/** The busiest window of this length: one begins with each request. */
export function busiestWindow(
  timesMs: readonly number[],
  { perSecond, burst }: AgreedPace,
  windowMs: number,
): BusiestWindow {
  const times = timesMs.toSorted((left, right) => left - right);
  let seen = 0;
  let fromMs = times[0] ?? 0;
  let end = 0;
  for (const [begin, beginMs] of times.entries()) {
    while (end < times.length && (times[end] ?? 0) < beginMs + windowMs) end += 1;
    if (end - begin <= seen) continue;
    seen = end - begin;
    fromMs = beginMs;
  }
  const most = Math.floor((perSecond * (windowMs + toleranceMs)) / 1_000 + burst);
  return { windowMs, seen, most, fromMs };
}

/** Fails where a window of 1, 10 or 60 s holds more requests than were agreed. */
export function assertPace(timesMs: readonly number[], pace: AgreedPace): readonly BusiestWindow[] {
  const windows = [1_000, 10_000, 60_000].map((ms) => busiestWindow(timesMs, pace, ms));
  for (const { windowMs, seen, most, fromMs } of windows) {
    const near = timesMs
      .filter((ms) => ms >= fromMs && ms < fromMs + Math.min(windowMs, 2_000))
      .map((ms) => ms - fromMs);
    const shown = `+${near.join(' +')} ms`;
    assert.ok(seen <= most, `${seen} requests in ${windowMs} ms, at most ${most}: ${shown}`);
  }
  return windows;
}

/** What the windows held, in one line. */
export function describeWindows(windows: readonly BusiestWindow[]): string {
  return windows
    .map(({ windowMs, seen, most }) => `${windowMs / 1_000} s: ${seen} of ${most}`)
    .join(', ');
}
