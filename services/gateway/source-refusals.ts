import type { CallContext, TenantId } from '#libs/grpc/serve.ts';
import type { Queries } from '#libs/postgres/database.ts';
import { AppError, notFound } from '#libs/runtime/errors.ts';
import { countSourcesLocked, lockSource, type TimedSourceRow } from './adapters/source-store.ts';
import { idOf, sourceName } from './core/crawl-view.ts';
import type { ResumeRefusal } from './core/resume.ts';
import type { SourceRow } from './core/source-view.ts';

/* What the stories of a source refuse alike, each with the details that API clients read. */

/** The source for a change; NOT_FOUND where there is none, RESOURCE_DELETED where it was. */
export async function openSource(
  tx: Queries,
  { context, name }: { readonly context: CallContext; readonly name: string },
): Promise<TimedSourceRow> {
  const row = await lockSource(context.caller.tenant, { tx, sourceId: idOf(name) });
  if (row === undefined) throw notFound('source', name);
  if (row.state !== 'DELETED') return row;
  const message = `"${name}" is deleted: undelete it first`;
  throw refusedAs({ reason: 'RESOURCE_DELETED', message }, row);
}

/** Refuses a change or deletion of a source that is no longer what its caller has read. */
export function checkEtag(row: SourceRow, { etag }: { readonly etag: string }): void {
  if (etag === '' || etag === row.version) return;
  const name = sourceName(row.source_id);
  throw new AppError('aborted', `"${name}" changed meanwhile: read it again`, {
    reason: 'ETAG_MISMATCH',
    resource: { type: 'source', name },
    metadata: { etag: row.version },
  });
}

/** Refuses one more source where the tenant has as many as it may; nobody adds one meanwhile. */
export async function checkSourceQuota(
  tenant: TenantId,
  { tx, sourcesMax }: { readonly tx: Queries; readonly sourcesMax: number },
): Promise<void> {
  if ((await countSourcesLocked(tenant, tx)) < sourcesMax) return;
  throw new AppError('resource_exhausted', `The tenant has ${sourcesMax} sources already`, {
    reason: 'QUOTA_EXCEEDED',
    retryAfterMs: 60_000,
    metadata: { metric: 'sources', limit: String(sourcesMax) },
  });
}

/** The error of an id that is taken, also by a source that is deleted and not purged yet. */
export function alreadyExists(sourceId: string, state?: SourceRow['state']): AppError {
  const name = sourceName(sourceId);
  const deleted = state === 'DELETED' ? ': it is deleted, and can be undeleted' : '';
  return new AppError('already_exists', `"${name}" exists already${deleted}`, {
    reason: 'RESOURCE_ALREADY_EXISTS',
    resource: { type: 'source', name },
  });
}

/** The error of a deletion that is to be taken back and is none. */
export function notDeleted(sourceId: string): AppError {
  const name = sourceName(sourceId);
  return new AppError('already_exists', `"${name}" is not deleted: there is nothing to undelete`, {
    reason: 'RESOURCE_ALREADY_EXISTS',
    resource: { type: 'source', name },
  });
}

/** The error of a source that its state or authorisation keeps from what is asked. */
export function refusedAs({ reason, message }: ResumeRefusal, row: SourceRow): AppError {
  const name = sourceName(row.source_id);
  const { state, suspension_reason: suspension } = row;
  return new AppError('failed_precondition', message, {
    reason,
    resource: { type: 'source', name },
    metadata: { state, ...(suspension === null ? {} : { suspension }) },
    preconditions: [{ type: reason, subject: name, description: message }],
  });
}

/** The error of a URL in a request that its source does not reach. */
export function outsideOf(
  row: Pick<SourceRow, 'source_id'>,
  { field, url }: { readonly field: string; readonly url: URL | undefined },
): AppError {
  const where = url === undefined ? '' : `${url.origin}${url.pathname}`;
  const description = `"${where}" is outside the hosts and paths of ${sourceName(row.source_id)}`;
  return new AppError('invalid_argument', `${field}: ${description}`, {
    reason: 'URL_NOT_ALLOWED',
    violations: [{ field, description }],
    metadata: { url: where },
  });
}
