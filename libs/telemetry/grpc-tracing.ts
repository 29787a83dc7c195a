import { performance } from 'node:perf_hooks';
import grpc from '@grpc/grpc-js';
import {
  context,
  propagation,
  SpanStatusCode,
  type Context,
  type Span,
  type TextMapSetter,
} from '@opentelemetry/api';
import { noCarrier, readCarrier, type Carrier } from './carrier.ts';
import { histogram } from './metrics.ts';
import { attributes, metricNames } from './names.ts';
import { safeText } from './redact.ts';
import { startSpan, tracingIsOn } from './spans.ts';

/*
 * A call is one CLIENT span and one SERVER span, named by the full method. A method of
 * quietMethods gets a span only when it fails: thousands of heartbeats and health checks that
 * went well would hide what a trace is read for. Its context still travels, so that what fails
 * on the other side has its place.
 */
const quietMethods: ReadonlySet<string> = new Set([
  '/jobradar.worker.v1.TaskLeaseService/HeartbeatTask',
  '/grpc.health.v1.Health/Check',
  '/grpc.health.v1.Health/Watch',
]);

/** Makes the CLIENT span of a call and sends its context along. */
export const clientTracing: grpc.Interceptor = (options, nextCall) => {
  const call = beginCall(options.method_definition.path, 'client');
  return new grpc.InterceptingCall(nextCall(options), {
    start(metadata, _listener, next) {
      if (tracingIsOn()) propagation.inject(call.inside, metadata, metadataSetter);
      next(metadata, {
        onReceiveStatus(status, nextStatus) {
          call.end(status.code, status.details);
          nextStatus(status);
        },
      });
    },
  });
};

/** Makes the SERVER span of a call, below the caller's; the handler runs inside it. */
export const serverTracing: grpc.ServerInterceptor = (method, call) => {
  let running: RunningCall | undefined;
  const inside = (work: () => void): void => {
    context.with(running?.inside ?? context.active(), work);
  };
  return new grpc.ServerInterceptingCall(call, {
    start: (next) =>
      next({
        onReceiveMetadata(metadata, nextMetadata) {
          running = beginCall(method.path, 'server', carrierFrom(metadata));
          inside(() => nextMetadata(metadata));
        },
        onReceiveMessage(message, nextMessage) {
          inside(() => nextMessage(message));
        },
        onReceiveHalfClose(nextHalfClose) {
          inside(nextHalfClose);
        },
        onCancel() {
          running?.end(grpc.status.CANCELLED, 'cancelled');
        },
      }),
    sendStatus(status, next) {
      running?.end(status.code ?? grpc.status.UNKNOWN, status.details ?? '');
      next(status);
    },
  });
};

type Side = 'client' | 'server';

interface RunningCall {
  readonly inside: Context;
  end(code: grpc.status, details: string): void;
}

const durations = {
  client: histogram({
    name: metricNames.rpcClientDuration,
    help: 'Duration of calls to other services',
    labels: ['rpc_method', 'rpc_status_code'],
  }),
  server: histogram({
    name: metricNames.rpcServerDuration,
    help: 'Duration of calls served',
    labels: ['rpc_method', 'rpc_status_code'],
  }),
};

function beginCall(path: string, side: Side, parent?: Carrier): RunningCall {
  const startedMs = performance.now();
  const isQuiet = quietMethods.has(path);
  const startTime = isQuiet ? Date.now() : undefined;
  const begin = () => startSpan(path.slice(1), spanOptions(path, { side, parent, startTime }));
  const begun = isQuiet ? undefined : begin();
  const before = begun?.inside ?? quietContext(parent);
  let hasEnded = false;
  return {
    inside: before,
    end(code, details) {
      if (hasEnded) return;
      hasEnded = true;
      const status = grpc.status[code] ?? String(code);
      const seconds = (performance.now() - startedMs) / 1000;
      durations[side].observe({ rpc_method: path.slice(1), rpc_status_code: status }, seconds);
      const isFault = code !== grpc.status.OK && !(isQuiet && code === grpc.status.CANCELLED);
      const span = begun?.span ?? (isFault ? context.with(before, begin).span : undefined);
      if (span !== undefined) endSpan(span, { code, status, details, side });
    },
  };
}

function quietContext(parent: Carrier | undefined): Context {
  if (parent === undefined || parent.traceparent === '') return context.active();
  return propagation.extract(context.active(), parent);
}

function spanOptions(
  path: string,
  given: {
    readonly side: Side;
    readonly parent: Carrier | undefined;
    startTime: number | undefined;
  },
) {
  return {
    kind: given.side,
    // A server never continues what happens to be active in its own process.
    ...(given.side === 'server' ? { parent: given.parent ?? noCarrier } : {}),
    ...(given.startTime === undefined ? {} : { startTime: given.startTime }),
    attributes: { [attributes.rpcSystem]: 'grpc', [attributes.rpcMethod]: path.slice(1) },
  };
}

// To a server, what the caller did wrong is no error of its own.
const serverFaults: ReadonlySet<grpc.status> = new Set([
  grpc.status.UNKNOWN,
  grpc.status.DEADLINE_EXCEEDED,
  grpc.status.UNIMPLEMENTED,
  grpc.status.INTERNAL,
  grpc.status.UNAVAILABLE,
  grpc.status.DATA_LOSS,
]);

function endSpan(
  span: Span,
  call: { code: grpc.status; status: string; details: string; side: Side },
): void {
  span.setAttribute(attributes.rpcStatus, call.status);
  const isError =
    call.side === 'client' ? call.code !== grpc.status.OK : serverFaults.has(call.code);
  if (isError) {
    span.setAttribute(attributes.errorType, call.status);
    span.setStatus({ code: SpanStatusCode.ERROR, message: safeText(call.details, 1024) });
  }
  span.end();
}

const metadataSetter: TextMapSetter<grpc.Metadata> = {
  set: (metadata, key, value) => metadata.set(key, value),
};

function carrierFrom(metadata: grpc.Metadata): Carrier {
  if (!tracingIsOn()) return noCarrier;
  return readCarrier(metadata.get('traceparent')[0], metadata.get('tracestate')[0]);
}
