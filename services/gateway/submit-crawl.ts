import type { CallContext } from '#libs/grpc/serve.ts';
import type { Database, Queries } from '#libs/postgres/database.ts';
import { AppError, invalidFields, notFound } from '#libs/runtime/errors.ts';
import { uuidv7 } from '#libs/runtime/ids.ts';
import { probe } from '#libs/runtime/probe.ts';
import { politenessKey } from '#libs/sources/politeness-key.ts';
import { attributes } from '#libs/telemetry/names.ts';
import { traceIdOf } from '#libs/telemetry/carrier.ts';
import { annotateSpan, currentCarrier, withTask } from '#libs/telemetry/spans.ts';
import { auditOf, recordAudit } from './adapters/audit-store.ts';
import { findCrawl } from './adapters/crawl-reader.ts';
import { answerWith, beginIntent, twinWaitMs, type Intent } from './adapters/idempotency-store.ts';
import { weighSubmission } from './adapters/quota-store.ts';
import { createTask } from './adapters/task-commands.ts';
import { admitSource, type SeedWish } from './admit-source.ts';
import type { BacklogGate } from './backlog-gate.ts';
import { draftRow } from './core/crawl-draft.ts';
import { usualPolicy } from './core/policy.ts';
import { crawlName, idOf, type CrawlRow } from './core/crawl-view.ts';
import { submissionSourceOf } from './core/source-view.ts';
import { planSubmission, type CrawlWish, type SubmissionPlan } from './core/submission.ts';
import { rateLimited, type Limiter } from './rate-limits.ts';

/*
 * A submission, from the request to the commit: the intent is noted first, then the source is
 * found and judged, then the conflict with what runs already, then the tenant's quota; task,
 * dispatch, event and audit follow. All of it is one transaction, and the broker is not in it.
 */

/** What a submission is made of. */
export interface SubmitDeps {
  readonly database: Database;
  readonly backlog: BacklogGate;
  /** Crawls that a tenant creates. */
  readonly creations: Limiter;
  /** Called after the commit: a dispatch is due. */
  readonly onDispatchDue: () => void;
}

/** A crawl that somebody wants. */
export interface Submission {
  readonly seed: Omit<SeedWish, 'isExclusive'>;
  readonly wish: CrawlWish;
  readonly conflict: 'reject' | 'use-existing' | 'allow';
  readonly replayOf?: string;
  readonly requestId: string;
  readonly fingerprint: Buffer;
  readonly validateOnly: boolean;
  /** What else belongs to it, in the same transaction: a check before, an effect after. */
  readonly alongside?: {
    readonly before: (tx: Queries) => Promise<void>;
    readonly after: (tx: Queries, taskId: string) => Promise<void>;
  };
}

/** The crawl, and whether this call made it. */
export interface Submitted {
  readonly row: CrawlRow;
  readonly created: boolean;
}

/** Accepts a crawl, or finds the one that an earlier call with the same intent made. */
export async function submitCrawl(
  deps: SubmitDeps,
  { context, submission }: { readonly context: CallContext; readonly submission: Submission },
): Promise<Submitted> {
  const taskId = uuidv7();
  const work = { context, submission, taskId };
  const bounds = {
    statementTimeoutMs: context.msLeft(),
    lockTimeoutMs: Math.min(twinWaitMs, context.msLeft()),
  };
  if (submission.validateOnly) {
    return deps.database.inTransaction((tx) => rehearse(deps, { ...work, tx }), bounds);
  }
  const submitted = await withTask(taskId, () =>
    deps.database.inTransaction((tx) => accept(deps, { ...work, tx }), bounds),
  );
  if (submitted.created) {
    await probe('gateway.crawl-committed');
    deps.onDispatchDue();
  }
  return submitted;
}

interface Work {
  readonly tx: Queries;
  readonly context: CallContext;
  readonly submission: Submission;
  readonly taskId: string;
}

async function accept(deps: SubmitDeps, work: Work): Promise<Submitted> {
  const { tx, context, submission, taskId } = work;
  const { tenant } = context.caller;
  const intent: Intent = {
    method: context.method,
    requestId: submission.requestId,
    fingerprint: submission.fingerprint,
    resource: crawlName(taskId),
  };
  const state = await beginIntent(tenant, { tx, intent });
  if (state.kind === 'repeat') {
    return { row: await mustFind(work, idOf(state.resource)), created: false };
  }
  await submission.alongside?.before(tx);
  const judged = await judge(deps, work);
  if (judged.kind === 'existing') {
    await answerWith(tenant, { tx, intent, resource: crawlName(judged.taskId) });
    return { row: await mustFind(work, judged.taskId), created: false };
  }
  const waitMs = deps.creations.take(tenant, 1);
  if (waitMs > 0) throw rateLimited('crawls created', { rule: deps.creations.rule, waitMs });
  const row = await create(work, judged);
  await submission.alongside?.after(tx, taskId);
  const resource = crawlName(taskId);
  await recordAudit(tx, auditOf(context, { resource, requestId: submission.requestId }));
  return { row, created: true };
}

