import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';

const rateDefault = 0.5;
const blockMax = 20;

/** How many permits of a source's site are booked at once, at most. */
export function permitBlockOf({
  politeness,
  authorization,
}: Pick<Source, 'politeness' | 'authorization'>): number {
  const asked = politeness?.requestsPerSecond ?? 0;
  const granted = authorization?.maxRequestsPerSecond ?? 0;
  const rate = Math.min(asked > 0 ? asked : rateDefault, granted > 0 ? granted : Infinity);
  // A second's worth: what a worker that dies has booked in vain delays the site by no more.
  return Math.min(Math.max(Math.floor(rate), 1), blockMax);
}
