import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { handoutOf, parseDelivery, type MessageProperties } from '#libs/messages/crawl-task.ts';
import type { Queries } from '#libs/postgres/database.ts';
import { isUuid } from '#libs/runtime/ids.ts';
import { currentTraceId } from '#libs/telemetry/carrier.ts';
import { writeChange } from './adapters/change-store.ts';
import { recordLetter } from './adapters/dead-letter-sql.ts';
import { lockDispatch, resendDispatch } from './adapters/letter-sql.ts';
import type { TaskRow } from './adapters/read-task-sql.ts';
import { factsOf } from './adapters/task-facts.ts';
import { decideOnTask } from './adapters/task-reader.ts';
import type { Scalars } from './core/claim.ts';
import { deadLetterName } from './core/dead-letter-view.ts';
import { recordOf, type LetterProperties, type LetterRecord } from './core/letter-record.ts';
import { complaintOf, failureOfLetter } from './core/letter-words.ts';
import { decideLetter, type LetterDecision, type LetterFacts } from './core/letter.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/*
 * One letter, one transaction: what it means for its crawl, and its record. Whatever is told of a
 * letter twice changes nothing the second time: its crawl no longer waits for that copy, and its
 * record has a key.
 */

/** A letter as the consumer has it. */
export interface Letter {
  readonly content: Buffer;
  readonly properties: MessageProperties & LetterProperties;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly routingKey: string;
}

/** What became of a letter, for those who tell of it. */
export interface SettledLetter {
  readonly decision: LetterDecision;
  readonly record: LetterRecord;
  /** Undefined: the message names no crawl. */
  readonly taskId: string | undefined;
  /** False where it was recorded before, or is none to be recorded. */
  readonly isRecorded: boolean;
  readonly complaint: string;
}

/** Repeats all checks of the message, decides, and writes both in one transaction. */
export async function settleLetter(deps: ProtocolDeps, letter: Letter): Promise<SettledLetter> {
  const record = recordOf({ ...letter, handout: handoutOf(letter.headers) });
  const read = readLetter(letter);
  if (read.kind === 'unreadable') return keepUnreadable(deps, { record, ...read });
  const question = { taskId: read.delivery.message.taskId, inTransaction: true };
  return decideOnTask(deps.database, question, (row, tx) =>
    settleOnce(deps, { record, read, row, tx }),
  );
}

type ReadLetter =
  | { readonly kind: 'unreadable'; readonly complaint: string }
  | {
      readonly kind: 'readable';
      readonly isNewerType: boolean;
      readonly delivery: NonNullable<LetterFacts['delivery']>;
    };

// Of a newer type only what every type has is read: the ids stand in its properties.
function readLetter({ content, properties, headers }: Letter): ReadLetter {
  const parsed = parseDelivery({ content, properties });
  if (parsed.kind === 'invalid') return { kind: 'unreadable', complaint: parsed.complaint };
  if (parsed.kind === 'task') {
    const { message, dispatchId, copy } = parsed;
    return { kind: 'readable', isNewerType: false, delivery: { message, dispatchId, copy } };
  }
  const { correlationId: taskId, messageId: dispatchId } = properties;
  const copy = headers['jobradar-copy'];
  const hasIds = typeof taskId === 'string' && isUuid(taskId) && typeof dispatchId === 'string';
  if (!hasIds || !isUuid(dispatchId) || typeof copy !== 'number') {
    return { kind: 'unreadable', complaint: `${parsed.type}: has no ids of ours` };
  }
  const message: Scalars = { taskId, seedUrl: '', tenantId: '', maxPages: 0 };
  return { kind: 'readable', isNewerType: true, delivery: { message, dispatchId, copy } };
}

interface Round {
  readonly record: LetterRecord;
  readonly read: Extract<ReadLetter, { kind: 'readable' }>;
  readonly row: TaskRow | undefined;
  readonly tx: Queries;
}

