import grpc, { type ServiceDefinition } from '@grpc/grpc-js';
import { provenTenant, serviceCaller } from '#libs/grpc/call-context.ts';
import { connect, type RpcClient, type RpcError } from '#libs/grpc/connect.ts';
import {
  createRpcServer,
  type Authenticator,
  type RpcServer,
  type RpcServerOptions,
} from '#libs/grpc/serve.ts';
import type { ServiceOf } from '#libs/proto/services.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { setLogSink } from '#libs/telemetry/log.ts';

/** A server on a loopback port with its clients; all of it ends with the test. */
export interface GrpcWorld extends AsyncDisposable {
  readonly server: RpcServer;
  readonly address: string;
  client<D extends ServiceDefinition>(service: ServiceOf<D>, apiKey?: string): RpcClient<D>;
  /** The log lines since the world began. */
  readonly logLines: readonly string[];
}

const allScopes = ['crawls.read', 'crawls.write', 'jobs.read', 'jobs.export', 'storage.write'];

/** `jrk_all` may do everything, `jrk_none` nothing; `jrk_t2` is of another tenant. */
export const authenticate: Authenticator = (metadata) => {
  const credential = String(metadata.get('authorization')[0] ?? '');
  const caller = {
    'Bearer jrk_all': keyOf('acme', allScopes),
    'Bearer jrk_t2': keyOf('globex', allScopes),
    'Bearer jrk_none': keyOf('acme', []),
    'Bearer secret_gateway': serviceCaller('gateway', allScopes),
  }[credential];
  if (caller !== undefined) return Promise.resolve(caller);
  const reason = credential === '' ? 'CREDENTIALS_MISSING' : 'CREDENTIALS_INVALID';
  return Promise.reject(new AppError('unauthenticated', 'Who are you?', { reason }));
};

/** Starts a server; `add` gives it its services. */
export async function startGrpc(
  add: (server: RpcServer) => void,
  options: Partial<RpcServerOptions> = {},
): Promise<GrpcWorld> {
  const logLines: string[] = [];
  const restoreLog = setLogSink((line) => void logLines.push(line));
  const server = createRpcServer({
    name: 'public',
    listen: '127.0.0.1:0',
    authenticate,
    reflection: false,
    ...options,
  });
  add(server);
  const address = await server.listen();
  server.setServing(true);
  const clients: Disposable[] = [];
  return {
    server,
    address,
    logLines,
    client(service, apiKey = 'jrk_all') {
      const client = connect(service, address, { apiKey });
      clients.push(client);
      return client;
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) client[Symbol.dispose]();
      await server.drain();
      restoreLog();
    },
  };
}

/** The error of a call that has to fail. */
export async function failureOf(call: Promise<unknown>): Promise<RpcError> {
  const answer = await call.then(
    (value) => ({ value }),
    (error: RpcError) => error,
  );
  if (!(answer instanceof Error)) throw new Error('The call did not fail');
  return answer;
}

/** The bare status of a call, as a foreign client sees it. */
export async function rawStatus(
  address: string,
  call: { path: string; bytes: Buffer; headers?: Record<string, string> },
): Promise<grpc.StatusObject> {
  using client = closing(new grpc.Client(address, grpc.credentials.createInsecure()));
  const metadata = new grpc.Metadata();
  for (const [key, value] of Object.entries(call.headers ?? {})) metadata.set(key, value);
  const { promise, resolve } = gate<grpc.StatusObject>();
  const same = (bytes: Buffer): Buffer => bytes;
  const options = { deadline: Date.now() + 5_000 };
  client
    .makeUnaryRequest(call.path, same, same, call.bytes, metadata, options, () => undefined)
    .on('status', resolve);
  return await promise;
}

export function closing(client: grpc.Client): grpc.Client & Disposable {
  return Object.assign(client, { [Symbol.dispose]: () => client.close() });
}

/** All messages of a stream. */
export async function collect<T>(stream: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const message of stream) all.push(message);
  return all;
}

/** A promise that the test resolves. */
export function gate<T = void>(): PromiseWithResolvers<T> {
  return Promise.withResolvers<T>();
}

function keyOf(tenant: string, scopes: readonly string[]) {
  return {
    kind: 'key',
    tenant: provenTenant(tenant),
    subject: `key:${tenant}`,
    scopes: new Set(scopes),
  } as const;
}
