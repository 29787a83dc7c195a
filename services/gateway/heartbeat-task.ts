import type { HeartbeatTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/HeartbeatTaskRequest.ts';
import type { HeartbeatTaskResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/HeartbeatTaskResponse.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import { probe } from '#libs/runtime/probe.ts';
import { withTask } from '#libs/telemetry/spans.ts';
import { itemValues } from './adapters/change-store.ts';
import { encodeCheckpoint } from './adapters/checkpoint-codec.ts';
import {
  beatStatement,
  reportStatement,
  type BeatRow,
  type BeatValues,
} from './adapters/heartbeat-sql.ts';
import { completenessOf, provenListEnd } from './core/completeness.ts';
import { directiveFor } from './core/directive.ts';
import { cutOff, leaseFor, leaseLost, sliceLeft, type LeaseParts } from './lease-parts.ts';

/** Extends the lease, stores what came along, and tells the worker what to do. */
export async function heartbeatTask(
  parts: LeaseParts,
  request: HeartbeatTaskRequest,
): Promise<HeartbeatTaskResponse$Input> {
  const { deps } = parts;
  const grant = deps.grants.verifier.verify(request.grant);
  return withTask(grant.taskId, async () => {
    const row = await beat(parts, {
      request,
      values: {
        task_id: grant.taskId,
        epoch: grant.epoch,
        sequence: request.sequence,
        lease_ms: deps.policy.leaseMs,
        progress: request.progress === null ? null : JSON.stringify(request.progress),
        counts: request.counts === null ? null : JSON.stringify(request.counts),
        progress_every_ms: deps.policy.heartbeatMs * 0.9,
      },
    });
    if (row === undefined) {
      await cutOff(parts, grant);
      throw leaseLost(grant);
    }
    await probe('gateway.heartbeat-committed');
    if (request.progress !== null) deps.onTaskChanged(grant.taskId);
    const found = request.checkpoint === null ? undefined : completenessOf(request.checkpoint);
    return {
      ...directiveFor({
        state: row.state,
        sourceState: row.source_state,
        authorizedInMs: row.authorized_in_ms ?? undefined,
        authorizedForMs: row.authorized_for_ms ?? undefined,
      }),
      lease: leaseFor(deps, { ...grant, untilMs: row.until_ms }),
      ...sliceLeft(deps.policy, row.slice_ms),
      wallRemaining: toDuration(Math.max(0, row.wall_left_ms)),
      authorizationRemaining: toDuration(Math.max(0, row.authorized_for_ms ?? 0)),
      completeness: `COMPLETENESS_${found ?? row.completeness ?? 'UNSPECIFIED'}`,
    };
  });
}

function beat(
  { deps: { database, policy } }: LeaseParts,
  { request, values }: { readonly request: HeartbeatTaskRequest; readonly values: BeatValues },
): Promise<BeatRow | undefined> {
  const { checkpoint, itemFailures } = request;
  if (checkpoint === null && itemFailures.length === 0) {
    return database.first(beatStatement.query, beatStatement.bind(values));
  }
  const listEnd = checkpoint === null ? 'LIST_END_UNSPECIFIED' : provenListEnd(checkpoint);
  return database.first(
    reportStatement.query,
    reportStatement.bind({
      ...values,
      checkpoint: checkpoint === null ? null : encodeCheckpoint(checkpoint),
      list_pages_read: checkpoint?.listPagesRead ?? null,
      detail_pages_read: checkpoint?.detailPagesRead ?? null,
      items_found: checkpoint?.itemsFound ?? null,
      completeness: checkpoint === null ? null : (completenessOf(checkpoint) ?? null),
      list_end: listEnd === 'LIST_END_UNSPECIFIED' ? null : listEnd.replace('LIST_END_', ''),
      ...itemValues(itemFailures),
      items_kept: policy.itemFailuresKept,
    }),
  );
}
