import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { setLogService } from './log.ts';
import { setTracing } from './spans.ts';

/** Who this process is, and where its spans go. */
export interface TelemetryOptions {
  readonly service: string;
  readonly version: string;
  /** Where an OTLP collector listens; without it nothing is recorded or sent. */
  readonly endpoint: string | undefined;
}

const flushMsMax = 3000;

/**
 * Begins telemetry for this process: names the service in logs and, where an OTLP endpoint is
 * given, records spans and sends them there; disposing sends what is left, within three seconds.
 */
export async function startTelemetry(options: TelemetryOptions): Promise<AsyncDisposable> {
  setLogService(options.service);
  const { endpoint } = options;
  if (endpoint === undefined) return { [Symbol.asyncDispose]: async () => undefined };
  const provider = await createProvider({ ...options, endpoint });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  setTracing(true);
  return {
    async [Symbol.asyncDispose]() {
      setTracing(false);
      await within(flushMsMax, provider.shutdown());
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

// The SDK costs 150 ms of start-up and 20 MB, so a process without an endpoint never loads it.
async function createProvider(options: TelemetryOptions & { readonly endpoint: string }) {
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/+$/u, '')}/v1/traces`,
    timeoutMillis: flushMsMax,
    concurrencyLimit: 4,
  });
  return new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.service,
      'service.version': options.version,
      'service.instance.id': `${options.service}-${process.pid}`,
    }),
    // Sampling is decided once, where a trace begins; what arrives unsampled stays so.
    sampler: new sdk.ParentBasedSampler({ root: new sdk.AlwaysOnSampler() }),
    spanLimits: {
      attributeValueLengthLimit: 8192,
      attributeCountLimit: 64,
      eventCountLimit: 64,
      linkCountLimit: 128,
    },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        maxQueueSize: 8192,
        maxExportBatchSize: 512,
        scheduledDelayMillis: 500,
        exportTimeoutMillis: flushMsMax,
      }),
    ],
  });
}

// A collector that is away must not hold up the end of a service, and is no error of ours.
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timeUp = Promise.withResolvers<void>();
  const timer = setTimeout(timeUp.resolve, ms);
  await Promise.race([work.catch(() => undefined), timeUp.promise]);
  clearTimeout(timer);
}
