import { createPrivateKey } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { readEnvironment, type Environment, type ListenAddress } from '#libs/runtime/env.ts';
import { readKeptDays, type KeptDays } from '#libs/runtime/retention.ts';
import { version } from '#libs/runtime/version.ts';
import { readPracticeHosts, type PracticeHosts } from '#libs/sources/practice-hosts.ts';
import { usualPolicy, type ProtocolPolicy } from './core/policy.ts';
import { retentionRules, type RetentionName } from './core/retention.ts';
import type { BucketRule } from './core/token-bucket.ts';
import { checkTimeLadder } from './core/time-ladder.ts';

/** Everything that a gateway is told from outside. */
export interface GatewayConfig {
  readonly version: string;
  /** Where spans go; undefined: nowhere. */
  readonly otlpEndpoint: string | undefined;
  readonly databaseUrl: string;
  readonly databasePoolMax: number;
  readonly publishUrl: string;
  /** Where dead letters are taken, by a user who may do nothing else. */
  readonly deadLetterUrl: string;
  readonly storageAddress: string;
  /** Where crawlers try pages for TestSource; undefined: nowhere. */
  readonly crawlerAddress: string | undefined;
  readonly grantPrivateKey: string;
  readonly crawlerSecret: string;
  readonly gatewaySecret: string;
  readonly apiKeyPepper: string;
  readonly publicListen: ListenAddress;
  readonly internalListen: ListenAddress;
  readonly metricsListen: ListenAddress;
  readonly hasReflection: boolean;
  readonly balancerWaitMs: number;
  /** How long the end may take after that. */
  readonly drainMs: number;
  /** Private `host:port` pairs that may be crawled all the same. */
  readonly practiceHosts: PracticeHosts;
  /** The workers' contact, for explanations of what they send; undefined: it is not told here. */
  readonly agentContact: string | undefined;
  /** What one fetch may take at most, as the workers are told. */
  readonly fetchTotalMsMax: number;
  readonly callRate: BucketRule;
  readonly creationRate: BucketRule;
  readonly previewRate: BucketRule;
  readonly failedLogins: BucketRule;
  readonly sourcesMax: number;
  /** Crawls that may wait in all before submissions are refused. */
  readonly waitingMax: number;
  readonly policy: ProtocolPolicy;
  /** Days that rows are kept, by rule. */
  readonly keptDays: KeptDays<RetentionName>;
}

/** What the API key command is told from outside. */
export interface KeyCommandConfig {
  readonly databaseUrl: string;
  readonly apiKeyPepper: string;
  /** The part of a key that says for which installation it is. */
  readonly environment: string;
}

type EnvironmentSource = Readonly<Record<string, string | undefined>>;

const second = 1_000;
const minute = 60 * second;

