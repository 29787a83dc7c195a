import { z } from 'zod';

/** A span as it was received, in plain values. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for a root. */
  readonly parentSpanId: string;
  readonly service: string;
  readonly name: string;
  readonly kind: 'INTERNAL' | 'SERVER' | 'CLIENT' | 'PRODUCER' | 'CONSUMER';
  /** Unix milliseconds, with fractions. */
  readonly startMs: number;
  readonly durationMs: number;
  readonly status: 'UNSET' | 'OK' | 'ERROR';
  readonly statusMessage: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly events: readonly string[];
}

/** Reads the spans of one OTLP request in JSON form; throws where it is something else. */
export function parseOtlpTraces(text: string): ReceivedSpan[] {
  const request = exportRequest.parse(JSON.parse(text));
  return request.resourceSpans.flatMap((resource) => {
    const named = toRecord(resource.resource?.attributes)['service.name'];
    const service = typeof named === 'string' ? named : 'unknown';
    return resource.scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => toReceived(service, span)),
    );
  });
}

const anyValue = z.record(z.string(), z.unknown());
const keyValues = z.array(z.object({ key: z.string(), value: anyValue })).optional();
const instant = z.union([z.string(), z.number()]).transform((nanos) => BigInt(nanos));
const otlpSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number().optional(),
  startTimeUnixNano: instant,
  endTimeUnixNano: instant,
  attributes: keyValues,
  status: z.object({ code: z.number().optional(), message: z.string().optional() }).optional(),
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).optional(),
  events: z.array(z.object({ name: z.string() })).optional(),
});
const exportRequest = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: keyValues }).optional(),
      scopeSpans: z.array(z.object({ spans: z.array(otlpSpan) })),
    }),
  ),
});

const kinds = ['INTERNAL', 'INTERNAL', 'SERVER', 'CLIENT', 'PRODUCER', 'CONSUMER'] as const;
const statuses = ['UNSET', 'OK', 'ERROR'] as const;

function toReceived(service: string, span: z.output<typeof otlpSpan>): ReceivedSpan {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: span.parentSpanId ?? '',
    service,
    name: span.name,
    kind: kinds[span.kind ?? 0] ?? 'INTERNAL',
    startMs: Number(span.startTimeUnixNano / 1000n) / 1000,
    durationMs: Number((span.endTimeUnixNano - span.startTimeUnixNano) / 1000n) / 1000,
    status: statuses[span.status?.code ?? 0] ?? 'UNSET',
    statusMessage: span.status?.message ?? '',
    attributes: toRecord(span.attributes),
    links: span.links ?? [],
    events: (span.events ?? []).map((event) => event.name),
  };
}

function toRecord(pairs: z.output<typeof keyValues>): Record<string, unknown> {
  return Object.fromEntries((pairs ?? []).map(({ key, value }) => [key, plainValue(value)]));
}

// JSON form: 64-bit integers come as text, arrays one level down.
function plainValue(value: Record<string, unknown>): unknown {
  if ('intValue' in value) return Number(value['intValue']);
  if ('arrayValue' in value)
    return z
      .object({ values: z.array(anyValue) })
      .parse(value['arrayValue'])
      .values.map(plainValue);
  return Object.values(value)[0];
}
