import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { countsOf, seen, startStorage } from './storage-world.ts';

/* Many writers at once: every job has one row and one first version, and every count is exact. */

function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  return items
    .map((item, index) => ({ item, place: Math.sin(seed * 1000 + index * 7919) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

describe('concurrent writers', () => {
  const ids = Array.from({ length: 150 }, (_, index) => `job-${index}`);

  it('of one crawl have the effect of one, in whatever order their batches come', async () => {
    await using world = await startStorage();
    const grant = await world.opened();
    const write = async (writer: number) => {
      for (let round = 0; round < 4; round += 1) {
        const some = shuffled(ids, writer * 10 + round).slice(0, 100);
        await world.upsert(
          grant,
          some.map((id) => seen(id, 1)),
        );
      }
      await world.upsert(
        grant,
        shuffled(ids, writer).map((id) => seen(id, 1)),
      );
    };
    await Promise.all([1, 2, 3, 4].map(write));
    const last = await world.upsert(grant, [seen('job-0', 1)]);
    assert.deepEqual(countsOf(last.totals), { Created: ids.length });
    assert.deepEqual(
      await world.rows(
        `select (select count(*)::int from jobs) jobs,
           (select count(*)::int from job_versions) versions,
           (select count(*)::int from receipts) receipts,
           (select sum(executions)::int from receipts) executions`,
      ),
      [
        {
          jobs: ids.length,
          versions: ids.length,
          receipts: ids.length,
          executions: 4 * (4 * 100 + ids.length) + 1,
        },
      ],
    );
  });

  it('of four crawls create each job once, and the others find it unchanged', async () => {
    await using world = await startStorage();
    const grants = await Promise.all([1, 2, 3, 4].map(() => world.opened()));
    const totals = await Promise.all(
      grants.map(async (grant, writer) => {
        for (let from = 0; from < ids.length; from += 50) {
          const some = shuffled(shuffled(ids, 99).slice(from, from + 50), writer);
          await world.upsert(
            grant,
            some.map((id) => seen(id, 1)),
          );
        }
        const answer = await world.upsert(
          grant,
          shuffled(ids, writer).map((id) => seen(id, 1)),
        );
        return answer.totals;
      }),
    );
    const sum = (name: 'jobsCreated' | 'jobsUnchanged') =>
      totals.reduce((total, counts) => total + (counts?.[name] ?? 0), 0);
    assert.equal(sum('jobsCreated'), ids.length);
    assert.equal(sum('jobsUnchanged'), 3 * ids.length);
    const [rows] = await world.rows<{ jobs: number; versions: number; revised: number }>(
      `select (select count(*)::int from jobs) jobs,
           (select count(*)::int from job_versions) versions,
         (select count(*)::int from jobs where version > 1) revised`,
    );
    assert.deepEqual(rows, { jobs: ids.length, versions: ids.length, revised: 0 });
  });

  it('with different contents leave the newest, and a version for each change', async () => {
    await using world = await startStorage();
    const seconds = [1, 2, 3, 4];
    await Promise.all(
      seconds.map(async (second) => {
        const grant = await world.opened();
        const batch = shuffled(ids, second).map((id) =>
          seen(id, second, { title: `At ${second}` }),
        );
        await world.upsert(grant, batch);
      }),
    );
    const [rows] = await world.rows<{
      jobs: number;
      newest: number;
      versions: number;
      sum: number;
    }>(
      `select count(*)::int jobs, count(*) filter (where v.record ->> 'title' = 'At 4')::int newest,
         (select count(*)::int from job_versions) versions, sum(j.version)::int sum
       from jobs j join job_versions v on v.job_id = j.job_id and v.version = j.version`,
    );
    assert.equal(rows?.jobs, ids.length);
    assert.equal(rows?.newest, ids.length);
    assert.equal(rows?.versions, rows?.sum);
  });
});
