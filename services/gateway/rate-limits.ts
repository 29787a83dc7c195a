import { AppError } from '#libs/runtime/errors.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { draw, fullBucket, isFull, type Bucket, type BucketRule } from './core/token-bucket.ts';

/** Token buckets by key, in the memory of this process. */
export interface Limiter {
  readonly rule: BucketRule;
  /** Takes tokens of a key; how long to wait where there are too few, 0 where they were taken. */
  take(key: string, cost: number): number;
  /** How long until a token of the key is there; takes none. */
  waitFor(key: string): number;
}

const bucketsMax = 10_000;

/** Makes buckets of one rule; those that are full again are forgotten. */
export function createLimiter(rule: BucketRule, clock: Clock): Limiter {
  const buckets = new Map<string, Bucket>();
  return {
    rule,
    take(key, cost) {
      const nowMs = clock.monotonicMs();
      const { bucket, waitMs } = draw(buckets.get(key) ?? fullBucket(rule, nowMs), {
        rule,
        cost,
        nowMs,
      });
      // The newest use comes last, so what is forgotten first is what was not used for longest.
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > bucketsMax) forget(buckets, (old) => isFull(old, { rule, nowMs }));
      return waitMs;
    },
    waitFor(key) {
      const bucket = buckets.get(key);
      return bucket === undefined
        ? 0
        : draw(bucket, { rule, cost: 1, nowMs: clock.monotonicMs() }).waitMs;
    },
  };
}

/** The error of a caller that has used up its rate; it says how long to wait. */
export function rateLimited(
  metric: string,
  limit: { readonly rule: BucketRule; readonly waitMs: number },
): AppError {
  const { rule, waitMs } = limit;
  return new AppError(
    'resource_exhausted',
    `Too many ${metric}: ${rule.perSecond} a second, ${rule.burst} at once; wait ${waitMs} ms`,
    {
      reason: 'RATE_LIMITED',
      retryAfterMs: waitMs,
      metadata: { metric, limit: String(rule.perSecond), burst: String(rule.burst) },
    },
  );
}

function forget(buckets: Map<string, Bucket>, isIdle: (bucket: Bucket) => boolean): void {
  for (const [key, bucket] of buckets) {
    if (buckets.size <= bucketsMax && !isIdle(bucket)) return;
    buckets.delete(key);
  }
}
