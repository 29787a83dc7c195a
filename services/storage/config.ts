import { readEnvironment, type ListenAddress } from '#libs/runtime/env.ts';
import { readKeptDays, type KeptDays } from '#libs/runtime/retention.ts';
import { version } from '#libs/runtime/version.ts';
import { retentionRules, type RetentionName } from './core/retention.ts';

/** All settings of storage. */
export interface StorageConfig {
  readonly version: string;
  /** Where spans go; undefined: nowhere. */
  readonly otlpEndpoint: string | undefined;
  readonly databaseUrl: string;
  readonly poolMax: number;
  readonly grantPublicKeys: readonly string[];
  readonly crawlerSecret: string;
  readonly gatewaySecret: string;
  readonly listen: ListenAddress;
  readonly metricsListen: ListenAddress;
  readonly hasReflection: boolean;
  /** How long drain waits for a balancer to see NOT_SERVING. */
  readonly balancerWaitMs: number;
  /** How long the end may take after that. */
  readonly drainMs: number;
  /** Days that rows are kept, by rule. */
  readonly keptDays: KeptDays<RetentionName>;
}

/** Reads the settings of storage; throws one error that names all that is wrong. */
export function readConfig(source: Readonly<Record<string, string | undefined>>): StorageConfig {
  const env = readEnvironment(source);
  const grantPublicKeys = readKeys(env.secret('JOBRADAR_GRANT_PUBLIC_KEYS'));
  if (grantPublicKeys.length === 0) {
    env.complain('JOBRADAR_GRANT_PUBLIC_KEYS: must hold one PUBLIC KEY in PEM form or more');
  }
  const crawlerSecret = env.secret('JOBRADAR_SERVICE_SECRET_CRAWLER', { charsMin: 16 });
  const gatewaySecret = env.secret('JOBRADAR_SERVICE_SECRET_GATEWAY', { charsMin: 16 });
  if (crawlerSecret !== '' && crawlerSecret === gatewaySecret) {
    env.complain('JOBRADAR_SERVICE_SECRET_GATEWAY: must differ from that of the crawler');
  }
  const config: StorageConfig = {
    version,
    otlpEndpoint: env.optionalText('OTEL_EXPORTER_OTLP_ENDPOINT'),
    databaseUrl: env.url('JOBRADAR_STORAGE_DATABASE_URL', {
      schemes: ['postgresql', 'postgres'],
      also: 'JOBRADAR_DATABASE_URL',
    }),
    poolMax: env.integer('JOBRADAR_STORAGE_POOL_MAX', { min: 2, max: 64, fallback: 8 }),
    grantPublicKeys,
    crawlerSecret,
    gatewaySecret,
    listen: env.listen('GRPC_INTERNAL_LISTEN', '127.0.0.1:50052'),
    metricsListen: env.listen('METRICS_LISTEN', '127.0.0.1:9464'),
    hasReflection: env.choice('GRPC_REFLECTION', { of: ['on', 'off'], fallback: 'on' }) === 'on',
    balancerWaitMs: env.integer('JOBRADAR_BALANCER_WAIT_MS', { min: 0, max: 60_000, fallback: 0 }),
    drainMs: env.integer('JOBRADAR_DRAIN_MS', { min: 1_000, max: 60_000, fallback: 10_000 }),
    keptDays: readKeptDays(env, retentionRules),
  };
  env.complete();
  return config;
}

/** The keys of one text, the new and the old one; line breaks may be written as \n. */
function readKeys(text: string): readonly string[] {
  const pattern = /-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\s]+-----END PUBLIC KEY-----/gu;
  return text.replaceAll(String.raw`\n`, '\n').match(pattern) ?? [];
}
