import type { ProtocolPolicy } from './policy.ts';
import { cancelledVerdict, failedVerdict, ownFailure, type Verdict } from './follow-up.ts';
import type { TaskFacts } from './task-state.ts';

/** How a lost execution counts: one that never took a permit can have been killed by no page. */
export interface Loss {
  readonly outcome: 'LOST' | 'UNUSED';
  /** The counts in a row after this loss. */
  readonly losses: number;
  readonly unusedLosses: number;
}

/** What the loss leads to before anything else is asked. */
export type AfterLoss = Verdict | { readonly kind: 'suspect' } | { readonly kind: 'go-on' };

/** Counts the loss of the current execution; a take-over and the sweeper count alike. */
export function countLoss(task: TaskFacts): Loss {
  return task.hasTakenPermit
    ? { outcome: 'LOST', losses: task.losses + 1, unusedLosses: 0 }
    : { outcome: 'UNUSED', losses: task.losses, unusedLosses: task.unusedLosses + 1 };
}

/** A cancel is honoured first, then the crash limit, then the suspect queue. */
export function afterLoss(
  task: TaskFacts,
  { loss, policy }: { readonly loss: Loss; readonly policy: ProtocolPolicy },
): AfterLoss {
  if (task.isCancelAsked) return cancelledVerdict('it was to be cancelled, and its worker is lost');
  const isOver = loss.losses >= policy.lossesMax || loss.unusedLosses >= policy.unusedLossesMax;
  if (isOver) return crashed(task, loss);
  const goesThere = isSuspect(loss, policy) && !task.isOnSuspectQueue;
  return goesThere ? { kind: 'suspect' } : { kind: 'go-on' };
}

/** Whether so much was lost since the last progress that the next crash must hit only itself. */
export function isSuspect(
  { losses, unusedLosses }: Pick<Loss, 'losses' | 'unusedLosses'>,
  policy: ProtocolPolicy,
): boolean {
  const isOften = losses >= policy.lossesSuspect || unusedLosses >= policy.unusedLossesSuspect;
  return policy.hasSuspectQueue && isOften;
}

function crashed(task: TaskFacts, loss: Loss): Verdict {
  const count = loss.outcome === 'LOST' ? loss.losses : loss.unusedLosses;
  const when = loss.outcome === 'LOST' ? 'without progress' : 'before a first permit';
  return failedVerdict(
    ownFailure('FAILURE_REASON_WORKER_CRASHED', {
      stage: 'FAILURE_STAGE_LEASE',
      message: `Its worker was lost ${count} times in a row ${when}`,
      attempt: task.attempt,
    }),
    {},
  );
}
