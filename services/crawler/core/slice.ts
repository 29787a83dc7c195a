import type { ReleaseCause } from './ending.ts';

const waitMsMax = 15_000;
// What a hop that was waited for still takes, handing over included.
const hopMsMax = 20_000;

/** What is left of an execution, as the gateway said; undefined = not said. */
export interface Remaining {
  readonly softMs: number | undefined;
  readonly hardMs: number | undefined;
  readonly wallMs: number | undefined;
  readonly authorizationMs: number | undefined;
}

/** The ends of an execution on the worker's monotonic clock. */
export interface Slice {
  readonly softEndMs: number;
  readonly hardEndMs: number;
  readonly wallEndMs: number;
  readonly authorizationEndMs: number;
}

/** What the clock says before the next page: go on, or which end was reached. */
export type SliceState = 'go' | 'wall-over' | 'authorization-over' | 'soft-over';

export type WaitVerdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'release'; readonly cause: ReleaseCause };

/** Counts what ends from the moment at which the request was sent. */
export function sliceFrom(sentAtMs: number, left: Remaining, before?: Slice): Slice {
  return {
    softEndMs: end(left.softMs, before?.softEndMs ?? sentAtMs + 60_000),
    hardEndMs: end(left.hardMs, before?.hardEndMs ?? sentAtMs + 90_000),
    wallEndMs: end(left.wallMs, before?.wallEndMs ?? Number.POSITIVE_INFINITY),
    authorizationEndMs: end(
      left.authorizationMs,
      before?.authorizationEndMs ?? Number.POSITIVE_INFINITY,
    ),
  };

  function end(leftMs: number | undefined, otherwise: number): number {
    return leftMs === undefined ? otherwise : sentAtMs + leftMs;
  }
}

/** Where the slice stands; what ends the crawl comes before what ends the slice. */
export function sliceState(slice: Slice, nowMs: number): SliceState {
  if (nowMs >= slice.wallEndMs) return 'wall-over';
  if (nowMs >= slice.authorizationEndMs) return 'authorization-over';
  return nowMs >= slice.softEndMs ? 'soft-over' : 'go';
}

/**
 * Between the requests of one fetch, the hops of a redirect, the site is waited for as long as the
 * slice can bear: a release begins the fetch anew, and where the site is asked rarely it would
 * never get beyond its first hop.
 */
export function decideHopWait(slice: Slice, nowMs: number, waitMs: number): WaitVerdict {
  const endMs = Math.max(slice.softEndMs, slice.hardEndMs - hopMsMax);
  return nowMs + waitMs < endMs ? { kind: 'wait' } : decideWait(slice, nowMs, waitMs);
}

/** A wait for the site happens within the slice and up to 15 s; a longer one is a release. */
export function decideWait(slice: Slice, nowMs: number, waitMs: number): WaitVerdict {
  if (waitMs > waitMsMax) return { kind: 'release', cause: 'CAUSE_HOST_NOT_READY' };
  if (nowMs + waitMs < slice.softEndMs) return { kind: 'wait' };
  // The slice ends anyway: only a wait that is worth naming is the site's.
  const cause = waitMs > 1_000 ? 'CAUSE_HOST_NOT_READY' : 'CAUSE_SLICE_ENDED';
  return { kind: 'release', cause };
}
