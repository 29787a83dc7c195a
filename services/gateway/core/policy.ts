/** The numbers of the protocol; production takes `usualPolicy`, tests shorten their waits. */
export interface ProtocolPolicy {
  readonly leaseMs: number;
  readonly heartbeatMs: number;
  /** Checkpoint and release after this. */
  readonly sliceSoftMs: number;
  /** Abort after this; reported as HARD_TIME_LIMIT. */
  readonly sliceHardMs: number;
  /** Bound of the wait before each retry; the last holds for all further ones. */
  readonly retryBoundsMs: readonly number[];
  /** How long a site that throttles without Retry-After is left alone. */
  readonly throttleWaitMs: number;
  readonly storageWaitBaseMs: number;
  readonly storageWaitMaxMs: number;
  /** How long a crawl waits that found its tenant or source at the limit. */
  readonly limitWaitMs: number;
  /** How long a crawl waits that a worker could not do. */
  readonly capabilityWaitMs: number;
  /** A site whose next request is further away than this is not waited for under a lease. */
  readonly permitHorizonMs: number;
  /** Losses in a row without progress that end a crawl, and those that make it suspect. */
  readonly lossesMax: number;
  readonly lossesSuspect: number;
  /** The same for losses before a first permit. */
  readonly unusedLossesMax: number;
  readonly unusedLossesSuspect: number;
  /** Whether suspects go to a queue of their own; until it is consumed they take over as others. */
  readonly hasSuspectQueue: boolean;
  readonly detailPagesMax: number;
  readonly bytesMax: number;
  readonly itemFailuresKept: number;
  readonly queue: string;
  readonly suspectQueue: string;
  readonly exchange: string;
  /** Dispatches published and not started, per queue. */
  readonly windowMax: number;
  /** Dispatches that a relay takes at once. */
  readonly relayBatchMax: number;
  /** How long a relay may hold a dispatch before it is published again. */
  readonly relayClaimMs: number;
  /** After a publish that failed, or whose outcome is not known. */
  readonly relayRetryMs: number;
  readonly relayPollMs: number;
  /** After a round that published, how long the next ones gather. */
  readonly relayGatherMs: number;
  readonly sweepEveryMs: number;
  /** The sweeper has reached the database for a lease and this before it takes one. */
  readonly sweepGraceMs: number;
  /** When a duty takes up a verdict that its own gateway has not finished. */
  readonly sealFirstMs: number;
  readonly sealRetryBaseMs: number;
  readonly sealRetryMaxMs: number;
  readonly dutyPollMs: number;
}

/** What production uses. */
export const usualPolicy: ProtocolPolicy = {
  leaseMs: 20_000,
  heartbeatMs: 5_000,
  sliceSoftMs: 60_000,
  sliceHardMs: 90_000,
  retryBoundsMs: [30_000, 120_000, 480_000],
  throttleWaitMs: 30_000,
  storageWaitBaseMs: 5_000,
  storageWaitMaxMs: 60_000,
  limitWaitMs: 5_000,
  capabilityWaitMs: 30_000,
  permitHorizonMs: 15_000,
  lossesMax: 5,
  lossesSuspect: 2,
  unusedLossesMax: 20,
  unusedLossesSuspect: 5,
  hasSuspectQueue: false,
  detailPagesMax: 5_000,
  bytesMax: 1_073_741_824,
  itemFailuresKept: 1_000,
  queue: 'jobradar.crawl.http',
  suspectQueue: 'jobradar.crawl.suspect',
  exchange: 'jobradar.crawl',
  windowMax: 1_000,
  relayBatchMax: 100,
  relayClaimMs: 30_000,
  relayRetryMs: 1_000,
  relayPollMs: 300,
  relayGatherMs: 25,
  sweepEveryMs: 1_000,
  sweepGraceMs: 5_000,
  sealFirstMs: 3_000,
  sealRetryBaseMs: 1_000,
  sealRetryMaxMs: 60_000,
  dutyPollMs: 500,
};