// Every check and no write; what would be made has no name, for there is nothing to ask for by it.
async function rehearse(deps: SubmitDeps, work: Work): Promise<Submitted> {
  const judged = await judge(deps, work);
  if (judged.kind === 'existing') {
    return { row: await mustFind(work, judged.taskId), created: false };
  }
  return { row: draftOf(work, judged), created: true };
}

type Judged =
  | { readonly kind: 'existing'; readonly taskId: string }
  | {
      readonly kind: 'new';
      readonly sourceId: string;
      readonly seedUrl: string;
      readonly siteKey: string;
      readonly plan: SubmissionPlan;
      readonly now: string;
    };

async function judge(deps: SubmitDeps, { tx, context, submission }: Work): Promise<Judged> {
  const { tenant } = context.caller;
  const isExclusive = submission.conflict !== 'allow';
  const { row, seed } = await admitSource(tenant, {
    tx,
    wish: { ...submission.seed, isExclusive },
  });
  annotateSpan({ [attributes.tenant]: tenant, [attributes.source]: row.source_id });
  const source = submissionSourceOf(row);
  const nowMs = Date.parse(row.now);
  const { plan, complaints } = planSubmission(submission.wish, { source, nowMs });
  if (complaints.length > 0) throw invalidFields(complaints);
  const weighed = await weighSubmission(tenant, {
    tx,
    sourceId: row.source_id,
    seedUrl: seed.href,
    looksForActive: isExclusive,
  });
  const active = weighed.active_task_id;
  if (active !== null && submission.conflict === 'use-existing') {
    return { kind: 'existing', taskId: active };
  }
  if (active !== null) throw activeExists(active);
  deps.backlog.check();
  if (weighed.not_ended >= weighed.backlog_max) throw quotaExceeded(weighed.backlog_max);
  const { politeness } = row.definition;
  return {
    kind: 'new',
    sourceId: row.source_id,
    seedUrl: seed.href,
    siteKey: politeness === null ? seed.host : politenessKey(seed, politeness),
    plan,
    now: row.now,
  };
}

// What is written is known to the last field but one, so that it need not be read back.
async function create(work: Work, judged: Judged & { readonly kind: 'new' }): Promise<CrawlRow> {
  const { tx, context, submission, taskId } = work;
  const { sourceId, seedUrl, siteKey, plan, now } = judged;
  const carrier = currentCarrier();
  const { dispatchId } = await createTask(tx, {
    taskId,
    tenantId: context.caller.tenant,
    sourceId,
    seedUrl,
    siteKey,
    maxPages: plan.maxPages,
    priority: plan.priority,
    labels: plan.labels,
    maxAttempts: plan.maxAttempts,
    wallSeconds: plan.wallSeconds,
    expireTime: new Date(plan.expireMs).toISOString(),
    ...(submission.replayOf === undefined ? {} : { replayOf: submission.replayOf }),
    creator: context.caller.subject,
    carrier,
  });
  return {
    ...draftOf(work, judged),
    task_id: taskId,
    trace_id: traceIdOf(carrier),
    dispatch_id: dispatchId,
    dispatch_count: 1,
    queue: usualPolicy.queue,
    dispatch_state: 'DUE',
    available_at: now,
  };
}

function draftOf(
  { context, submission }: Work,
  judged: Judged & { readonly kind: 'new' },
): CrawlRow {
  const { replayOf } = submission;
  return draftRow({ ...judged, replayOf, creator: context.caller.subject });
}

async function mustFind({ tx, context }: Work, taskId: string): Promise<CrawlRow> {
  const row = await findCrawl(context.caller.tenant, { queries: tx, taskId });
  if (row === undefined) throw notFound('crawl', crawlName(taskId));
  return row;
}

function activeExists(taskId: string): AppError {
  const name = crawlName(taskId);
  return new AppError('already_exists', `"${name}" of the same source and seed has not ended`, {
    reason: 'ACTIVE_CRAWL_EXISTS',
    resource: { type: 'crawl', name },
  });
}

function quotaExceeded(limit: number): AppError {
  return new AppError(
    'resource_exhausted',
    `The tenant has ${limit} crawls that have not ended, which is its limit`,
    {
      reason: 'QUOTA_EXCEEDED',
      retryAfterMs: 10_000,
      metadata: { metric: 'crawls_not_ended', limit: String(limit) },
    },
  );
}
