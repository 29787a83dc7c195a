import { taskStates, type DispatchState } from '../../services/gateway/core/task-state.ts';
import { compiled, fields, flag, many, maybe, small, word, type Of } from './codec.ts';

/*
 * Everything that the protocol consists of, as plain values: rows of the gateway and of storage,
 * the broker's queues, what workers and gateways remember, calls that are under way. Times are
 * words: a lease is live or over, a dispatch is due or not yet. Ids are no numbers: what matters of
 * a dispatch is whether it is the newest of its task.
 */

export const dispatchStates = [
  'DUE',
  'CLAIMED',
  'PUBLISHED',
  'STARTED',
  'VOID',
] as const satisfies readonly DispatchState[];

const taskState = word(...taskStates);
const waitReason = word(
  'RETRY',
  'CONTINUATION',
  'HOST_NOT_READY',
  'SOURCE_STOPPED',
  'TENANT_LIMIT',
  'DEPENDENCY',
  'WORKER_LOST',
  'SHUTDOWN',
  'STORAGE_UNAVAILABLE',
);
const verdict = word('SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED', 'CANCELLED');
/** Why a crawl failed, as far as the model tells reasons apart. */
const cause = word(
  'none',
  'FETCH_TIMEOUT',
  'WORKER_CRASHED',
  'EXPIRED_BEFORE_START',
  'WAITED_TOO_LONG',
  'DELIVERY_LIMIT',
);
const outcome = word(
  'RUNNING',
  'COMPLETED',
  'FAILED',
  'RELEASED',
  'CANCELLED',
  'LOST',
  'UNUSED',
  'CUT_OFF',
);
const settledAs = word('complete', 'cancel', 'fail', 'release');
/** How a worker's execution ends; the last four are causes of a release. */
const ending = word('completed', 'cancelled', 'failed', 'slice', 'shutdown', 'host', 'source');
/** When a dispatch may go out: now, later, once its site is ready, with an event. */
const due = word('now', 'later', 'site', 'event');

/** What a decision makes of a crawl, as a statement is about to write it. */
const change = fields({
  kind: word('start', 'rebind', 'wait', 'verdict', 'end', 'ask'),
  reason: maybe(waitReason),
  due,
  attempt: small,
  isForSuspects: flag,
  cause,
  verdict: maybe(verdict),
  endState: maybe(taskState),
  /** How the execution that runs ends with it. */
  outcome: maybe(outcome),
  settledAs: maybe(settledAs),
  /** Counts after a loss; undefined where nothing was lost. */
  loss: maybe(fields({ losses: small, unusedLosses: small })),
  /** The checkpoint that comes along. */
  page: small,
  isCancelling: flag,
  /** The delivery that a start or a rebind binds the lease to. */
  holder: maybe(fields({ copy: small, handout: small, delivery: small })),
});

/** A change and the row that it was decided on: it is not written over another one. */
const plan = fields({ version: small, beat: maybe(small), epoch: small, change });

/** A message in a queue. */
const message = fields({
  task: small,
  isNewest: flag,
  copy: small,
  handout: small,
  isSuspect: flag,
});

/** A message in a worker's hands. */
const delivery = fields({
  task: small,
  isNewest: flag,
  copy: small,
  handout: small,
  isSuspect: flag,
  id: small,
  /** Its number on its channel, which begins anew with every channel. */
  tag: small,
  /** Its channel is the one that delivered it: the broker waits for its settlement. */
  isBound: flag,
});

/** A call of a worker: what it says, and, once it was read for, what is to be written. */
const call = fields({
  kind: word('claim', 'open', 'permit', 'store', 'beat', 'settle'),
  task: small,
  epoch: small,
  page: small,
  ending: maybe(ending),
  /** Of a claim: the delivery, and the epoch of the grant that it names (0: none). */
  isNewest: flag,
  copy: small,
  handout: small,
  delivery: small,
  heldEpoch: small,
  plan: maybe(plan),
});

