import { histogram } from '#libs/telemetry/metrics.ts';
import { attributes, metricNames } from '#libs/telemetry/names.ts';
import { currentTraceId, inSpan, tracingIsOn } from '#libs/telemetry/spans.ts';

const duration = histogram({
  name: metricNames.dbOperationDuration,
  help: 'Database statements, waiting for a connection included',
  labels: ['statement', 'outcome'],
});

/**
 * Runs one statement measured, and in a span of its own where it is part of a trace: a duty that
 * looks for work every second would otherwise make a trace each time. The span holds the
 * statement's name, never its text or values.
 */
export async function observed<T>(
  { name, schema }: { readonly name: string; readonly schema: string },
  work: () => Promise<T>,
): Promise<T> {
  if (!tracingIsOn() || currentTraceId() === '') return await timed(name, work);
  const span = {
    kind: 'client',
    attributes: {
      [attributes.dbSystem]: 'postgresql',
      [attributes.dbNamespace]: schema,
      [attributes.dbSummary]: name,
    },
  } as const;
  return await inSpan(name, span, () => timed(name, work));
}

async function timed<T>(statement: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  let outcome: 'ok' | 'error' = 'error';
  try {
    const result = await work();
    outcome = 'ok';
    return result;
  } finally {
    duration.observe({ statement, outcome }, (performance.now() - started) / 1000);
  }
}
