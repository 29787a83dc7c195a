import type { Metadata } from '@grpc/grpc-js';
import grpc from '@grpc/grpc-js';
import { codecOf } from '#libs/proto/load.ts';
import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import type { BadRequest, BadRequest$Input } from '#libs/proto/gen/google/rpc/BadRequest.ts';
import type { ErrorInfo, ErrorInfo$Input } from '#libs/proto/gen/google/rpc/ErrorInfo.ts';
import type { PreconditionFailure$Input } from '#libs/proto/gen/google/rpc/PreconditionFailure.ts';
import type { QuotaFailure$Input } from '#libs/proto/gen/google/rpc/QuotaFailure.ts';
import type { RequestInfo$Input } from '#libs/proto/gen/google/rpc/RequestInfo.ts';
import type { ResourceInfo, ResourceInfo$Input } from '#libs/proto/gen/google/rpc/ResourceInfo.ts';
import type { RetryInfo, RetryInfo$Input } from '#libs/proto/gen/google/rpc/RetryInfo.ts';
import type { Status, Status$Input } from '#libs/proto/gen/google/rpc/Status.ts';
import type { AppError, FieldViolation } from '#libs/runtime/errors.ts';
import type { RpcErrorDetails } from './rpc-error.ts';
import { statusOf } from './status-codes.ts';

/*
 * Errors on the wire: google.rpc.Status in the trailer grpc-status-details-bin. Other stacks stop
 * reading trailers at 8 KiB and grpc-js hangs at 64, so all details together stay below 4 KiB:
 * the violations come last, and as many of them as fit.
 */

/** The trailer with google.rpc.Status. */
export const detailsKey = 'grpc-status-details-bin';
/** The trailer with the trace id, on every answer. */
export const traceIdKey = 'x-jobradar-trace-id';
const detailsBytesMax = 4_096;
const violationsMax = 20;
const metadataEntriesMax = 8;
const preconditionsMax = 2;
const domain = 'jobradar';

const statusCodec = codecOf<Status$Input, Status>('google.rpc.Status');

interface Packed {
  readonly type_url: string;
  readonly value: Buffer;
}

/** What of a call its errors tell. */
export interface ErrorOrigin {
  readonly traceId: string;
  readonly tenant: string;
}

/** The status of a failed call, as grpc-js sends it. */
export function errorStatus(
  error: AppError,
  origin: ErrorOrigin,
): { code: grpc.status; details: string; metadata: Metadata } {
  const code = statusOf(error.code);
  // A lone surrogate would make grpc-js throw while it sends the status.
  const message = cut(error.message, 400);
  const fixed = fixedDetails(error, origin);
  const metadata = new grpc.Metadata();
  metadata.set(traceIdKey, origin.traceId);
  let count = Math.min(error.violations.length, violationsMax);
  for (;;) {
    const fields = count > 0 ? [badRequest(error.violations.slice(0, count))] : [];
    const details = [...fixed, ...fields];
    const bytes = statusCodec.encode({ code, message, details });
    if (bytes.length <= detailsBytesMax || count === 0) {
      metadata.set(detailsKey, bytes);
      return { code, details: message, metadata };
    }
    count -= 1;
  }
}

/** Reads what an error of ours told; an error of grpc-js itself tells nothing. */
export function readErrorDetails(metadata: Metadata | undefined): RpcErrorDetails {
  const bytes = metadata?.get(detailsKey)[0];
  const traceId = String(metadata?.get(traceIdKey)[0] ?? '');
  const details = Buffer.isBuffer(bytes) ? unpack(bytes) : new Map<string, Buffer>();
  const info = read(details, 'ErrorInfo');
  const fields = read(details, 'BadRequest');
  const retry = read(details, 'RetryInfo');
  const resource = read(details, 'ResourceInfo');
  return {
    reason: info?.domain === domain ? info.reason : '',
    metadata: info?.metadata ?? {},
    violations: fields?.fieldViolations ?? [],
    retryAfterMs: durationMs(retry?.retryDelay),
    resource: resource && { type: resource.resourceType, name: resource.resourceName },
    traceId,
  };
}

