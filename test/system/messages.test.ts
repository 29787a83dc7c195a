import assert from 'node:assert/strict';
import { connect } from 'amqplib';
import { after, before, describe, it } from 'mocha';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

const queue = 'jobradar.crawl.http';
const deadQueue = 'jobradar.crawl.dead';

describe('messages in the queue', function () {
  this.timeout(60_000);
  let world: World;
  let source: string;

  before(async () => {
    world = await startWorld({
      boards: [{ strategy: 'html', jobs: 4, pageSize: 4 }],
      services: ['storage', 'gateway'],
    });
    const [board] = world.boards;
    assert.ok(board);
    source = await world.addSource(board);
  });
  after(() => world[Symbol.asyncDispose]());

  /** The newest first, once there are that many. */
  const deadLetters = (atLeast: number) =>
    until(`${atLeast} dead letters`, async () => {
      const page = await world.api.deadLetters.ListDeadLetters({});
      return page.deadLetters.length >= atLeast ? page.deadLetters : undefined;
    });

  it('hold exactly four scalars, as JSON, with the properties of the contract', async () => {
    const crawl = await world.createCrawl({ source, maxPages: 7 });
    await world.waitForState(crawl.name, ['QUEUED']);
    const message = await world.broker.get(queue);
    assert.ok(message);
    assert.deepEqual(JSON.parse(message.payload), {
      task_id: crawl.name.slice('crawls/'.length),
      seed_url: crawl.seedUrl,
      tenant_id: 'local',
      max_pages: 7,
    });
    const { headers, ...properties } = message.properties;
    const { message_id: messageId, timestamp, ...others } = properties;
    const { dispatch } = await world.getCrawl(crawl.name);
    assert.equal(messageId, dispatch?.dispatchId);
    assert.equal(typeof timestamp, 'number');
    assert.deepEqual(others, {
      content_type: 'application/json',
      type: 'jobradar.crawl.v1',
      correlation_id: crawl.name.slice('crawls/'.length),
      app_id: 'jobradar-gateway',
      delivery_mode: 2,
    });
    assert.match(String(headers['traceparent']), /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/u);
    assert.equal(headers['jobradar-attempt'], 1);
    assert.equal(headers['jobradar-copy'], 1);
    await world.api.crawls.CancelCrawl({ name: crawl.name });
  });

  it('that are garbage become dead letters, and the consumer goes on', async () => {
    await world.start('crawler');
    const garbage: readonly (readonly [body: string, type: string, contentType: string])[] = [
      ['not json', 'jobradar.crawl.v1', 'application/json'],
      ['{"task_id":1}', 'jobradar.crawl.v1', 'application/json'],
      ['[]', 'jobradar.crawl.v1', 'application/json'],
      [`{"x":"${'y'.repeat(17_000)}"}`, 'jobradar.crawl.v1', 'application/json'],
      ['{}', 'somebody.else', 'application/json'],
      ['{}', 'jobradar.crawl.v1', 'text/plain'],
    ];
    const connection = await connect(world.broker.url, { noDelay: true });
    const channel = await connection.createConfirmChannel();
    for (const [body, type, contentType] of garbage) {
      channel.publish('', queue, Buffer.from(body), { persistent: true, type, contentType });
    }
    await channel.waitForConfirms();
    await connection.close();
    const { name } = await world.createCrawl({ source });
    assert.equal((await world.waitForEnd(name)).state, 'STATE_SUCCEEDED');
    // Without ids a letter is known by its body: the same one is recorded once.
    const letters = await deadLetters(new Set(garbage.map(([body]) => body)).size);
    assert.deepEqual(
      new Set(letters.map(({ cause }) => cause)),
      new Set(['CAUSE_INVALID_MESSAGE']),
    );
    await world.broker.waitForDepth(deadQueue, 0);
  });

  it('that name an unknown task or other scalars become dead letters too', async () => {
    const crawl = await world.createCrawl({ source });
    const ended = await world.waitForEnd(crawl.name);
    const before = (await deadLetters(0)).length;
    const connection = await connect(world.broker.url, { noDelay: true });
    const channel = await connection.createConfirmChannel();
    const taskId = crawl.name.slice('crawls/'.length);
    const bodies = [
      { task_id: '019bf2a1-0000-7000-8000-000000000000', tenant_id: 'local' },
      { task_id: taskId, tenant_id: 'somebody-else' },
    ];
    for (const body of bodies) {
      const text = JSON.stringify({ ...body, seed_url: crawl.seedUrl, max_pages: 10 });
      channel.publish('', queue, Buffer.from(text), {
        persistent: true,
        type: 'jobradar.crawl.v1',
        contentType: 'application/json',
        messageId: ended.dispatch?.dispatchId ?? '',
        correlationId: taskId,
        headers: { 'jobradar-attempt': 1, 'jobradar-copy': 1 },
      });
    }
    await channel.waitForConfirms();
    await connection.close();
    const letters = await deadLetters(before + bodies.length);
    assert.deepEqual(
      letters
        .slice(0, bodies.length)
        .map(({ cause }) => cause)
        .toSorted(),
      ['CAUSE_MESSAGE_MISMATCH', 'CAUSE_UNKNOWN_TASK'],
    );
    await world.broker.waitForDepth(deadQueue, 0);
    const after = await world.getCrawl(crawl.name);
    assert.deepEqual(after, ended);
  });
});
