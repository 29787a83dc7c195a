// Original file: proto/jobradar/v1/crawl.proto

/**
 * Why a crawl or an execution did not (fully) succeed. In brackets: the class. May grow.
 */
export const FailureReason = {
  /**
   * There is no failure.
   */
  FAILURE_REASON_UNSPECIFIED: 'FAILURE_REASON_UNSPECIFIED',
  /**
   * [TRANSIENT] DNS, connect, headers, idle body or total took too long.
   */
  FAILURE_REASON_FETCH_TIMEOUT: 'FAILURE_REASON_FETCH_TIMEOUT',
  /**
   * [TRANSIENT] Refused, reset, or the body ended before its end.
   */
  FAILURE_REASON_CONNECTION_FAILED: 'FAILURE_REASON_CONNECTION_FAILED',
  /**
   * [TRANSIENT] The name did not resolve.
   */
  FAILURE_REASON_DNS_FAILED: 'FAILURE_REASON_DNS_FAILED',
  /**
   * [PERMANENT] Handshake or certificate; does not heal in minutes.
   */
  FAILURE_REASON_TLS_FAILED: 'FAILURE_REASON_TLS_FAILED',
  /**
   * [TRANSIENT] 5xx without Retry-After, 408, 425.
   */
  FAILURE_REASON_HTTP_SERVER_ERROR: 'FAILURE_REASON_HTTP_SERVER_ERROR',
  /**
   * [THROTTLED] 429, or 503 with Retry-After.
   */
  FAILURE_REASON_RATE_LIMITED_BY_SITE: 'FAILURE_REASON_RATE_LIMITED_BY_SITE',
  /**
   * [PERMANENT] Any other 4xx.
   */
  FAILURE_REASON_HTTP_CLIENT_ERROR: 'FAILURE_REASON_HTTP_CLIENT_ERROR',
  /**
   * [GONE] 404 or 410 of the seed.
   */
  FAILURE_REASON_SEED_GONE: 'FAILURE_REASON_SEED_GONE',
  /**
   * [REFUSED] 401, 403 or a log-in page.
   */
  FAILURE_REASON_ACCESS_DENIED: 'FAILURE_REASON_ACCESS_DENIED',
  /**
   * [REFUSED] A captcha or another challenge.
   */
  FAILURE_REASON_CAPTCHA_CHALLENGE: 'FAILURE_REASON_CAPTCHA_CHALLENGE',
  /**
   * [FORBIDDEN] robots.txt disallows it. Unreachable robots is WAITING, not a failure.
   */
  FAILURE_REASON_ROBOTS_DISALLOWED: 'FAILURE_REASON_ROBOTS_DISALLOWED',
  /**
   * [FORBIDDEN] The authorisation ended; only as the reason of a suspension.
   */
  FAILURE_REASON_AUTHORIZATION_MISSING: 'FAILURE_REASON_AUTHORIZATION_MISSING',
  /**
   * [FORBIDDEN] Scheme, port, host or address that must not be fetched.
   */
  FAILURE_REASON_URL_BLOCKED: 'FAILURE_REASON_URL_BLOCKED',
  /**
   * [FORBIDDEN] A redirect led outside the allowed hosts, paths or schemes.
   */
  FAILURE_REASON_REDIRECT_REFUSED: 'FAILURE_REASON_REDIRECT_REFUSED',
  /**
   * [HOSTILE] A limit on bytes, ratio, headers, redirects, nesting or parse time was passed.
   */
  FAILURE_REASON_RESPONSE_TOO_LARGE: 'FAILURE_REASON_RESPONSE_TOO_LARGE',
  /**
   * [HOSTILE] Content type, charset or encoding that is not read.
   */
  FAILURE_REASON_UNSUPPORTED_CONTENT: 'FAILURE_REASON_UNSUPPORTED_CONTENT',
  /**
   * [CHANGED] See ContractGuard and JsonContract.
   */
  FAILURE_REASON_CONTRACT_CHANGED: 'FAILURE_REASON_CONTRACT_CHANGED',
  /**
   * [PERMANENT] The page could not be read by the source's rules.
   */
  FAILURE_REASON_PARSE_FAILED: 'FAILURE_REASON_PARSE_FAILED',
  /**
   * [PERMANENT] Storage refused every record of the page.
   */
  FAILURE_REASON_STORAGE_REJECTED: 'FAILURE_REASON_STORAGE_REJECTED',
  /**
   * [TRANSIENT] The slice's hard limit passed; the execution was aborted. Of a page that is tried:
   * reading it took too long.
   */
  FAILURE_REASON_HARD_TIME_LIMIT: 'FAILURE_REASON_HARD_TIME_LIMIT',
  /**
   * [TRANSIENT] The lease ran out while the gateway could have taken heartbeats. Set by the gateway on the
   * execution; follows the rules of losses, burns no attempt.
   */
  FAILURE_REASON_WORKER_LOST: 'FAILURE_REASON_WORKER_LOST',
  /**
   * [PERMANENT] Lost five times in a row without progress. Set by the gateway; final.
   */
  FAILURE_REASON_WORKER_CRASHED: 'FAILURE_REASON_WORKER_CRASHED',
  /**
   * [PERMANENT] The broker dead-lettered it three times before it started.
   */
  FAILURE_REASON_DELIVERY_LIMIT: 'FAILURE_REASON_DELIVERY_LIMIT',
  /**
   * [PERMANENT] Only on dead letters: the message failed its checks.
   */
  FAILURE_REASON_INVALID_MESSAGE: 'FAILURE_REASON_INVALID_MESSAGE',
  /**
   * [PERMANENT] expire_time passed before the first execution; state EXPIRED.
   */
  FAILURE_REASON_EXPIRED_BEFORE_START: 'FAILURE_REASON_EXPIRED_BEFORE_START',
  /**
   * [PERMANENT] Its wall time passed before it read a page.
   */
  FAILURE_REASON_WAITED_TOO_LONG: 'FAILURE_REASON_WAITED_TOO_LONG',
  /**
   * [DEFECT] A bug of ours; look at the trace.
   */
  FAILURE_REASON_INTERNAL: 'FAILURE_REASON_INTERNAL',
} as const;

