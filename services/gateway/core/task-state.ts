import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';

/** Where a crawl stands; the names of jobradar.v1.Crawl.State without their prefix. */
export type TaskState = keyof typeof transitions;

/** Why a WAITING crawl waits. */
export type WaitReason =
  | 'RETRY'
  | 'CONTINUATION'
  | 'HOST_NOT_READY'
  | 'SOURCE_STOPPED'
  | 'TENANT_LIMIT'
  | 'DEPENDENCY'
  | 'WORKER_LOST'
  | 'SHUTDOWN'
  | 'STORAGE_UNAVAILABLE';

/** How a crawl that was ever claimed ends; it is FINISHING until storage has sealed its run. */
export type VerdictState = (typeof transitions.FINISHING)[number];

/** How a crawl that was never claimed ends, without a seal. */
export type UnbegunEnd = 'FAILED' | 'CANCELLED' | 'EXPIRED';

/**
 * THE transition table: the SQL guards, the diagram in ARCHITECTURE.md and the exhaustive test are
 * made from it. A take-over (RUNNING) and a further deferral (WAITING) are no transitions: the
 * crawl stays where it is.
 */
export const transitions = {
  PENDING: ['QUEUED', 'RUNNING', 'WAITING', 'FAILED', 'CANCELLED', 'EXPIRED'],
  QUEUED: ['RUNNING', 'WAITING', 'FINISHING', 'FAILED', 'CANCELLED', 'EXPIRED'],
  RUNNING: ['CANCELLING', 'WAITING', 'FINISHING'],
  CANCELLING: ['FINISHING'],
  FINISHING: ['SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED', 'CANCELLED'],
  WAITING: ['QUEUED', 'RUNNING', 'FINISHING', 'FAILED', 'CANCELLED', 'EXPIRED'],
  SUCCEEDED: [],
  PARTIALLY_SUCCEEDED: [],
  FAILED: [],
  CANCELLED: [],
  EXPIRED: [],
} as const satisfies Record<string, readonly string[]>;

/** All states, in the order of a life. */
export const taskStates = Object.keys(transitions) as readonly TaskState[];

/** States in which no worker holds the crawl and its dispatch is open. */
export const waitingStates = ['PENDING', 'QUEUED', 'WAITING'] as const satisfies TaskState[];

/** States in which a worker holds the lease. */
export const heldStates = ['RUNNING', 'CANCELLING'] as const satisfies TaskState[];

const staying: readonly TaskState[] = ['RUNNING', 'WAITING'];

/** Whether a crawl may go from one state to the other. */
export function mayGo(from: TaskState, to: TaskState): boolean {
  return (transitions[from] as readonly string[]).includes(to);
}

/** The states from which a statement may write this one: its guard in SQL. */
export function statesBefore(to: TaskState): readonly TaskState[] {
  return taskStates.filter((from) => mayGo(from, to) || (from === to && staying.includes(to)));
}

/** The guard as SQL: a list of quoted names. */
export function guardFor(to: TaskState): string {
  return quoted(statesBefore(to));
}

/** States as an SQL list of quoted names. */
export function quoted(states: readonly TaskState[]): string {
  return states.map((state) => `'${state}'`).join(', ');
}

/** Whether nothing changes after this state. */
export function isFinal(state: TaskState): boolean {
  return transitions[state].length === 0;
}

/** Whether the crawl waits for its dispatch to be claimed. */
export function isWaiting(state: TaskState): boolean {
  return (waitingStates as readonly TaskState[]).includes(state);
}

/** Whether a worker holds the crawl. */
export function isHeld(state: TaskState): boolean {
  return (heldStates as readonly TaskState[]).includes(state);
}

/** The table as a Mermaid state diagram. */
export function stateDiagram(): string {
  const lines = taskStates.flatMap((from) => [
    ...transitions[from].map((to) => `  ${from} --> ${to}`),
    ...(isFinal(from) ? [`  ${from} --> [*]`] : []),
  ]);
  return ['stateDiagram-v2', '  [*] --> PENDING', ...lines].join('\n');
}

/** Where the newest dispatch of a crawl stands. DUE, CLAIMED and PUBLISHED are open. */
export type DispatchState = 'DUE' | 'CLAIMED' | 'PUBLISHED' | 'STARTED' | 'VOID';

/** Under which delivery the current lease was taken. */
export interface Holder {
  readonly copy: number;
  readonly handout: number;
  readonly deliveryId: string;
}

/** The lease as it was read; `beat` rises with every sign of life. */
export interface LeaseFacts {
  readonly isLive: boolean;
  readonly beat: string;
}

/**
 * What every decision about a crawl starts from: its row, its newest dispatch and its lease, read
 * at one moment of the database. Plain values, so that an explorer can walk through them.
 */
export interface TaskFacts {
  readonly state: TaskState;
  readonly waitReason: WaitReason | undefined;
  readonly epoch: string;
  readonly dispatchId: string;
  readonly dispatchState: DispatchState;
  readonly holder: Holder | undefined;
  readonly lease: LeaseFacts | undefined;
  /** A worker claimed it at least once. */
  readonly isBegun: boolean;
  /** Its expire_time has passed; counts only before it began. */
  readonly isExpired: boolean;
  /** Its wall time has passed; counts only once it began. */
  readonly isWallTimeOver: boolean;
  readonly isCancelAsked: boolean;
  readonly isOnSuspectQueue: boolean;
  /** The current execution took a permit: a page may have killed its worker. */
  readonly hasTakenPermit: boolean;
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly losses: number;
  readonly unusedLosses: number;
  readonly storageWaits: number;
  /** Distinct list pages of the accumulated checkpoint. */
  readonly listPagesRead: number;
  readonly lastFailure: Failure$Input | undefined;
}
