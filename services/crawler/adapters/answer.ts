import {
  isReadableType,
  parseMediaType,
  readEncodings,
  type Encoding,
  type MediaType,
} from '../core/content-policy.ts';
import { reasonOfStatus, stageOf, type FailureFacts, type Place } from '../core/failure.ts';
import { isRedirect } from '../core/redirect-policy.ts';
import { parseRetryAfter } from '../core/retry-after.ts';

/** Reads a header by its lower-case name. */
export type AnswerHeaders = (name: string) => string | undefined;

/** The head of an answer. */
export interface AnswerHead {
  readonly status: number;
  readonly headers: AnswerHeaders;
}

/** What an answer says of its page before the body is read. */
export interface PageHead {
  readonly status: number;
  readonly type: MediaType;
  readonly contentType: string;
  readonly cacheControl: string | undefined;
  readonly etag: string;
  readonly lastModified: string;
}

export type JudgedAnswer = { readonly retryAfterMs: number | undefined } & (
  | {
      readonly kind: 'readable';
      readonly page: PageHead;
      readonly encodings: readonly Encoding[];
    }
  | { readonly kind: 'redirect' }
  | { readonly kind: 'failed'; readonly failure: Omit<FailureFacts, 'url'> }
);

/** Judges an answer by its head: a page to be read, a redirect, or a failure. */
export function judgeAnswer(
  { status, headers }: AnswerHead,
  { place, nowMs }: { readonly place: Place; readonly nowMs: number },
): JudgedAnswer {
  const retryAfterMs = parseRetryAfter(headers('retry-after'), { date: headers('date'), nowMs });
  const fail = (reason: FailureFacts['reason'], message: string): JudgedAnswer => ({
    kind: 'failed',
    retryAfterMs,
    failure: {
      reason,
      message,
      stage: stageOf(place, 'fetch'),
      httpStatus: status,
      retryAfterMs,
      changes: [],
    },
  });
  if (isRedirect(status)) return { kind: 'redirect', retryAfterMs };
  if (status === 206)
    return fail('FAILURE_REASON_UNSUPPORTED_CONTENT', 'The answer is a part only');
  if (status < 200 || status > 299) {
    const isChallenge = headers('cf-mitigated') === 'challenge';
    const hasRetryAfter = retryAfterMs !== undefined;
    const reason = reasonOfStatus({ status, hasRetryAfter, isChallenge }, place);
    return fail(reason, `The page answered ${status}`);
  }
  const contentType = (headers('content-type') ?? '').slice(0, 200);
  const type = parseMediaType(contentType);
  if (place !== 'robots' && !isReadableType(type)) {
    return fail('FAILURE_REASON_UNSUPPORTED_CONTENT', `The content type is ${type.essence}`);
  }
  const encoding = readEncodings(headers('content-encoding'));
  switch (encoding.kind) {
    case 'nested':
      return fail(
        'FAILURE_REASON_RESPONSE_TOO_LARGE',
        `The body is packed ${encoding.depth} times`,
      );
    case 'unsupported':
      return fail(
        'FAILURE_REASON_UNSUPPORTED_CONTENT',
        `The encoding is ${encoding.name.slice(0, 40)}`,
      );
    case 'read':
      return {
        kind: 'readable',
        retryAfterMs,
        encodings: encoding.encodings,
        page: {
          status,
          type,
          contentType,
          cacheControl: headers('cache-control'),
          etag: (headers('etag') ?? '').slice(0, 512),
          lastModified: (headers('last-modified') ?? '').slice(0, 64),
        },
      };
  }
}
