import type { CallContext } from '#libs/grpc/serve.ts';
import type { Queries } from '#libs/postgres/database.ts';
import type { ListSourceRevisionsRequest } from '#libs/proto/gen/jobradar/v1/ListSourceRevisionsRequest.ts';
import type { RollbackSourceRequest } from '#libs/proto/gen/jobradar/v1/RollbackSourceRequest.ts';
import type { SourceRevision$Input } from '#libs/proto/gen/jobradar/v1/SourceRevision.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import { notFound } from '#libs/runtime/errors.ts';
import { checkDefinition } from '#libs/sources/check-source.ts';
import { beginIntent, twinWaitMs } from './adapters/idempotency-store.ts';
import { listRevisions, readRevision } from './adapters/source-changes.ts';
import type { TimedSourceRow } from './adapters/source-store.ts';
import { brokenExtraction, definitionInvalid, wholeSource } from './checked-source.ts';
import { idOf } from './core/crawl-view.ts';
import { fingerprintOf } from './core/fingerprint.ts';
import { definitionOf, type SourceDefinition } from './core/source-definition.ts';
import { revisionView, type RevisionRow, type SourceRow } from './core/source-view.ts';
import { definitionPortion, listPage, type ListedPage } from './paging.ts';
import { openSource } from './source-refusals.ts';
import type { SourceServiceDeps } from './source-deps.ts';
import {
  brokenRules,
  followDefinition,
  replaceDefinition,
  type UpdateDeps,
} from './update-source.ts';

/** What listing revisions needs. */
export type RevisionDeps = Pick<SourceServiceDeps, 'database' | 'sources' | 'clock'>;

/** A page of the revisions of a source, newest first. */
export async function listSourceRevisions(
  { database, sources, clock }: RevisionDeps,
  {
    context: { method, caller },
    request,
  }: { readonly context: CallContext; readonly request: ListSourceRevisionsRequest },
): Promise<ListedPage<SourceRevision$Input>> {
  const { tenant } = caller;
  const sourceId = idOf(request.parent);
  if ((await sources.get(tenant, sourceId)) === undefined) throw notFound('source', request.parent);
  return listPage(request, {
    scope: { method, parent: request.parent },
    clock,
    portion: definitionPortion,
    read: (before: number | undefined, limit) =>
      listRevisions(tenant, { queries: database, sourceId, before, limit }),
    placeOf: (row: RevisionRow) => row.revision,
    keyOf: (revision) => [String(revision)],
    placeOfKey: ([revision, ...rest]) => (rest.length === 0 ? numberOf(revision) : undefined),
    toItem: (row) => revisionView(row, { time: toTimestamp, name: request.parent }),
  });
}

/**
 * Makes an old revision current again, as a new one. It is checked like a new definition: what was
 * right once may not be so by the rules and practice hosts of today.
 */
export async function rollbackSource(
  deps: UpdateDeps,
  { context, request }: { readonly context: CallContext; readonly request: RollbackSourceRequest },
): Promise<SourceRow> {
  const { name, requestId } = request;
  const changed = await deps.database.inTransaction(
    async (tx) => {
      const intent = {
        method: context.method,
        requestId,
        fingerprint: fingerprintOf(context.method, request),
        resource: name,
      };
      const state = await beginIntent(context.caller.tenant, { tx, intent });
      const before = await openSource(tx, { context, name });
      if (state.kind === 'repeat') return { row: before, hasChanged: false };
      const definition = await formerDefinition(deps, { tx, context, request, before });
      return replaceDefinition({ tx, context, before, definition, requestId });
    },
    { statementTimeoutMs: context.msLeft(), lockTimeoutMs: Math.min(twinWaitMs, context.msLeft()) },
  );
  if (changed.hasChanged) await followDefinition(deps, { context, row: changed.row });
  return changed.row;
}

async function formerDefinition(
  { practiceHosts }: UpdateDeps,
  wanted: {
    readonly tx: Queries;
    readonly context: CallContext;
    readonly request: RollbackSourceRequest;
    readonly before: TimedSourceRow;
  },
): Promise<SourceDefinition> {
  const { tx, context, request, before } = wanted;
  const { source_id: sourceId } = before;
  const revision = numberOf(request.revisionId);
  const found =
    revision === undefined
      ? undefined
      : await readRevision(context.caller.tenant, { tx, sourceId, revision });
  if (found === undefined) {
    throw notFound('source revision', `${request.name}@${request.revisionId}`);
  }
  const source = wholeSource(found.definition);
  const broken = [
    ...brokenRules(source, sourceId),
    ...checkDefinition(source, { sourceId, practiceHosts }),
    ...brokenExtraction(source),
  ];
  if (broken.length === 0) return definitionOf(source);
  throw definitionInvalid(broken, `Revision ${request.revisionId} can no longer be used: `);
}

function numberOf(text: string | undefined): number | undefined {
  const number = /^[1-9][0-9]{0,9}$/u.test(text ?? '') ? Number(text) : Number.NaN;
  return number <= 2_147_483_647 ? number : undefined;
}
