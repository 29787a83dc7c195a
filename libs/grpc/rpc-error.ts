import type { ErrorCode, FieldViolation } from '#libs/runtime/errors.ts';

/** What a failed call told beside its message; empty where grpc-js itself made the error. */
export interface RpcErrorDetails {
  readonly reason: string;
  readonly violations: readonly FieldViolation[];
  readonly retryAfterMs: number | undefined;
  readonly resource: { readonly type: string; readonly name: string } | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  /** Trace id of the call, to look it up in Jaeger; empty where none came. */
  readonly traceId: string;
}

/** How a call of ours failed, as the other side told it. */
export class RpcError extends Error {
  readonly code: ErrorCode;
  readonly method: string;
  readonly reason: string;
  readonly violations: readonly FieldViolation[];
  readonly retryAfterMs: number | undefined;
  readonly resource: { readonly type: string; readonly name: string } | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly traceId: string;

  constructor(
    code: ErrorCode,
    message: string,
    details: RpcErrorDetails & { readonly method: string; readonly cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.name = 'RpcError';
    this.code = code;
    this.method = details.method;
    this.reason = details.reason;
    this.violations = details.violations;
    this.retryAfterMs = details.retryAfterMs;
    this.resource = details.resource;
    this.metadata = details.metadata;
    this.traceId = details.traceId;
  }
}
