import { usualPolicy, type ProtocolPolicy } from '../../services/gateway/core/policy.ts';
import type { Task, World } from './world.ts';

/*
 * How far a model goes: how many tasks, actors and pages there are, and which faults and events
 * may happen, each at any moment.
 */

/** The kinds of faults. All but `refusal` are the eleven of the protocol's review. */
export const faultKinds = [
  'crash',
  'cut',
  'lost-answer',
  'late-request',
  'stall',
  'relay',
  'presumption',
  'wipe',
  'drain',
  'reconciler',
  'failure',
  'refusal',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** The eleven kinds. */
export const elevenKinds: readonly FaultKind[] = faultKinds.filter((kind) => kind !== 'refusal');

/** One bound of the model. */
export interface Bound {
  readonly name: string;
  readonly tasks: number;
  /** Pages of each list; a slice reads one. */
  readonly slices: number;
  readonly workers: number;
  readonly relays: number;
  /** Crawls that may be under way at once, over all tasks. */
  readonly slots: number;
  readonly faults: number;
  readonly kinds: readonly FaultKind[];
  /** How often each event may happen. */
  readonly cancels: number;
  readonly expiries: number;
  readonly wallTimes: number;
  readonly sitePauses: number;
  readonly sourceStops: number;
  /** The broker gives a message up that came back more often. */
  readonly handoutsMax: number;
  readonly attemptsMax: number;
  /** A worker names the grant that it holds when its message comes back. */
  readonly reattaches: boolean;
  /** Reads and writes of the gateway are two steps, between which others may write. */
  readonly splits: boolean;
  readonly policy: ProtocolPolicy;
}

const policy: ProtocolPolicy = {
  ...usualPolicy,
  hasSuspectQueue: true,
  lossesSuspect: 2,
  lossesMax: 3,
  unusedLossesSuspect: 2,
  unusedLossesMax: 3,
  limitReturnsMax: 1,
};

/** A bound with two workers, two relays and two slices, in which nothing goes wrong. */
export function bound(name: string, changes: Partial<Bound> = {}): Bound {
  return {
    name,
    tasks: 1,
    slices: 2,
    workers: 2,
    relays: 2,
    slots: changes.tasks ?? 1,
    faults: 0,
    kinds: elevenKinds,
    cancels: 0,
    expiries: 0,
    wallTimes: 0,
    sitePauses: 0,
    sourceStops: 0,
    handoutsMax: 6,
    attemptsMax: 2,
    reattaches: true,
    splits: false,
    policy,
    ...changes,
  };
}

/** The moment after the crawls were accepted. */
export function firstWorld(of: Bound): World {
  return {
    tasks: Array.from({ length: of.tasks }, firstTask),
    queue: [],
    dead: [],
    workers: Array.from({ length: of.workers }, () => ({
      claiming: undefined,
      execution: undefined,
      isDraining: false,
    })),
    relays: Array.from({ length: of.relays }, () => ({ job: undefined })),
    reconciler: undefined,
    late: [],
    isQueueMissing: false,
    isSitePaused: false,
    isSourceStopped: false,
    slotsUsed: 0,
    faultsLeft: of.faults,
    cancelsLeft: of.cancels,
    expiriesLeft: of.expiries,
    wallTimesLeft: of.wallTimes,
    sitePausesLeft: of.sitePauses,
    sourceStopsLeft: of.sourceStops,
  };
}

function firstTask(): Task {
  return {
    state: 'PENDING',
    waitReason: undefined,
    version: 0,
    epoch: 0,
    isBegun: false,
    isExpired: false,
    isWallTimeOver: false,
    isCancelAsked: false,
    isOnSuspectQueue: false,
    dispatch: { state: 'DUE', due: 'now', copy: 0, isLapsed: false, limitReturns: 0 },
    holder: undefined,
    lease: undefined,
    attempt: 1,
    losses: 0,
    unusedLosses: 0,
    progressEpoch: 0,
    page: 0,
    cause: 'none',
    verdict: undefined,
    executions: [],
    sealedPages: undefined,
    endPages: undefined,
    run: { epoch: 0, pages: 0, isSealed: false, wroteEpoch: 0 },
    sweep: undefined,
    cancel: undefined,
    failures: 0,
    isMessageLost: false,
    isGivenUp: false,
  };
}
