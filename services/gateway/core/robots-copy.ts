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
  /** Crawl-delay of our group in the body; undefined = none. */
  readonly delayMs?: number | undefined;
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
      readonly delayMs: number | undefined;
      readonly flags: readonly string[];
      readonly expiresInMs: number;
    }
  /** 304: the stored copy holds on. */
  | { readonly kind: 'prolong'; readonly expiresInMs: number }
  /** The stored copy, if there is one, stays in force until the next try. */
  | { readonly kind: 'unreachable'; readonly retryInMs: number };

const dayMs = 86_400_000;
// A copy that forbids to be kept is kept for a while all the same: not one request for each page.
// A site that is asked once a minute has to get to a page before its robots.txt is due again.
const expiryMsMin = 300_000;
// Whoever talks to the site about what stops us need not wait a day for the answer to be seen.
const refusalExpiryMsMax = 3_600_000;
const retryMsMin = 30_000;
const retryMsMax = 3_600_000;
/** The longest Crawl-delay that is waited for; above it the origin is not crawled. */
export const delayMsMax = 60_000;
const unreachableMsMax = 30 * dayMs;
const delayFlag = 'robots_delay';
const challengeFlag = 'robots_challenge';
// As loosely as the worker reads it: a group that is read there must not be thrown away here. No
// end of a line is skipped: a file of nothing but line ends would take time by its square.
const rulesPattern = /^[^\S\n\r\u2028\u2029]*user-?agent\b/imu;

/** Decides what a fetch means. */
export function judgeRobots(
  answer: RobotsAnswer,
  stored: Pick<RobotsFacts, 'decision' | 'unreachableForMs'> | undefined,
): RobotsChange {
  const expiresInMs = Math.min(Math.max(answer.maxAgeMs ?? dayMs, expiryMsMin), dayMs);
  const { httpStatus, flags, delayMs } = answer;
  const plain = { kind: 'replace', delayMs: undefined, flags, expiresInMs } as const;
  const allowAll: RobotsChange = { ...plain, decision: 'ALLOW_ALL', keepsBody: false };
  const denyAll: RobotsChange = { ...plain, decision: 'DENY_ALL', keepsBody: false };
  const shortly = Math.min(expiresInMs, refusalExpiryMsMax);
  if (flags.includes(challengeFlag)) return { ...denyAll, expiresInMs: shortly };
  if (isUnreachable(answer)) {
    return { kind: 'unreachable', retryInMs: retryMs(answer, stored?.unreachableForMs ?? 0) };
  }
  if (flags.includes('robots_redirects')) return allowAll;
  if (httpStatus === 304) {
    // Without a copy a 304 answers a question that was not asked.
    if (stored?.decision === undefined) return { kind: 'unreachable', retryInMs: retryMsMin };
    return { kind: 'prolong', expiresInMs };
  }
  if (refusals.has(httpStatus)) return denyAll;
  const isGood = httpStatus >= 200 && httpStatus < 300;
  // An empty file, or an error page with status 200, has no rules.
  if (!isGood || !rulesPattern.test(answer.body)) return allowAll;
  if (delayMs === undefined || delayMs <= delayMsMax) {
    return { ...plain, decision: 'RULES', keepsBody: true, delayMs };
  }
  return {
    kind: 'replace',
    decision: 'DENY_ALL',
    keepsBody: true,
    delayMs,
    flags: [...flags, delayFlag],
    expiresInMs: shortly,
  };
}

/** Why no source may crawl the origin at all until an operator has looked; undefined = it may. */
export function whyRefused(stored: {
  readonly flags: readonly string[];
  readonly delayMs: number | undefined;
  readonly unreachableForMs: number | undefined;
}): string | undefined {
  const { flags, delayMs, unreachableForMs = 0 } = stored;
  if (flags.includes(challengeFlag)) return 'is answered with a challenge';
  if (flags.includes(delayFlag)) {
    const asked = `asks for ${(delayMs ?? 0) / 1_000} s between two requests (Crawl-delay)`;
    return `${asked}; more than ${delayMsMax / 1_000} s is not waited for`;
  }
  if (unreachableForMs < unreachableMsMax) return undefined;
  const days = Math.floor(unreachableForMs / dayMs);
  return `has not been reachable for ${days} days; after 30 days nothing more is fetched`;
}

// 401 and 403: no authorisation, no crawl. 451 is a refusal, too.
const refusals: ReadonlySet<number> = new Set([401, 403, 451]);
// Come back later, in so many words; never "there is no such file".
const later: ReadonlySet<number> = new Set([408, 425, 429]);

function isUnreachable({ httpStatus, flags }: RobotsAnswer): boolean {
  if (flags.includes('ssrf_refused')) return true;
  return httpStatus < 200 || later.has(httpStatus) || httpStatus >= 500;
}

// As long again as it has been unreachable, so that a site that is down is asked ever less often.
function retryMs({ retryAfterMs }: RobotsAnswer, unreachableForMs: number): number {
  const patience = Math.min(Math.max(unreachableForMs, retryMsMin), retryMsMax);
  return Math.max(patience, Math.min(retryAfterMs ?? 0, dayMs));
}
