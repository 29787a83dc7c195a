import { availableParallelism, hostname } from 'node:os';

import { readEnvironment, type Environment, type ListenAddress } from '#libs/runtime/env.ts';
import { version } from '#libs/runtime/version.ts';
import { httpQueue, suspectQueue } from '#libs/amqp/topology-model.ts';
import { readPracticeHosts, type PracticeHosts } from '#libs/sources/practice-hosts.ts';
import type { ParseLimits } from './core/parse-limits.ts';
import type { WearLimits } from './core/wear.ts';

/** All settings of the crawler. */
export interface CrawlerConfig {
  readonly version: string;
  /** Where spans go; undefined: nowhere. */
  readonly otlpEndpoint: string | undefined;
  readonly workerName: string;
  readonly gatewayAddress: string;
  readonly storageAddress: string;
  readonly serviceSecret: string;
  readonly amqpUrl: string;
  readonly queue: string;
  readonly concurrency: number;
  /** Whether a process of its own runs suspects beside this one. */
  readonly keepsSuspects: boolean;
  /** Where the gateway has pages tried; undefined: this crawler tries none. */
  readonly previewListen: ListenAddress | undefined;
  readonly metricsListen: ListenAddress;
  readonly suspectsMetricsListen: ListenAddress;
  readonly practiceHosts: PracticeHosts;
  readonly contact: string;
  /** The gateway checks it against the length of a slice. */
  readonly fetchTotalMsMax: number;
  readonly drainMs: number;
  /** The threads that read pages. */
  readonly parse: ParseLimits & { readonly threads: number };
  /** When the process ends itself, for another to take its place. */
  readonly wear: WearLimits;
}

/** Reads the settings of the crawler; throws one error that names all that is wrong. */
export function readConfig(source: Readonly<Record<string, string | undefined>>): CrawlerConfig {
  const env = readEnvironment(source);
  const config: CrawlerConfig = {
    version,
    otlpEndpoint: env.optionalText('OTEL_EXPORTER_OTLP_ENDPOINT'),
    workerName: env.text('JOBRADAR_WORKER_NAME', { fallback: `${hostname()}-${process.pid}` }),
    gatewayAddress: env.text('JOBRADAR_GATEWAY_ADDRESS'),
    storageAddress: env.text('JOBRADAR_STORAGE_ADDRESS'),
    serviceSecret: env.secret('JOBRADAR_SERVICE_SECRET_CRAWLER', { charsMin: 16 }),
    amqpUrl: env.url('JOBRADAR_AMQP_CONSUME_URL', {
      schemes: ['amqp', 'amqps'],
      also: 'JOBRADAR_AMQP_URL',
    }),
    queue: env.text('JOBRADAR_CRAWLER_QUEUE', { fallback: httpQueue }),
    concurrency: env.integer('JOBRADAR_CRAWLER_CONCURRENCY', { min: 1, max: 256, fallback: 32 }),
    keepsSuspects:
      env.choice('JOBRADAR_CRAWLER_SUSPECTS', { of: ['on', 'off'], fallback: 'on' }) === 'on',
    previewListen: readPreviewListen(env),
    metricsListen: env.listen('METRICS_LISTEN', '127.0.0.1:9464'),
    suspectsMetricsListen: env.listen('JOBRADAR_CRAWLER_SUSPECTS_METRICS_LISTEN', '127.0.0.1:0'),
    practiceHosts: readPracticeHosts(env),
    contact: env.text('JOBRADAR_AGENT_CONTACT'),
    fetchTotalMsMax: env.integer('JOBRADAR_FETCH_TOTAL_MS', {
      min: 100,
      max: 45_000,
      fallback: 45_000,
    }),
    drainMs: env.integer('JOBRADAR_DRAIN_MS', { min: 1_000, max: 60_000, fallback: 10_000 }),
    parse: readParse(env),
    wear: {
      executionsMax: env.integer('JOBRADAR_CRAWLER_EXECUTIONS_MAX', {
        min: 0,
        max: 1_000_000_000,
        fallback: 10_000,
      }),
      memoryMbMax: env.integer('JOBRADAR_CRAWLER_MEMORY_MAX_MB', {
        min: 0,
        max: 1_000_000,
        fallback: 1_024,
      }),
    },
  };
  if (config.keepsSuspects && config.queue === suspectQueue) {
    env.complain(
      `JOBRADAR_CRAWLER_SUSPECTS: is "on", must be off where the queue is ${suspectQueue} itself`,
    );
  }
  env.complete();
  return config;
}

/** The settings of the process that runs suspects for a crawler: one crawl at a time. */
export function forSuspects(config: CrawlerConfig): CrawlerConfig {
  return {
    ...config,
    workerName: `${config.workerName}-suspects`,
    queue: suspectQueue,
    concurrency: 1,
    keepsSuspects: false,
    previewListen: undefined,
    metricsListen: config.suspectsMetricsListen,
    parse: { ...config.parse, threads: 1 },
  };
}

function readPreviewListen(env: Environment): ListenAddress | undefined {
  const name = 'JOBRADAR_CRAWLER_GRPC_LISTEN';
  const isSaid = env.optionalText(name) !== undefined;
  return isSaid ? env.listen(name, '127.0.0.1:50053') : undefined;
}

function readParse(env: Environment): CrawlerConfig['parse'] {
  const cores = Math.max(availableParallelism() - 1, 1);
  return {
    threads: env.integer('JOBRADAR_CRAWLER_PARSE_THREADS', { min: 1, max: 64, fallback: cores }),
    pageMs: env.integer('JOBRADAR_CRAWLER_PARSE_MS', { min: 100, max: 60_000, fallback: 5_000 }),
    memoryMb: env.integer('JOBRADAR_CRAWLER_PARSE_MEMORY_MB', {
      min: 64,
      max: 2_048,
      fallback: 192,
    }),
    pagesPerThread: env.integer('JOBRADAR_CRAWLER_PARSE_PAGES', {
      min: 1,
      max: 1_000_000,
      fallback: 1_000,
    }),
  };
}
