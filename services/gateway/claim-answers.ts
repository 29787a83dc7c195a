import type { Queries } from '#libs/postgres/database.ts';
import type { ClaimTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskRequest.ts';
import type { ClaimTaskResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskResponse.ts';
import type { TaskAssignment$Input } from '#libs/proto/gen/jobradar/worker/v1/TaskAssignment.ts';
import { toInt64 } from '#libs/proto/bytecount.ts';
import { toDuration, toTimestamp } from '#libs/proto/timestamps.ts';
import { probe } from '#libs/runtime/probe.ts';
import { politenessKey } from '#libs/sources/politeness-key.ts';
import { log } from '#libs/telemetry/log.ts';
import { counter } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import { currentTraceId } from '#libs/telemetry/spans.ts';
import { writeChange } from './adapters/change-store.ts';
import { decodeCheckpoint } from './adapters/checkpoint-codec.ts';
import { rebindStatement, startStatement, type StartValues } from './adapters/claim-sql.ts';
import type { Revision } from './adapters/definition-store.ts';
import type { TaskRow } from './adapters/read-task-sql.ts';
import { usualShapes } from './adapters/shape-store.ts';
import { ensureSite } from './adapters/site-store.ts';
import { taskHolds } from './adapters/task-facts.ts';
import type { ClaimDecision, DropOutcome } from './core/claim.ts';
import { addExecution } from './core/counts.ts';
import type { Loss } from './core/loss.ts';
import { isSamePace, paceOf } from './core/pace.ts';
import { leaseFor, lostExecution, sliceLeft, type LeaseParts } from './lease-parts.ts';

/* What a decided claim writes and answers. Undefined: the crawl was no longer as it was read. */

const takeovers = counter({
  name: metricNames.leaseTakeovers,
  help: 'Leases taken over from a lost holder, at a claim',
});

/** A claim that was decided, with what it was decided on. */
export interface Decided {
  readonly row: TaskRow;
  readonly revision: Revision;
  readonly request: ClaimTaskRequest;
  readonly queries: Queries;
}

/** Starts the crawl, or takes it over: epoch + 1. */
export async function start(
  parts: LeaseParts,
  read: Decided & { readonly loss: Loss | undefined },
): Promise<ClaimTaskResponse$Input | undefined> {
  const decided = { ...read, row: withSiteKey(read) };
  const { row, queries, loss } = decided;
  const { query, bind } = startStatement;
  const started = await queries.first(query, bind(startValues(parts, decided)));
  if (started === undefined) return undefined;
  await probe('gateway.task-claimed');
  if (loss !== undefined) takeovers.inc();
  await keepPace(parts, decided);
  parts.deps.onTaskChanged(row.task_id);
  return {
    outcome: 'OUTCOME_CLAIMED',
    action: 'MESSAGE_ACTION_PROCESS',
    lease: leaseFor(parts.deps, {
      taskId: row.task_id,
      tenantId: row.tenant_id,
      sourceId: row.source_id,
      epoch: started.epoch,
      untilMs: started.until_ms,
    }),
    assignment: await assignmentOf(parts, {
      ...decided,
      sliceMs: 0,
      wallLeftMs: started.wall_left_ms,
      lostCounts: loss === undefined ? null : row.lease_counts,
    }),
    serverTime: toTimestamp(started.now),
  };
}

/** The lease that is held already: its answer was lost, or its own message came back. */
export async function giveAgain(
  parts: LeaseParts,
  { row, revision, request, queries }: Decided,
): Promise<ClaimTaskResponse$Input | undefined> {
  const { query, bind } = rebindStatement;
  const lease = await queries.first(
    query,
    bind({
      task_id: row.task_id,
      epoch: row.epoch,
      copy: request.dispatchCopy,
      handout: request.handout,
      delivery_id: request.deliveryId,
      lease_ms: parts.deps.policy.leaseMs,
    }),
  );
  if (lease === undefined) return undefined;
  return {
    outcome: 'OUTCOME_CLAIMED',
    action: 'MESSAGE_ACTION_PROCESS',
    lease: leaseFor(parts.deps, {
      taskId: row.task_id,
      tenantId: row.tenant_id,
      sourceId: row.source_id,
      epoch: lease.epoch,
      untilMs: lease.until_ms,
    }),
    assignment: await assignmentOf(parts, {
      row,
      revision,
      queries,
      sliceMs: lease.slice_ms,
      wallLeftMs: row.wall_left_ms,
      lostCounts: null,
    }),
    serverTime: toTimestamp(lease.now),
  };
}

/** Defers, ends or settles the crawl in place of starting it. */
export async function change(
  parts: LeaseParts,
  {
    row,
    queries,
    request,
    decision,
  }: Decided & { readonly decision: Extract<ClaimDecision, { kind: 'change' }> },
): Promise<ClaimTaskResponse$Input | undefined> {
  const { deps } = parts;
  const { loss } = decision;
  const changed = await writeChange(
    queries,
    {
      row,
      change: decision.change,
      loss,
      execution: loss === undefined ? undefined : lostExecution(row, loss),
      actor: `worker:${request.workerName}`,
    },
    deps.policy,
  );
  if (changed === undefined) return undefined;
  deps.onTaskChanged(row.task_id);
  deps.onDispatchDue();
  return acked(decision.outcome, decision.change.message);
}

/** The delivery is done with. */
export function acked(
  outcome: DropOutcome | Extract<ClaimDecision, { kind: 'change' }>['outcome'],
  reason: string,
): ClaimTaskResponse$Input {
  return { outcome: `OUTCOME_${outcome}`, action: 'MESSAGE_ACTION_ACK', reason };
}

/** The message is none of ours, or was changed on its way. */
export function deadLetter(
  outcome: 'UNKNOWN_TASK' | 'MESSAGE_MISMATCH',
  { dispatchId }: ClaimTaskRequest,
): ClaimTaskResponse$Input {
  if (outcome === 'MESSAGE_MISMATCH') {
    // Only who can write to the broker can make such a message.
    log.error('message differs from its crawl', { dispatch_id: dispatchId });
  }
  const reason =
    outcome === 'UNKNOWN_TASK' ? 'there is no such crawl' : 'the message differs from its crawl';
  return { outcome: `OUTCOME_${outcome}`, action: 'MESSAGE_ACTION_DEAD_LETTER', reason };
}

function startValues(
  { deps }: LeaseParts,
  { row, request, loss }: Decided & { readonly loss: Loss | undefined },
): StartValues {
  const lost = loss === undefined ? undefined : lostExecution(row, loss);
  return {
    task_id: row.task_id,
    version: row.version,
    beat: row.lease_beat,
    from_state: row.state,
    task_holds: taskHolds(row),
    source_revision: row.source_revision,
    site_key: row.site_key,
    copy: request.dispatchCopy,
    handout: request.handout,
    delivery_id: request.deliveryId,
    worker_id: request.workerId,
    worker_name: request.workerName,
    lease_ms: deps.policy.leaseMs,
    lost_outcome: lost?.outcome ?? null,
    lost_counts: lost === undefined || lost.counts === null ? null : JSON.stringify(lost.counts),
    lost_failure: lost === undefined ? null : JSON.stringify(lost.failure),
    losses: loss?.losses ?? row.losses,
    unused_losses: loss?.unusedLosses ?? row.unused_losses,
    counts: lost === undefined ? null : JSON.stringify(addExecution(row.counts, lost.counts)),
    actor: `worker:${request.workerName}`,
    message: loss === undefined ? 'began' : 'taken over: its worker was lost',
    trace_id: currentTraceId(),
  };
}

async function assignmentOf(
  { deps: { policy } }: LeaseParts,
  of: Pick<Decided, 'row' | 'revision' | 'queries'> & {
    readonly sliceMs: number;
    readonly wallLeftMs: number;
    readonly lostCounts: TaskRow['lease_counts'];
  },
): Promise<TaskAssignment$Input> {
  const { row, revision, queries, sliceMs, wallLeftMs, lostCounts } = of;
  const received = Number(addExecution(row.counts, lostCounts).bytesReceived ?? 0);
  return {
    crawl: `crawls/${row.task_id}`,
    attempt: row.attempt,
    maxAttempts: row.max_attempts,
    seedUrl: row.seed_url,
    maxPages: row.max_pages,
    source: {
      ...revision.definition,
      name: `sources/${row.source_id}`,
      revisionId: String(row.source_revision),
      state: `STATE_${row.source_state}`,
    },
    checkpoint: decodeCheckpoint(row.checkpoint),
    ...sliceLeft(policy, sliceMs),
    wallRemaining: toDuration(Math.max(0, wallLeftMs)),
    authorizationRemaining: toDuration(Math.max(0, row.authorized_for_ms ?? 0)),
    detailPagesRemaining: Math.max(0, policy.detailPagesMax - row.detail_pages_read),
    bytesRemaining: toInt64(Math.max(0, policy.bytesMax - received)),
    politenessKey: row.site_key,
    usualShapes: [
      ...(await usualShapes(queries, {
        tenantId: row.tenant_id,
        sourceId: row.source_id,
        revision: row.source_revision,
      })),
    ],
  };
}

// A submission knew the key by the definition of its time; the first claim pins the current one.
function withSiteKey({ row, revision }: Decided): TaskRow {
  const { siteKey = 'SITE_KEY_UNSPECIFIED', provider = '' } = revision.definition.politeness ?? {};
  const url = URL.parse(row.seed_url);
  if (row.is_begun || url === null) return row;
  const key = politenessKey(url, { siteKey, provider });
  // What was read of the site is not of this one.
  return key === row.site_key ? row : { ...row, site_key: key, site_gap_ms: null };
}

// The site's row is made at the first claim, and follows the source's limits; now and then it is
// told that they still hold. They are those of the current revision: a crawl that has pinned an
// older one must not bring its pace back.
async function keepPace(
  { definitions }: LeaseParts,
  { row, revision, queries }: Decided,
): Promise<void> {
  const { tenant_id: tenantId, source_id: sourceId, current_revision: current } = row;
  const { definition } =
    current === row.source_revision
      ? revision
      : await definitions.get(queries, { tenantId, sourceId, revision: current });
  const pace = paceOf(definition.politeness, row.authorized_per_second);
  const { site_gap_ms: gapMs, site_burst: burst, site_in_flight_max: maxInFlight } = row;
  const known =
    gapMs === null || burst === null || maxInFlight === null
      ? undefined
      : { gapMs, burst, maxInFlight };
  const isKept = known !== undefined && isSamePace(known, pace);
  if (isKept && row.site_pace_is_old !== true) return;
  await ensureSite(queries, { siteKey: row.site_key, tenantId, sourceId, pace });
}
