import grpc from '@grpc/grpc-js';
import type { ErrorCode } from '#libs/runtime/errors.ts';

/* The one place where our codes and the numbers of gRPC meet. */

const statusOfCode: Readonly<Record<ErrorCode, grpc.status>> = {
  cancelled: grpc.status.CANCELLED,
  unknown: grpc.status.UNKNOWN,
  invalid_argument: grpc.status.INVALID_ARGUMENT,
  deadline_exceeded: grpc.status.DEADLINE_EXCEEDED,
  not_found: grpc.status.NOT_FOUND,
  already_exists: grpc.status.ALREADY_EXISTS,
  permission_denied: grpc.status.PERMISSION_DENIED,
  resource_exhausted: grpc.status.RESOURCE_EXHAUSTED,
  failed_precondition: grpc.status.FAILED_PRECONDITION,
  aborted: grpc.status.ABORTED,
  out_of_range: grpc.status.OUT_OF_RANGE,
  unimplemented: grpc.status.UNIMPLEMENTED,
  internal: grpc.status.INTERNAL,
  unavailable: grpc.status.UNAVAILABLE,
  unauthenticated: grpc.status.UNAUTHENTICATED,
};

const codeOfStatus: ReadonlyMap<number, ErrorCode> = new Map([
  ...Object.entries(statusOfCode).map(([code, status]) => [status, code as ErrorCode] as const),
  // Nobody of ours sends it.
  [grpc.status.DATA_LOSS, 'internal'] as const,
]);

/** The gRPC number of a code of ours. */
export function statusOf(code: ErrorCode): grpc.status {
  return statusOfCode[code];
}

/** Our code of a gRPC number. */
export function codeOf(status: number): ErrorCode {
  return codeOfStatus.get(status) ?? 'unknown';
}
