/* A vhost for one test, with JobRadar's topology, on the test run's RabbitMQ. */
import { randomUUID } from 'node:crypto';
import { connect, type ChannelModel } from 'amqplib';
import { z } from 'zod';
import { applyUsers } from '#libs/amqp/broker-users.ts';
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
  /** Takes one message out of a queue for good; undefined when it is empty. */
  get(queue: string): Promise<TakenMessage | undefined>;
  /** Messages that wait to be delivered, as the queue knows them now (no statistics). */
  depth(queue: string): Promise<number>;
  waitForDepth(queue: string, depth: number, withinMs?: number): Promise<void>;
  /** Closes every connection of this vhost from the broker's side. */
  closeConnections(reason: string): Promise<void>;
}

const rolePassword = 'test';

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
export async function testBroker(options: { topology?: boolean } = {}): Promise<TestBroker> {
  const vhost = `test-${randomUUID()}`;
  const api = management();
  await api.put(`vhosts/${vhost}`);
  const url = await openVhost(api, vhost);
  const users = options.topology === false ? undefined : await makeTopology(vhost, url);
  const admin = lazyConnection(url);
  return {
    vhost,
    url,
    urlFor: (role) => urlOfUser(url, userOf(vhost, role)),
    management: api,
    managementGet: (path) => api.get(path.replaceAll('{vhost}', vhost)),
    purge: (queue) => api.remove(`queues/${vhost}/${queue}/contents`),
    get: (queue) => takeMessage(api, vhost, queue),
    depth: (queue) => admin.depth(queue),
    async waitForDepth(queue, wanted, withinMs = 20_000) {
      const look = async (): Promise<boolean> => (await admin.depth(queue)) === wanted;
      await until(`${wanted} messages in ${queue}`, look, { withinMs });
    },
    closeConnections: (reason) => closeConnections(api, vhost, reason),
    async [Symbol.asyncDispose]() {
      await admin.close();
      await api.remove(`vhosts/${vhost}`);
      for (const user of users ?? []) await api.remove(`users/${user}`);
    },
  };
}

// Users belong to the whole broker; every test's own are told apart by its vhost.
function userOf(vhost: string, role: BrokerRole): string {
  return `${vhost}-${role}`;
}

async function makeTopology(vhost: string, url: string): Promise<readonly string[]> {
  await applyTopology({ url });
  const passwords = Object.fromEntries(roleNames.map((role) => [role, rolePassword]));
  await applyUsers({
    managementUrl: testServers().managementUrl,
    vhost,
    passwords: passwords as Record<BrokerRole, string>,
    userOf: (role) => userOf(vhost, role),
  });
  return roleNames.map((role) => userOf(vhost, role));
}

function urlOfUser(url: string, user: string): string {
  const own = new URL(url);
  own.username = user;
  own.password = rolePassword;
  return own.href;
}

async function openVhost(api: Management, vhost: string): Promise<string> {
  const url = new URL(testServers().amqpUrl);
  url.pathname = `/${vhost}`;
  const everything = { configure: '.*', write: '.*', read: '.*' };
  await api.put(`permissions/${vhost}/${decodeURIComponent(url.username)}`, everything);
  return url.href;
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

async function closeConnections(api: Management, vhost: string, reason: string): Promise<void> {
  const open = connectionRows.parse(await api.get('connections'));
  for (const { name } of open.filter((connection) => connection.vhost === vhost)) {
    await api.remove(`connections/${encodeURIComponent(name)}`, { 'x-reason': reason });
  }
}

function lazyConnection(url: string): {
  depth(queue: string): Promise<number>;
  close(): Promise<void>;
} {
  let opened: Promise<ChannelModel> | undefined;
  const open = async (): Promise<ChannelModel> => {
    const connection = await connect(url, { noDelay: true });
    // A broker that a test stops takes this connection along; the next look opens another.
    connection.on('error', () => undefined);
    connection.on('close', () => (opened = undefined));
    return connection;
  };
  return {
    async depth(queue) {
      const channel = await (await (opened ??= open())).createChannel();
      channel.on('error', () => undefined);
      const { messageCount } = await channel.checkQueue(queue);
      await channel.close();
      return messageCount;
    },
    async close() {
      await (await opened)?.close();
    },
  };
}