function fixedDetails(error: AppError, { traceId, tenant }: ErrorOrigin): readonly Packed[] {
  const details: Packed[] = [];
  if (error.reason !== '') {
    const metadata = Object.fromEntries(
      Object.entries(error.metadata)
        .slice(0, metadataEntriesMax)
        .map(([key, value]) => [cut(key, 40), cut(value, 160)]),
    );
    details.push(pack('ErrorInfo', { reason: error.reason, domain, metadata }));
  }
  if (traceId !== '') {
    details.push(pack('RequestInfo', { requestId: traceId }));
  }
  if (error.retryAfterMs !== undefined) {
    const retryDelay = toDuration(error.retryAfterMs);
    details.push(pack('RetryInfo', { retryDelay }));
  }
  if (error.resource !== undefined) {
    const { type, name } = error.resource;
    const info = { resourceType: cut(type, 60), resourceName: cut(name, 200) };
    details.push(pack('ResourceInfo', info));
  }
  if (error.code === 'failed_precondition') {
    details.push(pack('PreconditionFailure', preconditions(error)));
  }
  if (error.reason === 'QUOTA_EXCEEDED') {
    const subject = `tenant:${tenant}`;
    const violations = [{ subject, description: cut(error.message, 200) }];
    details.push(pack('QuotaFailure', { violations }));
  }
  return details;
}

function preconditions(error: AppError): PreconditionFailure$Input {
  const subject = error.resource?.name ?? '';
  const stated =
    error.preconditions.length > 0
      ? error.preconditions
      : [{ type: error.reason, subject, description: error.message }];
  return {
    violations: stated.slice(0, preconditionsMax).map((one) => ({
      type: cut(one.type, 60),
      subject: cut(one.subject, 200),
      description: cut(one.description, 200),
    })),
  };
}

function badRequest(violations: readonly FieldViolation[]): Packed {
  return pack('BadRequest', {
    fieldViolations: violations.map((violation) => ({
      field: cut(violation.field, 200),
      description: cut(violation.description, 300),
      ...('clause' in violation ? { reason: String(violation.clause).toUpperCase() } : {}),
    })),
  });
}

/** What each detail is made of, and what comes out of it. */
interface DetailInputs {
  readonly BadRequest: BadRequest$Input;
  readonly ErrorInfo: ErrorInfo$Input;
  readonly PreconditionFailure: PreconditionFailure$Input;
  readonly QuotaFailure: QuotaFailure$Input;
  readonly RequestInfo: RequestInfo$Input;
  readonly ResourceInfo: ResourceInfo$Input;
  readonly RetryInfo: RetryInfo$Input;
}
interface DetailOutputs {
  readonly BadRequest: BadRequest;
  readonly ErrorInfo: ErrorInfo;
  readonly ResourceInfo: ResourceInfo;
  readonly RetryInfo: RetryInfo;
}

function pack<T extends keyof DetailInputs>(type: T, value: DetailInputs[T]): Packed {
  const bytes = codecOf<DetailInputs[T], unknown>(`google.rpc.${type}`).encode(value);
  return { type_url: `type.googleapis.com/google.rpc.${type}`, value: bytes };
}

function unpack(bytes: Buffer): ReadonlyMap<string, Buffer> {
  try {
    const { details } = statusCodec.decode(bytes) as unknown as { details: readonly Packed[] };
    return new Map(
      details.map((one) => [one.type_url.replace(/^.*\/google\.rpc\./, ''), one.value]),
    );
  } catch {
    // Not ours: an error without readable details is an error all the same.
    return new Map();
  }
}

function read<T extends keyof DetailOutputs>(
  details: ReadonlyMap<string, Buffer>,
  type: T,
): DetailOutputs[T] | undefined {
  const bytes = details.get(type);
  if (bytes === undefined) return undefined;
  return codecOf<unknown, DetailOutputs[T]>(`google.rpc.${type}`).decode(bytes);
}

/** At most so many bytes of UTF-8, without half a character at the end. */
function cut(text: string, bytesMax: number): string {
  const whole = text.toWellFormed();
  if (whole.length * 3 <= bytesMax || Buffer.byteLength(whole) <= bytesMax) return whole;
  const start = Buffer.from(whole).subarray(0, bytesMax - 3);
  return `${start.toString().replace(/\uFFFD$/u, '')}…`;
}
