import type { Ending } from '../core/ending.ts';
import type { Slice } from '../core/slice.ts';

/** What adapters need to know of the execution that they work for. */
export interface Holder {
  /** The newest grant. */
  readonly grant: string;
  readonly slice: Slice;
  /** Set once the execution is to end: nothing new begins after that. */
  readonly ending: Ending | undefined;
  /** Aborted when what is under way has to stop at once. */
  readonly signal: AbortSignal;
  /** Aborted when the lease is lost: nothing more is to be said for this task. */
  readonly lost: AbortSignal;
  /** Asks the execution to end; the first ending holds, but a lost lease beats all. */
  end(ending: Ending): void;
  /** Waits, until the execution is to end at the latest. */
  rest(ms: number): Promise<void>;
  /** Sends a heartbeat now, for a new grant; false = the gateway did not answer. */
  renew(): Promise<boolean>;
}
