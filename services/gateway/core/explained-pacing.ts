import type { Duration } from '#libs/proto/gen/google/protobuf/Duration.ts';
import type { ExplainedPacing$Input } from '#libs/proto/gen/jobradar/v1/ExplainedPacing.ts';
import type { Timestamp } from '#libs/proto/gen/google/protobuf/Timestamp.ts';
import type { Pace } from './pace.ts';

/* When a site takes the next request, and what says so. */

/** The shared state of a site, at one moment of the database. */
export interface SiteNow {
  readonly gapMs: number;
  readonly robotsGapMs: number;
  readonly robotsGapOrigin: string;
  readonly slowdown: number;
  readonly effectiveGapMs: number;
  readonly burst: number;
  readonly inFlight: number;
  readonly maxInFlight: number;
  /** Until the next slot of the pace; 0 or less: free. */
  readonly slotInMs: number;
  /** Until the time before which the site wants no request; 0 or less: there is none ahead. */
  readonly blockedForMs: number;
  readonly notBefore: string | null;
  readonly breaker: 'CLOSED' | 'OPEN' | 'HALF_OPEN';
  readonly breakerForMs: number;
  /** Whose limits they are: `sources/{id}`, or words for a source that is not the caller's. */
  readonly pacedBy: string;
}

/** A site, and what one source wants of it. */
export interface PacingQuestion {
  readonly key: string;
  readonly askedPerSecond: number;
  readonly authorizedPerSecond: number;
  /** What the source's own wish leads to: holds where the site was not asked for yet. */
  readonly pace: Pace;
  readonly site: SiteNow | undefined;
}

/** How times go on the wire. */
export interface WireTimes {
  readonly time: (isoText: string | null) => Timestamp | null;
  readonly duration: (ms: number) => Duration;
}

/** Answers when the next request could go. */
export function explainPacing(
  question: PacingQuestion,
  { time, duration }: WireTimes,
): ExplainedPacing$Input {
  const { key, askedPerSecond, authorizedPerSecond, pace, site } = question;
  const waitMs = pacingWaitMs(question);
  const common = {
    answer: waitMs > 0 ? 'EXPLAINED_ANSWER_LATER' : 'EXPLAINED_ANSWER_YES',
    reason: reasonOf(site, waitMs),
    wait: waitMs > 0 ? duration(waitMs) : null,
    key,
    askedPerSecond,
    authorizedPerSecond,
  } as const;
  if (site === undefined) {
    const gap = duration(pace.gapMs);
    const { burst, maxInFlight } = pace;
    return { ...common, gap, effectiveGap: gap, slowdown: 1, burst, maxInFlight };
  }
  return {
    ...common,
    gap: duration(site.gapMs),
    robotsGap: site.robotsGapMs > 0 ? duration(site.robotsGapMs) : null,
    robotsGapOrigin: site.robotsGapOrigin,
    slowdown: site.slowdown,
    effectiveGap: duration(site.effectiveGapMs),
    burst: site.burst,
    inFlight: site.inFlight,
    maxInFlight: site.maxInFlight,
    notBeforeTime: site.blockedForMs > 0 ? time(site.notBefore) : null,
    breaker: `BREAKER_${site.breaker}`,
    pacedBy: site.pacedBy,
  };
}

/** How long until the next request could go; 0: at once. */
export function pacingWaitMs({ site }: Pick<PacingQuestion, 'site'>): number {
  if (site === undefined) return 0;
  // Once the time of a breaker has passed, the next request tries whether the site works again.
  const breakerMs = site.breaker === 'CLOSED' ? 0 : site.breakerForMs;
  // One of those in flight is settled soon: the pace says when to ask again.
  const fullMs = site.inFlight >= site.maxInFlight ? site.effectiveGapMs : 0;
  return Math.max(0, site.slotInMs, site.blockedForMs, breakerMs, fullMs);
}

function reasonOf(site: SiteNow | undefined, waitMs: number): string {
  if (site === undefined) return 'the site was not asked for yet: the first slot is free';
  if (site.breaker !== 'CLOSED' && site.breakerForMs > 0) {
    return site.breaker === 'OPEN'
      ? 'the breaker is open: the site failed too often'
      : 'one request is trying whether the site works again';
  }
  if (site.blockedForMs > 0 && site.blockedForMs >= waitMs) {
    return 'the site asked for patience (Retry-After, or 429)';
  }
  if (site.inFlight >= site.maxInFlight) {
    return `${site.inFlight} requests are in flight, as many as may be`;
  }
  if (waitMs > 0) return 'the next slot of the pace is not yet due';
  if (site.breaker === 'CLOSED') return 'a slot is free';
  return 'the next request tries whether the site works again';
}