/**
 * Why a crawl or an execution did not (fully) succeed. In brackets: the class. May grow.
 */
export type FailureReason$Input =
  /**
   * There is no failure.
   */
  | 'FAILURE_REASON_UNSPECIFIED'
  | 0
  /**
   * [TRANSIENT] DNS, connect, headers, idle body or total took too long.
   */
  | 'FAILURE_REASON_FETCH_TIMEOUT'
  | 1
  /**
   * [TRANSIENT] Refused, reset, or the body ended before its end.
   */
  | 'FAILURE_REASON_CONNECTION_FAILED'
  | 2
  /**
   * [TRANSIENT] The name did not resolve.
   */
  | 'FAILURE_REASON_DNS_FAILED'
  | 3
  /**
   * [PERMANENT] Handshake or certificate; does not heal in minutes.
   */
  | 'FAILURE_REASON_TLS_FAILED'
  | 4
  /**
   * [TRANSIENT] 5xx without Retry-After, 408, 425.
   */
  | 'FAILURE_REASON_HTTP_SERVER_ERROR'
  | 5
  /**
   * [THROTTLED] 429, or 503 with Retry-After.
   */
  | 'FAILURE_REASON_RATE_LIMITED_BY_SITE'
  | 6
  /**
   * [PERMANENT] Any other 4xx.
   */
  | 'FAILURE_REASON_HTTP_CLIENT_ERROR'
  | 7
  /**
   * [GONE] 404 or 410 of the seed.
   */
  | 'FAILURE_REASON_SEED_GONE'
  | 8
  /**
   * [REFUSED] 401, 403 or a log-in page.
   */
  | 'FAILURE_REASON_ACCESS_DENIED'
  | 9
  /**
   * [REFUSED] A captcha or another challenge.
   */
  | 'FAILURE_REASON_CAPTCHA_CHALLENGE'
  | 10
  /**
   * [FORBIDDEN] robots.txt disallows it. Unreachable robots is WAITING, not a failure.
   */
  | 'FAILURE_REASON_ROBOTS_DISALLOWED'
  | 11
  /**
   * [FORBIDDEN] The authorisation ended; only as the reason of a suspension.
   */
  | 'FAILURE_REASON_AUTHORIZATION_MISSING'
  | 12
  /**
   * [FORBIDDEN] Scheme, port, host or address that must not be fetched.
   */
  | 'FAILURE_REASON_URL_BLOCKED'
  | 13
  /**
   * [FORBIDDEN] A redirect led outside the allowed hosts, paths or schemes.
   */
  | 'FAILURE_REASON_REDIRECT_REFUSED'
  | 14
  /**
   * [HOSTILE] A limit on bytes, ratio, headers, redirects, nesting or parse time was passed.
   */
  | 'FAILURE_REASON_RESPONSE_TOO_LARGE'
  | 15
  /**
   * [HOSTILE] Content type, charset or encoding that is not read.
   */
  | 'FAILURE_REASON_UNSUPPORTED_CONTENT'
  | 16
  /**
   * [CHANGED] See ContractGuard and JsonContract.
   */
  | 'FAILURE_REASON_CONTRACT_CHANGED'
  | 17
  /**
   * [PERMANENT] The page could not be read by the source's rules.
   */
  | 'FAILURE_REASON_PARSE_FAILED'
  | 18
  /**
   * [PERMANENT] Storage refused every record of the page.
   */
  | 'FAILURE_REASON_STORAGE_REJECTED'
  | 19
  /**
   * [TRANSIENT] The slice's hard limit passed; the execution was aborted. Of a page that is tried:
   * reading it took too long.
   */
  | 'FAILURE_REASON_HARD_TIME_LIMIT'
  | 20
  /**
   * [TRANSIENT] The lease ran out while the gateway could have taken heartbeats. Set by the gateway on the
   * execution; follows the rules of losses, burns no attempt.
   */
  | 'FAILURE_REASON_WORKER_LOST'
  | 21
  /**
   * [PERMANENT] Lost five times in a row without progress. Set by the gateway; final.
   */
  | 'FAILURE_REASON_WORKER_CRASHED'
  | 22
  /**
   * [PERMANENT] The broker dead-lettered it three times before it started.
   */
  | 'FAILURE_REASON_DELIVERY_LIMIT'
  | 23
  /**
   * [PERMANENT] Only on dead letters: the message failed its checks.
   */
  | 'FAILURE_REASON_INVALID_MESSAGE'
  | 24
  /**
   * [PERMANENT] expire_time passed before the first execution; state EXPIRED.
   */
  | 'FAILURE_REASON_EXPIRED_BEFORE_START'
  | 25
  /**
   * [PERMANENT] Its wall time passed before it read a page.
   */
  | 'FAILURE_REASON_WAITED_TOO_LONG'
  | 26
  /**
   * [DEFECT] A bug of ours; look at the trace.
   */
  | 'FAILURE_REASON_INTERNAL'
  | 27

/**
 * Why a crawl or an execution did not (fully) succeed. In brackets: the class. May grow.
 */
export type FailureReason = typeof FailureReason[keyof typeof FailureReason]
