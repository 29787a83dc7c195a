import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { connect as connectSocket } from 'node:net';
import { connect } from 'amqplib';
import { after, before, describe, it } from 'mocha';
import { crawlExchange, deadLetterQueue, httpQueue } from '#libs/amqp/topology-model.ts';
import { auditClean, measured } from '../support/drill.ts';
import { startOwnBroker, type OwnBroker } from '../support/own-broker.ts';
import { fastRecovery, unlimited } from '../support/settings.ts';
import { runTopology } from '../support/topology-process.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';
import {
  allSucceed,
  beginsAt,
  crawlsUnderWay,
  steadyBoards,
  steadySources,
  type SteadySources,
} from './steady-crawls.ts';

/* What happens to a broker while crawls are under way. Submissions are accepted all the time, all
 * crawls end right at their first attempt, and a new one begins within five seconds of the
 * broker's return. */

const backWithinMs = 5_000;
const settings = {
  ...fastRecovery,
  gateway: { ...fastRecovery.gateway, ...unlimited.gateway },
};

for (const version of ['3', '4'] as const) {
  describe(`a RabbitMQ ${version}`, function () {
    this.timeout(180_000);
    const resources = new AsyncDisposableStack();
    let broker: OwnBroker;
    let world: World;
    let sources: SteadySources;

    before(async () => {
      broker = resources.use(await startOwnBroker({ version }));
      world = resources.use(
        await startWorld({
          boards: steadyBoards(5),
          ownBroker: broker,
          env: settings,
        }),
      );
      sources = await steadySources(world);
    });
    after(() => resources.disposeAsync());

    /** Crawls run, the fault comes and goes, a new crawl begins in time, and all end right. */
    const drill = async (what: string, fault: () => Promise<number | undefined>): Promise<void> => {
      const crawls = await crawlsUnderWay(world, sources);
      const backMs = (await fault()) ?? performance.now();
      const begunMs = await beginsAt(world, sources);
      measured({
        what: `RabbitMQ ${broker.version}, ${what}: a new crawl begins`,
        ms: begunMs - backMs,
        boundMs: backWithinMs,
      });
      await allSucceed(world, crawls);
      await auditClean(world);
    };
    const isAway = async (): Promise<void> => {
      const reasons = Promise.all([reasonOf(world, 'gateway'), reasonOf(world, 'crawler')]);
      assert.ok(
        (await reasons).every((reason) => reason !== ''),
        String(await reasons),
      );
    };

    it('that is stopped and started', () =>
      drill('stopped and started', async () => {
        await broker.stop();
        await until(
          'the services to say so',
          async () => (await reasonOf(world, 'crawler')) !== '',
        );
        await isAway();
        return openAgain(broker);
      }));

    it('that dies by kill -9 and is started', () =>
      drill('killed and started', async () => {
        await broker.kill();
        return openAgain(broker);
      }));

    it('that has no memory left blocks publishes, and nothing else', () =>
      drill('a memory alarm over', async () => {
        const restarts = await restartsOf(world);
        await broker.ctl('set_vm_memory_high_watermark', 'absolute', '1MB');
        // Accepted, and waiting for the broker; the publish of it brings the block to light.
        const [source = ''] = sources.busy;
        const { name } = await world.createCrawl({ source });
        await until('the block', async () =>
          (await reasonOf(world, 'gateway')).startsWith('blocked'),
        );
        assert.equal(await reasonOf(world, 'crawler'), '');
        assert.equal(await restartsOf(world), restarts, 'no session ended for it');
        await broker.ctl('set_vm_memory_high_watermark', 'absolute', '1GB');
        const endMs = performance.now();
        await allSucceed(world, [name]);
        return endMs;
      }));

    it('whose queue is deleted under the consumer, and made again', () =>
      drill('its queue made again', async () => {
        await world.broker.management.remove(`queues/${world.broker.vhost}/${httpQueue}`);
        await until('the crawler to say so', async () =>
          /missing/u.test(await reasonOf(world, 'crawler')),
        );
        await runTopology(world.broker, broker.managementUrl);
        return performance.now();
      }));

    it('whose connections an operator closes', () =>
      drill('connections closed', async () => {
        const close = async (): Promise<boolean> =>
          (await world.broker.closeConnections('closed in a drill')) >= 2;
        await until('the connections to be listed', close, { everyMs: 250 });
        return performance.now();
      }));

    it('whose passwords are changed and changed back', () =>
      drill('passwords as before', async () => {
        await setPasswords(world, 'another');
        await world.broker.closeConnections('the password is another');
        for (const service of ['gateway', 'crawler'] as const) {
          await until(`the ${service} to say so`, async () => {
            await world.broker.closeConnections('the password is another');
            return /access was refused/u.test(await reasonOf(world, service));
          });
        }
        await setPasswords(world, 'test');
        return performance.now();
      }));

    it('whose dead-letter queue is gone keeps its letters, and delivers them later', async () => {
      await retryLettersSoon(world, broker);
      await drill('its dead-letter queue made again', async () => {
        await world.broker.management.remove(`queues/${world.broker.vhost}/${deadLetterQueue}`);
        const messageId = randomUUID();
        await publishPoison(world, messageId);
        // Others go their way meanwhile.
        await beginsAt(world, sources);
        assert.equal(await lettersOf(world, messageId), 0);
        await runTopology(world.broker, broker.managementUrl);
        const backMs = performance.now();
        await until(
          'the letter to be recorded',
          async () => (await lettersOf(world, messageId)) > 0,
          {
            withinMs: 30_000,
          },
        );
        measured({
          what: `RabbitMQ ${broker.version}: a letter that waited for its queue is recorded`,
          ms: performance.now() - backMs,
        });
        return performance.now();
      });
    });

    it('whose passwords are changed for good, told by new settings and a restart', () =>
      drill('services restarted with the new password', async () => {
        await setPasswords(world, 'rotated');
        const { publishUrl, deadLetterUrl, consumeUrl } = world.installation;
        // The crawler first: it gives back to the gateway what it runs.
        for (const service of ['crawler', 'gateway'] as const) await world.stop(service);
        await world.start('gateway', {
          JOBRADAR_AMQP_PUBLISH_URL: rotated(publishUrl),
          JOBRADAR_AMQP_DEADLETTER_URL: rotated(deadLetterUrl),
        });
        await world.start('crawler', { JOBRADAR_AMQP_CONSUME_URL: rotated(consumeUrl) });
        return performance.now();
      }));
  });
}

