import type { CallContext } from '#libs/grpc/serve.ts';
import type { Queries } from '#libs/postgres/database.ts';
import type { CreateSourceRequest } from '#libs/proto/gen/jobradar/v1/CreateSourceRequest.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import { invalidFields, notFound } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { auditOf, recordAudit } from './adapters/audit-store.ts';
import { beginIntent, twinWaitMs } from './adapters/idempotency-store.ts';
import { addSource, shareSource } from './adapters/source-store.ts';
import { checkedDefinition, columnsOf } from './checked-source.ts';
import { idOf, sourceName } from './core/crawl-view.ts';
import { fingerprintOf } from './core/fingerprint.ts';
import type { SourceDefinition } from './core/source-definition.ts';
import { sourceView, type SourceRow } from './core/source-view.ts';
import { alreadyExists, checkSourceQuota } from './source-refusals.ts';
import type { SourceServiceDeps } from './source-deps.ts';

/** What registering a source needs. */
export type RegisterDeps = Pick<
  SourceServiceDeps,
  'database' | 'practiceHosts' | 'sourcesMax' | 'purgeDays'
>;

interface Work {
  readonly context: CallContext;
  readonly request: CreateSourceRequest;
}

/** Registers a source with its first revision; it may be crawled once it is authorised. */
export async function registerSource(deps: RegisterDeps, work: Work): Promise<Source$Input> {
  const { context, request } = work;
  const definition = checkedSource(deps, request);
  const bounds = {
    statementTimeoutMs: context.msLeft(),
    lockTimeoutMs: Math.min(twinWaitMs, context.msLeft()),
  };
  if (request.validateOnly) {
    await deps.database.inTransaction((tx) => checkRoom(deps, { ...work, tx }), bounds);
    return definition;
  }
  const row = await deps.database.inTransaction(
    (tx) => store(deps, { ...work, tx, definition }),
    bounds,
  );
  await probe('gateway.source-committed');
  return sourceView(row, { time: toTimestamp, purgeDays: deps.purgeDays });
}

function checkedSource(
  { practiceHosts }: RegisterDeps,
  { source, sourceId }: CreateSourceRequest,
): SourceDefinition {
  if (source === null) {
    throw invalidFields([{ field: 'source', description: 'is required' }]);
  }
  return checkedDefinition(source, { sourceId, practiceHosts });
}

async function checkRoom(
  { sourcesMax }: RegisterDeps,
  { tx, context, request }: Work & { readonly tx: Queries },
): Promise<void> {
  const { tenant } = context.caller;
  const before = await shareSource(tenant, { tx, sourceId: request.sourceId });
  if (before !== undefined) throw alreadyExists(request.sourceId, before.state);
  await checkSourceQuota(tenant, { tx, sourcesMax });
}

async function store(
  deps: RegisterDeps,
  {
    tx,
    context,
    request,
    definition,
  }: Work & { readonly tx: Queries; readonly definition: SourceDefinition },
): Promise<SourceRow> {
  const { tenant, subject } = context.caller;
  const resource = sourceName(request.sourceId);
  const intent = {
    method: context.method,
    requestId: request.requestId,
    fingerprint: fingerprintOf(context.method, request),
    resource,
  };
  const state = await beginIntent(tenant, { tx, intent });
  if (state.kind === 'repeat') {
    const before = await shareSource(tenant, { tx, sourceId: idOf(state.resource) });
    if (before === undefined) throw notFound('source', state.resource);
    return before;
  }
  await checkRoom(deps, { tx, context, request });
  const row = await addSource(tenant, {
    tx,
    source: {
      ...columnsOf(definition),
      sourceId: request.sourceId,
      creator: subject,
    },
  });
  if (row === undefined) throw alreadyExists(request.sourceId);
  await recordAudit(tx, auditOf(context, { resource, requestId: request.requestId }));
  return row;
}
