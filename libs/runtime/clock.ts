/** Time as an argument: services pass `systemClock`, tests pass their own. */
export interface Clock {
  /** Wall clock in Unix milliseconds; for logs and names, never for deciding between machines. */
  nowMs(): number;
  /** Monotonic milliseconds; the only clock that measures waits and limits. */
  monotonicMs(): number;
}

/** The clock of this machine. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};
