import {
  context,
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Link,
  type Span,
} from '@opentelemetry/api';
import { contextOf, spanContextOf, type Carrier } from './carrier.ts';
import { attributes, eventNames } from './names.ts';
import { safeText } from './redact.ts';
import { currentTaskId, forTask } from './task-context.ts';

export { currentCarrier, currentTraceId, type Carrier } from './carrier.ts';

/** Attributes by their names in names.ts; one that is undefined is left out. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** What a span says at its start. */
export interface SpanOptions {
  readonly kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** The parent, where it is not the active span: what a row or a header carries. */
  readonly parent?: Carrier | undefined;
  readonly links?: readonly Carrier[];
  /** Begins a trace of its own, whatever is active. */
  readonly root?: boolean;
  /** When it began, in Unix milliseconds, where that was before now. */
  readonly startTime?: number;
}

/** Runs the work inside a span: the span ends with it, and takes on its error. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  if (!isTracing) return work(noSpan);
  const { span, inside } = startSpan(name, options);
  try {
    return await context.with(inside, work, undefined, span);
  } catch (error) {
    recordError(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Runs the work for one crawl: the active span, every span begun inside and every log line carry
 * its id, so that one search finds all that was done for it.
 */
export function withTask<T>(taskId: string, work: () => T): T {
  if (isTracing) trace.getActiveSpan()?.setAttribute(attributes.taskId, taskId);
  return forTask(taskId, work);
}

/** Notes a change of state on the active span. */
export function addSpanEvent(name: string, fields?: SpanAttributes): void {
  if (!isTracing) return;
  trace.getActiveSpan()?.addEvent(name, definedAttributes(fields));
}

/** Adds to the active span what only became known on the way. */
export function annotateSpan(fields: SpanAttributes): void {
  if (!isTracing) return;
  trace.getActiveSpan()?.setAttributes(definedAttributes(fields));
}

/** Marks a span as failed by an expected ending that nothing throws for. */
export function markFailed(span: Span, errorType: string, message = ''): void {
  span.setAttribute(attributes.errorType, errorType);
  span.setStatus({ code: SpanStatusCode.ERROR, message: safeText(message, messageLengthMax) });
}

/** Marks a span as failed by what was thrown, with a bounded stack. */
export function recordError(span: Span, error: unknown): void {
  if (!(error instanceof Error)) return markFailed(span, 'unknown', String(error));
  markFailed(span, errorTypeOf(error), error.message);
  span.addEvent(eventNames.exception, {
    [attributes.exceptionType]: error.name,
    [attributes.exceptionMessage]: safeText(error.message, messageLengthMax),
    [attributes.exceptionStacktrace]: safeText(error.stack ?? '', stackLengthMax),
  });
}

/** Begins a span outside `inSpan`, for what ends in a callback; the caller must end it. */
export function startSpan(
  name: string,
  options: SpanOptions,
): { readonly span: Span; readonly inside: Context } {
  if (!isTracing) return { span: noSpan, inside: context.active() };
  const before = parentContext(options);
  const taskId = currentTaskId();
  const span = trace.getTracer('jobradar').startSpan(
    name,
    {
      kind: spanKinds[options.kind ?? 'internal'],
      ...(options.startTime === undefined ? {} : { startTime: options.startTime }),
      links: (options.links ?? []).flatMap(toLink),
      attributes: {
        ...(taskId === '' ? {} : { [attributes.taskId]: taskId }),
        ...definedAttributes(options.attributes),
      },
    },
    before,
  );
  return { span, inside: trace.setSpan(before, span) };
}

/** Whether spans are recorded; what is costly to prepare for a span is skipped where not. */
export function tracingIsOn(): boolean {
  return isTracing;
}

/** Turns spans on or off; only the start of telemetry calls it. */
export function setTracing(isOn: boolean): void {
  isTracing = isOn;
}

const messageLengthMax = 1024;
const stackLengthMax = 4096;
const noSpan: Span = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
const spanKinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

let isTracing = false;

function parentContext(options: SpanOptions): Context {
  if (options.parent !== undefined) return contextOf(options.parent);
  return options.root === true ? ROOT_CONTEXT : context.active();
}

function toLink(carrier: Carrier): Link[] {
  const target = spanContextOf(carrier);
  return target === undefined ? [] : [{ context: target }];
}

function definedAttributes(given: SpanAttributes | undefined): Attributes {
  const defined: Attributes = {};
  for (const [key, value] of Object.entries(given ?? {})) {
    if (value !== undefined) defined[key] = typeof value === 'string' ? safeText(value) : value;
  }
  return defined;
}

function errorTypeOf(error: Error): string {
  // An AppError's reason says more than its class, and comes from a closed list.
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.name;
}
