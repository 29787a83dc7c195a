import { toAppError } from '#libs/postgres/fault.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { log } from '#libs/telemetry/log.ts';
import { RpcError } from './rpc-error.ts';

/** The error of a call whose time is up. */
export function deadlineExceeded(): AppError {
  return new AppError('deadline_exceeded', 'The deadline has passed', { reason: '' });
}

/** The error of a call whose caller has gone. */
export function callerGone(): AppError {
  return new AppError('cancelled', 'The caller has cancelled the call', { reason: '' });
}

/** The error of a call that comes while the process ends. */
export function shuttingDown(): AppError {
  return new AppError('unavailable', 'The server is shutting down; call again', {
    reason: 'SHUTTING_DOWN',
    retryAfterMs: 1_000,
  });
}

/**
 * What a caller is told of anything that was thrown: an AppError as it is, a database or a service
 * behind that is away as UNAVAILABLE, and everything else as INTERNAL without a word of its text.
 */
export function publicError(thrown: unknown, method: string): AppError {
  const error = toAppError(thrown);
  if (error instanceof AppError) {
    if (error.cause !== undefined && ['internal', 'unavailable'].includes(error.code)) {
      log.warn('call failed', { method, error });
    }
    return error;
  }
  if (error instanceof RpcError && error.code === 'unavailable') {
    log.warn('service behind is away', { method, error });
    return new AppError('unavailable', 'A service behind this one is away; call again', {
      reason: 'STORE_UNAVAILABLE',
      retryAfterMs: error.retryAfterMs ?? 1_000,
      cause: error,
    });
  }
  if (error instanceof RpcError && error.code === 'deadline_exceeded') return deadlineExceeded();
  log.error('call failed unexpectedly', { method, error });
  return new AppError('internal', 'Internal error; the trace id names the call', {
    reason: 'INTERNAL',
    cause: error,
  });
}

/** The result of the work, unless the signal comes first: then its reason is thrown. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // A late rejection of work that nobody waits for any more has an owner all the same.
  work.catch(() => undefined);
  if (signal.aborted) throw signal.reason;
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
