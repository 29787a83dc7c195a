import {
  isReadableType,
  parseMediaType,
  readEncodings,
  type Encoding,
  type MediaType,
} from '../core/content-policy.ts';
import { reasonOfStatus, stageOf, type FailureFacts, type Place } from '../core/failure.ts';
import { gateOfHead } from '../core/gate.ts';
import { isRedirect } from '../core/redirect-policy.ts';
import { parseRetryAfter } from '../core/retry-after.ts';
import type { AnswerHead } from './exchange.ts';
import type { Content, NotModified } from './fetch-contract.ts';

/** What an answer says of its page before the body is read. */
export interface PageHead {
  readonly status: number;
  readonly type: MediaType;
  readonly contentType: string;
  readonly cacheControl: string | undefined;
  readonly etag: string;
  readonly lastModified: string;
}

/** What is to be done with an answer, judged by its head. */
export type JudgedAnswer = { readonly retryAfterMs: number | undefined } & (
  | { readonly kind: 'readable'; readonly page: PageHead; readonly encodings: readonly Encoding[] }
  | { readonly kind: 'redirect' }
  | NotModified
  | {
      readonly kind: 'failed';
      readonly failure: Omit<FailureFacts, 'url'>;
      /** The body may say more than the status. */
      readonly errorPage: ErrorPage | undefined;
    }
);

/** How the body of a 4xx or 5xx is read. */
export interface ErrorPage {
  readonly type: MediaType;
  readonly encodings: readonly Encoding[];
}

/** What was asked for. */
export interface Asked {
  readonly place: Place;
  readonly content: Content;
  /** Validators were sent, so that 304 is an answer. */
  readonly isConditional: boolean;
  readonly nowMs: number;
}

/** Judges an answer by its head: a page to be read, a redirect, the known page, or a failure. */
export function judgeAnswer(head: AnswerHead, asked: Asked): JudgedAnswer {
  const { status, header } = head;
  const clock = { date: header('date'), nowMs: asked.nowMs };
  // The site may say it in several headers: they come as one list.
  const retryAfterMs = parseRetryAfter(header('retry-after'), clock);
  const fail = failing({ status, place: asked.place, retryAfterMs });
  const gate = gateOfHead({ status, header });
  const isChallenge = gate?.reason === 'FAILURE_REASON_CAPTCHA_CHALLENGE';
  // A robots.txt that is refused says so by its status (RFC 9309); a challenge is one anywhere.
  if (gate !== undefined && (isChallenge || asked.content !== 'robots')) {
    return fail(gate.reason, `The page answered ${status}: ${gate.evidence}`);
  }
  if (isRedirect(status)) return { kind: 'redirect', retryAfterMs };
  if (status === 304 && asked.isConditional) {
    return { kind: 'not-modified', retryAfterMs, ...versionOf(head) };
  }
  if (status < 200 || status > 299) {
    const reason = reasonOfStatus(
      { status, hasRetryAfter: retryAfterMs !== undefined },
      asked.place,
    );
    const isErrorPage = status >= 400 && asked.content !== 'robots';
    return fail(reason, `The page answered ${status}`, isErrorPage ? errorPageOf(head) : undefined);
  }
  const unread = complaintOf(head, asked.content);
  if (unread !== undefined) return fail(unsupported, unread);
  const encoding = readEncodings(header('content-encoding'));
  switch (encoding.kind) {
    case 'nested':
      return fail(
        'FAILURE_REASON_RESPONSE_TOO_LARGE',
        `The body is packed ${encoding.depth} times`,
      );
    case 'unsupported':
      return fail(unsupported, `The encoding is ${encoding.name.slice(0, 40)}`);
    case 'read': {
      const contentType = (header('content-type') ?? '').slice(0, 200);
      const page = { status, type: parseMediaType(contentType), contentType, ...versionOf(head) };
      return { kind: 'readable', retryAfterMs, encodings: encoding.encodings, page };
    }
  }
}

const unsupported = 'FAILURE_REASON_UNSUPPORTED_CONTENT';

// A sitemap may come as a file; what it is its first bytes tell.
const packedTypes = /^(?:application\/(?:x-)?gzip|(?:application|binary)\/octet-stream)$/;

function complaintOf({ status, header }: AnswerHead, content: Content): string | undefined {
  if (status === 206) return 'The answer is a part only';
  if (content === 'robots') return undefined;
  if (status === 204 || status === 205) return `The page answered ${status}: there is none`;
  const coding = header('transfer-encoding')?.trim().toLowerCase();
  if (coding !== undefined && coding !== 'chunked') {
    return `The transfer encoding is ${coding.slice(0, 40)}`;
  }
  const type = parseMediaType(header('content-type'));
  if (isReadableType(type)) return undefined;
  if (content === 'sitemap' && packedTypes.test(type.essence)) return undefined;
  return `The content type is ${type.essence.slice(0, 100)}`;
}

function versionOf({ header }: AnswerHead): Omit<NotModified, 'kind'> {
  return {
    cacheControl: header('cache-control'),
    etag: whole(header('etag'), 512),
    lastModified: whole(header('last-modified'), 64),
  };
}

// Half a validator is none, and one that no header may hold can never be sent back.
function whole(value: string | undefined, charsMax: number): string {
  const isSendable = value !== undefined && /^[\x20-\x7e\x80-\xff]*$/.test(value);
  return isSendable && value.length <= charsMax ? value : '';
}

function errorPageOf({ header }: AnswerHead): ErrorPage | undefined {
  const encoding = readEncodings(header('content-encoding'));
  if (encoding.kind !== 'read') return undefined;
  return { type: parseMediaType(header('content-type')), encodings: encoding.encodings };
}

function failing({
  status,
  place,
  retryAfterMs,
}: {
  readonly status: number;
  readonly place: Place;
  readonly retryAfterMs: number | undefined;
}): (reason: FailureFacts['reason'], message: string, errorPage?: ErrorPage) => JudgedAnswer {
  return (reason, message, errorPage) => ({
    kind: 'failed',
    retryAfterMs,
    errorPage,
    failure: {
      reason,
      message,
      stage: stageOf(place, 'fetch'),
      httpStatus: status,
      retryAfterMs,
      changes: [],
    },
  });
}
