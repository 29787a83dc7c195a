/* The twelve kinds of faults. A weight says how often a kind is dealt beside the others: those that
 * take long are rarer. */

export const faultKinds = [
  'kill-crawler',
  'kill-gateway',
  'kill-storage',
  'freeze-crawler',
  'kill-broker',
  'purge-queue',
  'close-connections',
  'restart-database',
  'kill-backends',
  'cut-link',
  'stall-link',
  'replay-messages',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** How a kind is dealt and how long it lasts. */
export interface FaultRule {
  readonly weight: number;
  /** Least and most; none: it is over at once. */
  readonly lastsMs?: readonly [number, number];
}

export const faultRules: Readonly<Record<FaultKind, FaultRule>> = {
  'kill-crawler': { weight: 6, lastsMs: [100, 1_200] },
  'kill-gateway': { weight: 5, lastsMs: [50, 600] },
  'kill-storage': { weight: 5, lastsMs: [50, 600] },
  'freeze-crawler': { weight: 3, lastsMs: [2_400, 3_000] },
  'kill-broker': { weight: 1, lastsMs: [0, 500] },
  'purge-queue': { weight: 3 },
  'close-connections': { weight: 5 },
  'restart-database': { weight: 4, lastsMs: [50, 700] },
  'kill-backends': { weight: 6 },
  'cut-link': { weight: 6, lastsMs: [50, 1_200] },
  'stall-link': { weight: 5, lastsMs: [500, 2_600] },
  'replay-messages': { weight: 5 },
};
