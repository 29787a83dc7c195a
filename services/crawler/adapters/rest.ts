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
