import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { fastRetries } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

describe('cancelling and expiring', function () {
  this.timeout(90_000);
  let world: World;
  let sourcesMade = 0;

  before(async () => {
    world = await startWorld({
      boards: Array.from({ length: 6 }, (_entry, index) => ({
        strategy: 'html' as const,
        id: `cancel-${index}`,
        jobs: 6,
        pageSize: 3,
      })),
      services: ['storage', 'gateway'],
      env: fastRetries,
    });
  });
  after(() => world[Symbol.asyncDispose]());

  async function nextBoard(): Promise<{ board: BoardServer; source: string }> {
    const board = world.boards[sourcesMade];
    sourcesMade += 1;
    assert.ok(board);
    const politeness = {
      requestsPerSecond: 50,
      burst: 20,
      maxConcurrentFetches: 4,
      maxActiveCrawls: 1,
    };
    return { board, source: await world.addSource(board, { politeness }) };
  }

  const cancel = async (name: string): Promise<string> => {
    const { crawl } = await world.api.crawls.CancelCrawl({ name, note: 'no longer needed' });
    return crawl?.state ?? '';
  };

  it('ends a QUEUED crawl at once, and its message is dropped', async () => {
    const { board, source } = await nextBoard();
    const { name } = await world.createCrawl({ source });
    await world.waitForState(name, ['QUEUED']);
    assert.equal(await cancel(name), 'STATE_CANCELLED');
    await world.start('crawler');
    await world.broker.waitForDepth('jobradar.crawl.http', 0);
    assert.equal((await world.getCrawl(name)).executionCount, 0);
    assert.equal(board.log.count(), 0);
  });

  it('ends a PENDING crawl at once, and it is never published', async () => {
    const { board, source } = await nextBoard();
    board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 500 } });
    const first = await world.createCrawl({ source });
    await world.waitForState(first.name, ['RUNNING']);
    // The source's one slot is taken: the next crawl stays in the outbox.
    const second = await world.createCrawl({ source });
    assert.equal(await cancel(second.name), 'STATE_CANCELLED');
    await world.waitForState(first.name, ['SUCCEEDED']);
    const ended = await world.getCrawl(second.name);
    assert.equal(ended.state, 'STATE_CANCELLED');
    assert.equal(ended.executionCount, 0);
    assert.equal(ended.dispatch?.publishTime, null);
    assert.equal(ended.cancellation?.note, 'no longer needed');
  });

  it('stops a RUNNING crawl at its next page', async () => {
    const { board, source } = await nextBoard();
    board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 700 } });
    const { name } = await world.createCrawl({ source });
    await until('its first detail page', () => board.log.count() >= 3);
    assert.equal(await cancel(name), 'STATE_CANCELLING');
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_CANCELLED');
    assert.ok((ended.counts?.detailPagesRead ?? 99) < 6);
  });

  it('ends a WAITING crawl, and it never runs again', async () => {
    const { board, source } = await nextBoard();
    board.addFault({
      path: '/jobs',
      what: { kind: 'status', status: 429, retryAfter: '120' },
    });
    const { name } = await world.createCrawl({ source });
    const waiting = await world.waitForState(name, ['WAITING']);
    assert.equal(waiting.waitReason, 'WAIT_REASON_HOST_NOT_READY');
    await cancel(name);
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_CANCELLED');
    assert.equal(ended.executionCount, 1);
  });

  it('returns an ended crawl as it is', async () => {
    const { source } = await nextBoard();
    const { name } = await world.createCrawl({ source });
    await world.waitForState(name, ['SUCCEEDED']);
    assert.equal(await cancel(name), 'STATE_SUCCEEDED');
  });

  it('expires a crawl that did not begin in time', async () => {
    const { source } = await nextBoard();
    await world.stop('crawler');
    const now = await world.sql.one<{ s: string }>(
      `select floor(extract(epoch from now() + interval '2 seconds'))::text s`,
    );
    const { name } = await world.createCrawl({
      source,
      expireTime: { seconds: now.s, nanos: 0 },
    });
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_EXPIRED');
    assert.equal(ended.failure?.reason, 'FAILURE_REASON_EXPIRED_BEFORE_START');
    await world.start('crawler');
    await world.broker.waitForDepth('jobradar.crawl.http', 0);
    assert.equal((await world.getCrawl(name)).executionCount, 0);
  });
});
