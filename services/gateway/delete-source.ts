import type { CallContext } from '#libs/grpc/serve.ts';
import type { Queries } from '#libs/postgres/database.ts';
import type { DeleteSourceRequest } from '#libs/proto/gen/jobradar/v1/DeleteSourceRequest.ts';
import type { UndeleteSourceRequest } from '#libs/proto/gen/jobradar/v1/UndeleteSourceRequest.ts';
import { AppError, notFound } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { auditOf, recordAudit } from './adapters/audit-store.ts';
import { activeCrawls, markDeleted, markUndeleted } from './adapters/source-changes.ts';
import { lockSource } from './adapters/source-store.ts';
import { cancelTasksOfSource } from './adapters/task-commands.ts';
import { crawlName, idOf } from './core/crawl-view.ts';
import type { SourceRow } from './core/source-view.ts';
import { notDeleted, checkEtag, checkSourceQuota } from './source-refusals.ts';
import type { SourceServiceDeps } from './source-deps.ts';

/** What deleting a source, and taking that back, needs. */
export type DeleteDeps = Pick<SourceServiceDeps, 'database' | 'sourcesMax' | 'onVerdict'>;

interface Deletion {
  readonly context: CallContext;
  readonly request: DeleteSourceRequest;
}

/**
 * Deletes a source softly; with `force` what has not ended of it is cancelled after the commit. A
 * repeat answers the same; it or the duty that mends states finishes what a gateway that died in
 * between has left. Undefined: there is none, which the caller allows.
 */
export async function deleteSource(
  { database, onVerdict }: DeleteDeps,
  { context, request }: Deletion,
): Promise<SourceRow | undefined> {
  const { tenant, subject } = context.caller;
  const row = await database.inTransaction((tx) => markWhereUnused(tx, { context, request }), {
    statementTimeoutMs: context.msLeft(),
  });
  if (row === undefined) return undefined;
  await probe('gateway.source-stopped');
  if (!request.force) return row;
  await cancelTasksOfSource(database, {
    tenantId: tenant,
    sourceId: row.source_id,
    requester: subject,
    note: 'its source was deleted',
  });
  onVerdict();
  return row;
}

/** Takes a deletion back: the source is PAUSED, and what suspended it before still stands. */
export async function undeleteSource(
  { database, sourcesMax }: DeleteDeps,
  { context, request }: { readonly context: CallContext; readonly request: UndeleteSourceRequest },
): Promise<SourceRow> {
  const { tenant } = context.caller;
  const sourceId = idOf(request.name);
  const row = await database.inTransaction(
    async (tx) => {
      const before = await lockSource(tenant, { tx, sourceId });
      if (before === undefined) throw notFound('source', request.name);
      if (before.state !== 'DELETED') throw notDeleted(sourceId);
      await checkSourceQuota(tenant, { tx, sourcesMax });
      const undeleted = await markUndeleted(tenant, { tx, sourceId });
      await recordAudit(tx, auditOf(context, { resource: request.name, changedFields: ['state'] }));
      return undeleted ?? before;
    },
    { statementTimeoutMs: context.msLeft() },
  );
  await probe('gateway.source-committed');
  return row;
}

async function markWhereUnused(
  tx: Queries,
  { context, request }: Deletion,
): Promise<SourceRow | undefined> {
  const { tenant } = context.caller;
  const { name, allowMissing, force } = request;
  const sourceId = idOf(name);
  const before = await lockSource(tenant, { tx, sourceId });
  if (before === undefined && allowMissing) return undefined;
  if (before === undefined) throw notFound('source', name);
  // Reached already: the etag of a repeat is that of the source before.
  if (before.state === 'DELETED') return before;
  checkEtag(before, request);
  // A submission shares the source's lock: its crawl is there by now, or it finds it deleted.
  const active = await activeCrawls(tenant, { tx, sourceId });
  if (active.total > 0 && !force) throw inUse(name, active);
  const deleted = await markDeleted(tenant, { tx, sourceId });
  await recordAudit(tx, auditOf(context, { resource: name, changedFields: ['state'] }));
  return deleted ?? before;
}

function inUse(
  name: string,
  { total, taskIds }: { readonly total: number; readonly taskIds: readonly string[] },
): AppError {
  const some = taskIds.map(crawlName);
  const more = total > some.length ? ` and ${total - some.length} more` : '';
  const what = total === 1 ? 'a crawl that has' : `${total} crawls that have`;
  const message =
    `"${name}" has ${what} not ended (${some.join(', ')}${more}): ` +
    'wait for their end, or delete it with force';
  return new AppError('failed_precondition', message, {
    reason: 'SOURCE_IN_USE',
    resource: { type: 'source', name },
    metadata: { crawls: String(total) },
    preconditions: some.map((subject) => ({
      type: 'SOURCE_IN_USE',
      subject,
      description: 'has not ended',
    })),
  });
}
