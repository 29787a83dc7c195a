import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';

const hopsMax = { page: 10, robots: 5 } as const;
const urlCharsMax = 2_048;

/** What an answer with a redirect status says. */
export interface RedirectFacts {
  readonly from: URL;
  /** Every value of the header; a redirect has one. */
  readonly location: string | readonly string[] | undefined;
  /** URLs asked for so far, the first one included. */
  readonly visited: readonly string[];
  readonly isWithinScope: (url: URL) => boolean;
  /** robots.txt is followed to other hosts and schemes; pages are not. */
  readonly isPage: boolean;
  /** The request that was answered with this status posted something. */
  readonly posted?: { readonly status: number } | undefined;
}

export type RedirectVerdict =
  | { readonly kind: 'follow'; readonly url: URL }
  | {
      readonly kind: 'refuse';
      readonly reason: FailureReason;
      readonly message: string;
      /** There were too many, or they run in a circle. */
      readonly isEndless: boolean;
    };

/** Tells whether the status asks to go elsewhere. */
export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** Where a redirect says to go, its fragment kept away; undefined where it says nothing usable. */
export function targetOfRedirect({
  from,
  location,
}: Pick<RedirectFacts, 'from' | 'location'>): URL | undefined {
  const [text, ...others] = typeof location === 'string' ? [location] : (location ?? []);
  // Two places to go are none.
  if (text === undefined || others.some((other) => other !== text)) return undefined;
  const url = URL.parse(text, from.href);
  if (url === null) return undefined;
  url.hash = '';
  return Math.max(text.length, url.href.length) > urlCharsMax ? undefined : url;
}

/**
 * Decides where a redirect leads, if anywhere: ten hops (five for robots.txt), no circle, no other
 * scheme, no step down from https, inside the scope.
 */
export function decideRedirect(facts: RedirectFacts): RedirectVerdict {
  const { from, visited, isPage } = facts;
  const url = targetOfRedirect(facts);
  if (url === undefined) return refuse('names no usable location');
  const allowed = isPage ? hopsMax.page : hopsMax.robots;
  if (visited.includes(url.href)) return refuse(`leads back to ${placeOf(url)}`, true);
  if (visited.length > allowed) return refuse(`passes ${allowed} hops, with ${placeOf(url)}`, true);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refuse(`leads to the scheme ${url.protocol.slice(0, 20)}`);
  }
  if (url.username !== '' || url.password !== '') return refuse('carries user info');
  if (isPage && from.protocol === 'https:' && url.protocol === 'http:') {
    return refuse(`leads from https to ${placeOf(url)}`);
  }
  const complaint = facts.posted && complaintOfPosted(facts.posted.status, from, url);
  if (complaint !== undefined) return refuse(complaint);
  if (!facts.isWithinScope(url)) return refuse(`leads outside the source, to ${placeOf(url)}`);
  return { kind: 'follow', url };
}

/*
 * Where 301 and 302 may and 303 must turn a POST into a GET (RFC 9110), the answer is one to
 * another question. What is posted is for the origin that the definition names.
 */
function complaintOfPosted(status: number, from: URL, to: URL): string | undefined {
  if (status !== 307 && status !== 308) return `answers a POST with ${status}, and asks for a GET`;
  return from.origin === to.origin ? undefined : `leads a POST to ${placeOf(to)}`;
}

// A query may hold what is nobody's business.
function placeOf({ origin, pathname }: URL): string {
  return `${origin}${pathname}`.slice(0, 200);
}

function refuse(what: string, isEndless = false): RedirectVerdict {
  const reason = isEndless
    ? 'FAILURE_REASON_RESPONSE_TOO_LARGE'
    : 'FAILURE_REASON_REDIRECT_REFUSED';
  return { kind: 'refuse', reason, message: `The redirect ${what}`, isEndless };
}
