import type { CallContext } from '#libs/grpc/serve.ts';
import type { Queries } from '#libs/postgres/database.ts';
import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { GrantSourceAuthorizationRequest } from '#libs/proto/gen/jobradar/v1/GrantSourceAuthorizationRequest.ts';
import type { RevokeSourceAuthorizationRequest } from '#libs/proto/gen/jobradar/v1/RevokeSourceAuthorizationRequest.ts';
import type { SourceAuthorization } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import { fromTimestamp, toTimestamp } from '#libs/proto/timestamps.ts';
import { invalidFields } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { checkAuthorization } from '#libs/sources/check-source.ts';
import { currentTraceId } from '#libs/telemetry/spans.ts';
import { auditOf, recordAudit } from './adapters/audit-store.ts';
import { beginIntent, twinWaitMs } from './adapters/idempotency-store.ts';
import { outgrownCrawls } from './adapters/source-changes.ts';
import { wakeWaiters } from './adapters/source-state.ts';
import { lockSource, storeAuthorization } from './adapters/source-store.ts';
import { cancelTask, cancelTasksOfSource, stopSource } from './adapters/task-commands.ts';
import { applyPace } from './apply-pace.ts';
import { idOf } from './core/crawl-view.ts';
import { fingerprintOf } from './core/fingerprint.ts';
import { isOutgrown, type SourceRow } from './core/source-view.ts';
import { openSource } from './source-refusals.ts';
import type { SourceServiceDeps } from './source-deps.ts';

/** What changing an authorisation needs. */
export type AuthorizeDeps = Pick<SourceServiceDeps, 'database' | 'onDispatchDue' | 'onVerdict'>;

/**
 * Records why a source may be crawled; it replaces the authorisation before. A crawl that has
 * pinned a revision beyond it is cancelled; what a gateway that died has left, the duty that mends
 * states cancels.
 */
export async function authorizeSource(
  { database, onDispatchDue, onVerdict }: AuthorizeDeps,
  {
    context,
    request,
  }: {
    readonly context: CallContext;
    readonly request: GrantSourceAuthorizationRequest;
  },
): Promise<SourceRow> {
  const bounds = {
    statementTimeoutMs: context.msLeft(),
    lockTimeoutMs: Math.min(twinWaitMs, context.msLeft()),
  };
  const { row, dueTasks } = await database.inTransaction(
    (tx) => recordGrant(tx, { context, request }),
    bounds,
  );
  await probe('gateway.source-committed');
  // Its cap of the pace holds at once, also for crawls that are running.
  await applyPace(database, { tenantId: context.caller.tenant, row });
  if (dueTasks > 0) onDispatchDue();
  if (await cancelOutgrown(database, { context, sourceId: row.source_id })) onVerdict();
  return row;
}

async function cancelOutgrown(
  database: AuthorizeDeps['database'],
  { context, sourceId }: { readonly context: CallContext; readonly sourceId: string },
): Promise<boolean> {
  const { tenant: tenantId, subject: requester } = context.caller;
  const taskIds = await outgrownCrawls(tenantId, { queries: database, sourceId });
  const note = 'its definition reaches beyond the authorization';
  for (const taskId of taskIds) await cancelTask(database, { tenantId, taskId, requester, note });
  return taskIds.length > 0;
}

async function recordGrant(
  tx: Queries,
  {
    context,
    request,
  }: { readonly context: CallContext; readonly request: GrantSourceAuthorizationRequest },
): Promise<{ readonly row: SourceRow; readonly dueTasks: number }> {
  const { authorization, name: resource, requestId } = request;
  if (authorization === null) {
    throw invalidFields([{ field: 'authorization', description: 'is required' }]);
  }
  const { tenant, subject } = context.caller;
  const fingerprint = fingerprintOf(context.method, request);
  const intent = { method: context.method, requestId, fingerprint, resource };
  const state = await beginIntent(tenant, { tx, intent });
  const row = await openSource(tx, { context, name: resource });
  if (state.kind === 'repeat') return { row, dueTasks: 0 };
  const complaints = checkAuthorization(authorization, Date.parse(row.now));
  if (complaints.length > 0) throw invalidFields(complaints);
  const { source_id: sourceId, now } = row;
  const stored = await storeAuthorization(tenant, {
    tx,
    sourceId,
    authorization: {
      record: recordOf(authorization, { recordedBy: subject, now }),
      from: timeOr(authorization.validFromTime, now),
      until: timeOr(authorization.expireTime, now),
    },
  });
  const changedFields = ['authorization'];
  await recordAudit(tx, auditOf(context, { resource, requestId, changedFields }));
  // What waits for an authorisation alone goes on; what was suspended waits for its operator.
  const dueTasks =
    row.state === 'ACTIVE' ? await wakeWaiters(tx, { tenantId: tenant, sourceId }) : 0;
  return { row: stored ?? row, dueTasks };
}

/**
 * Ends the authorisation and suspends the source, then cancels what has not ended. What a gateway
 * that died in between has left waits, until a repeat or the duty that mends states cancels it.
 */
export async function revokeAuthorization(
  { database, onVerdict }: AuthorizeDeps,
  {
    context,
    request,
  }: {
    readonly context: CallContext;
    readonly request: RevokeSourceAuthorizationRequest;
  },
): Promise<{ readonly row: SourceRow; readonly cancelled: number }> {
  const { tenant, subject } = context.caller;
  const sourceId = idOf(request.name);
  const row = await database.inTransaction(
    async (tx) => {
      const before = await openSource(tx, { context, name: request.name });
      if (before.authorized_until === null && !isOutgrown(before)) return before;
      await storeAuthorization(tenant, {
        tx,
        sourceId,
        authorization: {
          record: {
            ...before.authorization_record,
            revokeTime: toTimestamp(before.now),
            revokeNote: request.note,
          },
          from: null,
          until: null,
        },
      });
      await stopSource(tx, {
        tenantId: tenant,
        sourceId,
        state: 'SUSPENDED',
        note: request.note,
        suspension: revoked(request.note, before.now),
      });
      await recordAudit(
        tx,
        auditOf(context, { resource: request.name, changedFields: ['authorization', 'state'] }),
      );
      return (await lockSource(tenant, { tx, sourceId })) ?? before;
    },
    { statementTimeoutMs: context.msLeft() },
  );
  await probe('gateway.source-stopped');
  const cancelled = await cancelTasksOfSource(database, {
    tenantId: tenant,
    sourceId,
    requester: subject,
    note: `authorization revoked: ${request.note}`.slice(0, 500),
  });
  onVerdict();
  return { row, cancelled };
}

function revoked(note: string, now: string): Failure$Input {
  return {
    reason: 'FAILURE_REASON_AUTHORIZATION_MISSING',
    class: 'FAILURE_CLASS_FORBIDDEN',
    stage: 'FAILURE_STAGE_ADMISSION',
    message: `The authorization was revoked: ${note}`.slice(0, 500),
    occurTime: toTimestamp(now),
    traceId: currentTraceId(),
  };
}

function recordOf(
  authorization: SourceAuthorization,
  { recordedBy, now }: { readonly recordedBy: string; readonly now: string },
) {
  return {
    ...authorization,
    validFromTime: authorization.validFromTime ?? toTimestamp(now),
    recordedBy,
    recordTime: toTimestamp(now),
    revokeTime: null,
    revokeNote: '',
  };
}

function timeOr(time: SourceAuthorization['expireTime'], otherwise: string): string {
  return time === null ? otherwise : fromTimestamp(time);
}
