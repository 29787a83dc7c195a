import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { auditClean, measured, skipDrill } from '../support/drill.ts';
import { wrongClock } from '../support/fake-clock.ts';
import { changedFields, changedRows, rowsOf, type Rows } from '../support/row-dump.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import { fastRecovery } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

/* A worker dies, falls silent, comes back, or has a wrong clock: who goes on, when, and what the
 * one that was taken over can still do. */

const jobs = 8;
const leaseMs = 4_000;
const lease = { JOBRADAR_LEASE_MS: String(leaseMs), JOBRADAR_HEARTBEAT_MS: '1000' };
const alone = { JOBRADAR_CRAWLER_SUSPECTS: 'off' };

const startPair = (): Promise<World> =>
  startWorld({
    boards: [{ strategy: 'html', jobs, pageSize: jobs }],
    crawlers: 2,
    env: { gateway: { ...fastRecovery.gateway, ...lease }, crawler: alone },
  });

describe('the take-over of a crawl', function () {
  this.timeout(120_000);

  it('comes at once from a worker whose connection closed', async () => {
    await using world = await startPair();
    const { name, holder, board } = await crawlInTheMiddle(world);
    const began = performance.now();
    process.kill(holder.pid ?? 0, 'SIGKILL');
    await executions(world, name, 2);
    measured({
      what: 'worker killed, its crawl runs elsewhere',
      ms: performance.now() - began,
      boundMs: 5_000,
    });
    await holder.exited();
    board.clearFaults();
    await endsOnce(world, name);
    await auditClean(world);
  });

  it('comes with the end of the lease from a worker that only fell silent', async () => {
    await using world = await startPair();
    const { name, holder, board } = await crawlInTheMiddle(world);
    const began = performance.now();
    holder.signal('SIGSTOP');
    await executions(world, name, 2);
    measured({
      what: 'worker stopped, its crawl runs elsewhere',
      ms: performance.now() - began,
      boundMs: leaseMs + 5_000,
    });
    board.clearFaults();
    await endsOnce(world, name);
    await auditClean(world);
  });

  it('leaves nothing to a worker that wakes after its successor opened the run', async () => {
    await using world = await startPair();
    const { name, holder, board } = await crawlInTheMiddle(world);
    const taskId = name.replace('crawls/', '');
    holder.signal('SIGSTOP');
    await executions(world, name, 2);
    await until('the run of the new holder', async () => {
      const runs = await world.sql.rows(
        'select from storage.runs where task_id = $1 and epoch = 2',
        [taskId],
      );
      return runs.length === 1;
    });
    const successor = world.crawlers.find((crawler) => crawler !== holder);
    // Stopped as well: what changes from here on, the old holder changes.
    successor?.signal('SIGSTOP');
    await permitsReturned(world);
    const before = await stillRows(world);
    const epochs = await epochOf(world, taskId);
    holder.signal('SIGCONT');
    await holder.waitForLog('lease lost', { after: 0 });
    const after = await rowsOf(world.sql);
    successor?.signal('SIGCONT');
    assert.equal(await epochOf(world, taskId), epochs, 'the successor kept its lease meanwhile');
    const changed = changedRows(before, after);
    // That it was cut off and not lost; and so it counts for nothing in the crawl.
    const allowed = {
      'gateway.crawl_tasks': ['losses', 'version'],
      'gateway.executions': ['outcome'],
    };
    assert.deepEqual(Object.fromEntries(changed.map(changedFields)), allowed);
    const [row] = changed.find(({ table }) => table === 'gateway.executions')?.come ?? [];
    assert.deepEqual([row?.['epoch'], row?.['outcome']], [1, 'CUT_OFF']);
    board.clearFaults();
    await endsOnce(world, name);
    await auditClean(world);
  });

  for (const minutes of [5, -5]) {
    it(`knows nothing of a worker's clock that is ${minutes} minutes off`, async () => {
      const clock = (await wrongClock(minutes)) ?? skipDrill('libfaketime cannot be had here');
      await using world = await startWorld({
        boards: [{ strategy: 'html', jobs, pageSize: jobs }],
        services: ['storage', 'gateway'],
        env: { gateway: { ...fastRecovery.gateway, ...lease }, crawler: alone },
      });
      const [board] = world.boards;
      assert.ok(board !== undefined);
      const source = await world.addSource(board);
      await world.start('crawler', clock);
      const [line] = world.services.crawler.log;
      const offMs = Date.parse(String(line?.['time'])) - Date.now();
      assert.ok(Math.abs(offMs - minutes * 60_000) < 60_000, `its clock is ${offMs} ms off`);
      // Longer than a lease, so that heartbeats and grants have to hold as well.
      board.addFault({ path: '/jobs/*', times: 2, what: { kind: 'delay', delayMs: leaseMs } });
      const { name } = await world.createCrawl({ source });
      const ended = await world.waitForEnd(name, 60_000);
      assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
      assert.deepEqual([ended.attempt, ended.executionCount, ended.crashCount], [1, 1, 0]);
      const seen = await world.sql.one<{ off: number }>(
        `select max(abs(extract(epoch from now() - observe_time)))::float8 off
           from storage.job_versions`,
      );
      assert.ok(seen.off < 60, `jobs are stored as seen ${seen.off} s off`);
      await auditClean(world);
    });
  }
});

