import type { Bound } from './bound.ts';
import type { Patch } from './patch.ts';

/** A broken rule, and the bound in which it shows. */
export interface Variant extends Patch {
  readonly name: string;
  readonly bound: Partial<Bound>;
  /** The rules of which one is to catch it. */
  readonly caughtBy: readonly string[];
}

/** Where the decisions are, and the steps of the model. */
export const gateway = 'services/gateway/core/';
export const model = 'test/model/';

/** A fault, or two of them, in a crawl of one page. */
export const one = { slices: 1, faults: 1 } as const;
export const two = { slices: 1, faults: 2 } as const;

/** Rules that several variants break. */
export const nobodyWorks = 'a task that runs has somebody who works, or a message that comes back';
export const taken = 'never taken from a live, connected holder';
export const crashed = 'no living worker counts as crashed';
export const ends = 'every run ends, and ends done';
export const open = 'a dispatch is open exactly while its task waits';
export const slots = 'slots are counted as they are held';
