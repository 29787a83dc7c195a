import type { FailureClass } from '#libs/proto/gen/jobradar/v1/FailureClass.ts';
import type { ProtocolPolicy } from './policy.ts';

/** What becomes of a crawl by the class of its failure alone. */
export type RetryDecision =
  /** A failed attempt; the next one begins after the wait. */
  | { readonly kind: 'retry'; readonly waitMs: number }
  /** Patience of the site's asking: no attempt is burned. */
  | { readonly kind: 'defer'; readonly waitMs: number }
  /** Attempts are used up, or trying again changes nothing: pages read so far keep their worth. */
  | { readonly kind: 'give-up' }
  /** It fails, whatever was read. */
  | { readonly kind: 'fail'; readonly suspendsSource: boolean };

/** What the table needs beside the class. */
export interface RetryFacts {
  readonly attempt: number;
  readonly maxAttempts: number;
  /** As the site asked, bounded; a floor that jitter never undercuts. */
  readonly retryAfterMs: number | undefined;
  /** Even between 0 and 1. */
  readonly random: number;
  readonly policy: Pick<ProtocolPolicy, 'retryBoundsMs' | 'throttleWaitMs'>;
}

const retryAfterMsMax = 86_400_000;

/** Decides by the class of the failure whether a crawl is tried again, and when. */
export function decideRetry(failureClass: FailureClass, facts: RetryFacts): RetryDecision {
  switch (failureClass) {
    case 'FAILURE_CLASS_TRANSIENT':
      if (facts.attempt >= facts.maxAttempts) return { kind: 'give-up' };
      return { kind: 'retry', waitMs: Math.max(floorMs(facts), jitterMs(facts)) };
    case 'FAILURE_CLASS_THROTTLED':
      return { kind: 'defer', waitMs: throttledMs(facts) };
    case 'FAILURE_CLASS_REFUSED':
    case 'FAILURE_CLASS_CHANGED':
      return { kind: 'fail', suspendsSource: true };
    case 'FAILURE_CLASS_GONE':
    case 'FAILURE_CLASS_HOSTILE':
    case 'FAILURE_CLASS_PERMANENT':
      return { kind: 'give-up' };
    case 'FAILURE_CLASS_FORBIDDEN':
    case 'FAILURE_CLASS_DEFECT':
    case 'FAILURE_CLASS_UNSPECIFIED':
      return { kind: 'fail', suspendsSource: false };
  }
}

/** How long a crawl waits for storage: doubles with each release in a row. */
export function storageWaitMs(
  waitsBefore: number,
  policy: Pick<ProtocolPolicy, 'storageWaitBaseMs' | 'storageWaitMaxMs'>,
): number {
  const doublings = Math.min(waitsBefore, 30);
  return Math.min(policy.storageWaitMaxMs, policy.storageWaitBaseMs * 2 ** doublings);
}

// Full jitter: even between nothing and the bound of this attempt.
function jitterMs({ attempt, random, policy }: RetryFacts): number {
  const bounds = policy.retryBoundsMs;
  const bound = bounds[Math.min(attempt, bounds.length) - 1] ?? 0;
  return Math.round(random * bound);
}

function floorMs({ retryAfterMs }: RetryFacts): number {
  return Math.min(retryAfterMs ?? 0, retryAfterMsMax);
}

// Where the site names no time: half of ours to all of it, so that the crawls of a site come apart.
function throttledMs(facts: RetryFacts): number {
  if (facts.retryAfterMs !== undefined) return floorMs(facts);
  return Math.round(facts.policy.throttleWaitMs * (0.5 + facts.random / 2));
}
