import { randomUUID } from 'node:crypto';

import { connect } from '#libs/grpc/connect.ts';
import { PolitenessService, StorageService, TaskLeaseService } from '#libs/proto/services.ts';
import { fetchLimits } from '#libs/sources/fetch-limits.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { createFetcher } from './adapters/fetcher.ts';
import { createLeaseClient } from './adapters/lease-client.ts';
import type { OutageWatch } from './adapters/outage.ts';
import { createPageParsers } from './adapters/page-parser.ts';
import { createParsePool } from './adapters/parse-pool.ts';
import { createPermits } from './adapters/permits.ts';
import { createRobotsCache } from './adapters/robots-cache.ts';
import { createSourceReaders } from './adapters/source-readers.ts';
import { createStorageClient } from './adapters/storage-client.ts';
import type { WearWatch } from './adapters/wear-watch.ts';
import type { CrawlerConfig } from './config.ts';
import { createPreviews, type Previews } from './preview-service.ts';
import { createTaskRunner, type TaskRunner } from './run-task.ts';
import { createSourceReader } from './sources/create-source-reader.ts';

/** What works in a crawler: its crawls, and its previews. */
export interface CrawlerParts {
  readonly runner: TaskRunner;
  readonly previews: Previews;
}

/** Builds both with their clients, fetcher and readers; `resources` ends them. */
export function buildRunner(
  config: CrawlerConfig,
  {
    resources,
    watch,
    wear,
  }: {
    readonly resources: AsyncDisposableStack;
    readonly watch: OutageWatch;
    readonly wear: Pick<WearWatch, 'count'>;
  },
): CrawlerParts {
  const secret = { secret: config.serviceSecret };
  const leases = resources.use(connect(TaskLeaseService, config.gatewayAddress, secret));
  const politeness = resources.use(connect(PolitenessService, config.gatewayAddress, secret));
  const storage = resources.use(connect(StorageService, config.storageAddress, secret));
  const fetcher = resources.use(
    createFetcher({
      practiceHosts: config.practiceHosts,
      ...fetchLimits,
    }),
  );
  const pool = resources.use(createParsePool(config.parse));
  // A thread of their own, which is started with the first one: no crawl waits behind a preview.
  const previewPool = resources.use(createParsePool({ ...config.parse, threads: 1 }));
  const shared = { clock: systemClock, watch, random: Math.random };
  const common = {
    permits: createPermits({ rpc: politeness, ...shared }),
    robots: createRobotsCache({ rpc: politeness, ...shared }),
    fetcher,
    readerOf: createSourceReaders(createSourceReader),
    contact: config.contact,
    fetchTotalMsMax: config.fetchTotalMsMax,
    clock: systemClock,
  };
  const runner = createTaskRunner({
    ...common,
    leases: createLeaseClient({ rpc: leases, ...shared }),
    storage: createStorageClient({ rpc: storage, ...shared }),
    parsers: createPageParsers(pool),
    worker: { id: randomUUID(), name: config.workerName, version: config.version },
    onExecuted: () => wear.count(),
  });
  const previews = createPreviews({ ...common, version: config.version, pool: previewPool });
  return { runner, previews };
}