/** A crawl of which two detail pages are read; the third takes longer than any lease. */
async function crawlInTheMiddle(world: World): Promise<{
  readonly name: string;
  readonly holder: ServiceProcess;
  readonly board: BoardServer;
}> {
  const [board] = world.boards;
  assert.ok(board !== undefined);
  const source = await world.addSource(board);
  board.addFault({ path: '/jobs/*', after: 2, what: { kind: 'delay', delayMs: 20_000 } });
  const { name } = await world.createCrawl({ source });
  await until('the slow detail page', () => board.log.count() >= 5);
  const { worker } = await world.sql.one<{ worker: string }>(
    'select worker_name worker from gateway.executions where task_id = $1',
    [name.replace('crawls/', '')],
  );
  const holder = world.crawlers.find(({ pid }) => worker.endsWith(`-${pid}`));
  assert.ok(holder !== undefined, `no crawler is ${worker}`);
  return { name, holder, board };
}

async function executions(world: World, name: string, count: number): Promise<void> {
  const look = async (): Promise<boolean> => {
    const rows = await world.sql.rows('select from gateway.executions where task_id = $1', [
      name.replace('crawls/', ''),
    ]);
    return rows.length === count;
  };
  await until(`execution ${count} of ${name}`, look, { withinMs: 30_000, everyMs: 10 });
}

async function endsOnce(world: World, name: string): Promise<void> {
  const ended = await world.waitForEnd(name, 60_000);
  assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
  assert.equal(ended.attempt, 1);
  assert.equal(ended.counts?.jobsCreated, jobs);
  assert.equal(ended.counts.detailPagesRead, jobs);
  const versions = await world.sql.rows('select from storage.job_versions');
  assert.equal(versions.length, jobs);
}

async function epochOf(world: World, taskId: string): Promise<string> {
  const row = await world.sql.one<{ epoch: string }>(
    'select epoch::text from gateway.leases where task_id = $1',
    [taskId],
  );
  return row.epoch;
}

/** Waits until the duty has given back what the old holder had booked: that is no doing of it. */
async function permitsReturned(world: World): Promise<void> {
  await until('the permits of nobody to come back', async () => {
    const held = await world.sql.rows(
      `select from gateway.reservations r
        where r.unsettled > 0 and not exists (
          select from gateway.leases l where (l.task_id, l.epoch) = (r.task_id, r.epoch))`,
    );
    return held.length === 0;
  });
}

/** The rows once the gateway's duties have put right what the loss left. */
async function stillRows(world: World): Promise<Rows> {
  let last = await rowsOf(world.sql);
  return await until(
    'rows that rest',
    async () => {
      const next = await rowsOf(world.sql);
      const rests = changedRows(last, next).length === 0;
      last = next;
      return rests ? next : undefined;
    },
    { everyMs: 400 },
  );
}
