import {
  context,
  propagation,
  ROOT_CONTEXT,
  trace,
  type Context,
  type SpanContext,
} from '@opentelemetry/api';

/** A trace context as text, W3C form; both are empty where there is no trace. */
export interface Carrier {
  readonly traceparent: string;
  readonly tracestate: string;
}

/** The carrier of no trace. */
export const noCarrier: Carrier = { traceparent: '', tracestate: '' };

const traceparentPattern = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/u;
const tracestateLengthMax = 512;

/** Takes what a header or a row holds; anything that is not a trace context counts as none. */
export function readCarrier(traceparent: unknown, tracestate?: unknown): Carrier {
  if (typeof traceparent !== 'string' || !traceparentPattern.test(traceparent)) return noCarrier;
  const isUsable = typeof tracestate === 'string' && tracestate.length <= tracestateLengthMax;
  return { traceparent, tracestate: isUsable ? tracestate : '' };
}

/** The headers of a message that carries this trace; no keys where there is none. */
export function carrierHeaders(carrier: Carrier): Record<string, string> {
  if (carrier.traceparent === '') return {};
  return {
    traceparent: carrier.traceparent,
    ...(carrier.tracestate === '' ? {} : { tracestate: carrier.tracestate }),
  };
}

/** The id of the trace that a carrier belongs to; empty where there is none. */
export function traceIdOf(carrier: Carrier): string {
  return carrier.traceparent.split('-')[1] ?? '';
}

/** The context active now, as text. */
export function currentCarrier(): Carrier {
  return carrierOf(context.active());
}

/** The id of the active trace; empty where there is none. */
export function currentTraceId(): string {
  return trace.getSpanContext(context.active())?.traceId ?? '';
}

/** The given context as text. */
export function carrierOf(from: Context): Carrier {
  const target: Record<string, string> = {};
  propagation.inject(from, target);
  return { traceparent: target['traceparent'] ?? '', tracestate: target['tracestate'] ?? '' };
}

/** A context whose remote parent is the carrier's span; the root where there is none. */
export function contextOf(carrier: Carrier): Context {
  if (carrier.traceparent === '') return ROOT_CONTEXT;
  return propagation.extract(ROOT_CONTEXT, carrier);
}

/** The span that a carrier names, to link to it. */
export function spanContextOf(carrier: Carrier): SpanContext | undefined {
  return trace.getSpanContext(contextOf(carrier));
}
