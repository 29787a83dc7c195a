import type { Queries } from '#libs/postgres/database.ts';
import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { CrawlItemFailure } from '#libs/proto/gen/jobradar/v1/CrawlItemFailure.ts';
import type { Checkpoint } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import { uuidv7 } from '#libs/runtime/ids.ts';
import { currentCarrier, currentTraceId } from '#libs/telemetry/carrier.ts';
import { provenListEnd } from '../core/completeness.ts';
import { addExecution, withCheckpoint, type StoredCounts } from '../core/counts.ts';
import { classOf } from '../core/failure-class.ts';
import type { End, Verdict, Wait } from '../core/follow-up.ts';
import type { Loss } from '../core/loss.ts';
import type { ProtocolPolicy } from '../core/policy.ts';
import type { ChangeValues } from './change-sql.ts';
import {
  endUnbegunStatement,
  verdictStatement,
  verdictWithItemsStatement,
  waitStatement,
  waitWithItemsStatement,
  type ChangedRow,
} from './change-statements.ts';
import { encodeCheckpoint } from './checkpoint-codec.ts';
import type { SettledAnswer, TaskRow } from './read-task-sql.ts';
import { taskHolds } from './task-facts.ts';

/** How the current execution ends with the change; undefined where none is running. */
export interface ExecutionEnd {
  readonly outcome: 'COMPLETED' | 'FAILED' | 'RELEASED' | 'CANCELLED' | 'LOST' | 'UNUSED';
  /** What it did itself. */
  readonly counts: StoredCounts | null;
  readonly failure: Failure$Input | undefined;
  readonly settled: SettledAnswer | undefined;
}

/** A change of a crawl and all that comes along with it. */
export interface TaskChange {
  /** As it was read: nothing is written where it is no longer so. */
  readonly row: TaskRow;
  readonly change: Wait | Verdict | End;
  readonly execution?: ExecutionEnd | undefined;
  readonly loss?: Loss | undefined;
  readonly checkpoint?: Checkpoint | null | undefined;
  /** The checkpoint moved forward: losses in a row begin anew. */
  readonly hasProgressed?: boolean;
  readonly itemFailures?: readonly CrawlItemFailure[];
  /** Who asked to stop it, where this change is what came of that. */
  readonly cancellation?: { readonly requester: string; readonly note: string };
  readonly actor: string;
  /** Whether its gateway seals it at once; the duty takes up what nobody else does. */
  readonly sealsAtOnce?: boolean;
}

/** Writes a change in one statement; undefined where the crawl was no longer as it was read. */
export async function writeChange(
  queries: Queries,
  task: TaskChange,
  policy: ProtocolPolicy,
): Promise<ChangedRow | undefined> {
  const { change } = task;
  const common = commonValues(task, policy);
  const hasItems = common.item_ids.length > 0;
  switch (change.kind) {
    case 'wait': {
      const { query, bind } = hasItems ? waitWithItemsStatement : waitStatement;
      return queries.first(query, bind({ ...common, ...waitValues(change, policy) }));
    }
    case 'verdict': {
      const { query, bind } = hasItems ? verdictWithItemsStatement : verdictStatement;
      return queries.first(query, bind({ ...common, ...verdictValues(task, change, policy) }));
    }
    case 'end': {
      const { query, bind } = endUnbegunStatement;
      return queries.first(query, bind({ ...common, end_state: change.state }));
    }
  }
}

function waitValues(change: Wait, policy: ProtocolPolicy) {
  return {
    wait_reason: change.reason,
    dispatch_id: uuidv7(),
    queue: change.isForSuspects ? policy.suspectQueue : policy.queue,
    due_ms: change.due.kind === 'event' ? null : change.due.ms,
    waits_for_source: change.due.kind === 'event' && change.reason === 'SOURCE_STOPPED',
    traceparent: currentCarrier().traceparent,
  };
}

