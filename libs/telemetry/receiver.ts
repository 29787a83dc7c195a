import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { parseOtlpTraces, type ReceivedSpan } from './otlp-json.ts';

export type { ReceivedSpan } from './otlp-json.ts';

/** A small OTLP endpoint that keeps the newest spans in memory, for tests and for `npm start`. */
export interface TraceReceiver extends AsyncDisposable {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT has to be. */
  readonly url: string;
  /** The spans kept, in order of arrival. */
  readonly spans: readonly ReceivedSpan[];
  /** The spans of one trace. */
  trace(traceId: string): readonly ReceivedSpan[];
  /** Resolves when the spans satisfy the condition; rejects at the deadline, naming what came. */
  waitFor(
    condition: (spans: readonly ReceivedSpan[]) => boolean,
    options?: { readonly withinMs?: number; readonly what?: string },
  ): Promise<void>;
}

const spansMax = 50_000;
const bodyBytesMax = 16 * 1024 * 1024;

/** Receives OTLP/HTTP JSON traces on loopback; the oldest spans make room for new ones. */
export async function startReceiver(
  options: { readonly port?: number } = {},
): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const watchers = new Set<() => void>();
  const server = createServer((request, response) => {
    receive(request, response).then(
      (received) => {
        spans.push(...received);
        if (spans.length > spansMax) spans.splice(0, spans.length - spansMax);
        for (const watch of watchers) watch();
      },
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = bound === null || typeof bound === 'string' ? 0 : bound.port;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    trace: (traceId) => spans.filter((span) => span.traceId === traceId),
    waitFor: (condition, { withinMs = 10_000, what = 'the expected spans' } = {}) =>
      new Promise<void>((resolve, reject) => {
        const stop = (): void => {
          clearTimeout(timer);
          watchers.delete(watch);
        };
        const watch = (): void => {
          if (!condition(spans)) return;
          stop();
          resolve();
        };
        const timer = setTimeout(() => {
          stop();
          const seen = spans.slice(-40).map((span) => `${span.service}: ${span.name}`);
          reject(new Error(`No ${what} within ${withinMs} ms; the newest are ${seen.join(', ')}`));
        }, withinMs);
        watchers.add(watch);
        watch();
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<readonly ReceivedSpan[]> {
  const body = await readBody(request);
  if (request.method !== 'POST' || request.url !== '/v1/traces') {
    response.writeHead(404).end();
    return [];
  }
  const isPacked = request.headers['content-encoding'] === 'gzip';
  const bytes = isPacked ? gunzipSync(body, { maxOutputLength: bodyBytesMax }) : body;
  const received = parseOtlpTraces(bytes.toString('utf8'));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  return received;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('Expected bytes');
    length += chunk.length;
    if (length > bodyBytesMax) throw new RangeError('The export is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
