// Original file: proto/jobradar/v1/error_reason.proto

/**
 * The reasons in google.rpc.ErrorInfo, there without the prefix. In brackets: the gRPC code.
 * Clients compare with these; reasons are added, never changed. May grow.
 */
export const ErrorReason = {
  /**
   * Never sent.
   */
  ERROR_REASON_UNSPECIFIED: 'ERROR_REASON_UNSPECIFIED',
  /**
   * [UNAUTHENTICATED] No credential.
   */
  ERROR_REASON_CREDENTIALS_MISSING: 'ERROR_REASON_CREDENTIALS_MISSING',
  /**
   * [UNAUTHENTICATED] Not one of ours, or broken.
   */
  ERROR_REASON_CREDENTIALS_INVALID: 'ERROR_REASON_CREDENTIALS_INVALID',
  /**
   * [UNAUTHENTICATED] Ended or revoked.
   */
  ERROR_REASON_CREDENTIALS_EXPIRED: 'ERROR_REASON_CREDENTIALS_EXPIRED',
  /**
   * [PERMISSION_DENIED] metadata.scope names what is missing.
   */
  ERROR_REASON_SCOPE_MISSING: 'ERROR_REASON_SCOPE_MISSING',
  /**
   * [PERMISSION_DENIED] The tenant is switched off.
   */
  ERROR_REASON_TENANT_SUSPENDED: 'ERROR_REASON_TENANT_SUSPENDED',
  /**
   * [INVALID_ARGUMENT] A field breaks its rule, or is not supported yet. With BadRequest.
   */
  ERROR_REASON_FIELD_INVALID: 'ERROR_REASON_FIELD_INVALID',
  /**
   * [INVALID_ARGUMENT] metadata: position, expected, fields.
   */
  ERROR_REASON_FILTER_INVALID: 'ERROR_REASON_FILTER_INVALID',
  /**
   * [INVALID_ARGUMENT] Of another method, filter or version, or older than 3 days.
   */
  ERROR_REASON_PAGE_TOKEN_INVALID: 'ERROR_REASON_PAGE_TOKEN_INVALID',
  /**
   * [INVALID_ARGUMENT] A path that does not exist, or cannot be set.
   */
  ERROR_REASON_UPDATE_MASK_INVALID: 'ERROR_REASON_UPDATE_MASK_INVALID',
  /**
   * [INVALID_ARGUMENT] The field cannot change after creation.
   */
  ERROR_REASON_FIELD_IMMUTABLE: 'ERROR_REASON_FIELD_IMMUTABLE',
  /**
   * [INVALID_ARGUMENT; internal: PERMISSION_DENIED] Outside the source's hosts, ports or paths.
   */
  ERROR_REASON_URL_NOT_ALLOWED: 'ERROR_REASON_URL_NOT_ALLOWED',
  /**
   * [RESOURCE_EXHAUSTED] The request is larger than its policy allows. Not worth a retry.
   */
  ERROR_REASON_MESSAGE_TOO_LARGE: 'ERROR_REASON_MESSAGE_TOO_LARGE',
  /**
   * [FAILED_PRECONDITION] The same request_id with other arguments.
   */
  ERROR_REASON_REQUEST_ID_REUSED: 'ERROR_REASON_REQUEST_ID_REUSED',
  /**
   * [ABORTED] The same request_id is being worked on.
   */
  ERROR_REASON_REQUEST_IN_PROGRESS: 'ERROR_REASON_REQUEST_IN_PROGRESS',
  /**
   * [ABORTED] It changed meanwhile: read again.
   */
  ERROR_REASON_ETAG_MISMATCH: 'ERROR_REASON_ETAG_MISMATCH',
  /**
   * [NOT_FOUND] Not there, or not the caller's.
   */
  ERROR_REASON_RESOURCE_NOT_FOUND: 'ERROR_REASON_RESOURCE_NOT_FOUND',
  /**
   * [ALREADY_EXISTS] The id is taken.
   */
  ERROR_REASON_RESOURCE_ALREADY_EXISTS: 'ERROR_REASON_RESOURCE_ALREADY_EXISTS',
  /**
   * [FAILED_PRECONDITION] Soft deleted.
   */
  ERROR_REASON_RESOURCE_DELETED: 'ERROR_REASON_RESOURCE_DELETED',
  /**
   * [FAILED_PRECONDITION] Not in this state; metadata.state.
   */
  ERROR_REASON_STATE_FORBIDS: 'ERROR_REASON_STATE_FORBIDS',
  /**
   * [ALREADY_EXISTS] A crawl of this source and seed has not ended; ResourceInfo names it.
   */
  ERROR_REASON_ACTIVE_CRAWL_EXISTS: 'ERROR_REASON_ACTIVE_CRAWL_EXISTS',
  /**
   * [FAILED_PRECONDITION] No source covers the URL.
   */
  ERROR_REASON_SOURCE_NOT_REGISTERED: 'ERROR_REASON_SOURCE_NOT_REGISTERED',
  /**
   * [FAILED_PRECONDITION] PAUSED, SUSPENDED or DELETED.
   */
  ERROR_REASON_SOURCE_NOT_ACTIVE: 'ERROR_REASON_SOURCE_NOT_ACTIVE',
  /**
   * [FAILED_PRECONDITION] No valid authorization.
   */
  ERROR_REASON_SOURCE_NOT_AUTHORIZED: 'ERROR_REASON_SOURCE_NOT_AUTHORIZED',
  /**
   * [FAILED_PRECONDITION] Schedules or crawls use it.
   */
  ERROR_REASON_SOURCE_IN_USE: 'ERROR_REASON_SOURCE_IN_USE',
  /**
   * [INVALID_ARGUMENT] The extraction does not compile; with BadRequest.
   */
  ERROR_REASON_DEFINITION_INVALID: 'ERROR_REASON_DEFINITION_INVALID',
  /**
   * [INVALID_ARGUMENT] Cron, zone or interval.
   */
  ERROR_REASON_SCHEDULE_SPEC_INVALID: 'ERROR_REASON_SCHEDULE_SPEC_INVALID',
  /**
   * [ABORTED] The grant's epoch is not the current one, or the task does not run. The worker stops at
   * once and acks the delivery if its channel is open.
   */
  ERROR_REASON_LEASE_LOST: 'ERROR_REASON_LEASE_LOST',
  /**
   * [PERMISSION_DENIED] The grant is not one of the gateway's, or is for another call.
   */
  ERROR_REASON_GRANT_INVALID: 'ERROR_REASON_GRANT_INVALID',
  /**
   * [ABORTED] Storage only: the grant is past its expiry. Renew it by a heartbeat and repeat.
   */
  ERROR_REASON_GRANT_EXPIRED: 'ERROR_REASON_GRANT_EXPIRED',
  /**
   * [RESOURCE_EXHAUSTED] Too many calls; with RetryInfo.
   */
  ERROR_REASON_RATE_LIMITED: 'ERROR_REASON_RATE_LIMITED',
  /**
   * [RESOURCE_EXHAUSTED] A quota of the tenant; with QuotaFailure and RetryInfo.
   */
  ERROR_REASON_QUOTA_EXCEEDED: 'ERROR_REASON_QUOTA_EXCEEDED',
  /**
   * [RESOURCE_EXHAUSTED] Too many streams of the tenant or the process; with RetryInfo.
   */
  ERROR_REASON_TOO_MANY_STREAMS: 'ERROR_REASON_TOO_MANY_STREAMS',
  /**
   * [RESOURCE_EXHAUSTED] The client did not read for 30 s.
   */
  ERROR_REASON_SLOW_CONSUMER: 'ERROR_REASON_SLOW_CONSUMER',
  /**
   * [UNAVAILABLE] Over 1,000,000 waiting dispatches in all; with RetryInfo.
   */
  ERROR_REASON_DISPATCH_BACKLOGGED: 'ERROR_REASON_DISPATCH_BACKLOGGED',
  /**
   * [UNAVAILABLE] The database or a service behind is away; with RetryInfo.
   */
  ERROR_REASON_STORE_UNAVAILABLE: 'ERROR_REASON_STORE_UNAVAILABLE',
  /**
   * [UNAVAILABLE] The connection broke during COMMIT: repeat with the same request_id.
   */
  ERROR_REASON_OUTCOME_UNKNOWN: 'ERROR_REASON_OUTCOME_UNKNOWN',
  /**
   * [UNAVAILABLE] The process is draining; with RetryInfo.
   */
  ERROR_REASON_SHUTTING_DOWN: 'ERROR_REASON_SHUTTING_DOWN',
  /**
   * [INVALID_ARGUMENT] Of another method, filter or version.
   */
  ERROR_REASON_RESUME_TOKEN_INVALID: 'ERROR_REASON_RESUME_TOKEN_INVALID',
  /**
   * [OUT_OF_RANGE] Older than 7 days: export again.
   */
  ERROR_REASON_RESUME_TOKEN_EXPIRED: 'ERROR_REASON_RESUME_TOKEN_EXPIRED',
  /**
   * [INTERNAL] A bug of ours; RequestInfo holds the trace id.
   */
  ERROR_REASON_INTERNAL: 'ERROR_REASON_INTERNAL',
} as const;

