import type { Duration } from '#libs/proto/gen/google/protobuf/Duration.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';

const totalMsDefault = 30_000;
const bytesDefault = 5 * 1_024 * 1_024;
const bytesMax = 20 * 1_024 * 1_024;
const rateDefault = 0.5;
const blockMax = 20;

/** What one fetch of a source may take, and how many permits are booked at once. */
export interface FetchLimits {
  readonly totalMs: number;
  readonly bytesMax: number;
  readonly permitBlock: number;
}

/**
 * Reads the limits of a source's fetches; what it leaves open has the defaults of the proto, and
 * none takes longer than the installation allows.
 */
export function fetchLimitsOf(
  { politeness, authorization }: Source,
  totalMsMax: number,
): FetchLimits {
  const asked = politeness?.requestsPerSecond ?? 0;
  const granted = authorization?.maxRequestsPerSecond ?? 0;
  const rate = Math.min(asked > 0 ? asked : rateDefault, granted > 0 ? granted : Infinity);
  const bytes = Number(politeness?.maxResponseBytes ?? 0);
  return {
    totalMs: Math.min(msOf(politeness?.fetchTimeout) ?? totalMsDefault, totalMsMax),
    bytesMax: bytes > 0 ? Math.min(bytes, bytesMax) : bytesDefault,
    // A second's worth: what a worker that dies has booked in vain delays the site by no more.
    permitBlock: Math.min(Math.max(Math.floor(rate), 1), blockMax),
  };
}

function msOf(duration: Duration | null | undefined): number | undefined {
  if (duration === null || duration === undefined) return undefined;
  const ms = Number(duration.seconds) * 1_000 + duration.nanos / 1e6;
  return ms > 0 ? ms : undefined;
}
