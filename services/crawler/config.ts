import { hostname } from 'node:os';

import { readEnvironment, type ListenAddress } from '#libs/runtime/env.ts';
import { version } from '#libs/runtime/version.ts';
import { httpQueue } from '#libs/amqp/topology-model.ts';
import { readPracticeHosts, type PracticeHosts } from '#libs/sources/practice-hosts.ts';

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
  readonly metricsListen: ListenAddress;
  readonly practiceHosts: PracticeHosts;
  readonly contact: string;
  /** The gateway checks it against the length of a slice. */
  readonly fetchTotalMsMax: number;
  readonly drainMs: number;
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
    metricsListen: env.listen('METRICS_LISTEN', '127.0.0.1:9464'),
    practiceHosts: readPracticeHosts(env),
    contact: env.text('JOBRADAR_AGENT_CONTACT'),
    fetchTotalMsMax: env.integer('JOBRADAR_FETCH_TOTAL_MS', {
      min: 100,
      max: 45_000,
      fallback: 45_000,
    }),
    drainMs: env.integer('JOBRADAR_DRAIN_MS', { min: 1_000, max: 60_000, fallback: 10_000 }),
  };
  env.complete();
  return config;
}
