/* Many crawls over the boards of a world, and how they have to end, whatever happened meanwhile. */
import assert from 'node:assert/strict';
import { until } from './until.ts';
import type { World } from './world.ts';

/** Registers a source for every board. */
export async function addSources(world: World): Promise<readonly string[]> {
  const sources: string[] = [];
  for (const board of world.boards) sources.push(await world.addSource(board));
  return sources;
}

/** Submits so many crawls of each source, and waits until the first are under way. */
export async function submitMany(
  world: World,
  { sources, each }: { readonly sources: readonly string[]; readonly each: number },
): Promise<void> {
  for (let round = 0; round < each; round += 1) {
    await Promise.all(sources.map((source) => world.createCrawl({ source })));
  }
  const areRunning = async (): Promise<boolean> => {
    const { running } = await world.sql.one<{ running: number }>(
      "select count(*)::int running from gateway.crawl_tasks where state = 'RUNNING'",
    );
    return running >= 2;
  };
  await until('crawls under way', areRunning, { withinMs: 30_000 });
}

/** Every crawl succeeds at its first attempt, and every job of every board is stored once. */
export async function allSucceed(world: World, withinMs = 90_000): Promise<void> {
  const hasEnded = async (): Promise<boolean> => {
    const { open } = await world.sql.one<{ open: number }>(
      'select count(*)::int open from gateway.crawl_tasks where end_time is null',
    );
    return open === 0;
  };
  await until('every crawl to end', hasEnded, { withinMs, everyMs: 100 });
  const ends = await world.sql.rows('select distinct state, attempt from gateway.crawl_tasks');
  assert.deepEqual(ends, [{ state: 'SUCCEEDED', attempt: 1 }]);
  const counts = await world.sql.one(
    `select (select count(*)::int from storage.jobs) jobs,
            (select count(*)::int from storage.job_versions) versions`,
  );
  const all = world.boards.reduce((sum, { board }) => sum + board.jobs.length, 0);
  assert.deepEqual(counts, { jobs: all, versions: all });
}

/** No crawl has lost a worker, not even one that was forgiven. */
export async function noneLost(world: World): Promise<void> {
  const lost = await world.sql.rows(
    `select outcome, count(*)::int from gateway.executions
      where outcome not in ('COMPLETED', 'RELEASED', 'RUNNING') group by outcome`,
  );
  assert.deepEqual(lost, []);
}
