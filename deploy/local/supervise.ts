/* One local run: it holds its state's lock, ends what a killed run left, starts processes, and
 * whatever happens ends each of them again before it ends itself. Should it be killed, the shell
 * that holds the lock ends them (sweep.ts). */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endLeftOvers, startChild, type Child, type ChildSpec } from './children.ts';
import { EndedEarly, watchEnding, type Ending } from './ending.ts';
import { holdLock } from './processes.mjs';
import { openState, type LocalState } from './state.ts';
import { note } from './steps.ts';

/** What the work of a run may use. */
export interface LocalRun {
  readonly state: LocalState;
  readonly ending: Ending;
  /** Starts a process that ends with the run, the newest first. */
  start(spec: ChildSpec): Child;
  /** Something else to give back, in the same order. */
  defer(giveBack: () => Promise<void>): void;
}

/** How a run ends its processes: politely, or, where nothing is worth keeping, at once. */
export type Manners = 'polite' | 'brisk';

/** Does the work of one use of the checkout and gives the exit code. */
export async function supervise(
  use: string,
  manners: Manners,
  work: (run: LocalRun) => Promise<number>,
): Promise<number> {
  const ending = watchEnding();
  const state = openState(use);
  if (state.note !== undefined) note(state.note);
  const holding = holdLock(join(state.folder, 'lock'), {
    signal: ending.signal,
    onWait: () =>
      note(`Another "npm ${use}" runs in this checkout; waiting for it (Ctrl-C ends the wait)`),
    afterDeath: [
      process.execPath,
      fileURLToPath(new URL('sweep.ts', import.meta.url)),
      state.folder,
    ],
  });
  const release = await untilEnding(holding, ending);
  const giveBacks: (() => Promise<void>)[] = [];
  let isClosing = false;
  try {
    const left = await endLeftOvers(state.folder);
    if (left.length > 0) note(`Ended what an earlier run left: ${left.join(', ')}`);
    const run: LocalRun = {
      state,
      ending,
      start(spec) {
        // Work that was overtaken by the end goes on for a while; it starts nothing any more.
        if (isClosing || ending.signal.aborted) throw new EndedEarly(`No ${spec.name} any more`);
        const child = startChild(state, spec);
        giveBacks.push(() => stop(child, manners, ending));
        return child;
      },
      defer: (giveBack) => giveBacks.push(giveBack),
    };
    return await untilEnding(work(run), ending);
  } finally {
    isClosing = true;
    for (const giveBack of giveBacks.reverse()) await giveBack();
    await release();
  }
}

async function untilEnding<T>(work: Promise<T>, { signal }: Ending): Promise<T> {
  return await Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const end = (): void => reject(new EndedEarly(String(signal.reason)));
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    }),
  ]);
}

async function stop(child: Child, manners: Manners, { hurry }: Ending): Promise<void> {
  if (manners === 'brisk' || hurry.aborted) return await child.kill();
  const lose = (): void => void child.kill();
  hurry.addEventListener('abort', lose, { once: true });
  await child.stop();
  hurry.removeEventListener('abort', lose);
}
