import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { connect, type Channel, type ConfirmChannel } from 'amqplib';
import { z } from 'zod';
import { applyUsers } from '#libs/amqp/broker-users.ts';
import { definitions } from '#libs/amqp/definitions.ts';
import { applyTopology } from '#libs/amqp/topology.ts';
import { markOf, topologyMark } from '#libs/amqp/topology-mark.ts';
import {
  bindings,
  crawlExchange,
  deadLetterQueue,
  httpQueue,
  queues,
  roleNames,
  suspectQueue,
  type BrokerRole,
} from '#libs/amqp/topology-model.ts';
import { testBroker, type TestBroker } from '../support/broker.ts';
import { testServers } from '../support/servers.ts';

describe('topology on a broker', () => {
  it('is declared completely, and again without a change', async () => {
    await using broker = await testBroker({ topology: false });
    await applyTopology({ url: broker.url });
    await applyTopology({ url: broker.url });
    const declared = namedQueues.parse(await broker.managementGet('queues/{vhost}'));
    assert.deepEqual(
      Object.fromEntries(declared.map((queue) => [queue.name, queue.arguments])),
      Object.fromEntries(queues.map((queue) => [queue.name, queue.arguments])),
    );
    const bound = namedBindings.parse(await broker.managementGet('bindings/{vhost}'));
    assert.equal(bound.filter(({ source }) => source !== '').length, bindings.length);
  });

  it('is marked last, beside the marks that it still serves and without the others', async () => {
    await using broker = await testBroker({ topology: false });
    const marks = async (): Promise<readonly string[]> => {
      const names = namedExchanges.parse(await broker.managementGet('exchanges/{vhost}'));
      return names.map(({ name }) => name).filter((name) => name.startsWith('jobradar.topology.'));
    };
    const [old, older] = [markOf({ version: 2 }), markOf({ version: 1 })];
    for (const mark of [old, older]) {
      await applyTopology({ url: broker.url, released: [{ mark, isServed: true }] });
    }
    assert.deepEqual((await marks()).toSorted(), [old, older].toSorted());
    const released = [
      { mark: older, isServed: false },
      { mark: old, isServed: true },
      { mark: topologyMark, isServed: true },
    ];
    await applyTopology({ url: broker.url, released });
    assert.deepEqual((await marks()).toSorted(), [old, topologyMark].toSorted());
  });

  it('refuses to go on over a queue that is another, says so, and sets no mark', async () => {
    await using broker = await testBroker({ topology: false });
    await broker.management.put(`queues/${broker.vhost}/${httpQueue}`, {
      durable: true,
      arguments: { 'x-queue-type': 'quorum' },
    });
    await assert.rejects(applyTopology({ url: broker.url }), /missing or different.*PRECONDITION/u);
    const exchanges = JSON.stringify(await broker.managementGet('exchanges/{vhost}'));
    assert.ok(!exchanges.includes(topologyMark));
  });

  it('is the same when a broker imports it and when it is declared', async () => {
    await using broker = await testBroker({ topology: false });
    const users = namedFor(broker);
    const { userOf } = users;
    try {
      await broker.management.post('definitions', definitions({ vhost: broker.vhost, userOf }));
      await applyTopology({ url: broker.url });
      await assert.rejects(connect(urlFor(broker, userOf('jr-topology'), '')), /403/u);
    } finally {
      await users.remove();
    }
  });
});

