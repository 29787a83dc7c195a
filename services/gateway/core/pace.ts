import type { Politeness } from '#libs/proto/gen/jobradar/v1/Politeness.ts';

/** How fast a site may be asked, by all workers together. */
export interface Pace {
  readonly gapMs: number;
  readonly burst: number;
  readonly maxInFlight: number;
}

type Limits = Pick<Politeness, 'requestsPerSecond' | 'burst' | 'maxConcurrentFetches'>;

/** Requests per second of a source that says nothing. */
export const usualPerSecond = 0.5;
/**
 * Half a day: robots.txt takes a slot too and lives for a day, so with less nothing else would ever
 * be asked; and the database keeps no interval without end.
 */
const gapMsMax = 43_200_000;

/** The pace of a source: its own, capped by what its authorisation permits; 0 means not said. */
export function paceOf(
  politeness: Limits | null | undefined,
  authorizedPerSecond: number | null | undefined,
): Pace {
  const asked = positive(politeness?.requestsPerSecond) ?? usualPerSecond;
  const permitted = positive(authorizedPerSecond) ?? Number.POSITIVE_INFINITY;
  return {
    gapMs: Math.min(1000 / Math.min(asked, permitted), gapMsMax),
    burst: positive(politeness?.burst) ?? 1,
    maxInFlight: positive(politeness?.maxConcurrentFetches) ?? 1,
  };
}

/** Whether two paces are the same, as far as the database keeps them (microseconds). */
export function isSamePace(first: Pace, second: Pace): boolean {
  return (
    Math.abs(first.gapMs - second.gapMs) < 0.001 &&
    first.burst === second.burst &&
    first.maxInFlight === second.maxInFlight
  );
}

function positive(value: number | null | undefined): number | undefined {
  return value !== null && value !== undefined && value > 0 ? value : undefined;
}
