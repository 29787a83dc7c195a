import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { Scalars } from './claim.ts';
import { ownFailure } from './follow-up.ts';
import type { LetterCause, LetterDecision, LetterFacts } from './letter.ts';

/* What is said of a letter: to the operator, and in the events of its crawl. */

/** One sentence on why the letter came, or what becomes of its crawl; it quotes no message. */
export function complaintOf(decision: LetterDecision, facts: LetterFacts): string {
  switch (decision.kind) {
    case 'ignore':
      return 'its message was refused, and nothing waited for it';
    case 'record':
      return whyRecorded(decision.cause, facts);
    case 'resend':
      return decision.countsReturn
        ? `its message passed the delivery limit (${facts.limitReturns + 1}): it goes out again`
        : `its message was refused: it goes out again in ${Math.round(decision.dueMs / 1_000)} s`;
    case 'fail':
      return decision.change.message;
  }
}

/** The failure that a recorded letter is kept with. */
export function failureOfLetter(
  decision: Extract<LetterDecision, { readonly cause: LetterCause | undefined }>,
  about: { readonly complaint: string; readonly attempt: number },
): Failure$Input {
  if (decision.kind === 'fail' && decision.change.failure !== undefined) {
    return decision.change.failure;
  }
  const reason =
    decision.cause === 'DELIVERY_LIMIT'
      ? 'FAILURE_REASON_DELIVERY_LIMIT'
      : 'FAILURE_REASON_INVALID_MESSAGE';
  return ownFailure(reason, {
    stage: 'FAILURE_STAGE_DISPATCH',
    message: about.complaint,
    attempt: about.attempt,
  });
}

function whyRecorded(cause: LetterCause, { task, delivery }: LetterFacts): string {
  switch (cause) {
    case 'INVALID_MESSAGE':
      return 'the message cannot be read';
    case 'UNKNOWN_TASK':
      return 'there is no crawl of its task_id';
    case 'MESSAGE_MISMATCH': {
      const differing = differences(task?.scalars, delivery?.message).join(', ');
      return `the message differs from its crawl in ${differing}`;
    }
    case 'DELIVERY_LIMIT':
      return 'the message passed the delivery limit, and its crawl did not wait for it';
  }
}

function differences(row: Scalars | undefined, message: Scalars | undefined): readonly string[] {
  const names: readonly (readonly [keyof Scalars, string])[] = [
    ['taskId', 'task_id'],
    ['seedUrl', 'seed_url'],
    ['tenantId', 'tenant_id'],
    ['maxPages', 'max_pages'],
  ];
  return names.filter(([key]) => row?.[key] !== message?.[key]).map(([, name]) => name);
}
