import { waitFor, type Wait } from './follow-up.ts';
import type { ProtocolPolicy } from './policy.ts';
import { isSourceOpen, whatIsMissing, type ReadinessFacts } from './readiness.ts';
import { isWaiting, type TaskFacts } from './task-state.ts';

/**
 * The new dispatch of a crawl that waits for nothing: it has no open dispatch, or one that is due
 * when its source opens, which is open. Undefined where it waits for something that can come.
 */
export function decideMend(
  { task, readiness }: { readonly task: TaskFacts; readonly readiness: ReadinessFacts },
  policy: ProtocolPolicy,
): Wait | undefined {
  if (!isWaiting(task.state)) return undefined;
  const hasDispatch = ['DUE', 'CLAIMED', 'PUBLISHED'].includes(task.dispatchState);
  const mayBeAsleep = task.waitReason === 'SOURCE_STOPPED' && task.dispatchState === 'DUE';
  if (hasDispatch && !(mayBeAsleep && isSourceOpen(readiness))) return undefined;
  // Which worker takes it, and whether a slot is free then, is asked when it is picked.
  const missing = whatIsMissing(
    { ...readiness, capabilities: [readiness.needs], holdsSlot: true },
    policy,
  );
  return waitFor(task, {
    reason: missing?.reason ?? task.waitReason ?? 'WORKER_LOST',
    due: missing?.due ?? { kind: 'in', ms: 0 },
    storageWaits: task.storageWaits,
    message: 'it waited for nothing: dispatched anew',
  });
}
