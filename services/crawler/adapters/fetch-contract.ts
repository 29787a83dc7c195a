import type { AskedContent } from '#libs/sources/request-head.ts';
import type { MediaType } from '../core/content-policy.ts';
import type { Ending } from '../core/ending.ts';
import type { FailureFacts, Place } from '../core/failure.ts';
import type { BodyLimits } from './body-reader.ts';

/** What one hop did, for the settlement of its permit. */
export interface HopResult {
  /** 0 = no answer. */
  readonly status: number;
  readonly latencyMs: number;
  readonly retryAfterMs: number | undefined;
  readonly failure: FailureFacts | undefined;
  readonly wireBytes: number;
}

/** Leave to send one request: given by robots.txt, scope, permit and slice. */
export type Admission =
  | { readonly kind: 'go'; settle(result: HopResult): void }
  | { readonly kind: 'refused'; readonly failure: FailureFacts }
  | { readonly kind: 'ended'; readonly ending: Ending };

/** What the bytes are to be: says which types are asked for and read. */
export type Content = AskedContent;

/** What an earlier answer said of its version; an empty one is not sent. */
export interface Validators {
  readonly etag: string;
  readonly lastModified: string;
}

/** What is fetched, and within which limits. */
export interface FetchOptions {
  readonly url: URL;
  readonly place: Place;
  readonly content: Content;
  /** The version that is known already; goes to the URL itself, never where a redirect leads. */
  readonly validators?: Validators | undefined;
  readonly userAgent: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON that is posted; without it the URL is got. It is sent once: no failure sends it again. */
  readonly body?: string | undefined;
  readonly totalMs: number;
  readonly limits: BodyLimits;
  readonly signal: AbortSignal;
  readonly isWithinScope: (url: URL) => boolean;
  /** The source's entries: beside the schemes' own ports, only those that they name are asked. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Asked before every hop. */
  readonly admit: (url: URL) => Promise<Admission>;
  /** The server's time, from which a date of Retry-After is counted. */
  readonly serverNowMs: () => number;
}

export interface FetchedPage {
  readonly kind: 'page';
  /** After redirects. */
  readonly url: string;
  readonly status: number;
  readonly type: MediaType;
  readonly contentType: string;
  readonly cacheControl: string | undefined;
  readonly etag: string;
  readonly lastModified: string;
  readonly body: Buffer;
  readonly isCut: boolean;
  /** The URLs that led here, the first one asked for included; empty without a redirect. */
  readonly redirects: readonly string[];
}

/** The page is the one whose validators were sent. */
export interface NotModified {
  readonly kind: 'not-modified';
  readonly etag: string;
  readonly lastModified: string;
  readonly cacheControl: string | undefined;
}

export type FetchOutcome =
  | FetchedPage
  | NotModified
  | {
      readonly kind: 'failed';
      readonly failure: FailureFacts;
      /** Too many redirects, or a circle of them. */
      readonly isEndless: boolean;
    }
  | { readonly kind: 'ended'; readonly ending: Ending }
  /** The signal said so. */
  | { readonly kind: 'aborted' };

/** Fetches pages of sites; every limit holds for every hop. */
export interface Fetcher extends AsyncDisposable {
  fetch(options: FetchOptions): Promise<FetchOutcome>;
}
