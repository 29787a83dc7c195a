/* A vhost for one test, with JobRadar's topology, on the test run's RabbitMQ. */
import { randomUUID } from 'node:crypto';
import { connect, type Channel, type ChannelModel } from 'amqplib';
import { z } from 'zod';
import { applyUsers, type UsersOptions } from '#libs/amqp/broker-users.ts';
import { roleNames, type BrokerRole } from '#libs/amqp/topology-model.ts';
import { applyTopology } from '#libs/amqp/topology.ts';
import { management, type Management } from './management.ts';
import { testServers } from './servers.ts';
import { until } from './until.ts';

/** A message as the management API gives it. */
export type TakenMessage = z.infer<typeof takenMessage>;

/** The vhost of one test; disposing it removes it with its users. */
export interface TestBroker extends AsyncDisposable {
  readonly vhost: string;
  /** URL of the administrator in this vhost. */
  readonly url: string;
  /** URL of one role's user, who may do in this vhost what the topology grants it. */
  urlFor(role: BrokerRole): string;
  readonly management: Management;
  /** The path is relative to `/api/`; `{vhost}` in it stands for this vhost's name. */
  managementGet(path: string): Promise<unknown>;
  purge(queue: string): Promise<void>;
  /** The same at once, and tells how many messages there were. */
  purgeNow(queue: string): Promise<number>;
  /** Takes one message out of a queue for good; undefined when it is empty. */
  get(queue: string): Promise<TakenMessage | undefined>;
  /** Messages that wait to be delivered, as the queue knows them now (no statistics). */
  depth(queue: string): Promise<number>;
  waitForDepth(queue: string, depth: number, withinMs?: number): Promise<void>;
  /** Closes every connection of this vhost from the broker's side; gives how many. */
  closeConnections(reason: string): Promise<number>;
  /** Makes vhost, topology and users again, where the broker lost them. */
  makeAgain(): Promise<void>;
}

/** Where a broker is, as its administrator reaches it. */
export interface BrokerAddress {
  readonly amqpUrl: string;
  readonly managementUrl: string;
}

/** How to make the vhost. */
export interface TestBrokerOptions {
  /** False leaves it empty. */
  readonly topology?: boolean;
  /** A broker of the test's own: its vhost is `jobradar`, its users are named as in production. */
  readonly own?: BrokerAddress | undefined;
}

const rolePassword = 'test';
const ownVhost = 'jobradar';

const takenMessage = z.object({
  payload: z.string(),
  payload_encoding: z.enum(['string', 'base64']),
  exchange: z.string(),
  routing_key: z.string(),
  redelivered: z.boolean(),
  properties: z.looseObject({ headers: z.record(z.string(), z.unknown()).default({}) }),
});
const connectionRows = z.array(z.object({ name: z.string(), vhost: z.string() }));

/** Makes a vhost with the topology and its users; `topology: false` leaves it empty. */
export async function testBroker(options: TestBrokerOptions = {}): Promise<TestBroker> {
  const address = options.own ?? testServers();
  const vhost = options.own === undefined ? `test-${randomUUID()}` : ownVhost;
  const userOf = (role: BrokerRole): string =>
    options.own === undefined ? `${vhost}-${role}` : role;
  const api = management(address.managementUrl);
  const admin = new URL(address.amqpUrl);
  admin.pathname = `/${vhost}`;
  const url = admin.href;
  const make = async (): Promise<void> => {
    await openVhost(api, vhost, admin);
    if (options.topology === false) return;
    await applyTopology({ url });
    await makeUsers({ managementUrl: address.managementUrl, vhost, userOf });
  };
  // What the world before left on a broker of one's own is of no use to this one.
  if (options.own !== undefined) await api.remove(`vhosts/${vhost}`).catch(() => undefined);
  await make();
  const looks = lazyConnection(url);
  return {
    vhost,
    url,
    urlFor: (role) => urlOfUser(url, userOf(role)),
    management: api,
    managementGet: (path) => api.get(path.replaceAll('{vhost}', vhost)),
    purge: (queue) => api.remove(`queues/${vhost}/${queue}/contents`),
    purgeNow: (queue) => looks.purge(queue),
    get: (queue) => takeMessage(api, vhost, queue),
    depth: (queue) => looks.depth(queue),
    async waitForDepth(queue, wanted, withinMs = 20_000) {
      const look = async (): Promise<boolean> => (await looks.depth(queue)) === wanted;
      await until(`${wanted} messages in ${queue}`, look, { withinMs });
    },
    closeConnections: (reason) => closeConnections(api, vhost, reason),
    makeAgain: make,
    async [Symbol.asyncDispose]() {
      await looks.close();
      // A broker of one's own is gone, or going.
      if (options.own !== undefined) return;
      await api.remove(`vhosts/${vhost}`);
      if (options.topology === false) return;
      for (const role of roleNames) await api.remove(`users/${userOf(role)}`);
    },
  };
}

