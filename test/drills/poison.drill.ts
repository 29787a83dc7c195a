import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { auditClean, measured } from '../support/drill.ts';
import { connectedTo } from '../support/process-list.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import { unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

/*
 * One of 30 boards serves a page that kills whoever asks for it. The drill is that page: it finds
 * the process behind each request by its socket, and kills it. And it is the init system, which
 * starts a crawler again that died; the process for suspects is started again by its crawler.
 */

const jobs = 5;
const boards = Array.from({ length: 30 }, (_, index) => ({
  strategy: 'html' as const,
  id: `board-${index}`,
  jobs,
  pageSize: 5,
}));

describe('a page that kills the process that asks for it', function () {
  this.timeout(240_000);

  it('is set aside with its reason, and its neighbours only run again', async () => {
    await using world = await startWorld({
      boards,
      services: ['storage', 'gateway'],
      env: unlimited,
    });
    const [poisonous, ...neighbours] = world.boards;
    assert.ok(poisonous !== undefined);
    // Slow enough that all are under way when the process dies.
    for (const board of neighbours) {
      board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 400 } });
    }
    poisonous.addFault({ path: '/jobs*', what: { kind: 'delay', delayMs: 60_000 } });
    const sources: string[] = [];
    for (const board of world.boards) sources.push(await world.addSource(board));
    const crawls = await Promise.all(sources.map((source) => world.createCrawl({ source })));
    const [poison = '', ...names] = crawls.map(({ name }) => name);

    await using init = keepRunning(world.services.crawler);
    await using killer = killAskers(poisonous);
    const began = performance.now();
    const dead = await world.waitForEnd(poison, 120_000);
    measured({ what: 'a poisonous page: its crawl given up', ms: performance.now() - began });
    assert.equal(dead.state, 'STATE_FAILED');
    assert.equal(dead.failure?.reason, 'FAILURE_REASON_WORKER_CRASHED');
    assert.deepEqual([killer.kills, init.starts], [5, 3], 'two killed a crawler, three a suspect');

    for (const name of names) {
      const crawl = await world.waitForEnd(name, 120_000);
      assert.equal(crawl.state, 'STATE_SUCCEEDED', JSON.stringify(crawl.failure));
      assert.equal(crawl.attempt, 1);
      assert.ok(crawl.executionCount <= 3, `${name}: ${crawl.executionCount} executions`);
      assert.equal(crawl.counts?.jobsCreated, jobs);
      assert.equal(crawl.counts.detailPagesRead, jobs);
    }
    await onceEach(world, neighbours.length * jobs);
    const { deadLetters } = await world.api.deadLetters.ListDeadLetters({});
    assert.deepEqual(
      deadLetters.map(({ cause, crawl }) => [cause, crawl]),
      [['CAUSE_WORKER_CRASHED', poison]],
    );
    await auditClean(world);
  });
});

async function onceEach(world: World, count: number): Promise<void> {
  const counts = await world.sql.one(
    `select (select count(*)::int from storage.jobs) jobs,
            (select count(*)::int from storage.job_versions) versions`,
  );
  assert.deepEqual(counts, { jobs: count, versions: count });
}

/** Starts the service, and again whenever it died. */
function keepRunning(service: ServiceProcess): AsyncDisposable & { readonly starts: number } {
  const stopping = new AbortController();
  let starts = 0;
  const keep = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      starts += 1;
      // It may die before it is ready.
      await service.start().catch(() => undefined);
      await service.exited();
    }
  };
  const kept = keep();
  return {
    get starts() {
      return starts;
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await service.stop();
      await kept;
    },
  };
}

/** Kills whoever waits for the board's list page. */
function killAskers(board: BoardServer): AsyncDisposable & { readonly kills: number } {
  const stopping = new AbortController();
  const port = Number(board.host.split(':')[1]);
  let kills = 0;
  let seen = 0;
  const asked = (): boolean => {
    const news = board.log.after(seen);
    return news.some(({ target }) => target.startsWith('/jobs'));
  };
  const kill = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const patience = { withinMs: 600_000, everyMs: 10, signal: stopping.signal };
      await until('somebody to ask', asked, patience);
      seen = board.log.count();
      const [victim] = connectedTo(port).filter((pid) => pid !== process.pid);
      if (victim === undefined) continue;
      process.kill(victim, 'SIGKILL');
      kills += 1;
      await until('its end', () => !connectedTo(port).includes(victim), patience);
    }
  };
  const killing = kill().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return {
    get kills() {
      return kills;
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await killing;
    },
  };
}
