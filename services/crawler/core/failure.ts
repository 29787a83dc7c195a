import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import type { FailureStage } from '#libs/proto/gen/jobradar/v1/FailureStage.ts';

/** What was being read: the crawl's first list page, a later one, a detail page, robots.txt. */
export type Place = 'seed' | 'list' | 'detail' | 'robots';

/** A failure as the crawler reports it; class and retry are the gateway's. */
export interface FailureFacts {
  readonly reason: FailureReason;
  readonly stage: FailureStage;
  /** One sentence: no stack, no body, no secret. */
  readonly message: string;
  readonly url: string;
  /** 0 = no answer. */
  readonly httpStatus: number;
  readonly retryAfterMs: number | undefined;
  readonly changes: readonly { readonly path: string; readonly reason: string }[];
}

/** An answer that is not a page. */
export interface StatusFacts {
  readonly status: number;
  readonly hasRetryAfter: boolean;
}

/**
 * What a failed page means for the execution: wait for the site, fail the task, leave a gap in
 * the list, ask for the detail page once more, or record the page and go on.
 */
export type Treatment = 'wait' | 'fail' | 'gap' | 'again' | 'record';

type Kind =
  | 'transient'
  | 'throttled'
  | 'refused'
  | 'changed'
  | 'forbidden'
  | 'hostile'
  | 'permanent'
  | 'defect';

/** The reason for an answer of this status. */
export function reasonOfStatus(answer: StatusFacts, place: Place): FailureReason {
  const { status } = answer;
  if (status === 401 || status === 403 || status === 407) return 'FAILURE_REASON_ACCESS_DENIED';
  if (status === 429) return 'FAILURE_REASON_RATE_LIMITED_BY_SITE';
  if (status === 503 && answer.hasRetryAfter) return 'FAILURE_REASON_RATE_LIMITED_BY_SITE';
  if (status >= 500 || status === 408 || status === 425) return 'FAILURE_REASON_HTTP_SERVER_ERROR';
  const isGone = status === 404 || status === 410;
  return isGone && place === 'seed'
    ? 'FAILURE_REASON_SEED_GONE'
    : 'FAILURE_REASON_HTTP_CLIENT_ERROR';
}

/** The reason for the code of an error while fetching; undefined = not one of the network's. */
export function reasonOfErrorCode(code: string): FailureReason | undefined {
  const exact = Object.hasOwn(reasonsByCode, code) ? reasonsByCode[code] : undefined;
  if (exact !== undefined) return exact;
  return reasonsByPattern.find(([pattern]) => pattern.test(code))?.[1];
}

/** What a page's failure means for the execution. */
export function treatmentOf(reason: FailureReason, place: Place): Treatment {
  switch (kindOf(reason)) {
    case 'throttled':
      return 'wait';
    case 'refused':
    case 'changed':
    case 'defect':
      return 'fail';
    case 'transient':
      return place === 'detail' ? 'again' : 'fail';
    case 'forbidden':
    case 'hostile':
    case 'permanent':
      if (place === 'detail') return 'record';
      return place === 'list' ? 'gap' : 'fail';
  }
}

/** Whether the source must stop at once: the site refused, or is not what was agreed. */
export function stopsSource(reason: FailureReason): boolean {
  const kind = kindOf(reason);
  return kind === 'refused' || kind === 'changed';
}

/** The stage at which fetching or reading this place fails. */
export function stageOf(place: Place, step: 'fetch' | 'parse'): FailureStage {
  switch (place) {
    case 'robots':
      return 'FAILURE_STAGE_ROBOTS';
    case 'detail':
      return step === 'fetch' ? 'FAILURE_STAGE_FETCH_DETAIL' : 'FAILURE_STAGE_PARSE_DETAIL';
    case 'seed':
    case 'list':
      return step === 'fetch' ? 'FAILURE_STAGE_FETCH_LIST' : 'FAILURE_STAGE_PARSE_LIST';
  }
}

const tooLarge = 'FAILURE_REASON_RESPONSE_TOO_LARGE';
const timeout = 'FAILURE_REASON_FETCH_TIMEOUT';
const connection = 'FAILURE_REASON_CONNECTION_FAILED';

