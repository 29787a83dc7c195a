import grpc from '@grpc/grpc-js';
import { AppError } from '#libs/runtime/errors.ts';
import { admittedCall, type Admitted } from './admission.ts';
import type { BoundMethod } from './bound-method.ts';
import type { CallContext } from './call-context.ts';
import { detailsKey, errorStatus } from './error-details.ts';
import { ForwardedError } from './pass-through.ts';
import { publicError, untilAborted } from './running-call.ts';
import type { StreamSlots } from './stream-slots.ts';
import { writeStream } from './stream-writer.ts';

/** What running a method needs of its server. */
export interface RunOptions {
  readonly slots: StreamSlots;
  /** Age at which a stream that stays open is ended, drawn anew for each. */
  readonly streamAgeMs: () => number;
  readonly endingGraceMs: number;
  readonly drainMs: number;
  readonly answerBytesMax: number;
}

// A stream whose policy lets it live this long is a subscription: it may be ended with OK.
const subscriptionMs = 900_000;

/**
 * The handler of grpc-js for one method of ours. Whatever the method's own handler does (throws,
 * rejects, never settles), the call gets exactly one status.
 */
export function runMethod(method: BoundMethod, options: RunOptions): grpc.UntypedHandleCall {
  if (method.kind === 'server' || method.kind === 'bidi') {
    return (call: AnyWritableCall) => {
      void answerMany(method, options, call);
    };
  }
  return (call: AnyUnaryCall | AnyReadableCall, respond: Respond) => {
    void answerOnce(method, options, call).then((answer) => answerTo(respond, answer));
  };
}

type AnyUnaryCall = grpc.ServerUnaryCall<Buffer, Buffer>;
type AnyReadableCall = grpc.ServerReadableStream<Buffer, Buffer>;
type AnyWritableCall =
  | grpc.ServerWritableStream<Buffer, Buffer>
  | grpc.ServerDuplexStream<Buffer, Buffer>;
type Respond = grpc.sendUnaryData<Buffer>;
type Answer = { readonly bytes: Buffer } | { readonly failure: grpc.ServiceError };

async function answerOnce(
  method: BoundMethod,
  options: RunOptions,
  call: AnyUnaryCall | AnyReadableCall,
): Promise<Answer> {
  const admitted = admittedCall(call.metadata);
  try {
    using _slot = method.staysOpen ? options.slots.take(admitted.caller) : undefined;
    const { context, request } = openCall(method, admitted, call);
    const running = Promise.resolve(method.run(context, request));
    const response = await untilAborted(running, context.signal);
    return { bytes: encodeAnswer(method, response, options.answerBytesMax) };
  } catch (error) {
    return { failure: failureOf(error, admitted) };
  }
}

async function answerMany(
  method: BoundMethod,
  options: RunOptions,
  call: AnyWritableCall,
): Promise<void> {
  const admitted = admittedCall(call.metadata);
  const isSubscription = method.policy.maxDeadlineMs >= subscriptionMs;
  const ofAge = new AbortController();
  const timer = setTimeout(() => ofAge.abort(), options.streamAgeMs());
  const life = new AbortController();
  try {
    using _slot = options.slots.take(admitted.caller);
    const ending = isSubscription
      ? AbortSignal.any([admitted.ending, ofAge.signal])
      : new AbortController().signal;
    const signal = AbortSignal.any([admitted.signal, life.signal]);
    const { context, request } = openCall(method, { ...admitted, signal, ending }, call);
    const responses = method.run(context, request);
    if (!(Symbol.asyncIterator in responses)) {
      await responses;
      throw new Error(`The handler of ${method.path} gave no stream`);
    }
    await writeStream(call, encodeAll(method, responses, options.answerBytesMax), {
      ...options,
      signal,
      ending,
    });
    call.end();
  } catch (error) {
    call.emit('error', failureOf(error, admitted));
  } finally {
    clearTimeout(timer);
    life.abort();
  }
}

/** The context of a handler, and what it gets: one request, or all of them as they come. */
function openCall(
  method: BoundMethod,
  admitted: Admitted,
  call: AnyUnaryCall | AnyReadableCall | AnyWritableCall,
): { context: CallContext; request: unknown } {
  if (!('request' in call)) {
    const context = { ...admitted, itemViolations: new Map() };
    return { context, request: decodeAll(method, call) };
  }
  const { request, itemViolations } = method.decode(call.request);
  return { context: { ...admitted, itemViolations }, request };
}

async function* decodeAll(method: BoundMethod, call: AsyncIterable<Buffer>) {
  for await (const bytes of call) yield method.decode(bytes).request;
}

async function* encodeAll(method: BoundMethod, all: AsyncIterable<unknown>, bytesMax: number) {
  for await (const response of all) yield encodeAnswer(method, response, bytesMax);
}

function encodeAnswer(method: BoundMethod, response: unknown, bytesMax: number): Buffer {
  const bytes = method.encode(response);
  if (bytes.length <= bytesMax) return bytes;
  throw new AppError('resource_exhausted', `The answer has ${bytes.length} bytes`, {
    reason: 'MESSAGE_TOO_LARGE',
    metadata: { limit: String(bytesMax) },
  });
}

function failureOf(error: unknown, { method, traceId, caller }: Admitted): grpc.ServiceError {
  if (error instanceof ForwardedError) return Object.assign(new Error(), passedOn(error.status));
  const told = publicError(error, method);
  const status = errorStatus(told, { traceId, tenant: caller.tenant });
  return Object.assign(new Error(told.message), status);
}

// The details of the server behind pass; its other trailers are its own.
function passedOn({ code, details, metadata }: grpc.StatusObject): grpc.StatusObject {
  const kept = new grpc.Metadata();
  for (const value of metadata.get(detailsKey)) kept.add(detailsKey, value);
  return { code, details, metadata: kept };
}

function answerTo(respond: Respond, answer: Answer): void {
  if ('failure' in answer) respond(answer.failure);
  else respond(null, answer.bytes);
}
