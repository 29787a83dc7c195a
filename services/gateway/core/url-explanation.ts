import type { Duration } from '#libs/proto/gen/google/protobuf/Duration.ts';
import type { ExplainedAuthorization$Input } from '#libs/proto/gen/jobradar/v1/ExplainedAuthorization.ts';
import type { UrlExplanation$Input } from '#libs/proto/gen/jobradar/v1/UrlExplanation.ts';
import { submissionSourceOf, type SourceRow } from './source-view.ts';
import { judgeSource } from './submission.ts';

/*
 * Whether a URL would be fetched, from the answers to each question: the first "no" decides, in the
 * order in which a crawl meets them; then what nobody knows yet; then the longest wait.
 */

/** The questions whose answers decide. */
export type ExplainedParts = Pick<
  UrlExplanation$Input,
  'url' | 'source' | 'authorization' | 'robots' | 'pacing' | 'address'
>;

/** How long each question that says "later" has to wait. */
export interface ExplainedWaits {
  readonly authorizationMs: number | undefined;
  readonly robotsMs: number | undefined;
  readonly pacingMs: number;
}

type Verdict = Pick<UrlExplanation$Input, 'answer' | 'reason' | 'wait'>;

const questions = [
  ['url', 'the URL'],
  ['source', 'source'],
  ['authorization', 'authorization'],
  ['address', 'address'],
  ['robots', 'robots.txt'],
  ['pacing', 'pacing'],
] as const;

/** The last line of an explanation. */
export function concludeUrl(
  parts: ExplainedParts,
  waits: ExplainedWaits,
  duration: (ms: number) => Duration,
): Verdict {
  const told = questions.map(([name, words]) => {
    const { answer = 'EXPLAINED_ANSWER_UNSPECIFIED', reason = '' } = parts[name] ?? {};
    return { answer, reason: `${words}: ${reason}` };
  });
  const refused = told.find(({ answer }) => answer === 'EXPLAINED_ANSWER_NO');
  if (refused !== undefined) {
    return refused;
  }
  const unknown = told.find(({ answer }) => answer === 'EXPLAINED_ANSWER_UNKNOWN');
  const waitMs = Math.max(waits.authorizationMs ?? 0, waits.robotsMs ?? 0, waits.pacingMs);
  const wait = waitMs > 0 ? duration(waitMs) : null;
  if (unknown !== undefined) {
    return { ...unknown, wait };
  }
  if (waitMs <= 0) return { answer: 'EXPLAINED_ANSWER_YES', reason: 'nothing stands against it' };
  const waiting = told.filter(({ answer }) => answer === 'EXPLAINED_ANSWER_LATER');
  const reason = waiting.map((one) => one.reason).join('; ');
  return { answer: 'EXPLAINED_ANSWER_LATER', reason, wait };
}

/** Whether the source may be crawled at this time of the database, and how long until it may. */
export function explainAuthorization(
  row: SourceRow,
  now: string,
): { readonly told: ExplainedAuthorization$Input; readonly waitMs: number | undefined } {
  const nowMs = Date.parse(now);
  const authorization = row.authorization_record;
  const refusal = judgeSource(submissionSourceOf(row), nowMs);
  if (refusal === undefined) {
    return { told: { answer: 'EXPLAINED_ANSWER_YES', authorization }, waitMs: undefined };
  }
  const { message: reason } = refusal;
  const beginsInMs = Date.parse(row.authorized_from ?? '') - nowMs;
  const isEarly = row.state === 'ACTIVE' && row.authorized_until !== null && beginsInMs > 0;
  if (!isEarly) {
    return { told: { answer: 'EXPLAINED_ANSWER_NO', reason, authorization }, waitMs: undefined };
  }
  return {
    told: { answer: 'EXPLAINED_ANSWER_LATER', reason, authorization },
    waitMs: beginsInMs,
  };
}
