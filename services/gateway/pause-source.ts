import type { CallContext } from '#libs/grpc/serve.ts';
import type { PauseSourceRequest } from '#libs/proto/gen/jobradar/v1/PauseSourceRequest.ts';
import type { ResumeSourceRequest } from '#libs/proto/gen/jobradar/v1/ResumeSourceRequest.ts';
import { probe } from '#libs/runtime/probe.ts';
import { auditOf, recordAudit } from './adapters/audit-store.ts';
import { expireRobots } from './adapters/robots-store.ts';
import { lockSource, type TimedSourceRow } from './adapters/source-store.ts';
import { cancelTasksOfSource, resumeSource, stopSource } from './adapters/task-commands.ts';
import { idOf } from './core/crawl-view.ts';
import { judgeResume } from './core/resume.ts';
import { submissionSourceOf, type SourceRow } from './core/source-view.ts';
import { openSource, refusedAs } from './source-refusals.ts';
import type { SourceServiceDeps } from './source-deps.ts';

/** What stopping and starting a source needs. */
export type PauseDeps = Pick<SourceServiceDeps, 'database' | 'onDispatchDue' | 'onVerdict'>;

/** Stops a source. Twice is fine; one that the system suspended stays suspended. */
export async function pauseSource(
  { database, onVerdict }: PauseDeps,
  { context, request }: { readonly context: CallContext; readonly request: PauseSourceRequest },
): Promise<{ readonly row: SourceRow; readonly cancelled: number }> {
  const { tenant, subject } = context.caller;
  const sourceId = idOf(request.name);
  const row = await database.inTransaction(
    async (tx) => {
      const before = await openSource(tx, { context, name: request.name });
      // A pause over a suspension would let it be resumed unread.
      if (before.state !== 'ACTIVE') return before;
      await stopSource(tx, { tenantId: tenant, sourceId, state: 'PAUSED', note: request.note });
      await recordAudit(tx, auditOf(context, { resource: request.name, changedFields: ['state'] }));
      return (await lockSource(tenant, { tx, sourceId })) ?? before;
    },
    { statementTimeoutMs: context.msLeft() },
  );
  await probe('gateway.source-stopped');
  if (!request.cancelActiveCrawls) return { row, cancelled: 0 };
  const cancelled = await cancelTasksOfSource(database, {
    tenantId: tenant,
    sourceId,
    requester: subject,
    note: request.note,
  });
  onVerdict();
  return { row, cancelled };
}

/** Starts a stopped source again; what waited for it is due. */
export async function resumeStoppedSource(
  { database, onDispatchDue }: PauseDeps,
  { context, request }: { readonly context: CallContext; readonly request: ResumeSourceRequest },
): Promise<SourceRow> {
  const { tenant } = context.caller;
  const sourceId = idOf(request.name);
  await askRobotsAnew(database, { context, name: request.name });
  const { row, isResumed } = await database.inTransaction(
    async (tx) => {
      const before = await openSource(tx, { context, name: request.name });
      if (before.state === 'ACTIVE') return { row: before, isResumed: false };
      checkResume(before, request);
      await resumeSource(tx, { tenantId: tenant, sourceId, note: request.note });
      await recordAudit(tx, auditOf(context, { resource: request.name, changedFields: ['state'] }));
      return { row: (await lockSource(tenant, { tx, sourceId })) ?? before, isResumed: true };
    },
    { statementTimeoutMs: context.msLeft() },
  );
  await probe('gateway.source-committed');
  if (isResumed) onDispatchDue();
  return row;
}

// What stopped the source may have been its robots.txt: an old copy would stop it again at once.
// Before the transaction, not within it: whoever stores a robots.txt locks its row first, and the
// source second.
async function askRobotsAnew(
  database: PauseDeps['database'],
  source: { readonly context: CallContext; readonly name: string },
): Promise<void> {
  const row = await database.inTransaction((tx) => openSource(tx, source), {
    statementTimeoutMs: source.context.msLeft(),
  });
  if (row.suspension_reason !== null) await expireRobots(database, row.definition.allowedHosts);
}

function checkResume(row: TimedSourceRow, request: ResumeSourceRequest): void {
  const refusal = judgeResume(submissionSourceOf(row), {
    acknowledged: request.acknowledgedSuspension,
    nowMs: Date.parse(row.now),
  });
  if (refusal !== undefined) throw refusedAs(refusal, row);
}
