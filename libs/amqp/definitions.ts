import { createHash } from 'node:crypto';
import { marksOf, releasedTopologies } from './topology-mark.ts';
import {
  bindings,
  exchanges,
  queues,
  roleNames,
  roles,
  type BrokerRole,
} from './topology-model.ts';

/** How definitions are made for a real broker; without it they hold no usable password. */
export interface DefinitionsOptions {
  readonly vhost?: string;
  /** Users that may log in; the others exist with an empty hash, which no password matches. */
  readonly passwords?: Readonly<Partial<Record<BrokerRole, string>>>;
  /** An administrator, which a blank broker with definitions would otherwise lack. */
  readonly administrator?: { readonly name: string; readonly password: string };
  /** Four random bytes for each hash. */
  readonly salt?: () => Buffer;
  /** The user of a role, where it is not named like it. */
  readonly userOf?: (role: BrokerRole) => string;
}

/** The topology in the form that RabbitMQ imports: at its start, by the CLI or over HTTP. */
export function definitions(options: DefinitionsOptions = {}) {
  const { vhost = 'jobradar', passwords = {}, administrator, userOf = (role) => role } = options;
  const hash = (password: string | undefined): string =>
    password === undefined ? '' : hashPassword(password, options.salt?.() ?? Buffer.alloc(4));
  const user = (name: string, tags: readonly string[], password: string | undefined) => ({
    name,
    password_hash: hash(password),
    hashing_algorithm: 'rabbit_password_hashing_sha256',
    tags,
  });
  const everything = { configure: '.*', write: '.*', read: '.*' };
  const admin = administrator === undefined ? [] : [administrator];
  const marks = marksOf(releasedTopologies).held.map((name) => ({ name, type: 'direct' as const }));
  return {
    vhosts: [{ name: vhost }],
    users: [
      ...roleNames.map((role) => user(userOf(role), [], passwords[role])),
      ...admin.map(({ name, password }) => user(name, ['administrator'], password)),
    ],
    permissions: [
      ...roleNames.map((role) => ({ user: userOf(role), vhost, ...roles[role] })),
      ...admin.map(({ name }) => ({ user: name, vhost, ...everything })),
    ],
    exchanges: [...exchanges, ...marks].map(({ name, type }) => ({
      name,
      vhost,
      type,
      durable: true,
      auto_delete: false,
      internal: false,
      arguments: {},
    })),
    queues: queues.map((queue) => ({
      name: queue.name,
      vhost,
      durable: true,
      auto_delete: false,
      arguments: queue.arguments,
    })),
    bindings: bindings.map(({ source, queue, routingKey }) => ({
      source,
      vhost,
      destination: queue,
      destination_type: 'queue',
      routing_key: routingKey,
      arguments: {},
    })),
  } as const;
}

/** The salted SHA-256 form in which RabbitMQ keeps a password. */
export function hashPassword(password: string, salt: Buffer): string {
  const digest = createHash('sha256').update(salt).update(password, 'utf8').digest();
  return Buffer.concat([salt, digest]).toString('base64');
}
