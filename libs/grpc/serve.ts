import grpc, { type ServiceDefinition } from '@grpc/grpc-js';
import type { MethodPolicy } from '#libs/proto/policy.ts';
import { Health, ServerReflection, ServerReflectionAlpha } from '#libs/proto/services.ts';
import { methodsOf, type ServiceOf } from '#libs/proto/load.ts';
import { log } from '#libs/telemetry/log.ts';
import { counter } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import { serverTracing } from '#libs/telemetry/grpc-tracing.ts';
import { admission, type AuditRecord } from './admission.ts';
import { bindMethods, type BoundMethod, type ServiceOptions } from './bound-method.ts';
import type { Authenticator, Caller } from './call-context.ts';
import { createDrainControl } from './drain-state.ts';
import type { Handlers } from './handlers.ts';
import { createHealth } from './health.ts';
import { bindPassThrough, type ForwardTarget } from './pass-through.ts';
import { reflectionHandlers } from './reflection.ts';
import { runMethod, type RunOptions } from './run-method.ts';
import { createStreamSlots, type StreamLimits } from './stream-slots.ts';

export type { Authenticator, CallContext, Caller, TenantId } from './call-context.ts';
export type { Handlers } from './handlers.ts';

/** What a server is made of. */
export interface RpcServerOptions {
  readonly name: 'public' | 'internal';
  /** `host:port`; port 0 takes a free one. */
  readonly listen: string;
  readonly authenticate: Authenticator;
  readonly reflection: boolean;
  /** Refuses a caller that has used up its rate; throws an AppError. */
  readonly admit?: (caller: Caller, policy: MethodPolicy) => Promise<void> | void;
  readonly audit?: (record: AuditRecord) => void;
  readonly limits?: Partial<StreamLimits>;
  /** How long drain waits for the balancer to see NOT_SERVING; 0 where there is none. */
  readonly balancerWaitMs?: number;
  readonly timings?: Partial<ServerTimings>;
}

/** The times of a server; tests shorten them. */
export interface ServerTimings {
  readonly streamAgeMinMs: number;
  readonly streamAgeMaxMs: number;
  /** What a stream has to end by itself, before it is ended. */
  readonly endingGraceMs: number;
  /** How long a client may read nothing of a stream. */
  readonly slowConsumerMs: number;
  /** How long drain waits for calls in flight. */
  readonly shutdownMs: number;
}

/** A gRPC server of ours: one order of work for every call, and an orderly end. */
export interface RpcServer extends AsyncDisposable {
  addService<D extends ServiceDefinition>(
    service: ServiceOf<D>,
    handlers: NoInfer<Handlers<D>>,
    options?: ServiceOptions,
  ): void;
  /** Hands all calls of a service on to another server, undecoded. */
  addPassThrough<D extends ServiceDefinition>(service: ServiceOf<D>, forward: ForwardTarget): void;
  /** Begins to listen; the address is the one really bound. */
  listen(): Promise<string>;
  /** What health tells, of the server or of a named part: a server begins as NOT_SERVING. */
  setServing(serving: boolean, part?: string): void;
  /** Ends all calls in order and stops listening; safe to call twice. */
  drain(): Promise<void>;
}

const messageBytesMax = 4 * 1024 * 1024;

const channelOptions: grpc.ServerOptions = {
  'grpc.max_receive_message_length': messageBytesMax,
  'grpc.max_send_message_length': messageBytesMax,
  // Nobody reads its statistics, and keeping them costs a twentieth of a call.
  'grpc.enable_channelz': 0,
  'grpc.max_concurrent_streams': 100,
  'grpc.keepalive_time_ms': 60_000,
  'grpc.keepalive_timeout_ms': 20_000,
  'grpc.max_connection_age_ms': 30 * 60_000,
  // Longer than the longest stream, which ends by itself after 15 minutes at most.
  'grpc.max_connection_age_grace_ms': 20 * 60_000,
  'grpc.max_connection_idle_ms': 10 * 60_000,
};

const usualTimings: ServerTimings = {
  streamAgeMinMs: 12 * 60_000,
  streamAgeMaxMs: 15 * 60_000 - 10_000,
  endingGraceMs: 500,
  slowConsumerMs: 30_000,
  shutdownMs: 20_000,
};

const forcedShutdowns = counter({
  name: metricNames.rpcForcedShutdowns,
  help: 'Shutdowns that did not wait for the last call',
  labels: ['server'],
});

