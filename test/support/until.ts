/** How long a test waits for a condition, and how often it looks. */
export interface Patience {
  readonly withinMs?: number;
  readonly everyMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Waits until `look` gives a value other than undefined or false and returns it; throws with what
 * was waited for when the time is over. Tests wait for conditions, never for time.
 */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
  patience: Patience = {},
): Promise<T> {
  const deadline = performance.now() + (patience.withinMs ?? 10_000);
  for (;;) {
    patience.signal?.throwIfAborted();
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, patience.everyMs ?? 20));
  }
}
