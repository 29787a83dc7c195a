import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

/*
 * A site that changes without breaking anything that was agreed: every item is still whole, and one
 * field is gone from all of them.
 */

const changed = 'FAILURE_REASON_CONTRACT_CHANGED';
const jobsOnBoard = 30;

describe('a source that no longer shows what it used to', function () {
  this.timeout(120_000);
  let world: World;
  before(async () => {
    world = await startWorld({
      boards: [
        { strategy: 'json', id: 'feed', jobs: jobsOnBoard, pageSize: 15 },
        { strategy: 'html', id: 'pages', jobs: jobsOnBoard, pageSize: 15 },
        { strategy: 'html', id: 'more-pages', jobs: jobsOnBoard, pageSize: 15 },
      ],
      env: unlimited,
    });
  });
  after(() => world[Symbol.asyncDispose]());

  it('is stopped by its feed before a record is stored that lost the field', async () => {
    const { board, source } = await usual(0);
    board.addFault({
      path: '/api/jobs*',
      what: { kind: 'other-value', name: 'salary', value: null },
    });
    await assertStopped(await crawl(source), source);
    assert.equal(await jobsWithPay(source), jobsOnBoard);
    const { source: seen } = await world.api.sources.GetSource({ name: source });
    assert.equal(seen?.health?.fieldFillRatio, 1, 'of what the earlier runs found');

    await world.api.sources.ResumeSource({ name: source, acknowledgedSuspension: changed });
    const again = await crawl(source);
    assert.equal(
      again.state,
      'STATE_SUCCEEDED',
      'a person has looked, and it is usual from now on',
    );
    assert.equal(await jobsWithPay(source), 0);
  });

  it('is stopped by its detail pages after a dozen of them', async () => {
    const { board, source } = await usual(1);
    board.setJobs(board.board.jobs.map((job) => ({ ...job, salary: '' })));
    await assertStopped(await crawl(source), source);
    const left = await jobsWithPay(source);
    assert.ok(left > jobsOnBoard / 2, `${left} of ${jobsOnBoard} jobs kept their pay`);
  });

  it('is not stopped where a few jobs come without the field', async () => {
    const { board, source } = await usual(2);
    const jobs = board.board.jobs.map((job) => ({ ...job, salary: '15k-25k' }));
    board.setJobs(jobs);
    for (let run = 0; run < 3; run += 1) await succeeds(source);
    board.setJobs(jobs.map((job, index) => ({ ...job, salary: index % 4 === 0 ? '' : '15k-25k' })));
    await succeeds(source);
  });

  /** A source whose last three runs are known. */
  async function usual(
    index: number,
  ): Promise<{ readonly board: BoardServer; readonly source: string }> {
    const board = world.boards[index];
    assert.ok(board);
    const source = await world.addSource(board, { politeness });
    for (let run = 0; run < 3; run += 1) await succeeds(source);
    return { board, source };
  }

  async function succeeds(source: string): Promise<void> {
    const ended = await crawl(source);
    assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
    const shape = 'select 1 from gateway.run_shapes where task_id = $1';
    const id = ended.name.slice('crawls/'.length);
    await until('its shape', async () => (await world.sql.rows(shape, [id])).length > 0);
  }

  async function crawl(source: string): Promise<Crawl> {
    const { name } = await world.createCrawl({ source, maxPages: 5 });
    return await world.waitForEnd(name, 60_000);
  }

  async function assertStopped(ended: Crawl, source: string): Promise<void> {
    assert.equal(ended.state, 'STATE_FAILED');
    assert.equal(ended.failure?.reason, changed);
    assert.match(ended.failure.message, /salary is in \d of \d+ records; .* 3 runs .* 100 %/u);
    assert.deepEqual(
      ended.failure.contractChanges.map(({ path, reason }) => [path, reason]),
      [['items[].salary', 'field_faded']],
    );
    const { source: stopped } = await world.api.sources.GetSource({ name: source });
    assert.equal(stopped?.state, 'STATE_SUSPENDED');
    assert.equal(stopped.suspension?.reason, changed);
  }

  async function jobsWithPay(source: string): Promise<number> {
    const { n } = await world.sql.one<{ n: number }>(
      `select count(*)::int n
         from storage.jobs j join storage.job_versions v using (job_id, version)
        where j.source_id = $1 and v.record ? 'salary'`,
      [source.slice('sources/'.length)],
    );
    return n;
  }
});

const politeness = { requestsPerSecond: 50, burst: 20, maxConcurrentFetches: 8 };
