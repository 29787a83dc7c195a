import { createServer } from 'node:http';
import { registry, renderMetrics } from './metrics.ts';

/** The metrics of this process over HTTP, on a port of their own. */
export interface MetricsServer extends AsyncDisposable {
  /** Where it really listens, as host:port. */
  readonly address: string;
}

/** Serves `GET /metrics` in OpenMetrics form; everything else is 404. */
export async function serveMetrics(listen: {
  readonly host: string;
  readonly port: number;
}): Promise<MetricsServer> {
  const server = createServer(
    { requestTimeout: 5000, headersTimeout: 5000, maxHeaderSize: 8192 },
    (request, response) => {
      const path = request.url?.split('?')[0];
      if (request.method !== 'GET' || path !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      renderMetrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
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
