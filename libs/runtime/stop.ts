/** Resolves with the signal's name once the process is asked to stop (SIGTERM or Ctrl-C). */
export function stopRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => resolve(signal));
    }
  });
}