const execution = fields({
  task: small,
  epoch: small,
  delivery,
  step: word('open', 'permit', 'store', 'settle', 'tell', 'ack'),
  page: small,
  /** The page that the gateway knows of. */
  told: small,
  ending: maybe(ending),
  plan: maybe(plan),
});

const worker = fields({
  claiming: maybe(
    fields({ delivery, step: word('call', 'ack', 'dead-letter'), plan: maybe(plan) }),
  ),
  execution: maybe(execution),
  isDraining: flag,
});

const relay = fields({
  job: maybe(
    fields({
      task: small,
      isNewest: flag,
      copy: small,
      isSuspect: flag,
      /** The row still carries this claim's token. */
      isOwner: flag,
      step: word('publish', 'mark'),
    }),
  ),
});

const letter = fields({
  task: small,
  isNewest: flag,
  copy: small,
  reason: word('rejected', 'delivery_limit'),
});

const executionRow = fields({
  epoch: small,
  outcome,
  settledAs: maybe(settledAs),
  tookPermit: flag,
  /** Beside the row: its worker has died. */
  isDead: flag,
});

const task = fields({
  state: taskState,
  waitReason: maybe(waitReason),
  version: small,
  epoch: small,
  isBegun: flag,
  isExpired: flag,
  isWallTimeOver: flag,
  isCancelAsked: flag,
  isOnSuspectQueue: flag,
  dispatch: fields({
    state: word(...dispatchStates),
    due,
    copy: small,
    /** The relay's claim on it has run out. */
    isLapsed: flag,
    limitReturns: small,
  }),
  holder: maybe(fields({ copy: small, handout: small, delivery: small })),
  lease: maybe(fields({ isLive: flag, beat: small })),
  attempt: small,
  losses: small,
  unusedLosses: small,
  progressEpoch: small,
  page: small,
  cause,
  verdict: maybe(verdict),
  executions: many(executionRow),
  /** Pages that storage counted, as the gateway was told at the seal and wrote with the end. */
  sealedPages: maybe(small),
  endPages: maybe(small),
  /** Storage's run: epoch 0 while there is none, and a bit for every page that it holds. */
  run: fields({ epoch: small, pages: small, isSealed: flag, wroteEpoch: small }),
  sweep: maybe(plan),
  cancel: maybe(plan),
  /** Beside the rows, for the invariants: what really happened. */
  failures: small,
  /** The broker lost what it held of the newest copy; or of the newest dispatch, or gave it up. */
  isMessageLost: flag,
  isGivenUp: flag,
});

const world = fields({
  tasks: many(task),
  queue: many(message),
  dead: many(letter),
  workers: many(worker),
  relays: many(relay),
  /** A letter that a gateway holds; `isBound`: the broker waits for its ack. */
  reconciler: maybe(fields({ letter, isBound: flag, step: word('settle', 'ack') })),
  /** Calls whose callers have given them up, and which arrive nevertheless. */
  late: many(call),
  isQueueMissing: flag,
  isSitePaused: flag,
  isSourceStopped: flag,
  slotsUsed: small,
  faultsLeft: small,
  cancelsLeft: small,
  expiriesLeft: small,
  wallTimesLeft: small,
  sitePausesLeft: small,
  sourceStopsLeft: small,
});

/** Worlds as bytes. */
export const worldCodec = compiled(world);

export type World = Of<typeof world>;
export type Task = World['tasks'][number];
export type Worker = World['workers'][number];
export type Relay = World['relays'][number];
export type Message = Of<typeof message>;
export type Delivery = Of<typeof delivery>;
export type Letter = Of<typeof letter>;
export type Call = Of<typeof call>;
export type Plan = Of<typeof plan>;
export type Change = Of<typeof change>;
export type ExecutionRow = Of<typeof executionRow>;
export type Execution = Of<typeof execution>;
export type Ending = Of<typeof ending>;
