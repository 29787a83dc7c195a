/*
 * What this process knows of the patience that sites ask for. One execution learns it, from the
 * site or from the gateway, and no other of the process sends anything either, whatever permits
 * it holds. Other processes learn it with their next call.
 */

// Expired entries are looked for at this many.
const sitesMax = 1_000;

/** Until when each site is left alone, on the monotonic clock. */
export class SitePatience {
  readonly #untilMs = new Map<string, number>();

  /** Until when nothing may be sent; in the past: now. */
  untilMs(key: string): number {
    return this.#untilMs.get(key) ?? Number.NEGATIVE_INFINITY;
  }

  /** Nothing is sent to this site before; an earlier word for longer holds. */
  leaveAlone(key: string, until: { readonly nowMs: number; readonly untilMs: number }): void {
    const { nowMs, untilMs } = until;
    if (untilMs <= Math.max(nowMs, this.untilMs(key))) return;
    if (this.#untilMs.size >= sitesMax) this.#forget(nowMs);
    this.#untilMs.set(key, untilMs);
  }

  #forget(nowMs: number): void {
    for (const [key, untilMs] of this.#untilMs) {
      if (untilMs <= nowMs) this.#untilMs.delete(key);
    }
  }
}
