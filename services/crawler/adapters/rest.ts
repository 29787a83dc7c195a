/** Waits; ends early, without an error, when the signal is aborted. */
export function abortableRest(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Resolves when the signal is aborted, and not before; for a race with something that ends. */
export function untilAborted(signal: AbortSignal): Promise<void> & Disposable {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onAbort = (): void => resolve();
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) resolve();
  return Object.assign(promise, {
    [Symbol.dispose]: () => signal.removeEventListener('abort', onAbort),
  });
}
