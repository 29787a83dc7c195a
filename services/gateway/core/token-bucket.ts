/** Tokens that come back at a steady rate, up to a bound. */
export interface BucketRule {
  readonly perSecond: number;
  readonly burst: number;
}

/** How full a bucket was at a time of the monotonic clock. */
export interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

/** What taking from a bucket gives: the bucket after it, and how long to wait where it refused. */
export interface Draw {
  readonly bucket: Bucket;
  /** 0 where the tokens were given. */
  readonly waitMs: number;
}

/** A bucket that nobody has used. */
export function fullBucket(rule: BucketRule, atMs: number): Bucket {
  return { tokens: rule.burst, atMs };
}

/** Takes tokens, or takes none and says when they will be there; more than the burst never are. */
export function draw(
  bucket: Bucket,
  want: { readonly rule: BucketRule; readonly cost: number; readonly nowMs: number },
): Draw {
  const { rule, nowMs } = want;
  // A call that costs more than the bucket holds is let through once it is full.
  const cost = Math.min(want.cost, rule.burst);
  const passedMs = Math.max(0, nowMs - bucket.atMs);
  const tokens = Math.min(rule.burst, bucket.tokens + (passedMs * rule.perSecond) / 1_000);
  if (tokens >= cost) return { bucket: { tokens: tokens - cost, atMs: nowMs }, waitMs: 0 };
  const waitMs = Math.ceil(((cost - tokens) / rule.perSecond) * 1_000);
  return { bucket: { tokens, atMs: nowMs }, waitMs };
}

/** Whether a bucket is as full as one that nobody has used, and need not be kept. */
export function isFull(
  bucket: Bucket,
  at: { readonly rule: BucketRule; readonly nowMs: number },
): boolean {
  return draw(bucket, { ...at, cost: 0 }).bucket.tokens >= at.rule.burst;
}
