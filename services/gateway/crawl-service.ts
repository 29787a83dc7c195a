import type { CallContext, Handlers } from '#libs/grpc/serve.ts';
import type { CrawlServiceDefinition } from '#libs/proto/gen/jobradar/v1/CrawlService.ts';
import type { ConflictPolicy } from '#libs/proto/gen/jobradar/v1/ConflictPolicy.ts';
import type { CancelCrawlRequest } from '#libs/proto/gen/jobradar/v1/CancelCrawlRequest.ts';
import type { CreateCrawlRequest } from '#libs/proto/gen/jobradar/v1/CreateCrawlRequest.ts';
import type { RetryCrawlRequest } from '#libs/proto/gen/jobradar/v1/RetryCrawlRequest.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { AppError, invalidFields, notFound } from '#libs/runtime/errors.ts';
import { isUuid } from '#libs/runtime/ids.ts';
import { probe } from '#libs/runtime/probe.ts';
import { withTask } from '#libs/telemetry/spans.ts';
import { auditOf, recordAudit } from './adapters/audit-store.ts';
import { findCrawl } from './adapters/crawl-reader.ts';
import { cancelTask } from './adapters/task-commands.ts';
import { seedOf } from './admit-source.ts';
import { crawlView, idOf, type CrawlRow } from './core/crawl-view.ts';
import { fingerprintOf } from './core/fingerprint.ts';
import { checkSubmission, wishOf } from './core/submission.ts';
import { listCrawls, listExecutions, listItemFailures } from './crawl-lists.ts';
import { submitCrawl, type SubmitDeps, type Submission, type Submitted } from './submit-crawl.ts';
import { watchCrawl } from './watch-crawl.ts';
import type { WatchHub } from './watch-hub.ts';

/** What the service is made of. */
export interface CrawlServiceDeps extends SubmitDeps {
  readonly clock: Clock;
  /** How long an ended crawl is kept. */
  readonly purgeDays: number;
  readonly hub: WatchHub;
  /** Called after the commit of a change of a crawl. */
  readonly onTaskChanged: (taskId: string) => void;
  /** Called after the commit of a verdict that a duty has to finish. */
  readonly onVerdict: () => void;
  /** How long a watched crawl may be silent before a sign of life. */
  readonly watchIdleMs?: number;
}

const usualIdleMs = 30_000;

/** The handlers of CrawlService. */
export function crawlService(deps: CrawlServiceDeps): Handlers<CrawlServiceDefinition> {
  const { database } = deps;
  const idleMs = deps.watchIdleMs ?? usualIdleMs;
  const view = (row: CrawlRow) => crawlView(row, { time: toTimestamp, purgeDays: deps.purgeDays });
  const answer = ({ row, created }: Submitted) => ({ crawl: view(row), created });
  return {
    async CreateCrawl(context, request) {
      return answer(
        await submitCrawl(deps, { context, submission: submissionOf(context, request) }),
      );
    },
    async GetCrawl(context, { name }) {
      return { crawl: view(await getCrawl(deps, context, name)) };
    },
    ListCrawls: (context, request) => listCrawls({ ...deps, view }, context, request),
    async *WatchCrawl(context, request) {
      const first = await getCrawl(deps, context, request.name);
      yield* watchCrawl({ ...deps, view, idleMs }, { context, request, first });
    },
    async CancelCrawl(context, request) {
      return { crawl: view(await cancelCrawl(deps, context, request)) };
    },
    async RetryCrawl(context, request) {
      const before = await getCrawl(deps, context, request.name);
      return answer(
        await submitCrawl(deps, { context, submission: retryOf(context, request, before) }),
      );
    },
    async ListCrawlExecutions(context, request) {
      const { task_id: taskId } = await getCrawl(deps, context, request.parent);
      return listExecutions({ ...deps, database }, context, { taskId, request });
    },
    async ListCrawlItemFailures(context, request) {
      const { task_id: taskId } = await getCrawl(deps, context, request.parent);
      return listItemFailures(deps, context, { taskId, request });
    },
  };
}

function submissionOf(context: CallContext, request: CreateCrawlRequest): Submission {
  const complaints = checkSubmission(request);
  const { crawl } = request;
  if (complaints.length > 0 || crawl === null) throw invalidFields(complaints);
  return {
    seed: {
      sourceId: crawl.source === '' ? undefined : idOf(crawl.source),
      seed: seedOf(crawl.seedUrl),
    },
    wish: wishOf(crawl),
    conflict: conflictOf(request.conflictPolicy),
    requestId: request.requestId,
    fingerprint: fingerprintOf(context.method, request),
    validateOnly: request.validateOnly,
  };
}

// The same arguments from the beginning; the source is judged anew, by its current revision.
function retryOf(context: CallContext, request: RetryCrawlRequest, before: CrawlRow): Submission {
  if (before.end_time === null) {
    const message = `"${request.name}" has not ended: it is ${before.state}`;
    throw new AppError('failed_precondition', message, {
      reason: 'STATE_FORBIDS',
      metadata: { state: before.state },
      resource: { type: 'crawl', name: request.name },
      preconditions: [{ type: 'STATE', subject: request.name, description: message }],
    });
  }
  return {
    seed: { sourceId: before.source_id, seed: seedOf(before.seed_url) },
    wish: {
      maxPages: before.max_pages,
      priority: before.priority === 1 || before.priority === 3 ? before.priority : 2,
      labels: before.labels,
      expireMs: undefined,
    },
    conflict: 'allow',
    replayOf: before.task_id,
    requestId: request.requestId,
    fingerprint: fingerprintOf(context.method, request),
    validateOnly: false,
  };
}

async function cancelCrawl(
  { database, onTaskChanged, onVerdict }: CrawlServiceDeps,
  context: CallContext,
  request: CancelCrawlRequest,
): Promise<CrawlRow> {
  const { tenant, subject } = context.caller;
  const taskId = taskIdOf(request.name);
  await withTask(taskId, async () => {
    const outcome = await cancelTask(
      database,
      { tenantId: tenant, taskId, requester: subject, note: request.note },
      (tx) => recordAudit(tx, auditOf(context, { resource: request.name })),
    );
    if (outcome === 'UNCHANGED') return;
    await probe('gateway.cancel-committed');
    onTaskChanged(taskId);
    if (outcome === 'FINISHING') onVerdict();
  });
  return getCrawl({ database }, context, request.name);
}

async function getCrawl(
  { database }: Pick<CrawlServiceDeps, 'database'>,
  { caller }: CallContext,
  name: string,
): Promise<CrawlRow> {
  const row = await findCrawl(caller.tenant, { queries: database, taskId: taskIdOf(name) });
  if (row === undefined) throw notFound('crawl', name);
  return row;
}

// The rule of the field lets any 36 hexadecimal digits and dashes through; no other id exists.
function taskIdOf(name: string): string {
  const taskId = idOf(name);
  if (!isUuid(taskId)) throw notFound('crawl', name);
  return taskId;
}

function conflictOf(policy: ConflictPolicy): Submission['conflict'] {
  switch (policy) {
    case 'CONFLICT_POLICY_UNSPECIFIED':
    case 'CONFLICT_POLICY_REJECT':
      return 'reject';
    case 'CONFLICT_POLICY_USE_EXISTING':
      return 'use-existing';
    case 'CONFLICT_POLICY_ALLOW':
      return 'allow';
  }
}
