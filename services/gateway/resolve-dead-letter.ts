import type { CallContext } from '#libs/grpc/serve.ts';
import { statement, type Queries } from '#libs/postgres/database.ts';
import type { DiscardDeadLetterRequest } from '#libs/proto/gen/jobradar/v1/DiscardDeadLetterRequest.ts';
import type { ReplayDeadLetterRequest } from '#libs/proto/gen/jobradar/v1/ReplayDeadLetterRequest.ts';
import { AppError, notFound } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { auditOf, recordAudit } from './adapters/audit-store.ts';
import { lockDeadLetter, resolveDeadLetter, type Sight } from './adapters/dead-letter-store.ts';
import { seedOf } from './admit-source.ts';
import { crawlName } from './core/crawl-view.ts';
import { deadLetterName, whyNotReplayable, type DeadLetterRow } from './core/dead-letter-view.ts';
import { fingerprintOf } from './core/fingerprint.ts';
import { submitCrawl, type SubmitDeps, type Submission, type Submitted } from './submit-crawl.ts';

/*
 * What an operator does to a dead letter: once, under the letter's lock, in one transaction with
 * the effect. Two at once make one.
 */

const readCrawlEnd = statement<{ readonly state: string; readonly is_ended: boolean }>(
  'read-crawl-end',
  `select state, end_time is not null as is_ended from crawl_tasks where task_id = $1::uuid`,
);

/** Makes a new crawl of a dead letter; `before` is the letter as it was read. */
export async function replayDeadLetter(
  deps: SubmitDeps,
  call: {
    readonly context: CallContext;
    readonly request: ReplayDeadLetterRequest;
    readonly sight: Sight;
    readonly before: DeadLetterRow;
  },
): Promise<Submitted> {
  const submitted = await submitCrawl(deps, {
    context: call.context,
    submission: replayOf(call),
  });
  if (submitted.created) await probe('gateway.letter-replayed');
  return submitted;
}

/** Closes a dead letter without replay; one that is closed already stays as it is. */
export async function discardDeadLetter(
  { database }: Pick<SubmitDeps, 'database'>,
  call: {
    readonly context: CallContext;
    readonly request: DiscardDeadLetterRequest;
    readonly sight: Sight;
    readonly id: string;
  },
): Promise<void> {
  const { context, request, sight, id } = call;
  const isDiscarded = await database.inTransaction(
    async (tx) => {
      const row = await lockDeadLetter(sight, { tx, id });
      if (row === undefined) throw notFound('dead letter', request.name);
      if (row.state === 'DISCARDED') return false;
      checkOpen(row, request.etag);
      await resolveDeadLetter(tx, {
        id,
        state: 'DISCARDED',
        resolver: context.caller.subject,
        note: request.note,
        replayedAs: undefined,
      });
      await recordAudit(tx, auditOf(context, { resource: request.name, changedFields: ['state'] }));
      return true;
    },
    { statementTimeoutMs: context.msLeft() },
  );
  if (isDiscarded) await probe('gateway.letter-discarded');
}

// The same arguments from the beginning; the source is judged anew, by its current revision.
function replayOf({
  context,
  request,
  sight,
  before,
}: Parameters<typeof replayDeadLetter>[1]): Submission {
  const { wish, source_id: sourceId, task_id: taskId, dead_letter_id: id } = before;
  const obstacle = whyNotReplayable(before);
  if (obstacle !== undefined || wish === null || sourceId === null || taskId === null) {
    throw forbids(before, `"${request.name}" cannot be replayed: ${obstacle ?? 'it has no crawl'}`);
  }
  return {
    seed: { sourceId, seed: seedOf(wish.seedUrl) },
    wish: {
      maxPages: wish.maxPages,
      priority: wish.priority === 1 || wish.priority === 3 ? wish.priority : 2,
      labels: wish.labels,
      expireMs: undefined,
    },
    conflict: 'allow',
    replayOf: taskId,
    requestId: request.requestId,
    fingerprint: fingerprintOf(context.method, request),
    validateOnly: false,
    alongside: {
      async before(tx) {
        const row = await lockDeadLetter(sight, { tx, id });
        if (row === undefined) throw notFound('dead letter', request.name);
        checkOpen(row, request.etag);
        await checkEnded(tx, { row, taskId });
      },
      async after(tx, replayedAs) {
        const { subject: resolver } = context.caller;
        const { note } = request;
        await resolveDeadLetter(tx, { id, state: 'REPLAYED', resolver, note, replayedAs });
      },
    },
  };
}

// What has left the tables has ended.
async function checkEnded(
  tx: Queries,
  { row, taskId }: { readonly row: DeadLetterRow; readonly taskId: string },
): Promise<void> {
  const crawl = await tx.first(readCrawlEnd, [taskId]);
  if (crawl === undefined || crawl.is_ended) return;
  throw forbids(row, `"${crawlName(taskId)}" has not ended: it is ${crawl.state}`);
}

function checkOpen(row: DeadLetterRow, etag: string): void {
  const name = deadLetterName(row.dead_letter_id);
  if (etag !== '' && etag !== row.version) {
    throw new AppError('aborted', `"${name}" changed meanwhile: read it again`, {
      reason: 'ETAG_MISMATCH',
      resource: { type: 'dead letter', name },
      metadata: { etag: row.version },
    });
  }
  if (row.state !== 'OPEN') throw forbids(row, `"${name}" is ${row.state}`);
}

function forbids(row: DeadLetterRow, message: string): AppError {
  const name = deadLetterName(row.dead_letter_id);
  return new AppError('failed_precondition', message, {
    reason: 'STATE_FORBIDS',
    metadata: { state: row.state, cause: row.cause },
    resource: { type: 'dead letter', name },
    preconditions: [{ type: 'STATE', subject: name, description: message }],
  });
}
