import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { MediaType } from '../core/content-policy.ts';
import type {
  DetailEvidence,
  DetailRecord,
  ListItem,
  ListPage,
  ListPosition,
  PageProblem,
  RejectedItem,
} from '../sources/source-reader.ts';
import type { PageTrial, TrialOf } from '../sources/try-rules.ts';

/** A page as it was fetched: bytes, which the thread that reads them takes over. */
export interface PageBytes {
  /** Final URL, after redirects. */
  readonly url: string;
  readonly body: Uint8Array;
  readonly type: MediaType;
  /** As the server sent it; empty = it sent none. */
  readonly contentType: string;
  /** ISO 8601 in UTC, by the clock of the server that we serve. */
  readonly observedAt: string;
}

/** As what a page is to be read. */
export type ReadAs =
  | { readonly kind: 'list'; readonly position: ListPosition }
  | { readonly kind: 'detail'; readonly item: ListItem }
  /** For a preview: what each rule finds there. */
  | { readonly kind: 'trial'; readonly of: TrialOf };

/** What reading a page gives. */
export type PageReading =
  | ListPage
  | DetailRecord
  | DetailEvidence
  | RejectedItem
  | PageProblem
  | PageTrial;

/** What a thread is asked. */
export interface ParseRequest {
  readonly readerKey: string;
  /** Sent to each thread once: it remembers as many as `sourcesMax`, by the same rule as we do. */
  readonly source: Source | undefined;
  readonly page: PageBytes;
  readonly readAs: ReadAs;
}

/** What a thread says. */
export type ParseAnswer =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'read';
      readonly reading: PageReading;
      /** "gb18030 (meta)"; empty where the page was not decoded. */
      readonly charset: string;
      readonly heapBytes: number;
    }
  /** A bug of ours. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly heapBytes: number };

/** Sources that a thread remembers. */
export const sourcesMax = 200;
