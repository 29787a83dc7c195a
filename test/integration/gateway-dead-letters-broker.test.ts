/* The reconciler on a real queue: what any broker user may send, and what happens around it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { connect, type ConfirmChannel, type Options } from 'amqplib';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { openSession, type AmqpSession } from '#libs/amqp/session.ts';
import { deadLetterQueue, httpQueue } from '#libs/amqp/topology-model.ts';
import { openDatabase, statement } from '#libs/postgres/database.ts';
import { renderMetrics } from '#libs/telemetry/metrics.ts';
import { startReconcileLetters } from '../../services/gateway/reconcile-letters.ts';
import { testBroker, type TestBroker } from '../support/broker.ts';
import { tcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { newTask, protocolWorld, tenantId, type ProtocolWorld } from './gateway-protocol-world.ts';

const rowsOf = statement<{ cause: string; message: Record<string, unknown>; body: Buffer }>(
  'test-letters',
  'select cause, message, body from dead_letters order by create_time',
);

describe('the consumer of dead letters', function () {
  this.timeout(60_000);
  let resources: AsyncDisposableStack;
  let world: ProtocolWorld;
  let broker: TestBroker;
  let channel: ConfirmChannel;

  beforeEach(async () => {
    resources = new AsyncDisposableStack();
    world = resources.use(await protocolWorld());
    broker = resources.use(await testBroker());
    const connection = await connect(broker.url, { noDelay: true });
    resources.defer(() => connection.close());
    channel = await connection.createConfirmChannel();
  });
  afterEach(() => resources.disposeAsync());

  const openLetters = async (): Promise<AmqpSession> =>
    resources.use(
      await openSession({
        url: broker.urlFor('jr-gateway-dlq'),
        name: 'gateway-dlq',
        needs: { exchanges: [], queues: [deadLetterQueue] },
      }),
    );
  const reconcile = async (deps = world.deps): Promise<AsyncDisposable> =>
    resources.use(startReconcileLetters(deps, await openLetters()));
  const letters = () => world.database.rows(rowsOf);
  const send = async (
    queue: string,
    body: Buffer | string,
    options: Options.Publish = {},
  ): Promise<void> => {
    channel.publish('', queue, Buffer.from(body), { persistent: true, ...options });
    await channel.waitForConfirms();
  };

  it('records what a worker refused, with its reason, and empties the queue', async () => {
    await send(httpQueue, 'not json', { type: 'jobradar.crawl.v1', contentType: 'text/plain' });
    const message = await channel.get(httpQueue);
    assert.ok(message);
    channel.reject(message, false);
    await reconcile();
    const [row] = await until('the letter', async () => {
      const rows = await letters();
      return rows.length > 0 ? rows : undefined;
    });
    assert.equal(row?.cause, 'INVALID_MESSAGE');
    assert.equal(row?.message['deathReason'], 'rejected');
    assert.equal(row?.message['queue'], httpQueue);
    assert.match(JSON.stringify(row?.message['headers']), /1 × rejected in jobradar\.crawl\.http/);
    await broker.waitForDepth(deadLetterQueue, 0);
  });

  it('makes a crawl due again whose message came back too often', async () => {
    const taskId = await world.submit();
    await world.publish(taskId);
    const { dispatch_id: messageId } = await world.see(taskId);
    const { seedUrl, maxPages } = newTask(taskId);
    const body = JSON.stringify({
      task_id: taskId,
      seed_url: seedUrl,
      tenant_id: tenantId,
      max_pages: maxPages,
    });
    await send(httpQueue, body, {
      messageId,
      correlationId: taskId,
      type: 'jobradar.crawl.v1',
      contentType: 'application/json',
      headers: { 'jobradar-copy': 1, 'jobradar-attempt': 1 },
    });
    for (let handout = 0; handout < 7; handout += 1) {
      const message = await until('the message', async () => {
        const got = await channel.get(httpQueue);
        return got === false ? undefined : got;
      });
      channel.reject(message, true);
    }
    await reconcile();
    await until('the dispatch to be due', async () => {
      const { dispatch_state: state } = await world.see(taskId);
      return state === 'DUE';
    });
    assert.deepEqual(
      (await letters()).map(({ cause, message }) => [cause, message['deathReason']]),
      [['DELIVERY_LIMIT', 'delivery_limit']],
    );
    assert.deepEqual(await world.drift(), []);
  });

  it('bears properties and headers of any type', async () => {
    await reconcile();
    const table = { deep: { deeper: [1, null, true, { x: Buffer.from([0]) }] } };
    const values: unknown[] = [
      table,
      [table],
      Buffer.alloc(300, 0xff),
      null,
      true,
      -1,
      2 ** 40,
      1.5,
      '\u0000',
      'x'.repeat(10_000),
      { '!': 'timestamp', value: 2 ** 52 },
      { '!': 'int64', value: Number.MAX_SAFE_INTEGER },
      { '!': 'decimal', value: { places: 2, digits: 3 } },
    ];
    for (const value of values) {
      const names = ['jobradar-copy', 'traceparent', 'x-first-death-reason', 'x-last-death-queue'];
      await send(deadLetterQueue, randomUUID(), {
        messageId: '\u0000'.repeat(200),
        correlationId: '职位\u0000',
        type: '\u0000',
        timestamp: 2 ** 52,
        headers: Object.fromEntries(names.map((name) => [name, value])),
      });
    }
    await until('all letters', async () => (await letters()).length === values.length);
    await broker.waitForDepth(deadLetterQueue, 0);
  });

  it('bears a body of ten megabytes', async () => {
    await reconcile();
    await send(deadLetterQueue, Buffer.alloc(10_000_000, 0x41), {});
    const [row] = await until('the letter', async () => {
      const rows = await letters();
      return rows.length > 0 ? rows : undefined;
    });
    assert.equal(row?.body.length, 16_384);
    assert.equal(row?.message['bodyTruncated'], true);
  });

  it('holds letters while the database is away, and gives none back', async () => {
    const url = new URL(world.url);
    const port = Number(url.port === '' ? 5432 : url.port);
    const proxy = resources.use(await tcpProxy({ host: url.hostname, port }));
    url.host = `127.0.0.1:${proxy.port}`;
    const database = resources.use(
      await openDatabase({ url: url.href, schema: 'gateway', applicationName: 'test' }),
    );
    proxy.down();
    await reconcile({ ...world.deps, database });
    await send(deadLetterQueue, 'one');
    await send(deadLetterQueue, 'two');
    await until('both to be held', async () => heldAge(await renderMetrics()) > 0.5);
    proxy.restore();
    const both = await until('both letters', async () => {
      const rows = await letters();
      return rows.length === 2 ? rows : undefined;
    });
    assert.deepEqual(
      both.map(({ message }) => message['handout']),
      [0, 0],
    );
    await broker.waitForDepth(deadLetterQueue, 0);
    assert.equal(heldAge(await renderMetrics()), 0);
  });

  it('gives back what it holds when it stops, and another one takes it', async () => {
    const away = await openDatabase({
      url: 'postgresql://127.0.0.1:1/none',
      schema: 'gateway',
      applicationName: 'test',
    });
    resources.use(away);
    const first = await reconcile({ ...world.deps, database: away });
    await send(deadLetterQueue, 'one');
    await until('it to be held', async () => heldAge(await renderMetrics()) > 0);
    await first[Symbol.asyncDispose]();
    await reconcile();
    await until('the letter', async () => (await letters()).length === 1);
  });
});

function heldAge(metrics: string): number {
  return Number(/^jobradar_oldest_held_letter_age_seconds (\S+)$/mu.exec(metrics)?.[1]);
}
