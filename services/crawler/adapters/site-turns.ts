/*
 * Of the executions of this process that want permits for one site, one asks the gateway and the
 * others wait for their turn: however many there are, they do not all ask for the same slot.
 */

/** Turns by site, in the order in which they were asked for. */
export class SiteTurns {
  readonly #last = new Map<string, Promise<void>>();

  /**
   * Waits for the turn, which ends when it is disposed of; undefined where giving up came first.
   */
  async take(key: string, givesUp: () => Promise<unknown>): Promise<Disposable | undefined> {
    const before = this.#last.get(key);
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    // Whoever gives up still stands between those before and behind.
    const mine = (before ?? Promise.resolve()).then(() => over);
    this.#last.set(key, mine);
    void mine.then(() => {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    });
    const isMine = before === undefined || (await isFirst(before, givesUp()));
    if (isMine) return { [Symbol.dispose]: end };
    end();
    return undefined;
  }
}

function isFirst(before: Promise<void>, givesUp: Promise<unknown>): Promise<boolean> {
  return Promise.race([before.then(() => true), givesUp.then(() => false)]);
}
