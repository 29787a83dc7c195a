import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { probeNames, type ProbeName } from '#libs/runtime/probe.ts';
import { auditClean, measured } from '../support/drill.ts';
import { listenForProbes, type ProbeListener } from '../support/probe-listener.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import { fastRecovery } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { sourceOf, startWorld, type World } from '../support/world.ts';
import { boundaries, type Boundary } from './boundaries.ts';
import { openDeadLetterApi, type DeadLetterApi } from './dead-letter-api.ts';
import { stories, type Ended, type Stage } from './kill-stories.ts';

/* kill -9 at every durable boundary. One world for all: it goes on after each death, as an
 * installation does. */

const jobs = 6;
const boundMs = 5_000;
// A death costs one execution at most; a pause, a retry and a silent worker cost one of their own.
const executionsMax = 3;

describe('kill -9 at', function () {
  this.timeout(180_000);
  let world: World;
  let probes: ProbeListener;
  let letters: DeadLetterApi;

  before(async () => {
    probes = await listenForProbes();
    world = await startWorld({
      boards: probeNames.map((name) => ({
        strategy: 'html' as const,
        id: name.replace('.', '-'),
        jobs,
        pageSize: 3,
      })),
      probes,
      crawlers: 2,
      env: fastRecovery,
    });
    letters = await openDeadLetterApi(world);
  });
  after(async () => {
    letters?.close();
    await world?.[Symbol.asyncDispose]();
    await probes?.[Symbol.asyncDispose]();
  });

  for (const [index, name] of probeNames.entries()) {
    const boundary: Boundary = boundaries[name];
    it(`${name}, while ${boundary.story}: it ends right`, async () => {
      await revive(world);
      const board = world.boards[index];
      assert.ok(board);
      const isRegistered = boundary.story !== 'a source is registered';
      const source = isRegistered
        ? await world.addSource(board)
        : `sources/${sourceOf(board).sourceId}`;
      const stage = { world, probes, letters, board, source };
      const { ended, recoveryMs } = await killWithin(stage, name, boundary);
      await checkEnd(world, ended);
      await auditClean(world);
      measured({ what: `kill -9 at ${name}`, ms: recoveryMs, boundMs });
    });
  }
});

/* Recovered: another worker has the crawl, counted from the death; a service that is there again
 * has reached its next boundary, counted from its readiness; or all is over by then. */
async function killWithin(
  stage: Stage,
  name: ProbeName,
  { story, skip = 0 }: Boundary,
): Promise<{ ended: Ended; recoveryMs: number }> {
  const { probes } = stage;
  const death = probes.killAt(name, { skip, withinMs: 60_000 });
  const told = stories[story](stage).then((ended) => ({ ended, atMs: performance.now() }));
  const hit = await Promise.race([death, told.then(() => death)]);
  const service = await deadOne(stage.world, name);
  await service.start();
  const readyMs = performance.now();
  const { ended, atMs } = await told;
  const isWorker = name.startsWith('crawler.');
  const fromMs = isWorker ? hit.atMs : readyMs;
  const next = probes.hits.find(
    (later) =>
      later.atMs > hit.atMs &&
      (isWorker ? later.name === 'crawler.task-claimed' : later.pid === service.pid),
  );
  const backMs = Math.min(next?.atMs ?? atMs, atMs);
  return { ended, recoveryMs: Math.max(0, backMs - fromMs) };
}

/* The process is gone; that it is, its parent hears a moment later. */
async function deadOne(world: World, name: ProbeName): Promise<ServiceProcess> {
  const { gateways, crawlers } = world;
  const kin = name.startsWith('gateway.')
    ? gateways
    : name.startsWith('crawler.')
      ? crawlers
      : [world.services.storage];
  const look = (): ServiceProcess | undefined => kin.find(({ pid }) => pid === undefined);
  return await until(`the end of the process killed at ${name}`, look);
}

/* A drill that failed before leaves a service dead: that is not this one's matter. */
async function revive(world: World): Promise<void> {
  const all = [...world.gateways, ...world.crawlers, world.services.storage];
  const dead = all.filter((service) => service.pid === undefined);
  await Promise.all(dead.map((service) => service.start()));
}

async function checkEnd(world: World, ended: Ended): Promise<void> {
  const { crawl, state, attempt, hasAllJobs } = ended;
  const seen = JSON.stringify(crawl);
  assert.equal(crawl.state, state, seen);
  assert.equal(crawl.attempt, attempt, seen);
  assert.ok(crawl.executions <= executionsMax, seen);
  const { stored, versions } = await world.sql.one<{ stored: number; versions: number }>(
    `select count(distinct job_id)::int stored, count(*)::int versions
       from storage.jobs join storage.job_versions using (job_id)
      where source_id = $1`,
    [crawl.source_id],
  );
  assert.equal(versions, stored, 'no job was written twice');
  if (hasAllJobs) assert.equal(stored, jobs);
  assert.equal(crawl.jobs_created, stored, seen);
}