describe('users of the broker', () => {
  const passwords = {
    'jr-topology': 'topology-p/w@1',
    'jr-gateway-relay': 'relay',
    'jr-crawler': 'crawler',
    'jr-gateway-dlq': 'dlq',
  };
  let broker: TestBroker;
  let users: ReturnType<typeof namedFor>;

  before(async () => {
    broker = await testBroker({ topology: false });
    users = namedFor(broker);
    const { managementUrl } = testServers();
    const { userOf } = users;
    const options = { managementUrl, vhost: broker.vhost, passwords, userOf };
    await applyUsers(options);
    await applyUsers(options);
    await applyTopology({ url: urlOf('jr-topology') });
  });
  after(async () => {
    await users.remove();
    await broker[Symbol.asyncDispose]();
  });

  const body = Buffer.from('{}');
  for (const { role, may, work } of [
    {
      role: 'jr-gateway-relay',
      may: 'publish to the crawl exchange and look at the depth of every queue',
      work: async (channel) => {
        await publish(channel, crawlExchange, httpQueue);
        await channel.checkExchange(crawlExchange);
        await channel.checkExchange(topologyMark);
        for (const { name } of queues) await channel.checkQueue(name);
      },
    },
    {
      role: 'jr-crawler',
      may: 'consume from the crawl queues and reject to the dead-letter queue',
      work: async (channel) => {
        await channel.checkQueue(httpQueue);
        await channel.checkExchange(topologyMark);
        await channel.consume(suspectQueue, () => undefined);
        const message = await channel.get(httpQueue);
        if (message !== false) channel.reject(message, false);
      },
    },
    {
      role: 'jr-gateway-dlq',
      may: 'consume the dead letters',
      work: async (channel) => {
        await channel.checkQueue(deadLetterQueue);
        await channel.checkExchange(topologyMark);
        await channel.consume(deadLetterQueue, () => undefined);
      },
    },
  ] satisfies Trial[]) {
    it(`${role} may ${may}`, async () => {
      await withChannel(urlOf(role), work);
    });
  }

  for (const { role, may, work } of [
    { role: 'jr-gateway-relay', may: 'consume a crawl queue', work: consume(httpQueue) },
    { role: 'jr-gateway-relay', may: 'consume the dead letters', work: consume(deadLetterQueue) },
    { role: 'jr-gateway-relay', may: 'publish past the exchange', work: send('', httpQueue) },
    {
      role: 'jr-gateway-relay',
      may: 'publish dead letters',
      work: send('jobradar.dlx', httpQueue),
    },
    {
      role: 'jr-gateway-relay',
      may: 'publish past the exchange to the dead letters',
      work: send('', deadLetterQueue),
    },
    { role: 'jr-gateway-relay', may: 'purge the dead letters', work: purge(deadLetterQueue) },
    { role: 'jr-gateway-relay', may: 'declare a queue', work: declare('jobradar.crawl.other') },
    { role: 'jr-gateway-relay', may: 'purge a crawl queue', work: purge(httpQueue) },
    { role: 'jr-gateway-relay', may: 'unbind a crawl queue', work: unbind(httpQueue) },
    { role: 'jr-gateway-relay', may: 'bind a crawl queue to the mark', work: bind(httpQueue) },
    { role: 'jr-gateway-relay', may: 'remove the mark', work: removeMark },
    { role: 'jr-crawler', may: 'bind its queue to the mark', work: bind(httpQueue) },
    { role: 'jr-crawler', may: 'publish to the mark', work: send(topologyMark, httpQueue) },
    { role: 'jr-gateway-dlq', may: 'bind its queue to the mark', work: bind(deadLetterQueue) },
    { role: 'jr-crawler', may: 'publish a crawl', work: send(crawlExchange, httpQueue) },
    { role: 'jr-crawler', may: 'publish past the exchange', work: send('', httpQueue) },
    { role: 'jr-crawler', may: 'publish dead letters', work: send('jobradar.dlx', httpQueue) },
    { role: 'jr-crawler', may: 'declare a queue', work: declare('jobradar.crawl.other') },
    { role: 'jr-crawler', may: 'declare a queue for itself', work: declare('x') },
    { role: 'jr-crawler', may: 'delete a queue', work: remove(httpQueue) },
    { role: 'jr-crawler', may: 'consume the dead letters', work: consume(deadLetterQueue) },
    { role: 'jr-gateway-dlq', may: 'consume a crawl queue', work: consume(httpQueue) },
    { role: 'jr-gateway-dlq', may: 'publish a crawl', work: send(crawlExchange, httpQueue) },
    { role: 'jr-gateway-dlq', may: 'declare a queue', work: declare('jobradar.crawl.other') },
    { role: 'jr-topology', may: 'declare what is not ours', work: declare('other') },
  ] satisfies Trial[]) {
    it(`${role} must not ${may}`, async () => {
      await assert.rejects(withChannel(urlOf(role), work), /403|ACCESS.REFUSED/u);
    });
  }

  function urlOf(role: BrokerRole): string {
    return urlFor(broker, users.userOf(role), passwords[role]);
  }

  interface Trial {
    readonly role: BrokerRole;
    readonly may: string;
    readonly work: (channel: ConfirmChannel) => Promise<unknown>;
  }

  function publish(channel: ConfirmChannel, exchange: string, key: string): Promise<void> {
    channel.publish(exchange, key, body, { persistent: true });
    return channel.waitForConfirms();
  }
  function send(exchange: string, key: string) {
    return (channel: ConfirmChannel) => publish(channel, exchange, key);
  }
  function consume(queue: string) {
    return (channel: Channel) => channel.consume(queue, () => undefined);
  }
  function declare(queue: string) {
    return (channel: Channel) => channel.assertQueue(queue, { durable: true });
  }
  function purge(queue: string) {
    return (channel: Channel) => channel.purgeQueue(queue);
  }
  function remove(queue: string) {
    return (channel: Channel) => channel.deleteQueue(queue);
  }
  function bind(queue: string) {
    return (channel: Channel) => channel.bindQueue(queue, topologyMark, queue);
  }
  function removeMark(channel: Channel) {
    return channel.deleteExchange(topologyMark);
  }
  function unbind(queue: string) {
    return (channel: Channel) => channel.unbindQueue(queue, crawlExchange, queue);
  }
});

const namedQueues = z.array(
  z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) }),
);
const namedExchanges = z.array(z.object({ name: z.string() }));
const namedBindings = z.array(z.object({ source: z.string() }));

// Users belong to the whole broker, so those of a test carry its vhost's name.
function namedFor(broker: TestBroker) {
  const userOf = (role: BrokerRole): string => `${broker.vhost}-${role}`;
  const remove = async (): Promise<void> => {
    for (const role of roleNames) await broker.management.remove(`users/${userOf(role)}`);
  };
  return { userOf, remove };
}

function urlFor(broker: TestBroker, user: string, password: string): string {
  const url = new URL(broker.url);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
}

// The channel's own error says why; a refused publish would else only tell that it closed.
async function withChannel(
  url: string,
  work: (channel: ConfirmChannel) => Promise<unknown>,
): Promise<void> {
  const connection = await connect(url, { noDelay: true });
  connection.on('error', () => undefined);
  try {
    const channel = await connection.createConfirmChannel();
    const failed = new Promise<never>((_, reject) => {
      channel.on('error', reject);
    });
    failed.catch(() => undefined);
    const ended = work(channel).catch(() => failed);
    await Promise.race([ended, failed]);
  } finally {
    await connection.close().catch(() => undefined);
  }
}
