import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { Job } from '#libs/proto/gen/jobradar/v1/Job.ts';
import type { JobRecord } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { TestSourceRequest$Input } from '#libs/proto/gen/jobradar/v1/TestSourceRequest.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

// As long as a call may take: what is slow here is the machine.
const patient = { deadlineMs: 60_000 };
const strategies = ['html', 'json', 'structured'] as const;

describe('TestSource in a whole JobRadar', function () {
  this.timeout(240_000);
  let world: World;
  const names = new Map<string, string>();

  before(async () => {
    world = await startWorld({
      boards: [...strategies, 'html'].map((strategy, at) => ({
        strategy: strategy === 'html' ? 'html' : strategy === 'json' ? 'json' : 'structured',
        id: `board-${at}`,
      })),
      env: unlimited,
    });
    for (const board of world.boards) names.set(board.board.id, await world.addSource(board));
  });
  after(() => world[Symbol.asyncDispose]());

  const boardOf = (index: number): { readonly board: BoardServer; readonly name: string } => {
    const board = world.boards[index];
    assert.ok(board);
    return { board, name: names.get(board.board.id) ?? '' };
  };
  const test = async (request: TestSourceRequest$Input): Promise<ExtractionReport> => {
    const { report } = await world.api.sources.TestSource(request, patient);
    assert.ok(report);
    return report;
  };
  const inFlight = async (): Promise<number> => {
    const { n } = await world.sql.one<{ n: number }>(
      'select coalesce(sum(in_flight), 0)::int as n from gateway.sites',
    );
    return n;
  };
  const previews = async (): Promise<number> => {
    const { n } = await world.sql.one<{ n: number }>(
      'select count(*)::int as n from gateway.previews',
    );
    return n;
  };
  const shown = (record: JobRecord | null | undefined): unknown => {
    assert.ok(record);
    const { externalId, title, company, salary, places, posted, sourceUrl, origins } = record;
    const { annualMin: _min, annualMax: _max, ...pay } = salary ?? {};
    return { externalId, title, company, pay, places, posted, sourceUrl, origins };
  };

  for (const [index, strategy] of strategies.entries()) {
    it(`shows a record of a board read by ${strategy} as a crawl then stores it`, async () => {
      const { board, name } = boardOf(index);
      const report = await test({ name, url: board.seedUrl, followDetails: true });
      const [record] = report.records;
      assert.notEqual(report.verdict, 'VERDICT_UNUSABLE', JSON.stringify(report.failures));
      assert.ok(report.itemsFound > 0);
      const accepted = await world.createCrawl({ source: name, maxPages: 10 });
      const ended = await world.waitForEnd(accepted.name);
      assert.equal(ended.state, 'STATE_SUCCEEDED');
      const { jobs } = await world.api.jobs.ListJobs({
        pageSize: 100,
        readMask: { paths: ['source', 'record'] },
      });
      const isSame = (job: Job): boolean =>
        job.source === name && job.record?.externalId === record?.externalId;
      const stored = jobs.find(isSame);
      assert.deepEqual(shown(record), shown(stored?.record));
    });
  }

  it('shares the site with a crawl that runs, and leaves nothing in flight', async () => {
    const { board, name } = boardOf(3);
    const accepted = await world.createCrawl({ source: name, maxPages: 10 });
    const reports = await Promise.all(
      Array.from({ length: 3 }, () => test({ name, url: board.seedUrl })),
    );
    for (const report of reports) assert.equal(report.itemsFound, 5);
    const ended = await world.waitForEnd(accepted.name);
    assert.equal(ended.state, 'STATE_SUCCEEDED', 'it starved nobody');
    const { crawls, tries } = await world.sql.one<{ crawls: number; tries: number }>(
      `select count(*) filter (where epoch > 0)::int as crawls,
         count(*) filter (where epoch = 0)::int as tries
       from gateway.reservations where site_key = $1`,
      [board.host],
    );
    assert.ok(crawls > 0 && tries >= 3, 'both booked of one site');
    const asked = board.log.after(0).filter(({ target }) => target === '/robots.txt');
    assert.equal(asked.length, 1, 'one robots.txt for all');
    await until('no permit to be booked', async () => (await inFlight()) === 0);
    assert.equal(await previews(), 0);
  });

  it('leaves nothing behind where its crawler dies, and works with the next one', async () => {
    const { board, name } = boardOf(0);
    const path = new URL(board.seedUrl).pathname;
    board.addFault({ path: `${path}*`, times: 1, what: { kind: 'delay', delayMs: 60_000 } });
    const before = board.log.count();
    const call = world.api.sources.TestSource({ name, url: board.seedUrl }, { deadlineMs: 20_000 });
    const outcome = call.then(
      () => 'answered',
      () => 'failed',
    );
    await until('the page to be asked for', () => board.log.count() > before);
    await world.kill('crawler');
    await world.start('crawler');
    // The gateway calls again by itself, as for every call that is safe to repeat.
    assert.equal(await outcome, 'answered');
    await until('no permit to be booked', async () => (await inFlight()) === 0);
    assert.equal(await previews(), 0);
    const again = await test({ name, url: board.seedUrl });
    assert.equal(again.itemsFound, 5);
  });

  it('answers after a drain of its crawler, which waits for no preview', async () => {
    const { board, name } = boardOf(0);
    const path = new URL(board.seedUrl).pathname;
    board.addFault({ path: `${path}*`, times: 1, what: { kind: 'delay', delayMs: 60_000 } });
    const before = board.log.count();
    const call = test({ name, url: board.seedUrl });
    await until('the page to be asked for', () => board.log.count() > before);
    assert.equal(await world.stop('crawler'), 0);
    assert.equal(await inFlight(), 0, 'given back before the process ended');
    await world.start('crawler');
    assert.equal((await call).itemsFound, 5);
  });
});
