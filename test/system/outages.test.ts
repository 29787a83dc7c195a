import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { fastLeases, unlimited } from '../support/settings.ts';
import { tcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { startWorld, type World, type WorldOptions } from '../support/world.ts';

/* What dies in the middle: nothing is lost, nothing happens twice, no attempt is burned. */

describe('outages', function () {
  this.timeout(180_000);
  let world: World | undefined;
  afterEach(async () => {
    await world?.[Symbol.asyncDispose]();
    world = undefined;
  });

  const open = async (options: WorldOptions): Promise<World> => {
    world = await startWorld(options);
    return world;
  };

  const exactCounts = async (here: World, jobs: number): Promise<void> => {
    const counts = await here.sql.one<{ jobs: number; versions: number; slots: number }>(
      `select (select count(*)::int from storage.jobs) jobs,
              (select count(*)::int from storage.job_versions) versions,
              (select coalesce(sum(used), 0)::int from gateway.source_slots) slots`,
    );
    assert.deepEqual(counts, { jobs, versions: jobs, slots: 0 });
  };

  it('of the broker: submissions are accepted, and 500 due ones run when it is back', async () => {
    const boards = Array.from({ length: 25 }, (_entry, index) => ({
      strategy: 'html' as const,
      id: `b${index}`,
      jobs: 2,
      pageSize: 2,
      hasDetails: false,
    }));
    const here = await open({ boards, services: ['storage'] });
    const broker = new URL(here.broker.url);
    await using proxy = await tcpProxy({ host: broker.hostname, port: Number(broker.port) });
    const through = (url: string): string => {
      const changed = new URL(url);
      changed.port = String(proxy.port);
      return changed.href;
    };
    const publishUrl = through(here.broker.urlFor('jr-gateway-relay'));
    const consumeUrl = through(here.broker.urlFor('jr-crawler'));
    await here.start('gateway', { JOBRADAR_AMQP_PUBLISH_URL: publishUrl, ...unlimited.gateway });
    await here.start('crawler', { JOBRADAR_AMQP_CONSUME_URL: consumeUrl });
    const sources = [];
    for (const board of here.boards) sources.push(await here.addSource(board));
    proxy.down();
    const names: string[] = [];
    for (let index = 0; index < 500; index += 1) {
      const source = sources[index % sources.length] ?? '';
      const began = performance.now();
      names.push((await here.createCrawl({ source, maxPages: 1 })).name);
      assert.ok(performance.now() - began < 2_000, 'a submission waited for the broker');
    }
    proxy.restore();
    const count = async (): Promise<boolean> => {
      const row = await here.sql.one<{ open: number; succeeded: number }>(
        `select count(*) filter (where end_time is null)::int open,
                count(*) filter (where state = 'SUCCEEDED')::int succeeded
           from gateway.crawl_tasks`,
      );
      return row.open === 0 && row.succeeded === names.length;
    };
    await until('all 500 to succeed', count, { withinMs: 120_000, everyMs: 250 });
    await exactCounts(here, boards.length * 2);
  });

  it('of the crawler: a kill -9 in the middle loses nothing and doubles nothing', async () => {
    const here = await open({
      boards: [{ strategy: 'html', jobs: 12, pageSize: 4 }],
      env: fastLeases,
    });
    const [board] = here.boards;
    assert.ok(board);
    board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 150 } });
    const source = await here.addSource(board);
    const { name } = await here.createCrawl({ source, maxPages: 10 });
    await until('the second list page', () =>
      board.log.after(0).some(({ target }) => target.startsWith('/jobs?page=2')),
    );
    await here.kill('crawler');
    await here.start('crawler');
    const ended = await here.waitForEnd(name, 60_000);
    assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
    assert.equal(ended.counts?.jobsCreated, 12);
    assert.equal(ended.attempt, 1);
    const { executions } = await here.api.crawls.ListCrawlExecutions({ parent: name });
    assert.deepEqual(
      executions.map(({ outcome }) => outcome),
      ['OUTCOME_COMPLETED', 'OUTCOME_LOST'],
    );
    await exactCounts(here, 12);
  });

  for (const service of ['gateway', 'storage'] as const) {
    it(`of the ${service}: 30 s in the middle burn no attempt`, async () => {
      const here = await open({ boards: [{ strategy: 'html', jobs: 12, pageSize: 4 }] });
      const [board] = here.boards;
      assert.ok(board);
      board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 300 } });
      const source = await here.addSource(board);
      const { name } = await here.createCrawl({ source, maxPages: 10 });
      await until('the second list page', () =>
        board.log.after(0).some(({ target }) => target.startsWith('/jobs?page=2')),
      );
      await here.kill(service);
      // The outage itself: the one thing here that is a length of time.
      const over = performance.now() + 30_000;
      await until('30 s to pass', () => performance.now() > over, { withinMs: 40_000 });
      await here.start(service);
      const ended = await here.waitForEnd(name, 60_000);
      assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
      assert.equal(ended.attempt, 1);
      assert.equal(ended.crashCount, 0);
      assert.equal(ended.counts?.jobsCreated, 12);
      await exactCounts(here, 12);
    });
  }

  it('of storage when a crawl would end: it stays FINISHING, its worker is free', async () => {
    const here = await open({
      boards: [
        { strategy: 'html', id: 'first', jobs: 2, pageSize: 2, hasDetails: false },
        { strategy: 'html', id: 'second', jobs: 2, pageSize: 2, hasDetails: false },
      ],
      // The seal goes through an address that the test can cut.
      services: ['storage'],
    });
    const [host = '', port] = here.installation.storageAddress.split(':');
    await using proxy = await tcpProxy({ host, port: Number(port) });
    await here.start('gateway', { JOBRADAR_STORAGE_ADDRESS: `127.0.0.1:${proxy.port}` });
    await here.start('crawler');
    const [first, second] = here.boards;
    assert.ok(first && second);
    const source = await here.addSource(first);
    proxy.down();
    const { name } = await here.createCrawl({ source });
    await here.waitForState(name, ['FINISHING']);
    const other = await here.createCrawl({ source: await here.addSource(second) });
    await here.waitForState(other.name, ['FINISHING']);
    proxy.restore();
    const ended = await here.waitForEnd(name, 60_000);
    assert.equal(ended.state, 'STATE_SUCCEEDED');
    assert.equal(ended.counts?.jobsCreated, 2);
    await here.waitForEnd(other.name, 60_000);
    await exactCounts(here, 4);
  });

  it('between slices: a crawl of many slices ends with exact counts', async () => {
    const here = await open({
      boards: [{ strategy: 'html', jobs: 20, pageSize: 5 }],
      env: { gateway: { JOBRADAR_SLICE_SOFT_MS: '1500', JOBRADAR_FETCH_TOTAL_MS: '1000' } },
    });
    const [board] = here.boards;
    assert.ok(board);
    board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 250 } });
    const source = await here.addSource(board, {
      politeness: { requestsPerSecond: 50, burst: 20, maxConcurrentFetches: 1, maxActiveCrawls: 1 },
    });
    const { name } = await here.createCrawl({ source, maxPages: 10 });
    const ended = await here.waitForEnd(name, 90_000);
    assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
    assert.equal(ended.attempt, 1);
    assert.ok(ended.executionCount >= 3, `${ended.executionCount} executions`);
    assert.equal(ended.counts?.jobsCreated, 20);
    assert.equal(ended.counts.listPagesRead, 4);
    assert.equal(ended.counts.detailPagesRead, 20);
    await exactCounts(here, 20);
  });
});
