/* The settings of each service, from the facts of one installation; the local stack and the system
 * tests start the same services from them. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';

export type ServiceName = 'gateway' | 'storage' | 'crawler';

/** What an installation keeps to itself. */
export interface Secrets {
  readonly grantPrivateKey: string;
  readonly grantPublicKey: string;
  readonly crawlerSecret: string;
  readonly gatewaySecret: string;
  readonly apiKeyPepper: string;
}

/** Where everything is: host:port, or a URL. */
export interface Installation {
  readonly secrets: Secrets;
  readonly gatewayDatabaseUrl: string;
  readonly storageDatabaseUrl: string;
  readonly publishUrl: string;
  readonly consumeUrl: string;
  readonly deadLetterUrl: string;
  /** For tools: the user that declares the topology. */
  readonly topologyUrl: string;
  readonly publicAddress: string;
  readonly gatewayAddress: string;
  readonly storageAddress: string;
  /** Where the crawler tries pages for the gateway. */
  readonly crawlerAddress: string;
  readonly metrics: Readonly<Record<ServiceName, string>>;
  readonly traces: string;
  /** Loopback boards that may be crawled, host:port each. */
  readonly practiceHosts: readonly string[];
}

const agentContact = 'operator@jobradar.example';

/** New secrets of a new installation. */
export function makeSecrets(): Secrets {
  const keys = generateKeyPairSync('ed25519');
  return {
    grantPrivateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    grantPublicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    crawlerSecret: randomBytes(32).toString('base64url'),
    gatewaySecret: randomBytes(32).toString('base64url'),
    apiKeyPepper: randomBytes(32).toString('base64url'),
  };
}

/** The environment of one service: what it needs, and nothing else. */
export function settingsOf(service: ServiceName, at: Installation): Record<string, string> {
  return {
    METRICS_LISTEN: at.metrics[service],
    OTEL_EXPORTER_OTLP_ENDPOINT: at.traces,
    JOBRADAR_PRACTICE_HOSTS: at.practiceHosts.join(','),
    JOBRADAR_SERVICE_SECRET_CRAWLER: at.secrets.crawlerSecret,
    ...own[service](at),
  };
}

const own: Readonly<Record<ServiceName, (at: Installation) => Record<string, string>>> = {
  gateway: (at) => ({
    JOBRADAR_GATEWAY_DATABASE_URL: at.gatewayDatabaseUrl,
    JOBRADAR_AMQP_PUBLISH_URL: at.publishUrl,
    JOBRADAR_AMQP_DEADLETTER_URL: at.deadLetterUrl,
    JOBRADAR_STORAGE_ADDRESS: at.storageAddress,
    JOBRADAR_CRAWLER_ADDRESS: at.crawlerAddress,
    JOBRADAR_GRANT_PRIVATE_KEY: at.secrets.grantPrivateKey,
    JOBRADAR_SERVICE_SECRET_GATEWAY: at.secrets.gatewaySecret,
    JOBRADAR_API_KEY_PEPPER: at.secrets.apiKeyPepper,
    GRPC_PUBLIC_LISTEN: at.publicAddress,
    GRPC_INTERNAL_LISTEN: at.gatewayAddress,
    GRPC_REFLECTION: 'on',
    JOBRADAR_AGENT_CONTACT: agentContact,
  }),
  storage: (at) => ({
    JOBRADAR_STORAGE_DATABASE_URL: at.storageDatabaseUrl,
    JOBRADAR_GRANT_PUBLIC_KEYS: at.secrets.grantPublicKey,
    JOBRADAR_SERVICE_SECRET_GATEWAY: at.secrets.gatewaySecret,
    GRPC_INTERNAL_LISTEN: at.storageAddress,
  }),
  crawler: (at) => ({
    JOBRADAR_AMQP_CONSUME_URL: at.consumeUrl,
    JOBRADAR_GATEWAY_ADDRESS: at.gatewayAddress,
    JOBRADAR_STORAGE_ADDRESS: at.storageAddress,
    JOBRADAR_CRAWLER_GRPC_LISTEN: at.crawlerAddress,
    JOBRADAR_GRANT_PUBLIC_KEYS: at.secrets.grantPublicKey,
    JOBRADAR_AGENT_CONTACT: agentContact,
  }),
};
