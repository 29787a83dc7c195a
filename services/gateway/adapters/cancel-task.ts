import { statement, type Database, type Queries } from '#libs/postgres/database.ts';
import { notFound } from '#libs/runtime/errors.ts';
import { currentTraceId } from '#libs/telemetry/carrier.ts';
import { decideCancel } from '../core/cancel.ts';
import { usualPolicy } from '../core/policy.ts';
import { writeChange } from './change-store.ts';
import type { TaskRow } from './read-task-sql.ts';
import { factsOf } from './task-facts.ts';
import { decideOnTask } from './task-reader.ts';

/** Where a request to stop left the crawl; UNCHANGED: it was FINISHING, ended, or asked before. */
export type CancelAnswer = 'CANCELLED' | 'CANCELLING' | 'FINISHING' | 'UNCHANGED';

/** Who asks, and why. */
export interface CancelRequest {
  readonly tenantId: string;
  readonly requester: string;
  readonly note: string;
}

const askHolder = statement<{ task_id: string }>(
  'ask-to-cancel',
  `
  with task as (
    update crawl_tasks
    set state = 'CANCELLING', version = version + 1, update_time = now(),
      cancel_requester = $3, cancel_note = $4, cancel_time = now()
    where task_id = $1 and version = $2 and state = 'RUNNING'
    returning task_id, version, epoch, dispatch_id
  ),
  event as (
    insert into task_events (
      task_id, seq, from_state, to_state, actor, message, dispatch_id, epoch, trace_id)
    select task_id, version, 'RUNNING', 'CANCELLING', $3, $4, dispatch_id, epoch, $5 from task
  )
  select task_id from task`,
);

const activeOfSource = statement<{ task_id: string }>(
  'active-tasks-of-source',
  `
  select task_id from crawl_tasks
  where tenant_id = $1 and source_id = $2 and end_time is null
    and state not in ('FINISHING', 'CANCELLING')
  order by task_id
  limit 500`,
);

/**
 * Stops a crawl of the tenant; NOT_FOUND where there is none. Wake the duties after it. `alongside`
 * runs in the transaction of the effect, where there is one.
 */
export async function cancelTask(
  database: Database,
  request: CancelRequest & { readonly taskId: string },
  alongside?: (tx: Queries) => Promise<void>,
): Promise<CancelAnswer> {
  const question = { taskId: request.taskId, inTransaction: alongside !== undefined };
  return decideOnTask(database, question, async (row, queries) => {
    const answer = await cancelOnce(queries, { row, request });
    if (answer !== undefined && answer !== 'UNCHANGED') await alongside?.(queries);
    return answer;
  });
}

/** Stops every crawl of a source that has not ended; gives how many it stopped or asked to stop. */
export async function cancelTasksOfSource(
  database: Database,
  request: CancelRequest & { readonly sourceId: string },
): Promise<number> {
  let stopped = 0;
  const seen = new Set<string>();
  for (;;) {
    const rows = await database.rows(activeOfSource, [request.tenantId, request.sourceId]);
    const fresh = rows.filter((row) => !seen.has(row.task_id));
    if (fresh.length === 0) return stopped;
    for (const { task_id: taskId } of fresh) {
      seen.add(taskId);
      const answer = await cancelTask(database, { ...request, taskId });
      if (answer !== 'UNCHANGED') stopped += 1;
    }
  }
}

async function cancelOnce(
  tx: Queries,
  { row, request }: { row: TaskRow | undefined; request: CancelRequest & { taskId: string } },
): Promise<CancelAnswer | undefined> {
  const { taskId, requester, note } = request;
  if (row === undefined || row.tenant_id !== request.tenantId) {
    throw notFound('crawl', `crawls/${taskId}`);
  }
  const decision = decideCancel(factsOf(row, usualPolicy));
  switch (decision.kind) {
    case 'unchanged':
      return 'UNCHANGED';
    case 'ask': {
      const asked = await tx.first(askHolder, [
        taskId,
        row.version,
        requester,
        note,
        currentTraceId(),
      ]);
      return asked === undefined ? undefined : 'CANCELLING';
    }
    case 'change': {
      const { change } = decision;
      const changed = await writeChange(
        tx,
        { row, change, cancellation: { requester, note }, actor: requester },
        usualPolicy,
      );
      if (changed === undefined) return undefined;
      return change.kind === 'end' ? 'CANCELLED' : 'FINISHING';
    }
  }
}
