import { isHeld, type DispatchState, type TaskState } from './task-state.ts';

/*
 * A crawl holds one slot of its tenant and one of its source from the moment at which a relay
 * picks its dispatch until its worker lets go. FINISHING holds none.
 */

/** States of a dispatch that hold a slot for the crawl that it will start. */
export const holdingDispatchStates = ['CLAIMED', 'PUBLISHED'] as const satisfies DispatchState[];

/** Slots that a crawl holds: the one function by which they are counted, here and in SQL. */
export function holds(task: TaskState, newestDispatch: DispatchState): 0 | 1 {
  if (isHeld(task)) return 1;
  return (holdingDispatchStates as readonly DispatchState[]).includes(newestDispatch) ? 1 : 0;
}

/** The same of a dispatch alone, as an SQL condition on its state. */
export function holdsAsSql(dispatchState: string): string {
  return `${dispatchState} in (${holdingDispatchStates.map((state) => `'${state}'`).join(', ')})`;
}
