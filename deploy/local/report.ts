/* The report of `npm start -- --report FILE`: what public RPCs and the trace receiver gave, in the
 * names of the protos. */
import { writeFileSync } from 'node:fs';
import type { Job } from '#libs/proto/gen/jobradar/v1/Job.ts';
import { fromTimestamp } from '#libs/proto/timestamps.ts';
import type { ReceivedSpan } from '#libs/telemetry/otlp-json.ts';
import type { EndedCrawl } from './first-crawls.ts';

/** What a report tells. */
export interface ReportFacts {
  readonly addresses: object;
  readonly crawls: readonly EndedCrawl[];
  readonly jobs: readonly Job[];
  readonly spans: readonly ReceivedSpan[];
}

/** Whether every crawl came to its good end. */
export function isAllSucceeded(crawls: readonly EndedCrawl[]): boolean {
  return crawls.every(({ crawl }) => crawl.state === 'STATE_SUCCEEDED');
}

/** Writes the report. */
export function writeReport(file: string, facts: ReportFacts): void {
  const { addresses, crawls, jobs, spans } = facts;
  const report = {
    ok: isAllSucceeded(crawls),
    addresses,
    crawls: crawls.map(({ strategy, crawl }) => ({
      name: crawl.name,
      strategy,
      source: crawl.source,
      state: crawl.state.replace('STATE_', ''),
      counts: snakeCase(crawl.counts),
      attempts: crawl.attempt,
      executions: crawl.executionCount,
      trace_id: crawl.traceId,
    })),
    jobs: jobs.map(snakeCase),
    trace: { trace_id: spans[0]?.traceId ?? '', spans: spans.map(toReportedSpan) },
  };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

function toReportedSpan(span: ReceivedSpan): object {
  return {
    span_id: span.spanId,
    parent_span_id: span.parentSpanId,
    service: span.service,
    kind: span.kind,
    name: span.name,
    start: new Date(span.startMs).toISOString(),
    duration_ms: Math.round(span.durationMs * 1000) / 1000,
    status: span.status,
  };
}

// Their keys are data, not field names.
const maps = new Set(['attributes', 'extras', 'labels']);

/* A message as the protos name it: snake_case, times as ISO text. */
function snakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCase);
  if (typeof value !== 'object' || value === null) return value;
  if ('seconds' in value && 'nanos' in value) {
    return fromTimestamp({ seconds: String(value.seconds), nanos: Number(value.nanos) });
  }
  return Object.fromEntries(
    Object.entries(value)
      // "_field" only says which optional fields are set.
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, inner]) => [
        key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        maps.has(key) ? inner : snakeCase(inner),
      ]),
  );
}
