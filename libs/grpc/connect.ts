import grpc, { type ServiceDefinition } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { methodsOf, type AnyMethod, type ServiceOf } from '#libs/proto/load.ts';
import { policyOf } from '#libs/proto/policy.ts';
import { kindOf } from './bound-method.ts';
import { openChannel } from './channel.ts';
import { readErrorDetails } from './error-details.ts';
import type { KindOf, MethodNames, RequestInputOf, ResponseOf } from './handlers.ts';
import { RpcError } from './rpc-error.ts';
import { codeOf } from './status-codes.ts';

export { RpcError } from './rpc-error.ts';

/** What one call may say beside its request. */
export interface CallOptions {
  /** Milliseconds; the default is the method's policy, the most is what `within` has left. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  readonly metadata?: Readonly<Record<string, string>>;
  /** The call that this one is made for: its deadline and its cancellation hold here too. */
  readonly within?: { readonly signal: AbortSignal; msLeft(): number };
}

/** How a client calls one method: a promise for one answer, an async iterable for a stream. */
export type ClientMethod<D, M extends keyof D> = {
  unary: (request: RequestInputOf<D, M>, options?: CallOptions) => Promise<ResponseOf<D, M>>;
  server: (request: RequestInputOf<D, M>, options?: CallOptions) => AsyncIterable<ResponseOf<D, M>>;
  client: (
    requests: AsyncIterable<RequestInputOf<D, M>> | Iterable<RequestInputOf<D, M>>,
    options?: CallOptions,
  ) => Promise<ResponseOf<D, M>>;
  bidi: (
    requests: AsyncIterable<RequestInputOf<D, M>> | Iterable<RequestInputOf<D, M>>,
    options?: CallOptions,
  ) => AsyncIterable<ResponseOf<D, M>>;
}[KindOf<M>];

/** A typed client; every call has a deadline, and fails with an RpcError. */
export type RpcClient<D extends ServiceDefinition> = {
  readonly [M in MethodNames<D>]: ClientMethod<D, M>;
} & Disposable & { close(): void };

