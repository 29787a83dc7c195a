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
  /** To what that doubles where it goes on throttling. */
  readonly throttleWaitMsMax: number;
  readonly storageWaitBaseMs: number;
  readonly storageWaitMaxMs: number;
  /** How long a crawl waits that found its tenant or source at the limit. */
  readonly limitWaitMs: number;
  /** How long a crawl waits that a worker could not do. */
  readonly capabilityWaitMs: number;
  /** A site whose next request is further away than this is not waited for under a lease. */
  readonly permitHorizonMs: number;
  /** How long before their time permits are handed out: they cannot be called back. */
  readonly permitAheadMs: number;
  /** When a probe of a site that failed counts as lost; longer than a fetch takes. */
  readonly probeLostMs: number;
  /** Losses in a row without progress that end a crawl, and those that make it suspect. */
  readonly lossesMax: number;
  readonly lossesSuspect: number;
  /** The same for losses before a first permit. */
  readonly unusedLossesMax: number;
  readonly unusedLossesSuspect: number;
  /** Whether suspects go to a queue of their own; without it they take over as others. */
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
  /** How often each queue is looked at. */
  readonly lookEveryMs: number;
  /** How far apart two looks at an empty queue are evidence that what was published is gone. */
  readonly looksApartMs: number;
  /** Least age of the newest copy of a dispatch that is published again as gone. */
  readonly rescueAfterMs: number;
  /** Dispatches that a round publishes again. */
  readonly rescueBatchMax: number;
  /** How often states are looked for that cannot last. */
  readonly mendEveryMs: number;
  readonly sweepEveryMs: number;
  /** The sweeper has reached the database for a lease and this before it takes one. */
  readonly sweepGraceMs: number;
  /** When a duty takes up a verdict that its own gateway has not finished. */
  readonly sealFirstMs: number;
  readonly sealRetryBaseMs: number;
  readonly sealRetryMaxMs: number;
  readonly dutyPollMs: number;
  /** After this a valid message goes out again that a worker refused: it may be an older one. */
  readonly letterResendMs: number;
  /** How often the delivery limit makes a dispatch due again that nobody started. */
  readonly limitReturnsMax: number;
}

/** The queues that crawls are dispatched to. */
export function queuesOf(
  policy: Pick<ProtocolPolicy, 'hasSuspectQueue' | 'queue' | 'suspectQueue'>,
): readonly string[] {
  return policy.hasSuspectQueue ? [policy.queue, policy.suspectQueue] : [policy.queue];
}

/**
 * How long a relay waits for a confirm: it has to hear of what it published while its claim lasts,
 * or another one publishes the next copy meanwhile.
 */
export function confirmMsOf({ relayClaimMs }: Pick<ProtocolPolicy, 'relayClaimMs'>): number {
  return Math.floor((relayClaimMs * 2) / 3);
}

/** What production uses. */
export const usualPolicy: ProtocolPolicy = {
  leaseMs: 20_000,
  heartbeatMs: 5_000,
  sliceSoftMs: 60_000,
  sliceHardMs: 90_000,
  retryBoundsMs: [30_000, 120_000, 480_000],
  throttleWaitMs: 30_000,
  throttleWaitMsMax: 480_000,
  storageWaitBaseMs: 5_000,
  storageWaitMaxMs: 60_000,
  limitWaitMs: 5_000,
  capabilityWaitMs: 30_000,
  permitHorizonMs: 15_000,
  permitAheadMs: 250,
  probeLostMs: 60_000,
  lossesMax: 5,
  lossesSuspect: 2,
  unusedLossesMax: 20,
  unusedLossesSuspect: 5,
  hasSuspectQueue: true,
  detailPagesMax: 5_000,
  bytesMax: 1_073_741_824,
  itemFailuresKept: 1_000,
  queue: 'jobradar.crawl.http',
  suspectQueue: 'jobradar.crawl.suspect',
  exchange: 'jobradar.crawl',
  windowMax: 1_000,
  relayBatchMax: 100,
  relayClaimMs: 12_000,
  relayRetryMs: 1_000,
  relayPollMs: 300,
  relayGatherMs: 25,
  lookEveryMs: 2_500,
  looksApartMs: 5_000,
  rescueAfterMs: 30_000,
  rescueBatchMax: 200,
  mendEveryMs: 60_000,
  sweepEveryMs: 1_000,
  sweepGraceMs: 5_000,
  sealFirstMs: 3_000,
  sealRetryBaseMs: 1_000,
  sealRetryMaxMs: 60_000,
  dutyPollMs: 500,
  letterResendMs: 60_000,
  limitReturnsMax: 3,
};
