/** Where a server stands in its life; calls read it, the server alone moves it on. */
export interface DrainState {
  /** `closing`: nothing new is taken. `draining`: short calls still are, streams are not. */
  readonly phase: 'serving' | 'draining' | 'closing';
  /** Aborted when calls that stay open have to end. */
  readonly ending: AbortSignal;
}

/** A state that the server moves on: serving, draining, closing. */
export interface DrainControl extends DrainState {
  refuseStreams(): void;
  endStreams(): void;
  refuseAll(): void;
}

/** The state of a server that serves. */
export function createDrainControl(): DrainControl {
  let phase: DrainState['phase'] = 'serving';
  const ending = new AbortController();
  return {
    get phase() {
      return phase;
    },
    ending: ending.signal,
    refuseStreams() {
      if (phase === 'serving') phase = 'draining';
    },
    endStreams() {
      ending.abort();
    },
    refuseAll() {
      phase = 'closing';
    },
  };
}