/* A letter that found no queue is tried again after three minutes; with this setting, which a queue
 * reads when it is made, after seconds. */
async function retryLettersSoon(world: World, broker: OwnBroker): Promise<void> {
  const setting = 'rabbit, dead_letter_worker_publisher_confirm_timeout, 2000';
  await broker.ctl('eval', `application:set_env(${setting}).`);
  await world.broker.management.remove(`queues/${world.broker.vhost}/${httpQueue}`);
  await runTopology(world.broker, broker.managementUrl);
  await until('the crawler to be ready', async () => (await reasonOf(world, 'crawler')) === '');
}

/** Starts the broker and gives the time when its port was open. */
async function openAgain(broker: OwnBroker): Promise<number> {
  const port = Number(new URL(broker.amqpUrl).port);
  const starting = broker.start();
  starting.catch(() => undefined);
  const look = { withinMs: 120_000, everyMs: 10 };
  const openMs = await until(
    'the port to be open',
    async () => ((await isOpen(port)) ? performance.now() : undefined),
    look,
  );
  await starting;
  return openMs;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectSocket({ port, host: '127.0.0.1' });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Why a service is not ready for the broker's sake; empty while it is. */
async function reasonOf(world: World, service: 'gateway' | 'crawler'): Promise<string> {
  const answer = await fetch(`http://${world.installation.metrics[service]}/ready`);
  const { reasons } = (await answer.json()) as { readonly reasons: Record<string, string> };
  return reasons['broker'] ?? '';
}

async function restartsOf(world: World): Promise<number> {
  const answer = await fetch(`http://${world.installation.metrics.gateway}/metrics`);
  const found = (await answer.text()).matchAll(/^jobradar_session_restarts_total\{.*\} (\d+)$/gmu);
  return [...found].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function setPasswords(world: World, password: string): Promise<void> {
  const { publishUrl, deadLetterUrl, consumeUrl } = world.installation;
  for (const url of [publishUrl, deadLetterUrl, consumeUrl]) {
    const user = new URL(url).username;
    await world.broker.management.put(`users/${user}`, { password, tags: '' });
  }
}

function rotated(url: string): string {
  const changed = new URL(url);
  changed.password = 'rotated';
  return changed.href;
}

/** Publishes what no worker can read. */
async function publishPoison(world: World, messageId: string): Promise<void> {
  const connection = await connect(world.broker.url, { noDelay: true });
  const channel = await connection.createConfirmChannel();
  const properties = { messageId, type: 'jobradar.crawl.v1', contentType: 'application/json' };
  channel.publish(crawlExchange, httpQueue, Buffer.from('no JSON'), properties);
  await channel.waitForConfirms();
  await connection.close();
}

async function lettersOf(world: World, messageId: string): Promise<number> {
  const { n } = await world.sql.one<{ n: number }>(
    'select count(*)::int as n from gateway.dead_letters where position($1 in message::text) > 0',
    [messageId],
  );
  return n;
}