/** Reads the settings of a gateway; throws one error with all complaints. */
export function readConfig(source: EnvironmentSource): GatewayConfig {
  const env = readEnvironment(source);
  const publicListen = env.listen('GRPC_PUBLIC_LISTEN', '127.0.0.1:50051');
  // A container binds all its addresses, and its port may be published on loopback only.
  const reach = env.choice('JOBRADAR_PUBLIC_REACH', {
    of: ['listener', 'loopback'],
    fallback: 'listener',
  });
  const isReachedHereOnly = reach === 'loopback' || isLoopback(publicListen.host);
  const config: GatewayConfig = {
    version,
    otlpEndpoint: env.optionalText('OTEL_EXPORTER_OTLP_ENDPOINT'),
    databaseUrl: readDatabaseUrl(env),
    databasePoolMax: env.integer('JOBRADAR_GATEWAY_POOL_MAX', { min: 2, max: 100, fallback: 12 }),
    publishUrl: env.url('JOBRADAR_AMQP_PUBLISH_URL', {
      schemes: ['amqp', 'amqps'],
      also: 'JOBRADAR_AMQP_URL',
    }),
    deadLetterUrl: env.url('JOBRADAR_AMQP_DEADLETTER_URL', {
      schemes: ['amqp', 'amqps'],
      also: 'JOBRADAR_AMQP_URL',
    }),
    storageAddress: env.text('JOBRADAR_STORAGE_ADDRESS'),
    crawlerAddress: env.optionalText('JOBRADAR_CRAWLER_ADDRESS'),
    grantPrivateKey: readGrantKey(env),
    ...readServiceSecrets(env),
    apiKeyPepper: env.secret('JOBRADAR_API_KEY_PEPPER', { charsMin: 16 }),
    publicListen,
    internalListen: env.listen('GRPC_INTERNAL_LISTEN', '127.0.0.1:50052'),
    metricsListen: env.listen('METRICS_LISTEN', '127.0.0.1:9464'),
    hasReflection: env.choice('GRPC_REFLECTION', { of: ['on', 'off'], fallback: 'on' }) === 'on',
    balancerWaitMs: env.integer('JOBRADAR_BALANCER_WAIT_MS', { min: 0, max: minute, fallback: 0 }),
    drainMs: env.integer('JOBRADAR_DRAIN_MS', { min: 1_000, max: minute, fallback: 10_000 }),
    practiceHosts: readPracticeHostsHere(env, isReachedHereOnly),
    agentContact: env.optionalText('JOBRADAR_AGENT_CONTACT'),
    fetchTotalMsMax: readMs(env, 'JOBRADAR_FETCH_TOTAL_MS', 45 * second),
    callRate: {
      perSecond: env.integer('JOBRADAR_RATE_TOKENS_PER_SECOND', { min: 1, max: 1e6, fallback: 50 }),
      burst: env.integer('JOBRADAR_RATE_BURST', { min: 1, max: 1e6, fallback: 200 }),
    },
    creationRate: readPerMinute(env, 'JOBRADAR_CRAWLS_PER_MINUTE', 60),
    previewRate: readPerMinute(env, 'JOBRADAR_PREVIEWS_PER_MINUTE', 10),
    failedLogins: readPerMinute(env, 'JOBRADAR_FAILED_LOGINS_PER_MINUTE', 20),
    sourcesMax: env.integer('JOBRADAR_SOURCES_MAX', { min: 1, max: 1e6, fallback: 500 }),
    waitingMax: env.integer('JOBRADAR_WAITING_MAX', { min: 1, max: 1e9, fallback: 1_000_000 }),
    policy: readPolicy(env),
    keptDays: readKeptDays(env, retentionRules),
  };
  env.complete();
  return config;
}

/** Reads the settings of the API key command; throws one error with all complaints. */
export function readKeyCommandConfig(source: EnvironmentSource): KeyCommandConfig {
  const env = readEnvironment(source);
  const environment = env.text('JOBRADAR_KEY_ENVIRONMENT', { fallback: 'dev' });
  if (!/^[a-z][a-z0-9]{0,15}$/.test(environment)) {
    env.complain('JOBRADAR_KEY_ENVIRONMENT: must be up to 16 lower-case letters and digits');
  }
  const config: KeyCommandConfig = {
    databaseUrl: readDatabaseUrl(env),
    apiKeyPepper: env.secret('JOBRADAR_API_KEY_PEPPER', { charsMin: 16 }),
    environment,
  };
  env.complete();
  return config;
}

function readDatabaseUrl(env: Environment): string {
  return env.url('JOBRADAR_GATEWAY_DATABASE_URL', {
    schemes: ['postgres', 'postgresql'],
    also: 'JOBRADAR_DATABASE_URL',
  });
}

// Line breaks may be written as \n, for environments that hold one line each.
function readGrantKey(env: Environment): string {
  const name = 'JOBRADAR_GRANT_PRIVATE_KEY';
  const pem = env.secret(name).replaceAll(String.raw`\n`, '\n');
  try {
    if (pem === '' || createPrivateKey(pem).asymmetricKeyType === 'ed25519') return pem;
  } catch {
    // What the library says of a key that it cannot read may quote it.
  }
  env.complain(`${name}: must be an Ed25519 PRIVATE KEY in PEM form`);
  return '';
}

function readServiceSecrets(env: Environment) {
  const crawlerSecret = env.secret('JOBRADAR_SERVICE_SECRET_CRAWLER', { charsMin: 16 });
  const gatewaySecret = env.secret('JOBRADAR_SERVICE_SECRET_GATEWAY', { charsMin: 16 });
  if (crawlerSecret !== '' && crawlerSecret === gatewaySecret) {
    env.complain('JOBRADAR_SERVICE_SECRET_GATEWAY: must differ from that of the crawler');
  }
  return { crawlerSecret, gatewaySecret };
}

