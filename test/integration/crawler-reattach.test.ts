import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { httpQueue } from '#libs/amqp/topology-model.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { listenForProbes } from '../support/probe-listener.ts';
import { tcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

/* The lease is the right to work, not the channel. */

const alone = { JOBRADAR_CRAWLER_SUSPECTS: 'off' };

describe('a crawl whose channel goes', () => {
  it('goes on under the delivery that comes back, and asks for no page twice', async () => {
    await using world = await startWorld({ boards: [slowBoard], env: { crawler: alone } });
    const board = only(world.boards);
    const name = await startSlowCrawl(world, board);
    const { crawler } = world.services;
    // It may come back before the closing is known to be done.
    const after = crawler.log.length;
    await closeConnection(world);
    await crawler.waitForLog('message came back', { after, withinMs: 15_000 });
    board.clearFaults();
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_SUCCEEDED');
    assert.deepEqual([ended.executionCount, ended.attempt, ended.crashCount], [1, 1, 0]);
    const pages = board.log.after(0).map(({ target }) => target);
    assert.deepEqual(pages.length, new Set(pages).size, pages.join(' '));
    await world.broker.waitForDepth(httpQueue, 0);
    await nothingUnsettled(world);
  });

  it('is taken over by the worker that gets its message, with the effect of one', async () => {
    await using world = await startWorld({
      boards: [slowBoard],
      services: ['storage', 'gateway'],
      crawlers: 2,
      env: { crawler: alone },
    });
    const board = only(world.boards);
    const [first, second] = world.crawlers;
    assert.ok(first !== undefined && second !== undefined);
    const url = new URL(world.installation.consumeUrl);
    await using proxy = await tcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    await first.start({ JOBRADAR_AMQP_CONSUME_URL: url.href });
    const name = await startSlowCrawl(world, board);
    await second.start();
    proxy.down();
    const taskId = name.replace('crawls/', '');
    await until('the take-over', async () => {
      const { epochs } = await world.sql.one<{ epochs: number }>(
        'select count(*)::int epochs from gateway.executions where task_id = $1',
        [taskId],
      );
      return epochs === 2;
    });
    board.clearFaults();
    await first.waitForLog('lease lost', { after: 0, withinMs: 15_000 });
    proxy.restore();
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_SUCCEEDED');
    // The first worker spoke later: it was cut off, and that is nobody's crash.
    assert.deepEqual([ended.executionCount, ended.attempt, ended.crashCount], [2, 1, 0]);
    assert.equal(ended.counts?.jobsCreated, jobs);
    assert.equal(ended.counts.detailPagesRead, jobs);
    await world.broker.waitForDepth(httpQueue, 0);
    await nothingUnsettled(world);
  });

  it('may be over by then: the late ack does nothing, and the message is dropped', async () => {
    await using probes = await listenForProbes();
    await using world = await startWorld({ boards: [slowBoard], probes, env: { crawler: alone } });
    const board = only(world.boards);
    const held = probes.holdAt('crawler.before-ack');
    const source = await world.addSource(board);
    const { name } = await world.createCrawl({ source });
    await until('the end of the work', () => held.count > 0, { withinMs: 30_000 });
    await closeConnection(world);
    await until('the answer to the message that came back', async () => {
      const outcomes = await metric(world, 'jobradar_crawler_deliveries_total');
      return outcomes.some((line) => line.includes('already_ended'));
    });
    held.release();
    await until('the late ack to be counted', async () => {
      const stale = await metric(world, 'jobradar_stale_settle_total');
      return stale.includes('jobradar_stale_settle_total{operation="ack"} 1');
    });
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_SUCCEEDED');
    assert.equal(ended.executionCount, 1);
    await nothingUnsettled(world);
  });
});

const jobs = 6;
const slowBoard = { strategy: 'html', jobs, pageSize: 6 } as const;
const slowMs = 8_000;

async function startSlowCrawl(world: World, board: BoardServer): Promise<string> {
  const source = await world.addSource(board);
  board.addFault({ path: '/jobs/*', after: 2, times: 1, what: { kind: 'delay', delayMs: slowMs } });
  const { name } = await world.createCrawl({ source });
  await until('the slow detail page', () => board.log.count() >= 5);
  return name;
}

// The management API learns of a connection some seconds after it was opened.
async function closeConnection({ broker, services }: World): Promise<void> {
  const look = async (): Promise<boolean> => {
    await broker.closeConnections('closed by a test');
    return services.crawler.log.some(({ message }) => message === 'broker session lost');
  };
  await until('the end of the connection', look, { everyMs: 250 });
}

// With its last message acked the queue has nothing to hand out again when everybody is gone.
async function nothingUnsettled(world: World): Promise<void> {
  await Promise.all(world.crawlers.map((crawler) => crawler.stop()));
  assert.equal(await world.broker.depth(httpQueue), 0);
}

async function metric(world: World, name: string): Promise<readonly string[]> {
  const answer = await fetch(`http://${world.installation.metrics.crawler}/metrics`);
  return (await answer.text()).split('\n').filter((line) => line.startsWith(name));
}

function only(boards: readonly BoardServer[]): BoardServer {
  const [board] = boards;
  assert.ok(board !== undefined);
  return board;
}