/** Makes a server; it listens when told to. */
export function createRpcServer(options: RpcServerOptions): RpcServer {
  const timings = { ...usualTimings, ...options.timings };
  const drainControl = createDrainControl();
  const health = createHealth();
  /** By path. */
  const methods = new Map<string, BoundMethod>();
  const server = new grpc.Server({
    ...channelOptions,
    interceptors: [
      serverTracing,
      admission({
        gateOf: (path) => methods.get(path),
        authenticate: options.authenticate,
        admit: options.admit,
        audit: options.audit,
        drain: drainControl,
      }),
    ],
  });
  const runOptions = runOptionsOf(timings, options.limits);
  const add = (service: ServiceOf<ServiceDefinition>, bound: readonly BoundMethod[]): void => {
    health.add(service.name);
    for (const method of bound) methods.set(method.path, method);
    addBytesService(server, service, (path) => {
      const method = methods.get(path);
      return method && runMethod(method, runOptions);
    });
  };

  const drain = once(async () => {
    drainControl.refuseStreams();
    health.setServing(false);
    await new Promise((resolve) => setTimeout(resolve, options.balancerWaitMs ?? 0));
    drainControl.endStreams();
    drainControl.refuseAll();
    await shutDown(server, { name: options.name, withinMs: timings.shutdownMs });
  });

  return {
    addService: (service, handlers, serviceOptions) =>
      add(service, bindMethods(service, handlers, serviceOptions)),
    addPassThrough: (service, forward) => add(service, bindPassThrough(service, forward)),
    async listen() {
      add(Health, bindMethods(Health, health.handlers));
      if (options.reflection) {
        const own = [ServerReflection.name, ServerReflectionAlpha.name];
        const { v1, v1alpha } = reflectionHandlers([...health.services(), ...own]);
        add(ServerReflection, bindMethods(ServerReflection, v1));
        add(ServerReflectionAlpha, bindMethods(ServerReflectionAlpha, v1alpha));
      }
      return bind(server, options.listen);
    },
    setServing: (serving, part) => health.setServing(serving, part),
    drain,
    [Symbol.asyncDispose]: drain,
  };
}

function runOptionsOf(timings: ServerTimings, limits: RpcServerOptions['limits']): RunOptions {
  const { streamAgeMinMs, streamAgeMaxMs, endingGraceMs, slowConsumerMs } = timings;
  return {
    slots: createStreamSlots({ perTenant: 20, perProcess: 2_000, ...limits }),
    streamAgeMs: () => streamAgeMinMs + Math.random() * (streamAgeMaxMs - streamAgeMinMs),
    endingGraceMs,
    drainMs: slowConsumerMs,
    answerBytesMax: messageBytesMax,
  };
}

/** Adds a service whose messages pass grpc-js as bytes: coding them is up to the handlers. */
function addBytesService(
  server: grpc.Server,
  service: ServiceOf<ServiceDefinition>,
  handlerOf: (path: string) => grpc.UntypedHandleCall | undefined,
): void {
  const definition: Record<string, grpc.MethodDefinition<Buffer, Buffer>> = {};
  const implementation: grpc.UntypedServiceImplementation = {};
  for (const [name, method] of methodsOf(service)) {
    const handler = handlerOf(method.path);
    if (handler === undefined) continue;
    definition[name] = { ...method, ...bytesOnly };
    implementation[name] = handler;
  }
  server.addService(definition, implementation);
}

const asTheyAre = (bytes: Buffer): Buffer => bytes;
const bytesOnly = {
  requestSerialize: asTheyAre,
  requestDeserialize: asTheyAre,
  responseSerialize: asTheyAre,
  responseDeserialize: asTheyAre,
};

async function bind(server: grpc.Server, listen: string): Promise<string> {
  const credentials = grpc.ServerCredentials.createInsecure();
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(listen, credentials, (error, bound) => {
      if (error === null) resolve(bound);
      else reject(error);
    });
  });
  return `${listen.slice(0, listen.lastIndexOf(':'))}:${port}`;
}

async function shutDown(
  server: grpc.Server,
  { name, withinMs }: { name: string; withinMs: number },
): Promise<void> {
  const done = new Promise<'done'>((resolve) => server.tryShutdown(() => resolve('done')));
  const { promise: late, resolve: giveUp } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => giveUp('late'), withinMs);
  const outcome = await Promise.race([done, late]);
  clearTimeout(timer);
  if (outcome === 'done') return;
  // The last resort: callers see CANCELLED, which no retry policy repeats.
  forcedShutdowns.inc({ server: name });
  log.warn('server was forced to shut down', { server: name });
  server.forceShutdown();
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}