function verdictValues(task: TaskChange, change: Verdict, policy: ProtocolPolicy) {
  const { checkpoint } = task;
  const limit = change.limitHit ?? unspecifiedAsNull(checkpoint?.limitHit, 'CRAWL_LIMIT_');
  const listEnd =
    checkpoint === null || checkpoint === undefined ? undefined : provenListEnd(checkpoint);
  return {
    verdict: change.verdict,
    completeness: change.completeness ?? null,
    list_end: unspecifiedAsNull(listEnd, 'LIST_END_'),
    limit_hit: limit,
    suspension:
      change.suspendsSource && change.failure !== undefined
        ? JSON.stringify(stamped(change.failure, task.row))
        : null,
    seal_due_ms: task.sealsAtOnce === true ? policy.sealFirstMs : 0,
  };
}

function commonValues(task: TaskChange, policy: ProtocolPolicy): ChangeValues {
  const { row, change, execution, loss } = task;
  const failure =
    change.failure === undefined ? null : JSON.stringify(stamped(change.failure, row));
  const executionFailure = execution?.failure ?? undefined;
  return {
    task_id: row.task_id,
    version: row.version,
    // A settlement is its holder's own word; a loss must not overtake a sign of life.
    beat: loss === undefined ? null : row.lease_beat,
    from_state: row.state,
    old_dispatch_id: row.dispatch_id,
    task_holds: taskHolds(row),
    attempt: change.kind === 'wait' ? change.attempt : null,
    ...countersOf(task),
    storage_waits: change.kind === 'wait' ? change.storageWaits : null,
    ...checkpointValues(task),
    failure,
    failure_reason: change.failure?.reason === undefined ? null : String(change.failure.reason),
    execution_epoch: execution === undefined ? null : row.epoch,
    execution_outcome: execution?.outcome ?? null,
    execution_counts: execution?.counts === undefined ? null : jsonOrNull(execution.counts),
    execution_failure:
      executionFailure === undefined ? null : JSON.stringify(stamped(executionFailure, row)),
    settled: execution?.settled === undefined ? null : JSON.stringify(execution.settled),
    ...itemValues(task.itemFailures ?? []),
    items_kept: policy.itemFailuresKept,
    actor: task.actor,
    cancel_requester: task.cancellation?.requester ?? null,
    cancel_note: task.cancellation?.note ?? null,
    message: change.message,
    trace_id: currentTraceId(),
  };
}

function countersOf({ row, loss, hasProgressed }: TaskChange) {
  if (loss !== undefined) {
    const { losses, unusedLosses } = loss;
    return { losses, unused_losses: unusedLosses, progress_epoch: null };
  }
  if (hasProgressed !== true) return { losses: null, unused_losses: null, progress_epoch: null };
  return { losses: 0, unused_losses: 0, progress_epoch: row.epoch };
}

function checkpointValues({ row, checkpoint, execution }: TaskChange) {
  const total = addExecution(row.counts, execution?.counts);
  const counts =
    execution === undefined && (checkpoint ?? null) === null
      ? null
      : JSON.stringify(withCheckpoint(total, checkpoint ?? null));
  if (checkpoint === null || checkpoint === undefined) {
    const unchanged = { list_pages_read: null, detail_pages_read: null, items_found: null };
    return { counts, checkpoint: null, ...unchanged };
  }
  return {
    counts,
    checkpoint: encodeCheckpoint(checkpoint),
    list_pages_read: checkpoint.listPagesRead,
    detail_pages_read: checkpoint.detailPagesRead,
    items_found: checkpoint.itemsFound,
  };
}

/** Item failures as the arrays that a statement takes, each id once, classified by us. */
export function itemValues(failures: readonly CrawlItemFailure[]): {
  readonly item_ids: readonly string[];
  readonly item_records: readonly string[];
} {
  const byId = new Map(failures.map((item) => [item.id, item]));
  const records = [...byId.values()].map(({ failure, ...item }) =>
    JSON.stringify({
      ...item,
      failure: failure === null ? null : { ...failure, class: classOf(failure.reason) },
    }),
  );
  return { item_ids: [...byId.keys()], item_records: records };
}

function stamped(failure: Failure$Input, row: Pick<TaskRow, 'attempt' | 'now'>): Failure$Input {
  return { ...failure, attempt: row.attempt, occurTime: toTimestamp(row.now) };
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

function unspecifiedAsNull(name: string | undefined, prefix: string): string | null {
  if (name === undefined || name === `${prefix}UNSPECIFIED`) return null;
  return name.replace(prefix, '');
}
