/*
 * What robots.txt means for an origin (RFC 9309 §2.3 and stricter). Unreachable never means
 * allowed: without a stored copy nothing is fetched and the crawl is deferred; with one, that copy
 * stays in force. Ages are milliseconds at one moment of the database.
 */

/** What is made of a robots.txt. */
export type RobotsDecision = 'RULES' | 'ALLOW_ALL' | 'DENY_ALL';

/** What is stored of an origin. */
export interface RobotsFacts {
  /** Undefined: none was ever read. */
  readonly decision: RobotsDecision | undefined;
  readonly expiresInMs: number;
  /** Since when it cannot be reached, and how long until it is asked for again. */
  readonly unreachableForMs: number | undefined;
  readonly retryInMs: number;
}

/** What a worker is told to do. */
export type RobotsAction =
  | { readonly kind: 'use'; readonly isStale: boolean }
  | { readonly kind: 'fetch' }
  | { readonly kind: 'defer'; readonly waitMs: number };

/** Decides what to do with what is stored. */
export function decideRobots(stored: RobotsFacts | undefined): RobotsAction {
  if (stored === undefined) return { kind: 'fetch' };
  if (stored.decision !== undefined && stored.expiresInMs > 0)
    return { kind: 'use', isStale: false };
  const isUnreachable = stored.unreachableForMs !== undefined && stored.retryInMs > 0;
  if (!isUnreachable) return { kind: 'fetch' };
  return stored.decision === undefined
    ? { kind: 'defer', waitMs: stored.retryInMs }
    : { kind: 'use', isStale: true };
}

/** What fetching robots.txt gave, redirects followed. */
export interface RobotsAnswer {
  /** 0: no answer. */
  readonly httpStatus: number;
  readonly body: string;
  readonly maxAgeMs: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly flags: readonly string[];
}

/** What is stored after a fetch. */
export type RobotsChange =
  | {
      readonly kind: 'replace';
      readonly decision: RobotsDecision;
      readonly keepsBody: boolean;
      readonly expiresInMs: number;
    }
  /** 304: the stored copy holds on. */
  | { readonly kind: 'prolong'; readonly expiresInMs: number }
  /** The stored copy, if there is one, stays in force until the next try. */
  | { readonly kind: 'unreachable'; readonly retryInMs: number };

const dayMs = 86_400_000;
// A copy that forbids to be kept is kept for a moment all the same: not one request for each page.
const expiryMsMin = 60_000;
const retryMsMin = 30_000;
const retryMsMax = 3_600_000;
// As loosely as the worker reads it: a group that is read there must not be thrown away here. No
// end of a line is skipped: a file of nothing but line ends would take time by its square.
const rulesPattern = /^[^\S\n\r\u2028\u2029]*user-?agent\b/imu;

/** Decides what a fetch means. */
export function judgeRobots(
  answer: RobotsAnswer,
  stored: Pick<RobotsFacts, 'decision' | 'unreachableForMs'> | undefined,
): RobotsChange {
  const expiresInMs = Math.min(Math.max(answer.maxAgeMs ?? dayMs, expiryMsMin), dayMs);
  const replace = (decision: RobotsDecision): RobotsChange => ({
    kind: 'replace',
    decision,
    keepsBody: decision === 'RULES',
    expiresInMs,
  });
  const { httpStatus, flags } = answer;
  if (isUnreachable(answer)) {
    return { kind: 'unreachable', retryInMs: retryMs(answer, stored?.unreachableForMs ?? 0) };
  }
  if (flags.includes('robots_redirects')) return replace('ALLOW_ALL');
  if (httpStatus === 304) {
    // Without a copy a 304 answers a question that was not asked.
    if (stored?.decision === undefined) return { kind: 'unreachable', retryInMs: retryMsMin };
    return { kind: 'prolong', expiresInMs };
  }
  if (httpStatus === 401 || httpStatus === 403) return replace('DENY_ALL');
  if (httpStatus >= 200 && httpStatus < 300) {
    // An empty file, or an error page with status 200, has no rules.
    return replace(rulesPattern.test(answer.body) ? 'RULES' : 'ALLOW_ALL');
  }
  return replace('ALLOW_ALL');
}

function isUnreachable({ httpStatus, flags }: RobotsAnswer): boolean {
  if (flags.includes('ssrf_refused')) return true;
  return httpStatus < 200 || httpStatus === 429 || httpStatus >= 500;
}

// As long again as it has been unreachable, so that a site that is down is asked ever less often.
function retryMs({ retryAfterMs }: RobotsAnswer, unreachableForMs: number): number {
  const patience = Math.min(Math.max(unreachableForMs, retryMsMin), retryMsMax);
  return Math.max(patience, Math.min(retryAfterMs ?? 0, dayMs));
}
