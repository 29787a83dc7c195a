import { shuttingDown } from '#libs/grpc/running-call.ts';
import { AppError } from '#libs/runtime/errors.ts';

/** How many previews run at once, and how many wait for their turn. */
export interface TurnBounds {
  readonly atOnceMax: number;
  readonly waitingMax: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly giveUp: (error: unknown) => void;
}

/** The turns of previews: few at once, a bounded line behind them, and an end. */
export class PreviewTurns {
  readonly #bounds: TurnBounds;
  #running = 0;
  #isClosed = false;
  #waiting: readonly Waiting[] = [];
  #onIdle: (() => void) | undefined;

  constructor(bounds: TurnBounds) {
    this.#bounds = bounds;
  }

  /** Waits for a turn, which ends when it is disposed of; throws where there is none to be had. */
  async take(signal: AbortSignal): Promise<Disposable> {
    if (signal.aborted) throw signal.reason;
    if (this.#isClosed) throw shuttingDown();
    if (this.#running >= this.#bounds.atOnceMax) await this.#wait(signal);
    else this.#running += 1;
    let isOver = false;
    return {
      [Symbol.dispose]: () => {
        if (isOver) return;
        isOver = true;
        this.#pass();
      },
    };
  }

  /** Gives no turn any more; those who wait are told to call again. */
  close(): void {
    this.#isClosed = true;
    for (const one of this.#waiting) one.giveUp(shuttingDown());
    this.#waiting = [];
  }

  /** Resolves when nobody has a turn. */
  idle(): Promise<void> {
    if (this.#running === 0) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onIdle = resolve;
    return promise;
  }

  async #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.#bounds.waitingMax) throw busy(this.#bounds);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const mine: Waiting = { begin: resolve, giveUp: reject };
    const onAbort = (): void => {
      this.#waiting = this.#waiting.filter((one) => one !== mine);
      reject(signal.reason);
    };
    this.#waiting = [...this.#waiting, mine];
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  // A turn goes from hand to hand: who comes now cannot overtake who waits.
  #pass(): void {
    const [next, ...others] = this.#waiting;
    this.#waiting = others;
    if (next !== undefined) {
      next.begin();
      return;
    }
    this.#running -= 1;
    if (this.#running === 0) this.#onIdle?.();
  }
}

function busy({ waitingMax }: TurnBounds): AppError {
  const message = `${waitingMax} previews wait at this crawler already; call again later`;
  return new AppError('resource_exhausted', message, {
    reason: 'RATE_LIMITED',
    retryAfterMs: 5_000,
    metadata: { metric: 'previews at once', limit: String(waitingMax) },
  });
}
