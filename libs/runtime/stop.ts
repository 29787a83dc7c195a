/**
 * Resolves with the signal's name once the process is asked to stop (SIGTERM or Ctrl-C). To be
 * asked again changes nothing: an end in order is bounded, and who cannot wait sends SIGKILL.
 */
export function stopRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => resolve(signal));
    }
    // Its own end would wait for every handle to close, and was seen to spin for ever on a socket
    // whose peer had vanished; by now nothing is left that is worth the wait.
    process.once('exit', () => process.exit());
  });
}

/**
 * Bounds an end in order: ends the process when it is still there after `ms`. Every step has a
 * bound of its own, but peers that neither answer nor close can use up several, one after the
 * other. What is cut off then is courtesy: whatever was accepted is committed or comes back.
 */
export function exitWithin(ms: number, onCut: () => void): void {
  const cut = (): void => {
    onCut();
    process.exit();
  };
  // It holds up nobody who ends before.
  setTimeout(cut, ms).unref();
}
