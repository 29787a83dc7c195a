import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Explored } from './explore.ts';
import type { Request, Walked } from './explore-thread.ts';

/* Explorations in threads of their own: each has its own memory, and its own patched decisions. */

/** What comes of a request. */
export type AnswerTo<R extends Request> = R extends { readonly kind: 'explore' }
  ? Explored
  : Walked;

/** Runs one request in a thread of its own. */
export function runThread<R extends Request>(request: R): Promise<AnswerTo<R>> {
  const { promise, resolve, reject } = Promise.withResolvers<AnswerTo<R>>();
  const thread = new Worker(new URL('./explore-thread.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: 4_096 },
  });
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
  return promise;
}

/** Runs works, as many at once as there are processors, two at most; each is told as it ends. */
export async function inThreads<W>(
  works: readonly W[],
  run: (work: W) => Promise<void>,
): Promise<void> {
  const waiting = [...works];
  const lane = async (): Promise<void> => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) await run(work);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
}