/** What a client sends with every call. */
export interface ConnectOptions {
  /** The secret of a service of ours, for the internal listener. */
  readonly secret?: string;
  /** An API key, for the public listener. */
  readonly apiKey?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Makes a client of a service; it connects with its first call. */
export function connect<D extends ServiceDefinition>(
  service: ServiceOf<D>,
  address: string,
  options: ConnectOptions = {},
): RpcClient<D> {
  const channel = openChannel(address);
  const methods = methodsOf(service).map(([name, method]) => [
    name,
    clientMethod(channel, method, options),
  ]);
  const close = (): void => channel.close();
  return Object.assign(Object.fromEntries(methods), { close, [Symbol.dispose]: close });
}

type Requests = AsyncIterable<object> | Iterable<object>;

function clientMethod(channel: grpc.Client, method: AnyMethod, connected: ConnectOptions) {
  const open = prepareCalls(method, connected);
  const { path, requestSerialize, responseDeserialize } = method;
  const codec = [path, requestSerialize, responseDeserialize] as const;
  const byKind = {
    unary(request: object, options: CallOptions = {}) {
      const sent = open.complete(request);
      const { metadata, callOptions } = open.begin(options);
      return settled(path, options, (done) =>
        channel.makeUnaryRequest(...codec, sent, metadata, callOptions, done),
      );
    },
    client(requests: Requests, options: CallOptions = {}) {
      const { metadata, callOptions } = open.begin(options);
      return settled(path, options, (done) => {
        const call = channel.makeClientStreamRequest(...codec, metadata, callOptions, done);
        void sendAll(call, requests);
        return call;
      });
    },
    server(request: object, options: CallOptions = {}) {
      return received(path, options, () => {
        const { metadata, callOptions } = open.begin(options);
        return channel.makeServerStreamRequest(...codec, request, metadata, callOptions);
      });
    },
    bidi(requests: Requests, options: CallOptions = {}) {
      return received(path, options, () => {
        const { metadata, callOptions } = open.begin(options);
        const call = channel.makeBidiStreamRequest(...codec, metadata, callOptions);
        void sendAll(call, requests);
        return call;
      });
    },
  };
  return byKind[kindOf(method)];
}

/** What is the same for all calls of one method: credential, deadline, request id. */
function prepareCalls(method: AnyMethod, connected: ConnectOptions) {
  const policy = policyOf(method);
  const credential = connected.apiKey ?? connected.secret;
  const fixed = {
    ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
    ...connected.metadata,
  };
  return {
    begin({ deadlineMs, within, metadata: added }: CallOptions) {
      const metadata = new grpc.Metadata({ waitForReady: true });
      for (const [key, value] of Object.entries({ ...fixed, ...added })) metadata.set(key, value);
      const wantedMs = deadlineMs ?? policy.defaultDeadlineMs;
      const leftMs = Math.min(wantedMs, within?.msLeft() ?? Number.POSITIVE_INFINITY);
      return { metadata, callOptions: { deadline: Date.now() + leftMs } };
    },
    // Retries are safe only with an id of the intent: a call without one gets it here.
    complete(request: object): object {
      const id: unknown = Reflect.get(request, 'requestId');
      const needsId = policy.idempotency === 'request-id' && (id === undefined || id === '');
      return needsId ? { ...request, requestId: randomUUID() } : request;
    },
  };
}

/** The answer of a call that has one; it is cancelled when a signal of its options says so. */
async function settled(
  path: string,
  options: CallOptions,
  start: (done: grpc.requestCallback<object>) => { cancel(): void },
): Promise<object> {
  throwIfAborted(path, options);
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  const call = start((error, response) => {
    if (error !== null) reject(rpcError(path, error));
    else if (response === undefined) reject(new Error(`${path} answered nothing`));
    else resolve(response);
  });
  using _cancelling = cancelOnAbort(call, options);
  return await promise;
}

/**
 * The answers of a stream. The call begins with the first read, so that nothing is ever received
 * before somebody reads: grpc-js would keep it in memory without bound.
 */
async function* received(
  path: string,
  options: CallOptions,
  start: () => grpc.ClientReadableStream<object>,
): AsyncIterable<object> {
  throwIfAborted(path, options);
  const call = start();
  using _cancelling = cancelOnAbort(call, options);
  try {
    for await (const message of call) yield message;
  } catch (error) {
    throw isServiceError(error) ? rpcError(path, error) : error;
  } finally {
    call.on('error', () => undefined);
    call.cancel();
  }
}

/** Sends all requests, never faster than the server reads; a source that fails ends the call. */
async function sendAll(
  call: grpc.ClientWritableStream<object> | grpc.ClientDuplexStream<object, object>,
  requests: Requests,
): Promise<void> {
  const closed = new Promise<'closed'>((resolve) => {
    for (const event of ['close', 'error', 'status']) call.once(event, () => resolve('closed'));
  });
  try {
    for await (const request of requests) {
      if (call.write(request)) continue;
      const drained = new Promise<'drained'>((resolve) =>
        call.once('drain', () => resolve('drained')),
      );
      if ((await Promise.race([drained, closed])) === 'closed') return;
    }
    call.end();
  } catch {
    call.cancel();
  }
}

function signalsOf({ signal, within }: CallOptions): readonly AbortSignal[] {
  return [signal, within?.signal].filter((one) => one !== undefined);
}

function throwIfAborted(path: string, options: CallOptions): void {
  if (!signalsOf(options).some((signal) => signal.aborted)) return;
  throw new RpcError('cancelled', `${path.slice(1)}: cancelled before it began`, {
    ...readErrorDetails(undefined),
    method: path.slice(1),
  });
}

function cancelOnAbort(call: { cancel(): void }, options: CallOptions): Disposable {
  const onAbort = (): void => call.cancel();
  const signals = signalsOf(options);
  for (const signal of signals) signal.addEventListener('abort', onAbort, { once: true });
  return {
    [Symbol.dispose]() {
      for (const signal of signals) signal.removeEventListener('abort', onAbort);
    },
  };
}

// A stream that broke on its way is told as INTERNAL by the client library, as a bug of the server
// would be; the server's own answers never begin so.
const brokenStream = /^Received RST_STREAM/u;

function rpcError(path: string, error: grpc.ServiceError): RpcError {
  const code = codeOf(error.code);
  const isBroken = code === 'internal' && brokenStream.test(error.details);
  return new RpcError(isBroken ? 'unavailable' : code, error.details, {
    ...readErrorDetails(error.metadata),
    method: path.slice(1),
    cause: error,
  });
}

function isServiceError(error: unknown): error is grpc.ServiceError {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
