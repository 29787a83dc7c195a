import type { CallContext } from '#libs/grpc/serve.ts';
import { checkExtraction } from '#libs/extraction/check-extraction.ts';
import type { Queries } from '#libs/postgres/database.ts';
import type { CreateSourceRequest } from '#libs/proto/gen/jobradar/v1/CreateSourceRequest.ts';
import type { Politeness } from '#libs/proto/gen/jobradar/v1/Politeness.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import { AppError, invalidFields, notFound } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { isWithinScope, normaliseUrl } from '#libs/sources/url-scope.ts';
import { auditOf, recordAudit } from './adapters/audit-store.ts';
import { beginIntent, twinWaitMs } from './adapters/idempotency-store.ts';
import { addSource, countSourcesLocked, shareSource } from './adapters/source-store.ts';
import { idOf, sourceName } from './core/crawl-view.ts';
import { fingerprintOf } from './core/fingerprint.ts';
import { checkDefinition, definitionOf, hostPairs } from './core/source-definition.ts';
import { sourceView, type SourceRow } from './core/source-view.ts';
import type { SourceServiceDeps } from './source-service.ts';

/** What registering a source needs. */
export type RegisterDeps = Pick<SourceServiceDeps, 'database' | 'practiceHosts' | 'sourcesMax'>;

interface Work {
  readonly context: CallContext;
  readonly request: CreateSourceRequest;
}

/** Registers a source with its first revision; it may be crawled once it is authorised. */
export async function registerSource(deps: RegisterDeps, work: Work): Promise<Source$Input> {
  const { context, request } = work;
  const source = checkedSource(deps, request);
  const bounds = {
    statementTimeoutMs: context.msLeft(),
    lockTimeoutMs: Math.min(twinWaitMs, context.msLeft()),
  };
  if (request.validateOnly) {
    await deps.database.inTransaction((tx) => checkRoom(deps, { ...work, tx }), bounds);
    return definitionOf(source);
  }
  const row = await deps.database.inTransaction(
    (tx) => store(deps, { ...work, tx, source }),
    bounds,
  );
  await probe('gateway.source-committed');
  return sourceView(row, toTimestamp);
}

function checkedSource(
  { practiceHosts }: RegisterDeps,
  { source, sourceId }: CreateSourceRequest,
): Source {
  if (source === null) {
    throw invalidFields([{ field: 'source', description: 'is required' }]);
  }
  const complaints = checkDefinition(source, {
    sourceId,
    practiceHosts,
    isInside(urlText, scope) {
      // Whether its host may be asked at all is said of allowed_hosts.
      const url = normaliseUrl(urlText);
      return url !== undefined && isWithinScope(url, scope);
    },
  });
  if (complaints.length > 0) throw invalidFields(complaints);
  const broken = source.extraction === null ? [] : checkExtraction(source.extraction);
  const [first] = broken;
  // In the one form in which seeds are compared: a crawl that names none begins there.
  const baseUrl = normaliseUrl(source.baseUrl)?.href ?? source.baseUrl;
  if (first === undefined) return { ...source, baseUrl };
  const more = broken.length > 1 ? ` (and ${broken.length - 1} more)` : '';
  throw new AppError('invalid_argument', `${first.field}: ${first.description}${more}`, {
    reason: 'DEFINITION_INVALID',
    violations: broken,
  });
}

async function checkRoom(
  { sourcesMax }: RegisterDeps,
  { tx, context, request }: Work & { readonly tx: Queries },
): Promise<void> {
  const { tenant } = context.caller;
  if ((await shareSource(tenant, { tx, sourceId: request.sourceId })) !== undefined) {
    throw alreadyExists(request.sourceId);
  }
  if ((await countSourcesLocked(tenant, tx)) >= sourcesMax) {
    throw new AppError('resource_exhausted', `The tenant has ${sourcesMax} sources already`, {
      reason: 'QUOTA_EXCEEDED',
      retryAfterMs: 60_000,
      metadata: { metric: 'sources', limit: String(sourcesMax) },
    });
  }
}

async function store(
  deps: RegisterDeps,
  { tx, context, request, source }: Work & { readonly tx: Queries; readonly source: Source },
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
  const definition = definitionOf(source);
  const row = await addSource(tenant, {
    tx,
    source: {
      sourceId: request.sourceId,
      definition,
      hosts: hostPairs(definition.allowedHosts),
      slots: source.politeness?.maxActiveCrawls || 1,
      politenessKeyKind: siteKeyKind(source.politeness),
      creator: subject,
    },
  });
  if (row === undefined) throw alreadyExists(request.sourceId);
  await recordAudit(tx, auditOf(context, { resource, requestId: request.requestId }));
  return row;
}

function siteKeyKind(politeness: Politeness | null): string {
  const kind = politeness?.siteKey ?? 'SITE_KEY_UNSPECIFIED';
  return kind === 'SITE_KEY_UNSPECIFIED' ? 'HOST' : kind.slice('SITE_KEY_'.length);
}

function alreadyExists(sourceId: string): AppError {
  const name = sourceName(sourceId);
  return new AppError('already_exists', `"${name}" exists already`, {
    reason: 'RESOURCE_ALREADY_EXISTS',
    resource: { type: 'source', name },
  });
}
