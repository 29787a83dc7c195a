import { AppError, messageOf } from '#libs/runtime/errors.ts';

/*
 * What a failed query means. Only the code of the error counts (SQLSTATE, or Node's and the pool's
 * own); messages are translated by the server's locale.
 */

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether a unique key was taken already; `constraint` narrows it to one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false;
  if (constraint === undefined) return true;
  return typeof error === 'object' && error !== null && 'constraint' in error
    ? error.constraint === constraint
    : false;
}

/** Whether a lock was not to be had in time (lock_timeout). */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** Whether the transaction may be tried again as it is: deadlock or serialisation conflict. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40P01' || code === '40001';
}

const codelessFaults = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
  'Cannot use a pool after',
] as const;

/** Whether the server or the way to it is away, full, read-only or shutting down. */
export function isConnectionFault(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) {
    // The pool gives its own time-outs and a closed socket no code.
    return codelessFaults.some((words) => messageOf(error).includes(words));
  }
  if (/^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/u.test(code)) return true;
  return ['08', '53', '57', '58'].includes(code.slice(0, 2)) || code === '25006';
}

/** Whether a query ran into its own time limit. */
function isStatementTimeout(error: unknown): boolean {
  return codeOf(error) === '57014';
}

/** Marks a connection that broke while COMMIT was under way: the effect may stand or not. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super('The connection broke during COMMIT', { cause });
    this.name = 'OutcomeUnknownError';
  }
}

const retryAfterMs = 1000;

/** Translates a failed query for a caller; an error that it does not know comes back unchanged. */
export function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof OutcomeUnknownError) {
    return new AppError('unavailable', 'The outcome is unknown: repeat with the same request_id', {
      reason: 'OUTCOME_UNKNOWN',
      retryAfterMs,
      cause: error,
    });
  }
  if (isStatementTimeout(error)) {
    return new AppError('deadline_exceeded', 'The database took longer than the deadline', {
      reason: 'STORE_UNAVAILABLE',
      cause: error,
    });
  }
  if (isConnectionFault(error) || isConflict(error) || isLockTimeout(error)) {
    return new AppError('unavailable', 'The database is not available right now', {
      reason: 'STORE_UNAVAILABLE',
      retryAfterMs,
      cause: error,
    });
  }
  return error;
}
