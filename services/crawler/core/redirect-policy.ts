import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';

const hopsMax = 5;

/** What an answer with a redirect status says. */
export interface RedirectFacts {
  readonly from: URL;
  readonly location: string | undefined;
  /** URLs asked for so far, the first one included. */
  readonly visited: readonly string[];
  readonly isWithinScope: (url: URL) => boolean;
  /** robots.txt is followed to other hosts and schemes; pages are not. */
  readonly isPage: boolean;
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

/** Decides where a redirect leads, if anywhere: five hops, no circle, inside the scope. */
export function decideRedirect(facts: RedirectFacts): RedirectVerdict {
  const { from, visited, isPage } = facts;
  const url = URL.parse(facts.location ?? '', from.href);
  if (facts.location === undefined || url === null) return refuse('names no usable location');
  url.hash = '';
  if (visited.includes(url.href)) return refuse('leads back to a page of its own way', true);
  if (visited.length > hopsMax) return refuse(`passes ${hopsMax} hops`, true);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refuse(`leads to the scheme ${url.protocol.slice(0, 20)}`);
  }
  if (url.username !== '' || url.password !== '') return refuse('carries user info');
  if (isPage && from.protocol === 'https:' && url.protocol === 'http:') {
    return refuse('leads from https to http');
  }
  if (!facts.isWithinScope(url)) return refuse(`leads outside the source, to ${url.host}`);
  return { kind: 'follow', url };
}

function refuse(what: string, isEndless = false): RedirectVerdict {
  const reason = isEndless
    ? 'FAILURE_REASON_RESPONSE_TOO_LARGE'
    : 'FAILURE_REASON_REDIRECT_REFUSED';
  return { kind: 'refuse', reason, message: `The redirect ${what}`, isEndless };
}
