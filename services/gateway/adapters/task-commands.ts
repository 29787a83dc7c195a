import { uuidv7 } from '#libs/runtime/ids.ts';
import type { Queries } from '#libs/postgres/database.ts';
import { traceIdOf, type Carrier } from '#libs/telemetry/carrier.ts';
import { usualPolicy } from '../core/policy.ts';
import { createTaskStatement } from './create-task-sql.ts';

export { cancelTask, cancelTasksOfSource, type CancelAnswer } from './cancel-task.ts';
export { resumeSource, stopSource, type SourceKey } from './source-state.ts';

/*
 * What the public API does to crawls. After a commit it wakes the loops that act on it: the relay
 * after a creation or a resumption, the finisher after a cancellation.
 */

/** A crawl that was accepted; its ids, times and defaults are already decided. */
export interface NewTask {
  readonly taskId: string;
  readonly tenantId: string;
  readonly sourceId: string;
  readonly seedUrl: string;
  /** politenessKey(new URL(seedUrl), politeness of the source). */
  readonly siteKey: string;
  readonly maxPages: number;
  readonly priority: 1 | 2 | 3;
  readonly labels: Readonly<Record<string, string>>;
  readonly maxAttempts: number;
  readonly wallSeconds: number;
  /** ISO text. */
  readonly expireTime: string;
  readonly replayOf?: string;
  readonly creator: string;
  /** The trace of the call that made it. */
  readonly carrier: Carrier;
}

/**
 * Writes the crawl with its first dispatch, its event and its tenant's backlog, inside the
 * caller's transaction, which has checked the quota under the backlog row's lock before.
 */
export async function createTask(
  tx: Queries,
  task: NewTask,
): Promise<{ readonly dispatchId: string }> {
  const dispatchId = uuidv7();
  await tx.run(
    createTaskStatement.query,
    createTaskStatement.bind({
      task_id: task.taskId,
      dispatch_id: dispatchId,
      tenant_id: task.tenantId,
      source_id: task.sourceId,
      seed_url: task.seedUrl,
      site_key: task.siteKey,
      max_pages: task.maxPages,
      priority: task.priority,
      labels: JSON.stringify(task.labels),
      max_attempts: task.maxAttempts,
      wall_seconds: task.wallSeconds,
      expire_time: task.expireTime,
      queue: usualPolicy.queue,
      replay_of: task.replayOf ?? null,
      creator: task.creator,
      trace_id: traceIdOf(task.carrier),
      traceparent: task.carrier.traceparent,
      tracestate: task.carrier.tracestate,
      message:
        task.replayOf === undefined ? 'accepted' : `accepted as a replay of ${task.replayOf}`,
    }),
  );
  return { dispatchId };
}
