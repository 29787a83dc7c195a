/** The gRPC status codes, by the names that our own code uses. */
export type ErrorCode =
  | 'cancelled'
  | 'unknown'
  | 'invalid_argument'
  | 'deadline_exceeded'
  | 'not_found'
  | 'already_exists'
  | 'permission_denied'
  | 'resource_exhausted'
  | 'failed_precondition'
  | 'aborted'
  | 'out_of_range'
  | 'unimplemented'
  | 'internal'
  | 'unavailable'
  | 'unauthenticated';

/** One field that breaks its rule; `field` is a path of proto names, such as `crawl.max_pages`. */
export interface FieldViolation {
  readonly field: string;
  readonly description: string;
}

/** One condition that the caller has to change first. */
export interface Precondition {
  readonly type: string;
  readonly subject: string;
  readonly description: string;
}

/** What an error carries beside its message; all of it may be shown to a caller. */
export interface ErrorDetails {
  /** ErrorReason without its prefix, such as `SOURCE_NOT_ACTIVE`. */
  readonly reason: string;
  readonly violations?: readonly FieldViolation[];
  readonly preconditions?: readonly Precondition[];
  readonly resource?: { readonly type: string; readonly name: string };
  readonly retryAfterMs?: number;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * The one error class of JobRadar: a code, a reason for programs, and a sentence that names the
 * action that failed and why. Its message is shown to callers; its cause is only logged.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: string;
  readonly violations: readonly FieldViolation[];
  readonly preconditions: readonly Precondition[];
  readonly resource: { readonly type: string; readonly name: string } | undefined;
  readonly retryAfterMs: number | undefined;
  readonly metadata: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, details: ErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.reason = details.reason;
    this.violations = details.violations ?? [];
    this.preconditions = details.preconditions ?? [];
    this.resource = details.resource;
    this.retryAfterMs = details.retryAfterMs;
    this.metadata = details.metadata ?? {};
  }
}

/**
 * The error for one or more fields of a request; the message names the first in words, and `before`
 * begins it.
 */
export function invalidFields(
  violations: readonly FieldViolation[],
  { reason = 'FIELD_INVALID', before = '' } = {},
): AppError {
  const first = violations[0] ?? { field: 'request', description: 'is not valid' };
  const message = `${before}${first.field}: ${first.description}${othersOf(violations)}`;
  return new AppError('invalid_argument', message, { reason, violations });
}

const othersMax = 3;

/** Where else to look: clients that show no details of an error show its message. */
function othersOf(violations: readonly FieldViolation[]): string {
  const others = violations.slice(1);
  if (others.length === 0) return '';
  const fields = [...new Set(others.map(({ field }) => field))];
  const named = fields.slice(0, othersMax).join(', ');
  return ` (and ${others.length} more: ${named}${fields.length > othersMax ? ', …' : ''})`;
}

/** The error for a resource that is not there, or not the caller's: the two look the same. */
export function notFound(type: string, name: string): AppError {
  return new AppError('not_found', `Cannot find ${type} "${name}"`, {
    reason: 'RESOURCE_NOT_FOUND',
    resource: { type, name },
  });
}

/** Reads the message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