async function keepUnreadable(
  { database, policy }: ProtocolDeps,
  { record, complaint }: { readonly record: LetterRecord; readonly complaint: string },
): Promise<SettledLetter> {
  const decision = decideLetter(withoutTask(record), policy);
  const isRecorded = await keep(database, { id: randomUUID(), record, decision, complaint });
  return { decision, record, taskId: undefined, isRecorded, complaint };
}

async function settleOnce(
  deps: ProtocolDeps,
  { record, read, row, tx }: Round,
): Promise<SettledLetter> {
  const { delivery } = read;
  const facts = await factsOfLetter(deps, { record, read, row, tx });
  const decision = decideLetter(facts, deps.policy);
  const complaint = complaintOf(decision, facts);
  const id = randomUUID();
  const isRecorded = await keep(tx, { id, record, decision, complaint, row });
  if (decision.kind === 'resend') {
    const { query, bind } = resendDispatch;
    const resent = await tx.first(
      query,
      bind({
        task_id: delivery.message.taskId,
        dispatch_id: delivery.dispatchId,
        copy: delivery.copy,
        due_ms: decision.dueMs,
        returns: decision.countsReturn ? 1 : 0,
        message: complaint,
        trace_id: currentTraceId(),
      }),
    );
    assert(resent !== undefined, 'a dispatch that is locked stays as it was read');
  }
  if (decision.kind === 'fail' && row !== undefined) {
    const failure = { ...decision.change.failure, deadLetter: deadLetterName(id) };
    const change = { ...decision.change, failure };
    const failed = await writeChange(tx, { row, change, actor: 'reconciler' }, deps.policy);
    assert(failed !== undefined, 'a crawl that is locked stays as it was read');
  }
  return { decision, record, taskId: delivery.message.taskId, isRecorded, complaint };
}

async function factsOfLetter(
  deps: ProtocolDeps,
  { record, read, row, tx }: Round,
): Promise<LetterFacts> {
  const { delivery, isNewerType } = read;
  const none = { ...withoutTask(record), delivery, isNewerType };
  if (row === undefined) return none;
  const dispatch = await tx.first(lockDispatch, [row.dispatch_id]);
  const facts = factsOf(row, deps.policy);
  const scalars = {
    taskId: row.task_id,
    seedUrl: row.seed_url,
    tenantId: row.tenant_id,
    maxPages: row.max_pages,
  };
  return {
    ...none,
    // A relay changes a dispatch without the lock of its task: as it is now, not as it was read.
    task: { ...facts, dispatchState: dispatch?.state ?? facts.dispatchState, scalars },
    newestCopy: row.dispatch_id === delivery.dispatchId ? (dispatch?.copy ?? 0) : 0,
    limitReturns: dispatch?.limit_returns ?? 0,
  };
}

function withoutTask({ deathReason }: LetterRecord): LetterFacts {
  return {
    task: undefined,
    delivery: undefined,
    newestCopy: 0,
    deathReason,
    isNewerType: false,
    limitReturns: 0,
  };
}

// Tells whether this call recorded it: a repeat records nothing twice.
async function keep(
  queries: Queries,
  letter: {
    readonly id: string;
    readonly record: LetterRecord;
    readonly decision: LetterDecision;
    readonly complaint: string;
    readonly row?: TaskRow | undefined;
  },
): Promise<boolean> {
  const { id, record, decision, complaint, row } = letter;
  if (decision.kind === 'ignore' || decision.cause === undefined) return false;
  const failure = failureOfLetter(decision, { complaint, attempt: row?.attempt ?? 0 });
  const { query, bind } = recordLetter;
  const recorded = await queries.first(
    query,
    bind({
      dead_letter_id: id,
      task_id: row?.task_id ?? null,
      is_end: decision.kind === 'fail',
      cause: decision.cause,
      failure: JSON.stringify(failure),
      letter_key: record.key,
      body: record.body,
      message: JSON.stringify(record.message),
    }),
  );
  return recorded !== undefined;
}
