import { cancelledVerdict, type End, type Verdict } from './follow-up.ts';
import { isFinal, type TaskFacts } from './task-state.ts';

/** What a request to stop does to a crawl. */
export type CancelDecision =
  /** It is FINISHING, has ended, or was asked before: it is returned as it is. */
  | { readonly kind: 'unchanged' }
  /** Its worker learns of it at the next heartbeat or permit. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'change'; readonly change: Verdict | End };

/** Decides a cancel by where the crawl stands. */
export function decideCancel(task: TaskFacts): CancelDecision {
  if (isFinal(task.state) || task.state === 'FINISHING' || task.state === 'CANCELLING') {
    return { kind: 'unchanged' };
  }
  if (task.state === 'RUNNING') return { kind: 'ask' };
  const message = 'stopped on request';
  if (task.isBegun) return { kind: 'change', change: cancelledVerdict(message) };
  return {
    kind: 'change',
    change: { kind: 'end', state: 'CANCELLED', failure: undefined, message },
  };
}