function readPerMinute(env: Environment, name: string, fallback: number): BucketRule {
  const perMinute = env.integer(name, { min: 1, max: 1e7, fallback });
  return { perSecond: perMinute / 60, burst: perMinute };
}

// Practice hosts open a way to private addresses: never beside a listener that strangers reach.
function readPracticeHostsHere(env: Environment, isReachedHereOnly: boolean): PracticeHosts {
  const hosts = readPracticeHosts(env);
  if (hosts.size > 0 && !isReachedHereOnly) {
    const why = 'must be empty where GRPC_PUBLIC_LISTEN is reached beyond loopback';
    env.complain(`JOBRADAR_PRACTICE_HOSTS: ${why}`);
  }
  return hosts;
}

function isLoopback(host: string): boolean {
  if (isIPv4(host)) return host.startsWith('127.');
  return host === '::1' || host === 'localhost';
}

function readPolicy(env: Environment): ProtocolPolicy {
  const policy: ProtocolPolicy = {
    ...usualPolicy,
    leaseMs: readMs(env, 'JOBRADAR_LEASE_MS', usualPolicy.leaseMs),
    heartbeatMs: readMs(env, 'JOBRADAR_HEARTBEAT_MS', usualPolicy.heartbeatMs),
    sliceSoftMs: readMs(env, 'JOBRADAR_SLICE_SOFT_MS', usualPolicy.sliceSoftMs),
    sliceHardMs: readMs(env, 'JOBRADAR_SLICE_HARD_MS', usualPolicy.sliceHardMs),
    retryBoundsMs: readRetryBounds(env),
    windowMax: env.integer('JOBRADAR_WINDOW_MAX', {
      min: 1,
      max: 10_000,
      fallback: usualPolicy.windowMax,
    }),
    ...readPatience(env),
  };
  const complaints = checkTimeLadder({
    fetchTotalMs: readMs(env, 'JOBRADAR_FETCH_TOTAL_MS', 45 * second),
    sliceSoftMs: policy.sliceSoftMs,
    sliceHardMs: policy.sliceHardMs,
    consumerTimeoutMs: readMs(env, 'JOBRADAR_CONSUMER_TIMEOUT_MS', 30 * minute),
    heartbeatMs: policy.heartbeatMs,
    leaseMs: policy.leaseMs,
  });
  for (const complaint of complaints) env.complain(`the time ladder: ${complaint}`);
  return policy;
}

// How long others' silence is borne; drills shorten it.
function readPatience(env: Environment) {
  const looksApartMs = readMs(env, 'JOBRADAR_LOOKS_APART_MS', usualPolicy.looksApartMs);
  return {
    sweepGraceMs: readMs(env, 'JOBRADAR_SWEEP_GRACE_MS', usualPolicy.sweepGraceMs),
    relayClaimMs: readMs(env, 'JOBRADAR_RELAY_CLAIM_MS', usualPolicy.relayClaimMs),
    rescueAfterMs: readMs(env, 'JOBRADAR_RESCUE_AFTER_MS', usualPolicy.rescueAfterMs),
    looksApartMs,
    lookEveryMs: Math.ceil(looksApartMs / 2),
    letterResendMs: readMs(env, 'JOBRADAR_LETTER_RESEND_MS', usualPolicy.letterResendMs),
  };
}

function readMs(env: Environment, name: string, fallback: number): number {
  return env.integer(name, { min: 100, max: 24 * 60 * minute, fallback });
}

function readRetryBounds(env: Environment): readonly number[] {
  const name = 'JOBRADAR_RETRY_BOUNDS_MS';
  const texts = env.list(name);
  if (texts.length === 0) return usualPolicy.retryBoundsMs;
  const bounds = texts.map(Number);
  if (bounds.some((ms) => !Number.isInteger(ms) || ms < 1 || ms > 24 * 60 * minute)) {
    env.complain(`${name}: must be whole numbers of milliseconds, parted by commas`);
  }
  return bounds;
}
