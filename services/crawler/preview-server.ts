import { createRpcServer } from '#libs/grpc/serve.ts';
import { createServiceAuthenticator } from '#libs/grpc/service-secrets.ts';
import { ExtractionService } from '#libs/proto/services.ts';
import { listenText } from '#libs/runtime/env.ts';
import type { CrawlerConfig } from './config.ts';
import type { Previews } from './preview-service.ts';

/** The listener of previews. */
export interface PreviewServer {
  readonly address: string;
  /** Takes none any more, and ends those that run within a part of the crawler's own drain. */
  drain(drainMs: number): Promise<void>;
}

/** Listens for the gateway, where a listener is set; health says SERVING from then on. */
export async function servePreviews(
  config: Pick<CrawlerConfig, 'previewListen' | 'serviceSecret' | 'drainMs'>,
  {
    previews,
    resources,
  }: { readonly previews: Previews; readonly resources: AsyncDisposableStack },
): Promise<PreviewServer | undefined> {
  const { previewListen: listen, serviceSecret: secret, drainMs } = config;
  if (listen === undefined) return undefined;
  const server = resources.use(
    createRpcServer({
      name: 'internal',
      listen: listenText(listen),
      // By the crawlers' own secret, which the gateway knows. The gateway's may end runs and read
      // every tenant's jobs: it is never shown to a process that reads hostile pages.
      authenticate: createServiceAuthenticator([
        { name: 'gateway', secret, scopes: ['worker.preview'] },
      ]),
      reflection: false,
      timings: { shutdownMs: drainMs / 2 },
    }),
  );
  server.addService(ExtractionService, previews.handlers);
  const address = await server.listen();
  server.setServing(true);
  return {
    address,
    async drain(withinMs) {
      // What runs is told first that it ends: the server waits for its answers.
      await Promise.all([previews.stop(withinMs / 4), server.drain()]);
    },
  };
}
