import type { ReceivedSpan } from './otlp-json.ts';

/** What the waterfall needs of a span. */
export type WaterfallSpan = Pick<
  ReceivedSpan,
  'spanId' | 'parentSpanId' | 'service' | 'name' | 'kind' | 'startMs' | 'durationMs' | 'status'
>;

const barWidth = 24;
const nameWidthMax = 72;
const depthMax = 32;

/**
 * Draws a trace as text: one line a span, children below their parent in order of start, with
 * service, start offset, duration, a bar on the common time axis, and a mark on what failed.
 */
export function renderWaterfall(spans: readonly WaterfallSpan[]): string {
  if (spans.length === 0) return '(no spans)';
  const rows = inTreeOrder(spans);
  const startMs = Math.min(...spans.map((span) => span.startMs));
  const endMs = Math.max(...spans.map((span) => span.startMs + span.durationMs));
  const axis = { startMs, lengthMs: Math.max(endMs - startMs, 0.001) };
  const labels = rows.map(({ span, depth }) => cut(`${'  '.repeat(depth)}${span.name}`));
  const labelWidth = Math.max(...labels.map((label) => label.length));
  const serviceWidth = Math.max(...spans.map((span) => span.service.length));
  return rows
    .map(({ span }, row) => {
      const columns = [
        span.service.padEnd(serviceWidth),
        (labels[row] ?? '').padEnd(labelWidth),
        formatMs(span.startMs - startMs).padStart(9),
        formatMs(span.durationMs).padStart(9),
        bar(span, axis),
      ];
      return `${columns.join('  ')}${span.status === 'ERROR' ? '  ERROR' : ''}`.trimEnd();
    })
    .join('\n');
}

interface Row {
  readonly span: WaterfallSpan;
  readonly depth: number;
}

function inTreeOrder(spans: readonly WaterfallSpan[]): readonly Row[] {
  const known = new Set(spans.map((span) => span.spanId));
  const children = new Map<string, WaterfallSpan[]>();
  for (const span of spans) {
    // A span whose parent is not here stands as a root, so that nothing is left out.
    const parent = known.has(span.parentSpanId) ? span.parentSpanId : '';
    children.set(parent, [...(children.get(parent) ?? []), span]);
  }
  const rows: Row[] = [];
  const seen = new Set<string>();
  const add = (parent: string, depth: number): void => {
    const below = (children.get(parent) ?? []).sort((a, b) => a.startMs - b.startMs);
    for (const span of below) {
      if (seen.has(span.spanId)) continue;
      seen.add(span.spanId);
      rows.push({ span, depth: Math.min(depth, depthMax) });
      add(span.spanId, depth + 1);
    }
  };
  add('', 0);
  // What is left hangs in a circle; it is shown as it comes.
  for (const span of spans) {
    if (!seen.has(span.spanId)) add(span.parentSpanId, 0);
  }
  return rows;
}

function bar(span: WaterfallSpan, axis: { startMs: number; lengthMs: number }): string {
  const scale = barWidth / axis.lengthMs;
  const from = Math.min(Math.floor((span.startMs - axis.startMs) * scale), barWidth - 1);
  const length = Math.max(1, Math.min(Math.round(span.durationMs * scale), barWidth - from));
  return `|${' '.repeat(from)}${'='.repeat(length)}${' '.repeat(barWidth - from - length)}|`;
}

function formatMs(ms: number): string {
  if (ms < 10) return `${ms.toFixed(2)} ms`;
  if (ms < 10_000) return `${ms.toFixed(0)} ms`;
  return `${(ms / 1000).toFixed(1)} s`;
}

function cut(label: string): string {
  return label.length <= nameWidthMax ? label : `${label.slice(0, nameWidthMax - 1)}…`;
}