// Users belong to the whole broker; every test's own are told apart by its vhost.
async function makeUsers(
  options: Pick<UsersOptions, 'managementUrl' | 'vhost' | 'userOf'>,
): Promise<void> {
  const passwords = Object.fromEntries(roleNames.map((role) => [role, rolePassword]));
  await applyUsers({ ...options, passwords: passwords as Record<BrokerRole, string> });
}

function urlOfUser(url: string, user: string): string {
  const own = new URL(url);
  own.username = user;
  own.password = rolePassword;
  return own.href;
}

async function openVhost(api: Management, vhost: string, admin: URL): Promise<void> {
  await api.put(`vhosts/${vhost}`);
  const everything = { configure: '.*', write: '.*', read: '.*' };
  await api.put(`permissions/${vhost}/${decodeURIComponent(admin.username)}`, everything);
}

async function takeMessage(
  api: Management,
  vhost: string,
  queue: string,
): Promise<TakenMessage | undefined> {
  const request = { count: 1, ackmode: 'ack_requeue_false', encoding: 'auto' };
  const answer = await api.post(`queues/${vhost}/${queue}/get`, request);
  return z.array(takenMessage).parse(answer)[0];
}

async function closeConnections(api: Management, vhost: string, reason: string): Promise<number> {
  const open = connectionRows.parse(await api.get('connections'));
  const own = open.filter((connection) => connection.vhost === vhost);
  for (const { name } of own) {
    const path = `connections/${encodeURIComponent(name)}`;
    // One that went by itself meanwhile is none to close.
    await api.remove(path, { 'x-reason': reason }).catch((error: unknown) => {
      if (!String(error).includes(': 404 ')) throw error;
    });
  }
  return own.length;
}

interface Looks {
  depth(queue: string): Promise<number>;
  purge(queue: string): Promise<number>;
  close(): Promise<void>;
}

function lazyConnection(url: string): Looks {
  let opened: Promise<ChannelModel> | undefined;
  // A broker that a test stops takes this connection along; the next look opens another.
  const forget = (): void => void (opened = undefined);
  const open = async (): Promise<ChannelModel> => {
    const connection = await connect(url, { noDelay: true });
    connection.on('error', () => undefined);
    connection.on('close', forget);
    return connection;
  };
  const onChannel = async <T>(work: (channel: Channel) => Promise<T>): Promise<T> => {
    opened ??= open();
    opened.catch(forget);
    const connection = await opened;
    // What is asked of a connection that is just being closed is never answered by the library.
    const closed = Promise.withResolvers<never>();
    const onClose = (): void => closed.reject(new Error('The connection to the broker closed'));
    connection.once('close', onClose);
    const ask = async (): Promise<T> => {
      const channel = await connection.createChannel();
      channel.on('error', () => undefined);
      const result = await work(channel);
      await channel.close();
      return result;
    };
    try {
      return await Promise.race([ask(), closed.promise]);
    } finally {
      connection.off('close', onClose);
    }
  };
  return {
    depth: (queue) => onChannel(async (channel) => (await channel.checkQueue(queue)).messageCount),
    purge: (queue) => onChannel(async (channel) => (await channel.purgeQueue(queue)).messageCount),
    async close() {
      const connection = await opened?.catch(() => undefined);
      await connection?.close().catch(() => undefined);
    },
  };
}
