import { faultKinds } from './bound.ts';
import type { Variant } from './variant.ts';
import { dispatchVariants } from './variants-dispatches.ts';
import { endingVariants } from './variants-endings.ts';
import { leaseVariants } from './variants-leases.ts';

/*
 * Rules, each broken by one line: of a decision of production, or, where the rule is no decision,
 * of a step of the model. An explorer that does not catch one of them proves nothing.
 */

/** All broken variants. */
export const variants: readonly Variant[] = [
  ...leaseVariants,
  ...dispatchVariants,
  ...endingVariants,
].map((variant) => ({ ...variant, bound: { kinds: faultKinds, ...variant.bound } }));
