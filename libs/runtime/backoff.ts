/**
 * A wait with full jitter: even over zero to a bound that doubles with each attempt (from 1) up
 * to `maxMs`, so that many who fail together do not come back together.
 */
export function fullJitter(options: {
  readonly attempt: number;
  readonly baseMs: number;
  readonly maxMs: number;
  readonly random: number;
}): number {
  return Math.round(options.random * doubling(options));
}

/** The bound itself: `baseMs` doubling with each attempt (from 1), at most `maxMs`. */
export function doubling(options: {
  readonly attempt: number;
  readonly baseMs: number;
  readonly maxMs: number;
}): number {
  // 2 ** 30 is far above every cap; bounding the exponent keeps the product finite.
  const exponent = Math.min(Math.max(options.attempt - 1, 0), 30);
  return Math.min(options.maxMs, options.baseMs * 2 ** exponent);
}