/**
 * The reasons in google.rpc.ErrorInfo, there without the prefix. In brackets: the gRPC code.
 * Clients compare with these; reasons are added, never changed. May grow.
 */
export type ErrorReason$Input =
  /**
   * Never sent.
   */
  | 'ERROR_REASON_UNSPECIFIED'
  | 0
  /**
   * [UNAUTHENTICATED] No credential.
   */
  | 'ERROR_REASON_CREDENTIALS_MISSING'
  | 1
  /**
   * [UNAUTHENTICATED] Not one of ours, or broken.
   */
  | 'ERROR_REASON_CREDENTIALS_INVALID'
  | 2
  /**
   * [UNAUTHENTICATED] Ended or revoked.
   */
  | 'ERROR_REASON_CREDENTIALS_EXPIRED'
  | 3
  /**
   * [PERMISSION_DENIED] metadata.scope names what is missing.
   */
  | 'ERROR_REASON_SCOPE_MISSING'
  | 4
  /**
   * [PERMISSION_DENIED] The tenant is switched off.
   */
  | 'ERROR_REASON_TENANT_SUSPENDED'
  | 5
  /**
   * [INVALID_ARGUMENT] A field breaks its rule, or is not supported yet. With BadRequest.
   */
  | 'ERROR_REASON_FIELD_INVALID'
  | 10
  /**
   * [INVALID_ARGUMENT] metadata: position, expected, fields.
   */
  | 'ERROR_REASON_FILTER_INVALID'
  | 11
  /**
   * [INVALID_ARGUMENT] Of another method, filter or version, or older than 3 days.
   */
  | 'ERROR_REASON_PAGE_TOKEN_INVALID'
  | 12
  /**
   * [INVALID_ARGUMENT] A path that does not exist, or cannot be set.
   */
  | 'ERROR_REASON_UPDATE_MASK_INVALID'
  | 13
  /**
   * [INVALID_ARGUMENT] The field cannot change after creation.
   */
  | 'ERROR_REASON_FIELD_IMMUTABLE'
  | 14
  /**
   * [INVALID_ARGUMENT; internal: PERMISSION_DENIED] Outside the source's hosts, ports or paths.
   */
  | 'ERROR_REASON_URL_NOT_ALLOWED'
  | 15
  /**
   * [RESOURCE_EXHAUSTED] The request is larger than its policy allows. Not worth a retry.
   */
  | 'ERROR_REASON_MESSAGE_TOO_LARGE'
  | 16
  /**
   * [FAILED_PRECONDITION] The same request_id with other arguments.
   */
  | 'ERROR_REASON_REQUEST_ID_REUSED'
  | 20
  /**
   * [ABORTED] The same request_id is being worked on.
   */
  | 'ERROR_REASON_REQUEST_IN_PROGRESS'
  | 21
  /**
   * [ABORTED] It changed meanwhile: read again.
   */
  | 'ERROR_REASON_ETAG_MISMATCH'
  | 22
  /**
   * [NOT_FOUND] Not there, or not the caller's.
   */
  | 'ERROR_REASON_RESOURCE_NOT_FOUND'
  | 30
  /**
   * [ALREADY_EXISTS] The id is taken.
   */
  | 'ERROR_REASON_RESOURCE_ALREADY_EXISTS'
  | 31
  /**
   * [FAILED_PRECONDITION] Soft deleted.
   */
  | 'ERROR_REASON_RESOURCE_DELETED'
  | 32
  /**
   * [FAILED_PRECONDITION] Not in this state; metadata.state.
   */
  | 'ERROR_REASON_STATE_FORBIDS'
  | 33
  /**
   * [ALREADY_EXISTS] A crawl of this source and seed has not ended; ResourceInfo names it.
   */
  | 'ERROR_REASON_ACTIVE_CRAWL_EXISTS'
  | 34
  /**
   * [FAILED_PRECONDITION] No source covers the URL.
   */
  | 'ERROR_REASON_SOURCE_NOT_REGISTERED'
  | 40
  /**
   * [FAILED_PRECONDITION] PAUSED, SUSPENDED or DELETED.
   */
  | 'ERROR_REASON_SOURCE_NOT_ACTIVE'
  | 41
  /**
   * [FAILED_PRECONDITION] No valid authorization.
   */
  | 'ERROR_REASON_SOURCE_NOT_AUTHORIZED'
  | 42
  /**
   * [FAILED_PRECONDITION] Schedules or crawls use it.
   */
  | 'ERROR_REASON_SOURCE_IN_USE'
  | 43
  /**
   * [INVALID_ARGUMENT] The extraction does not compile; with BadRequest.
   */
  | 'ERROR_REASON_DEFINITION_INVALID'
  | 44
  /**
   * [INVALID_ARGUMENT] Cron, zone or interval.
   */
  | 'ERROR_REASON_SCHEDULE_SPEC_INVALID'
  | 45
  /**
   * [ABORTED] The grant's epoch is not the current one, or the task does not run. The worker stops at
   * once and acks the delivery if its channel is open.
   */
  | 'ERROR_REASON_LEASE_LOST'
  | 50
  /**
   * [PERMISSION_DENIED] The grant is not one of the gateway's, or is for another call.
   */
  | 'ERROR_REASON_GRANT_INVALID'
  | 51
  /**
   * [ABORTED] Storage only: the grant is past its expiry. Renew it by a heartbeat and repeat.
   */
  | 'ERROR_REASON_GRANT_EXPIRED'
  | 52
  /**
   * [RESOURCE_EXHAUSTED] Too many calls; with RetryInfo.
   */
  | 'ERROR_REASON_RATE_LIMITED'
  | 60
  /**
   * [RESOURCE_EXHAUSTED] A quota of the tenant; with QuotaFailure and RetryInfo.
   */
  | 'ERROR_REASON_QUOTA_EXCEEDED'
  | 61
  /**
   * [RESOURCE_EXHAUSTED] Too many streams of the tenant or the process; with RetryInfo.
   */
  | 'ERROR_REASON_TOO_MANY_STREAMS'
  | 62
  /**
   * [RESOURCE_EXHAUSTED] The client did not read for 30 s.
   */
  | 'ERROR_REASON_SLOW_CONSUMER'
  | 63
  /**
   * [UNAVAILABLE] Over 1,000,000 waiting dispatches in all; with RetryInfo.
   */
  | 'ERROR_REASON_DISPATCH_BACKLOGGED'
  | 70
  /**
   * [UNAVAILABLE] The database or a service behind is away; with RetryInfo.
   */
  | 'ERROR_REASON_STORE_UNAVAILABLE'
  | 71
  /**
   * [UNAVAILABLE] The connection broke during COMMIT: repeat with the same request_id.
   */
  | 'ERROR_REASON_OUTCOME_UNKNOWN'
  | 72
  /**
   * [UNAVAILABLE] The process is draining; with RetryInfo.
   */
  | 'ERROR_REASON_SHUTTING_DOWN'
  | 73
  /**
   * [INVALID_ARGUMENT] Of another method, filter or version.
   */
  | 'ERROR_REASON_RESUME_TOKEN_INVALID'
  | 80
  /**
   * [OUT_OF_RANGE] Older than 7 days: export again.
   */
  | 'ERROR_REASON_RESUME_TOKEN_EXPIRED'
  | 81
  /**
   * [INTERNAL] A bug of ours; RequestInfo holds the trace id.
   */
  | 'ERROR_REASON_INTERNAL'
  | 90

/**
 * The reasons in google.rpc.ErrorInfo, there without the prefix. In brackets: the gRPC code.
 * Clients compare with these; reasons are added, never changed. May grow.
 */
export type ErrorReason = typeof ErrorReason[keyof typeof ErrorReason]
