/* The trace of a crawl as the local receiver saw it. */
import type { ReceivedSpan } from '#libs/telemetry/otlp-json.ts';
import type { TraceReceiver } from '#libs/telemetry/receiver.ts';
import { renderWaterfall } from '#libs/telemetry/waterfall.ts';

const lastSpansWithinMs = 15_000;
// The beginning and the end tell the story; between them lies one page like the other.
const firstLines = 40;
const lastLines = 16;

/**
 * The spans of a trace once it is whole: every span's parent has arrived, and the seal that ends a
 * crawl. Services send their spans in batches, so the last ones come a moment after the crawl.
 */
export async function wholeTrace(
  receiver: TraceReceiver,
  traceId: string,
): Promise<readonly ReceivedSpan[]> {
  const isWhole = (): boolean => {
    const spans = receiver.trace(traceId);
    const known = new Set(spans.map(({ spanId }) => spanId));
    const hasParents = spans.every(
      ({ parentSpanId }) => parentSpanId === '' || known.has(parentSpanId),
    );
    return hasParents && spans.some(({ name }) => name.includes('SealRuns'));
  };
  await receiver
    .waitFor(isWhole, { withinMs: lastSpansWithinMs, what: 'whole trace' })
    // An incomplete trace is shown as it is: what is missing is worth seeing, too.
    .catch(() => undefined);
  return receiver.trace(traceId);
}

/** Prints a trace as a waterfall; of a long one the beginning and the end. */
export function printTrace(spans: readonly ReceivedSpan[]): void {
  const lines = renderWaterfall(spans).split('\n');
  console.log(`The trace of the first crawl, ${spans.length} spans:\n`);
  const left = lines.length - firstLines - lastLines;
  if (left <= 1) {
    console.log(lines.join('\n'));
    return;
  }
  console.log(lines.slice(0, firstLines).join('\n'));
  console.log(`… ${left} more …`);
  console.log(lines.slice(-lastLines).join('\n'));
}