const reasonsByCode: Readonly<Record<string, FailureReason>> = {
  JR_ADDRESS_REFUSED: 'FAILURE_REASON_URL_BLOCKED',
  JR_TOTAL_TIMEOUT: timeout,
  JR_DNS_TIMEOUT: timeout,
  JR_CONNECT_TIMEOUT: timeout,
  JR_HEADERS_TIMEOUT: timeout,
  JR_IDLE_TIMEOUT: timeout,
  JR_TOO_LARGE: tooLarge,
  JR_LENGTH_MISMATCH: connection,
  JR_UNSUPPORTED: 'FAILURE_REASON_UNSUPPORTED_CONTENT',
  UND_ERR_CONNECT_TIMEOUT: timeout,
  UND_ERR_HEADERS_TIMEOUT: timeout,
  UND_ERR_BODY_TIMEOUT: timeout,
  ETIMEDOUT: timeout,
  UND_ERR_HEADERS_OVERFLOW: tooLarge,
  HPE_HEADER_OVERFLOW: tooLarge,
  UND_ERR_RES_EXCEEDED_MAX_SIZE: tooLarge,
  ERR_BUFFER_TOO_LARGE: tooLarge,
  ENOTFOUND: 'FAILURE_REASON_DNS_FAILED',
  ENODATA: 'FAILURE_REASON_DNS_FAILED',
  EPROTO: 'FAILURE_REASON_TLS_FAILED',
  HOSTNAME_MISMATCH: 'FAILURE_REASON_TLS_FAILED',
  // What undici takes for granted of an answer, and status 0 or a bare 101 is not.
  ERR_ASSERTION: connection,
  // Packed data that ends before its end was cut off; packed data that is wrong is not read.
  Z_BUF_ERROR: connection,
  Z_DATA_ERROR: 'FAILURE_REASON_UNSUPPORTED_CONTENT',
};

const tlsCode = new RegExp(
  '^(?:ERR_TLS_|ERR_SSL_|CERT_|CRL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|INVALID_CA' +
    '|INVALID_PURPOSE|PATH_LENGTH_)',
);

const reasonsByPattern: readonly (readonly [RegExp, FailureReason])[] = [
  [/^EAI_/, 'FAILURE_REASON_DNS_FAILED'],
  [tlsCode, 'FAILURE_REASON_TLS_FAILED'],
  [/^(?:Z_|ZSTD_|ERR__|ERR_BROTLI)/, 'FAILURE_REASON_UNSUPPORTED_CONTENT'],
  [/^HPE_/, connection],
  [/^UND_ERR_(?:SOCKET|CLOSED|DESTROYED|RES_CONTENT_LENGTH_MISMATCH|INFO)$/, connection],
  [/^E(?:CONN[A-Z]+|PIPE|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|ADDRNOTAVAIL|ACCES)$/, connection],
];

function kindOf(reason: FailureReason): Kind {
  switch (reason) {
    case 'FAILURE_REASON_FETCH_TIMEOUT':
    case 'FAILURE_REASON_CONNECTION_FAILED':
    case 'FAILURE_REASON_DNS_FAILED':
    case 'FAILURE_REASON_HTTP_SERVER_ERROR':
    case 'FAILURE_REASON_HARD_TIME_LIMIT':
      return 'transient';
    case 'FAILURE_REASON_RATE_LIMITED_BY_SITE':
      return 'throttled';
    case 'FAILURE_REASON_ACCESS_DENIED':
    case 'FAILURE_REASON_CAPTCHA_CHALLENGE':
      return 'refused';
    case 'FAILURE_REASON_CONTRACT_CHANGED':
      return 'changed';
    case 'FAILURE_REASON_ROBOTS_DISALLOWED':
    case 'FAILURE_REASON_URL_BLOCKED':
    case 'FAILURE_REASON_REDIRECT_REFUSED':
      return 'forbidden';
    case 'FAILURE_REASON_RESPONSE_TOO_LARGE':
    case 'FAILURE_REASON_UNSUPPORTED_CONTENT':
      return 'hostile';
    case 'FAILURE_REASON_INTERNAL':
      return 'defect';
    default:
      return 'permanent';
  }
}
