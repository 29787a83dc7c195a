import type { Duration } from '#libs/proto/gen/google/protobuf/Duration.ts';
import type { ExplainedRobots$Input } from '#libs/proto/gen/jobradar/v1/ExplainedRobots.ts';
import type { RobotsAction, RobotsDecision } from './robots-copy.ts';

/* What the stored robots.txt says of a URL, and what a crawl would do about it. */

/** The stored file of an origin, at one moment of the database. */
export interface StoredRobots {
  /** Undefined: none was ever read. */
  readonly decision: RobotsDecision | undefined;
  readonly sha256: string;
  readonly ageMs: number | undefined;
  readonly expiresInMs: number;
  readonly unreachableForMs: number | undefined;
  readonly httpStatus: number;
  readonly flags: readonly string[];
}

/** The file, what a worker would be told to do, and what its rules say of the URL. */
export interface RobotsQuestion {
  readonly origin: string;
  readonly action: RobotsAction;
  readonly stored: StoredRobots | undefined;
  readonly isAllowed: boolean;
  readonly rule: { readonly line: number; readonly text: string } | undefined;
  readonly delaySeconds: number | undefined;
  readonly sitemaps: readonly string[];
}

const ruleCharsMax = 500;
const sitemapsMax = 20;

/** Answers for one URL. */
export function explainRobots(
  question: RobotsQuestion,
  duration: (ms: number) => Duration,
): ExplainedRobots$Input {
  const { origin, stored, rule, delaySeconds } = question;
  const verdict = judge(question);
  if (stored === undefined) return { origin, ...verdict };
  const orUnset = (ms: number | undefined): Duration | null =>
    ms === undefined ? null : duration(ms);
  return {
    origin,
    ...verdict,
    decision:
      stored.decision === undefined ? 'DECISION_UNSPECIFIED' : `DECISION_${stored.decision}`,
    rule: rule?.text.slice(0, ruleCharsMax) ?? '',
    line: rule?.line ?? 0,
    sha256: stored.sha256,
    age: orUnset(stored.ageMs),
    expiresIn: stored.expiresInMs > 0 ? duration(stored.expiresInMs) : null,
    unreachableFor: orUnset(stored.unreachableForMs),
    crawlDelay: delaySeconds === undefined ? null : duration(delaySeconds * 1_000),
    sitemaps: question.sitemaps.slice(0, sitemapsMax),
    httpStatus: stored.httpStatus,
    flags: [...stored.flags],
  };
}

/** How long until a file that cannot be reached is asked for again; else undefined. */
export function robotsWaitMs({ action }: Pick<RobotsQuestion, 'action'>): number | undefined {
  return action.kind === 'defer' ? action.waitMs : undefined;
}

function judge(question: RobotsQuestion): Pick<ExplainedRobots$Input, 'answer' | 'reason'> {
  const { action, stored } = question;
  const decision = stored?.decision;
  if (action.kind === 'defer') {
    const seconds = Math.ceil(action.waitMs / 1_000);
    const reason = `it cannot be reached, so nothing is fetched; the next try is in ${seconds} s`;
    return { answer: 'EXPLAINED_ANSWER_LATER', reason };
  }
  if (decision === undefined) {
    return {
      answer: 'EXPLAINED_ANSWER_UNKNOWN',
      reason: 'not known yet: the first crawl fetches it',
    };
  }
  const { isAllowed, reason } = byDecision(decision, question);
  const answer = isAllowed ? 'EXPLAINED_ANSWER_YES' : 'EXPLAINED_ANSWER_NO';
  return { answer, reason: `${reason}${freshness(action)}` };
}

function byDecision(
  decision: RobotsDecision,
  { isAllowed, rule, stored }: RobotsQuestion,
): { readonly isAllowed: boolean; readonly reason: string } {
  const status = stored?.httpStatus ?? 0;
  switch (decision) {
    case 'ALLOW_ALL':
      return { isAllowed: true, reason: `it answered ${status} and has no rules: all is allowed` };
    case 'DENY_ALL': {
      const flags = stored?.flags ?? [];
      const why = flags.length === 0 ? `it answered ${status}` : flags.join(', ');
      return { isAllowed: false, reason: `${why}: nothing is allowed` };
    }
    case 'RULES': {
      const word = isAllowed ? 'allows' : 'disallows';
      const reason =
        rule === undefined
          ? 'no rule matches: it is allowed'
          : `line ${rule.line} ${word} it: ${rule.text.slice(0, ruleCharsMax)}`;
      return { isAllowed, reason };
    }
  }
}

function freshness(action: RobotsAction): string {
  switch (action.kind) {
    case 'fetch':
      return ' (by the copy that is kept; it is due to be fetched again, and the new one decides)';
    case 'use':
      return action.isStale ? ' (by an old copy: the file cannot be reached)' : '';
    case 'defer':
      return '';
  }
}
