import type { FieldViolation } from '#libs/runtime/errors.ts';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import type { JobEvidence$Input } from '#libs/proto/gen/jobradar/v1/JobEvidence.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { RawJob } from '../core/extract/raw-job.ts';

/** A page as it was fetched and decoded. */
export interface PageText {
  /** Final URL, after redirects. */
  readonly url: string;
  readonly text: string;
  /** As the server sent it; empty = it sent none. */
  readonly contentType: string;
  /** ISO 8601 in UTC, by the clock of the server that we serve. */
  readonly observedAt: string;
}

/** An item of a list whose detail page is still to be read. */
export interface ListItem {
  /** Place on the page, from 0. */
  readonly index: number;
  readonly externalId: string | undefined;
  readonly detailUrl: string | undefined;
  /** What the list says of it, as plain data: it goes from one thread to another. */
  readonly fields: RawJob | undefined;
  /** When the page changed by the list's word, in ISO 8601; no more than a hint. */
  readonly lastModified?: string;
}

/** An item that cannot be stored; its neighbours can. */
export interface RejectedItem {
  readonly kind: 'rejected';
  readonly index: number;
  readonly externalId: string | undefined;
  readonly reason: FailureReason;
  readonly message: string;
  readonly violations: readonly FieldViolation[];
}

/** Entries of a list page that are none of the source's, by why. */
export interface LeftOut {
  /** On another host, or at a path that the source does not cover. */
  readonly outside: number;
  /** No whole address. */
  readonly unreadable: number;
  /** At a path that was not asked for, or naming the list itself. */
  readonly unwanted: number;
}

/** What of a list page could not be taken, while the rest of it could. */
export interface Shortfall {
  readonly reason: FailureReason;
  readonly message: string;
}

/** What a list page holds. */
export interface ListPage {
  readonly kind: 'list';
  /** What to fetch, where details are read. */
  readonly items: readonly ListItem[];
  /** Finished records, where no details are read. */
  readonly records: readonly JobRecord$Input[];
  /** Postings that the list itself calls closed. */
  readonly evidence: readonly JobEvidence$Input[];
  readonly rejected: readonly RejectedItem[];
  /** Items on the page, the rejected ones too. */
  readonly itemCount: number;
  /** Items that named a posting of this page again, and were left out. */
  readonly duplicates: number;
  /** Values of the page itself that had another type than agreed and were taken without loss. */
  readonly coerced: number;
  /** Next link, page, offset or cursor already applied; undefined only where there is none. */
  readonly nextUrl: string | undefined;
  readonly cursor: string | undefined;
  readonly reportedTotal: number | undefined;
  readonly isDeclaredEmpty: boolean;
  /** 8 bytes over the page's item ids. */
  readonly fingerprint: Buffer;
  readonly leftOut?: LeftOut;
  /** The page is a part of what it should be: a gap, behind which the list goes on. */
  readonly shortfall?: Shortfall;
}

/** A page that is not what was agreed. */
export interface PageProblem {
  readonly kind: 'problem';
  readonly reason: FailureReason;
  readonly message: string;
  readonly changes: readonly { readonly path: string; readonly reason: string }[];
}

/** The record that a detail page gave. */
export interface DetailRecord {
  readonly kind: 'record';
  readonly record: JobRecord$Input;
}

/** What a detail page says of a posting that is closed. */
export interface DetailEvidence {
  readonly kind: 'evidence';
  readonly evidence: JobEvidence$Input;
}

/** Where in the list a page stands. */
export interface ListPosition {
  /** From 1. */
  readonly page: number;
  /** Items of the pages before it. */
  readonly itemsBefore: number;
  /** URL that was asked for. */
  readonly pageUrl: string;
  /** What the page before it gave as its cursor. */
  readonly cursor?: string;
  /** Of a tree, the marks of the files that were read or tried. */
  readonly filesRead?: Uint8Array;
}

/** Reads the pages of one source; a pure function of their text, compiled once. */
export interface SourceReader {
  readonly readsDetails: boolean;
  /** What the list pages are: what is asked for, and whether a packed file is unpacked. */
  readonly listContent: 'page' | 'sitemap';
  /** Headers that the definition wants sent with each request; no credentials. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  firstUrl(seedUrl: string): string;
  /** What a list request posts, by the cursor of its page; absent where lists are got. */
  readonly listBody?: (cursor: string) => string;
  readList(page: PageText, position: ListPosition): ListPage | PageProblem;
  /** The page behind one that cannot be read; absent where only that page knows it. */
  nextAfterGap?(
    position: Pick<ListPosition, 'cursor'>,
  ): { readonly url: string; readonly cursor: string } | undefined;
  readDetail(
    page: PageText,
    item: ListItem,
  ): DetailRecord | DetailEvidence | RejectedItem | PageProblem;
}
