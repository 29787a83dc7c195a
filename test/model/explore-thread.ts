import { parentPort, workerData } from 'node:worker_threads';
import type { Bound } from './bound.ts';
import { loadPatched, type Patch } from './patch.ts';

/* The thread in which a bound is explored, or random runs are walked; its data says what. */

/** What a thread is asked for. */
export type Request =
  | {
      readonly kind: 'explore';
      readonly name: string;
      readonly changes: Partial<Bound>;
      /** The line that is broken; undefined: none. */
      readonly patch?: Patch;
    }
  | { readonly kind: 'walk'; readonly seed: number; readonly from: number; readonly to: number };

/** What came of random runs. */
export interface Walked {
  readonly runs: number;
  readonly steps: number;
  readonly faults: number;
  /** The first run that broke a rule. */
  readonly broken:
    | { readonly run: number; readonly rule: string; readonly trace: readonly string[] }
    | undefined;
}

const request: Request = workerData;
const answer = request.kind === 'explore' ? await exploreBound(request) : await walkRuns(request);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
parentPort?.postMessage(answer);

// The model is loaded after its patch.
async function exploreBound({ name, changes, patch }: Extract<Request, { kind: 'explore' }>) {
  if (patch !== undefined) loadPatched(patch);
  const { bound } = await import('./bound.ts');
  const { explore } = await import('./explore.ts');
  return explore(bound(name, changes));
}

async function walkRuns({ seed, from, to }: Extract<Request, { kind: 'walk' }>): Promise<Walked> {
  const { walk } = await import('./random.ts');
  let steps = 0;
  let faults = 0;
  for (let run = from; run < to; run += 1) {
    const walked = walk(seed, run);
    steps += walked.steps;
    faults += walked.faults;
    const { violation } = walked;
    if (violation === undefined) continue;
    return { runs: run - from + 1, steps, faults, broken: { run, ...violation } };
  }
  return { runs: to - from, steps, faults, broken: undefined };
}
