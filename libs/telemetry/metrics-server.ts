import { createServer, type ServerResponse } from 'node:http';
import { registry, renderMetrics } from './metrics.ts';

/** The metrics of this process over HTTP, on a port of their own. */
export interface MetricsServer extends AsyncDisposable {
  /** Where it really listens, as host:port. */
  readonly address: string;
}

/** What `/ready` tells of. */
export interface ReadinessView {
  readonly isReady: boolean;
  /** Why not, by part. */
  readonly reasons: Readonly<Record<string, string>>;
}

const alwaysReady: ReadinessView = { isReady: true, reasons: {} };

/**
 * Serves `GET /metrics` in OpenMetrics form, `/live` (200 while the process answers) and `/ready`
 * (200, or 503 with the reasons as JSON); everything else is 404.
 */
export async function serveMetrics(
  listen: { readonly host: string; readonly port: number },
  readiness = alwaysReady,
): Promise<MetricsServer> {
  const server = createServer(
    { requestTimeout: 5000, headersTimeout: 5000, maxHeaderSize: 8192 },
    (request, response) => {
      const path = request.method === 'GET' ? request.url?.split('?')[0] : undefined;
      if (path === '/metrics') sendMetrics(response);
      else if (path === '/live') sendJson(response, 200, { live: true });
      else if (path === '/ready') sendReadiness(response, readiness);
      else response.writeHead(404).end();
    },
  );
  server.maxConnections = 64;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(listen.port, listen.host, resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('Cannot tell the metrics port');
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return {
    address: `${host}:${bound.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendMetrics(response: ServerResponse): void {
  renderMetrics().then(
    (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
    () => response.writeHead(500).end(),
  );
}

function sendReadiness(response: ServerResponse, { isReady, reasons }: ReadinessView): void {
  sendJson(response, isReady ? 200 : 503, { ready: isReady, reasons });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(`${JSON.stringify(body)}\n`);
}
