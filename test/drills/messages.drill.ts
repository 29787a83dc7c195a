/* Messages that come twice, late, in another order, for nobody, of a newer type, or from a
 * stranger. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'mocha';
import { deadLetterQueue, httpQueue } from '#libs/amqp/topology-model.ts';
import { auditClean, measured } from '../support/drill.ts';
import { unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';
import { dice, strangeMessage } from './message-fuzz.ts';
import { queueHand, type QueueHand, type Taken } from './queue-hand.ts';

const jobs = 4;
// A source has one slot: so many messages are under way at once.
const boards = 5;
const seed = Number(process.env['JOBRADAR_DRILL_SEED'] ?? 4);
const fuzzed = Number(process.env['JOBRADAR_DRILL_MESSAGES'] ?? 10_000);

describe('messages', function () {
  this.timeout(180_000);
  let world: World;
  let hand: QueueHand;
  let source: string;
  let since: string;
  const sources: string[] = [];

  before(async () => {
    world = await startWorld({
      boards: Array.from({ length: boards }, () => ({ strategy: 'html', jobs, pageSize: jobs })),
      env: { gateway: { ...unlimited.gateway, JOBRADAR_LETTER_RESEND_MS: '1000' } },
      services: ['storage', 'gateway'],
    });
    hand = await queueHand(world.broker);
    for (const board of world.boards) sources.push(await world.addSource(board));
    [source = ''] = sources;
  });
  after(async () => {
    await hand?.[Symbol.asyncDispose]();
    await world?.[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    await world.broker.waitForDepth(httpQueue, 0);
    const { now } = await world.sql.one<{ now: string }>('select now()::text');
    since = now;
  });
  afterEach(async () => {
    await world.stop('crawler');
  });

  /** A crawl whose message was taken out of the queue. */
  const taken = async (of = source): Promise<{ name: string; message: Taken }> => {
    const { name } = await world.createCrawl({ source: of });
    await world.waitForState(name, ['QUEUED']);
    return { name, message: await hand.take(httpQueue) };
  };
  const succeeds = async (name: string): Promise<void> => {
    const crawl = await world.waitForEnd(name, 60_000);
    assert.deepEqual([crawl.state, crawl.attempt], ['STATE_SUCCEEDED', 1]);
  };
  /** The letters that this drill has made; those before it stay, for the auditor. */
  const letters = () =>
    world.sql.rows<{ cause: string; ended_task_id: string | null }>(
      'select cause, ended_task_id from gateway.dead_letters where create_time > $1',
      [since],
    );

  it('that come five times run once', async () => {
    const { name, message } = await taken();
    await hand.put(httpQueue, Array<Taken>(5).fill(message));
    await world.start('crawler');
    await succeeds(name);
    await world.broker.waitForDepth(httpQueue, 0);
    const crawl = await world.getCrawl(name);
    assert.equal(crawl.executionCount, 1);
    assert.deepEqual(await letters(), []);
    await auditClean(world);
  });

  it('in another order all run', async () => {
    const all: { name: string; message: Taken }[] = [];
    for (const each of sources) all.push(await taken(each));
    await hand.put(httpQueue, all.map(({ message }) => message).toReversed());
    await world.start('crawler');
    for (const { name } of all) await succeeds(name);
    await auditClean(world);
  });

  it('of an ended crawl change nothing', async () => {
    const { name, message } = await taken();
    await hand.put(httpQueue, [message]);
    await world.start('crawler');
    await succeeds(name);
    const before = await world.getCrawl(name);
    await hand.put(httpQueue, [message, message]);
    await world.broker.waitForDepth(httpQueue, 0);
    await succeeds((await world.createCrawl({ source })).name);
    assert.deepEqual(await world.getCrawl(name), before);
    assert.deepEqual(await letters(), []);
    await auditClean(world);
  });

  it('of a cancelled crawl change nothing', async () => {
    const { name, message } = await taken();
    await world.api.crawls.CancelCrawl({ name });
    const before = await world.getCrawl(name);
    await hand.put(httpQueue, [message]);
    await world.start('crawler');
    await succeeds((await world.createCrawl({ source })).name);
    assert.deepEqual(await world.getCrawl(name), before);
    assert.equal(before.state, 'STATE_CANCELLED');
    await auditClean(world);
  });

  it('of an older dispatch are dropped', async () => {
    const { name, message } = await taken();
    await world.api.sources.PauseSource({ name: source, note: 'a drill' });
    await hand.put(httpQueue, [message]);
    await world.start('crawler');
    const waiting = await world.waitForState(name, ['WAITING']);
    assert.notEqual(waiting.dispatch?.dispatchId, message.options.messageId);
    await hand.put(httpQueue, [message, message, message]);
    await world.broker.waitForDepth(httpQueue, 0);
    await world.api.sources.ResumeSource({ name: source });
    await succeeds(name);
    assert.equal((await world.getCrawl(name)).executionCount, 1);
    await auditClean(world);
  });

  it('of a newer type go out again, in the type that is known', async () => {
    const { name, message } = await taken();
    const newer = { ...message.options, type: 'jobradar.crawl.v2' };
    await world.start('crawler');
    const startMs = performance.now();
    await hand.put(httpQueue, [{ content: Buffer.from('{"of":"tomorrow"}'), options: newer }]);
    await succeeds(name);
    measured({ what: 'newer type, sent again and done', ms: performance.now() - startMs });
    assert.deepEqual(await letters(), []);
    await auditClean(world);
  });

  it('of nobody, and with other scalars, are recorded and harm nobody', async () => {
    const { name, message } = await taken();
    const text = message.content.toString();
    const forged = (from: string, to: string): Taken => ({
      ...message,
      content: Buffer.from(text.replace(from, to)),
    });
    await world.start('crawler');
    await hand.put(httpQueue, [
      forged(name.slice('crawls/'.length), '019bf2a1-0000-7000-8000-000000000000'),
      forged('"tenant_id":"local"', '"tenant_id":"other"'),
      message,
    ]);
    await succeeds(name);
    await until('both letters', async () => (await letters()).length === 2);
    const causes = (await letters()).map(({ cause }) => cause);
    assert.deepEqual(causes.toSorted(), ['MESSAGE_MISMATCH', 'UNKNOWN_TASK']);
    const alarm = world.services.gateway.log.find(({ message: words }) =>
      words.startsWith('security:'),
    );
    assert.equal(alarm?.['level'], 'error');
    await auditClean(world);
  });

  it('that come back seven times go out again thrice, then fail with one letter', async () => {
    const { name } = await world.createCrawl({ source });
    const startMs = performance.now();
    for (let copy = 1; copy <= 4; copy += 1) {
      await world.waitForState(name, ['QUEUED']);
      await hand.wearOut(httpQueue, 7);
    }
    const crawl = await world.waitForEnd(name);
    measured({ what: 'worn out four times, failed', ms: performance.now() - startMs });
    assert.equal(crawl.state, 'STATE_FAILED');
    assert.equal(crawl.failure?.reason, 'FAILURE_REASON_DELIVERY_LIMIT');
    assert.equal(crawl.executionCount, 0);
    const all = await letters();
    assert.equal(all.filter(({ ended_task_id: ended }) => ended !== null).length, 1);
    assert.equal(all.length, 4);
    const { deadLetter } = await world.api.deadLetters.GetDeadLetter({
      name: crawl.failure?.deadLetter ?? '',
    });
    assert.equal(deadLetter?.cause, 'CAUSE_DELIVERY_LIMIT');
    assert.equal(deadLetter?.message?.dispatchCopy, 4);
    const { crawl: again } = await world.api.deadLetters.ReplayDeadLetter({
      name: deadLetter?.name ?? '',
    });
    await world.start('crawler');
    await succeeds(again?.name ?? '');
    await auditClean(world);
  });

  it(`that are ${fuzzed} strange ones (seed ${seed}) end as letters`, async function () {
    this.timeout(600_000);
    const { name, message: model } = await taken();
    await hand.put(httpQueue, [model]);
    await world.start('crawler');
    await succeeds(name);
    const pids = [world.services.gateway.pid, world.services.crawler.pid];
    const random = dice(seed);
    const make = (queue: string): Taken[] =>
      Array.from({ length: fuzzed / 2 }, (_none, index) =>
        strangeMessage(random, { model, mark: `${queue === httpQueue ? 1 : 2}${index}` }),
      );
    const before = await lettersTaken(world);
    const startMs = performance.now();
    await hand.put(httpQueue, make(httpQueue));
    await hand.put(deadLetterQueue, make(deadLetterQueue));
    const look = async (): Promise<boolean> => (await lettersTaken(world)) - before >= fuzzed;
    await until('all letters', look, { withinMs: 500_000, everyMs: 500 });
    measured({ what: `${fuzzed} strange messages`, ms: performance.now() - startMs });
    assert.equal((await letters()).length, fuzzed);
    assert.equal((await lettersTaken(world)) - before, fuzzed);
    assert.equal(await world.broker.depth(httpQueue), 0);
    assert.equal(await world.broker.depth(deadLetterQueue), 0);
    assert.deepEqual([world.services.gateway.pid, world.services.crawler.pid], pids);
    for (const service of [world.services.gateway, world.services.crawler]) {
      const lost = service.log.filter(({ message: words }) => words === 'broker session lost');
      assert.deepEqual(lost, []);
    }
    await succeeds((await world.createCrawl({ source })).name);
    await auditClean(world);
  });
});

/** What the gateway counts since its start, whatever became of a letter. */
async function lettersTaken(world: World): Promise<number> {
  const response = await fetch(`http://${world.installation.metrics.gateway}/metrics`);
  const lines = (await response.text()).matchAll(/^jobradar_letters_total\{[^}]*\} (\S+)$/gmu);
  return [...lines].reduce((sum, [, value]) => sum + Number(value), 0);
}
