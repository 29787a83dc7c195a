import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connect, type Channel, type ChannelModel, type GetMessage } from 'amqplib';
import { after, before, it } from 'mocha';
import { crawlQueues, deadLetterQueue, httpQueue } from '#libs/amqp/topology-model.ts';
import { auditClean } from '../support/drill.ts';
import { onEachSeries } from '../support/own-broker-series.ts';
import { startOwnBroker, type OwnBroker } from '../support/own-broker.ts';
import { fastRecovery } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

/* The tests of consumer, publisher, topology and dead letters run on the oldest broker that is
 * supported; here they run on the newest that can be had, and the whole chain does. */

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const suites = ['amqp-consumer', 'amqp-publisher', 'amqp-topology', 'gateway-dead-letters'];
const deliveriesMax = 7;

onEachSeries('JobRadar', ['4'], (series) => {
  let own: OwnBroker;
  let world: World;
  let source: string;

  before(async () => {
    own = await startOwnBroker({ version: series });
    world = await startWorld({
      ownBroker: own,
      boards: [{ strategy: 'html', jobs: 6, pageSize: 3 }],
      env: fastRecovery,
    });
    const [board] = world.boards;
    assert.ok(board);
    source = await world.addSource(board);
  });
  after(async () => {
    await world?.[Symbol.asyncDispose]();
    await own?.[Symbol.asyncDispose]();
  });

  it('crawls to the end', async () => {
    assert.match(own.version, /^4\./);
    const crawls = await Promise.all([1, 2, 3].map(() => world.createCrawl({ source })));
    for (const { name } of crawls) {
      assert.equal((await world.waitForEnd(name)).state, 'STATE_SUCCEEDED');
    }
    for (const queue of crawlQueues) await world.broker.waitForDepth(queue, 0);
  });

  it('makes one dead letter of each poison message, and its neighbours succeed', async () => {
    const poison = ['not json', '[]', '{"task_id":1}'];
    await using connection = await adminOf(world);
    const channel = await connection.model.createConfirmChannel();
    for (const body of poison) {
      const properties = { persistent: true, contentType: 'application/json' };
      const type = 'jobradar.crawl.v1';
      channel.publish('', httpQueue, Buffer.from(body), { ...properties, type });
    }
    await channel.waitForConfirms();
    const { name } = await world.createCrawl({ source });
    assert.equal((await world.waitForEnd(name)).state, 'STATE_SUCCEEDED');
    const bodies = async (): Promise<readonly string[]> => {
      const rows = await world.sql.rows<{ body: string }>(
        `select convert_from(body, 'UTF8') as body from gateway.dead_letters order by 1`,
      );
      return rows.map(({ body }) => body);
    };
    await until('their letters', async () => (await bodies()).length >= poison.length);
    assert.deepEqual(await bodies(), poison.toSorted());
    await world.broker.waitForDepth(deadLetterQueue, 0);
  });

  it('delivers seven times what kills its workers, and then publishes it anew', async () => {
    await Promise.all(world.crawlers.map((crawler) => crawler.stop()));
    const { name } = await world.createCrawl({ source });
    await world.broker.waitForDepth(httpQueue, 1);
    const ids = await dieOf(world);
    assert.equal(ids.length, deliveriesMax);
    assert.equal(new Set(ids).size, 1);
    const returned = async (): Promise<boolean> => {
      const { limit_returns: returns } = await world.sql.one(
        'select limit_returns from gateway.dispatches where dispatch_id = $1',
        [ids[0]],
      );
      return returns === 1;
    };
    await until('its letter', returned, { withinMs: 20_000 });
    await world.start('crawler');
    assert.equal((await world.waitForEnd(name)).state, 'STATE_SUCCEEDED');
    await auditClean(world);
  });

  for (const suite of suites) {
    it(`passes ${suite}`, async () => {
      // Its counts are not the run's.
      const { JOBRADAR_TEST_COUNTS: _counts, ...environment } = process.env;
      const file = `test/integration/${suite}.test.ts`;
      const mocha = ['node_modules/mocha/bin/mocha.js', '--config', 'test/mocharc.json', file];
      const child = spawn(process.execPath, mocha, {
        cwd: checkout,
        env: {
          ...environment,
          JOBRADAR_TEST_AMQP_URL: own.amqpUrl,
          JOBRADAR_TEST_MANAGEMENT_URL: own.managementUrl,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
      await once(child, 'close');
      assert.equal(child.exitCode, 0, output);
    });
  }
});

/** Takes the first message as a worker does that dies of it, until it comes no more. */
async function dieOf(world: World): Promise<readonly string[]> {
  await using connection = await adminOf(world);
  const ids: string[] = [];
  while (ids.length <= deliveriesMax) {
    const channel = await connection.model.createChannel();
    const message = await next(channel);
    await channel.close();
    if (message === undefined) break;
    // The copy that the gateway publishes in its place is another message.
    if (Number(message.properties.headers?.['jobradar-copy']) > 1) break;
    ids.push(String(message.properties.messageId));
  }
  return ids;
}

async function next(channel: Channel): Promise<GetMessage | undefined> {
  const look = async (): Promise<GetMessage | false> => await channel.get(httpQueue);
  return await until('a delivery', look, { withinMs: 5_000 }).catch(() => undefined);
}

async function adminOf(world: World): Promise<AsyncDisposable & { readonly model: ChannelModel }> {
  const model = await connect(world.broker.url, { noDelay: true });
  return { model, [Symbol.asyncDispose]: () => model.close() };
}
