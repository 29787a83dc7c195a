import { wornBy, type WearLimits } from '../core/wear.ts';
import { toMb } from '../core/parse-limits.ts';

const lookMs = 5_000;

/** Watches how much a process has worked. */
export interface WearWatch extends Disposable {
  /** Resolves with the reason, in words, when another process should take its place. */
  readonly worn: Promise<string>;
  /** An execution has ended. */
  count(): void;
}

/** Begins the watch over this process. */
export function watchWear(limits: WearLimits): WearWatch {
  const { promise: worn, resolve } = Promise.withResolvers<string>();
  let executions = 0;
  const look = (): void => {
    const why = wornBy({ executions, memoryMb: toMb(process.memoryUsage.rss()) }, limits);
    if (why !== undefined) resolve(why);
  };
  // Between two executions there may be a long one.
  const timer = setInterval(look, lookMs).unref();
  return {
    worn,
    count() {
      executions += 1;
      look();
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
