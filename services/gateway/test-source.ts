import { previewEpoch, type GrantSigner } from '#libs/grant/grant.ts';
import { RpcError, type RpcClient } from '#libs/grpc/connect.ts';
import type { CallContext } from '#libs/grpc/serve.ts';
import type { Database, Queries } from '#libs/postgres/database.ts';
import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { TestSourceRequest } from '#libs/proto/gen/jobradar/v1/TestSourceRequest.ts';
import type { ExtractionServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/ExtractionService.ts';
import { AppError, notFound } from '#libs/runtime/errors.ts';
import { uuidv7 } from '#libs/runtime/ids.ts';
import { politenessKey } from '#libs/sources/politeness-key.ts';
import { log } from '#libs/telemetry/log.ts';
import { auditOf, recordAudit } from './adapters/audit-store.ts';
import { beginPreview, endPreview } from './adapters/preview-store.ts';
import { shareSource, type TimedSourceRow } from './adapters/source-store.ts';
import { checkTrial, type Trial } from './check-trial.ts';
import { idOf, sourceName } from './core/crawl-view.ts';
import { reportForCaller } from './core/preview-report.ts';
import { submissionSourceOf } from './core/source-view.ts';
import { judgeSource } from './core/submission.ts';
import { rateLimited, type Limiter } from './rate-limits.ts';
import { refusedAs } from './source-refusals.ts';

/*
 * Tries an extraction on one page. The gateway never fetches: a crawler does, and reads the page as
 * it would within a crawl. Nothing of it is stored but the audit event; while a preview fetches,
 * a row says that permits may be booked for it, and goes with the call.
 */

/** What tries pages, and what bounds it. */
export interface PreviewParts {
  /** The crawlers that try pages; undefined: this installation has named none. */
  readonly crawler: Pick<RpcClient<ExtractionServiceDefinition>, 'PreviewExtraction'> | undefined;
  readonly signer: GrantSigner;
  /** Previews of a tenant. */
  readonly rate: Limiter;
}

/** What trying a source needs. */
export interface TestSourceDeps {
  readonly database: Database;
  readonly previews: PreviewParts;
}

interface Work {
  readonly context: CallContext;
  readonly request: TestSourceRequest;
}

/** A preview that may begin. */
interface Opened {
  readonly row: TimedSourceRow;
  readonly trial: Trial;
  /** Of one that fetches. */
  readonly grant: { readonly previewId: string; readonly token: string } | undefined;
}

// To tell in time that the crawler has not answered in time.
const lastWordMs = 500;
// A permit that is booked in the last moment still belongs to somebody.
const graceMs = 5_000;

/** Tries a page by the source's extraction or a draft; a page that yields nothing is a report. */
export async function testSource(
  { database, previews }: TestSourceDeps,
  work: Work,
): Promise<ExtractionReport> {
  const { context, request } = work;
  const { crawler, rate } = previews;
  if (request.page === 'snapshot') throw notFound('snapshot', request.snapshot ?? '');
  if (crawler === undefined) throw notConfigured();
  const opened = await database.inTransaction(
    async (tx) => {
      const row = await shareSource(context.caller.tenant, { tx, sourceId: idOf(request.name) });
      if (row === undefined) throw notFound('source', request.name);
      const trial = checkTrial(row, request);
      admit(row, trial);
      const waitMs = rate.take(context.caller.tenant, 1);
      if (waitMs > 0) throw rateLimited('previews', { rule: rate.rule, waitMs });
      return { row, trial, grant: await open(tx, { ...work, row, trial, previews }) };
    },
    { statementTimeoutMs: context.msLeft() },
  );
  try {
    return reportForCaller(await ask(crawler, { ...work, opened }), context.traceId);
  } finally {
    if (opened.grant !== undefined) await close(database, opened.grant.previewId);
  }
}

// Given content is read whatever the source's state: nothing is asked of its site.
function admit(row: TimedSourceRow, { isLive }: Trial): void {
  const refusal = isLive || row.state === 'DELETED' ? judge(row) : undefined;
  if (refusal !== undefined) throw refusedAs(refusal, row);
}

function judge(row: TimedSourceRow): ReturnType<typeof judgeSource> {
  return judgeSource(submissionSourceOf(row), Date.parse(row.now));
}

async function open(
  tx: Queries,
  {
    context,
    request,
    row,
    trial,
    previews,
  }: Work & {
    readonly row: TimedSourceRow;
    readonly trial: Trial;
    readonly previews: PreviewParts;
  },
): Promise<Opened['grant']> {
  await recordAudit(tx, auditOf(context, { resource: request.name }));
  if (!trial.isLive) return undefined;
  const previewId = uuidv7();
  const { tenant: tenantId } = context.caller;
  const { siteKey = 'SITE_KEY_UNSPECIFIED', provider = '' } = row.definition.politeness ?? {};
  const { untilMs } = await beginPreview(tx, {
    previewId,
    tenantId,
    sourceId: row.source_id,
    revision: row.revision,
    url: trial.url.href,
    siteKey: politenessKey(trial.url, { siteKey, provider }),
    lastsMs: context.msLeft() + graceMs,
  });
  const token = previews.signer.sign({
    taskId: previewId,
    tenantId,
    sourceId: row.source_id,
    epoch: previewEpoch,
    expiresAtMs: Math.floor(untilMs),
  });
  return { previewId, token };
}

async function ask(
  crawler: NonNullable<PreviewParts['crawler']>,
  { context, request, opened }: Work & { readonly opened: Opened },
): Promise<ExtractionReport> {
  const { row, trial, grant } = opened;
  const { content, extraction, maxItems, followDetails } = request;
  const deadlineMs = Math.max(context.msLeft() - lastWordMs, 1);
  try {
    const { report } = await crawler.PreviewExtraction(
      {
        source: {
          ...row.definition,
          name: sourceName(row.source_id),
          revisionId: String(row.revision),
          state: `STATE_${row.state}`,
        },
        ...(trial.isLive ? { url: trial.url.href } : { content: content ?? null }),
        extraction,
        maxItems,
        followDetails,
        grant: grant?.token ?? '',
      },
      { deadlineMs, within: context },
    );
    if (report === null) throw new Error('The crawler answered no report');
    return report;
  } catch (error) {
    throw translated(error, deadlineMs);
  }
}

// What the crawler refuses is the caller's to mend; that it is away is not.
function translated(error: unknown, deadlineMs: number): unknown {
  if (!(error instanceof RpcError)) return error;
  const { code, reason, violations, retryAfterMs, metadata } = error;
  switch (code) {
    case 'invalid_argument':
    case 'failed_precondition':
    case 'resource_exhausted':
      return new AppError(code, error.message, {
        reason,
        violations,
        metadata,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      });
    case 'deadline_exceeded': {
      const message = `No crawler answered within ${Math.round(deadlineMs)} ms`;
      return new AppError(code, message, { reason: '', cause: error });
    }
    default:
      return error;
  }
}

// One that cannot be ended now ends with its time.
async function close(database: Database, previewId: string): Promise<void> {
  await endPreview(database, previewId).catch((error: unknown) => {
    log.warn('preview not ended, it ends with its time', { error });
  });
}

function notConfigured(): AppError {
  const description = 'no crawler is named that tries sources: set JOBRADAR_CRAWLER_ADDRESS';
  return new AppError('failed_precondition', `Cannot test a source: ${description}`, {
    reason: 'STATE_FORBIDS',
    preconditions: [{ type: 'STATE_FORBIDS', subject: 'JOBRADAR_CRAWLER_ADDRESS', description }],
  });
}
