import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'mocha';
import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import { RpcError } from '#libs/grpc/connect.ts';
import { startWorld, type World } from '../support/world.ts';

const jobsOnBoard = 12;

describe('the main job', function () {
  this.timeout(60_000);
  let world: World;
  const sources = new Map<string, string>();

  before(async () => {
    world = await startWorld({
      boards: [
        { strategy: 'html', id: 'html' },
        { strategy: 'json', id: 'json' },
        { strategy: 'structured', id: 'structured' },
      ],
    });
    for (const board of world.boards) {
      sources.set(board.board.strategy, await world.addSource(board));
    }
  });
  after(() => world[Symbol.asyncDispose]());

  const crawl = async (strategy: string): Promise<Crawl> => {
    const source = sources.get(strategy) ?? '';
    const accepted = await world.createCrawl({ source, maxPages: 10 });
    assert.equal(accepted.state, 'STATE_PENDING');
    return await world.waitForEnd(accepted.name);
  };

  for (const strategy of ['html', 'json', 'structured']) {
    it(`stores every job of a board read by ${strategy}`, async () => {
      const ended = await crawl(strategy);
      assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
      assert.equal(ended.completeness, 'COMPLETENESS_COMPLETE');
      assert.equal(ended.counts?.jobsCreated, jobsOnBoard);
      assert.equal(ended.attempt, 1);
      assert.equal(ended.executionCount, 1);
      const [, sourceId = ''] = (sources.get(strategy) ?? '').split('/');
      const stored = await world.sql.one<{ jobs: string; versions: string }>(
        `select count(distinct j.job_id) jobs, count(v.*) versions
           from storage.jobs j join storage.job_versions v using (job_id) where j.source_id = $1`,
        [sourceId],
      );
      assert.deepEqual(stored, { jobs: String(jobsOnBoard), versions: String(jobsOnBoard) });
    });
  }

  it('reads the example in every field', async () => {
    const { jobs } = await world.api.jobs.ListJobs({ pageSize: 200 });
    const example = jobs.find(
      ({ record, source }) =>
        record?.externalId === 'python-backend-001' && source === sources.get('html'),
    );
    assert.ok(example?.record);
    const { record } = example;
    assert.equal(record.title, 'Python 后端工程师');
    assert.equal(record.company?.name, '星河科技');
    assert.deepEqual(
      record.places.map(({ country, city }) => ({ country, city })),
      [{ country: 'CN', city: '杭州' }],
    );
    assert.equal(record.posted?.date, '2026-09-01');
    assert.deepEqual(record.skills, ['Python', 'FastAPI', 'PostgreSQL']);
    const { text, minAmount, maxAmount, currencyCode, period, monthsMin, monthsMax } =
      record.salary ?? {};
    assert.deepEqual(
      { text, minAmount, maxAmount, currencyCode, period, monthsMin, monthsMax },
      {
        text: '15k-25k·13薪',
        minAmount: '15000',
        maxAmount: '25000',
        currencyCode: 'CNY',
        period: 'PERIOD_MONTH',
        monthsMin: 13,
        monthsMax: 13,
      },
    );
  });

  it('finds every job unchanged at a second crawl and makes no version', async () => {
    const versions = 'select count(*)::int n from storage.job_versions';
    const earlier = await world.sql.one<{ n: number }>(versions);
    const ended = await crawl('html');
    assert.equal(ended.counts?.jobsUnchanged, jobsOnBoard);
    assert.equal(ended.counts?.jobsCreated, 0);
    assert.deepEqual(await world.sql.one(versions), earlier);
  });

  it('finds one job updated where one page changed, with one more version', async () => {
    const board = world.boards[0];
    assert.ok(board);
    board.setJobs(
      board.board.jobs.map((job, index) =>
        index === 3 ? { ...job, salary: '30k-50k·16薪' } : job,
      ),
    );
    const ended = await crawl('html');
    assert.equal(ended.counts?.jobsUpdated, 1);
    assert.equal(ended.counts?.jobsUnchanged, jobsOnBoard - 1);
    const { jobs } = await world.api.jobs.ListJobs({ pageSize: 1 });
    assert.equal(jobs[0]?.record?.salary?.minAmount, '30000');
    const { versions } = await world.api.jobs.ListJobVersions({ parent: jobs[0]?.name ?? '' });
    assert.equal(versions.length, 2);
    const changed = versions[0]?.changedFields ?? [];
    assert.ok(changed.includes('record.salary.min_amount'), String(changed));
  });

  it('gives the same crawl for the same request id, and refuses another body', async () => {
    const source = sources.get('json') ?? '';
    const requestId = randomUUID();
    const request = {
      crawl: { source, maxPages: 1 },
      requestId,
      conflictPolicy: 'CONFLICT_POLICY_ALLOW',
    } as const;
    const first = await world.api.crawls.CreateCrawl(request);
    const again = await world.api.crawls.CreateCrawl(request);
    assert.equal(first.created, true);
    assert.equal(again.created, false);
    assert.equal(again.crawl?.name, first.crawl?.name);
    await assert.rejects(
      world.api.crawls.CreateCrawl({ ...request, crawl: { source, maxPages: 2 } }),
      (error: unknown) => error instanceof RpcError && error.reason === 'REQUEST_ID_REUSED',
    );
    await world.waitForEnd(first.crawl?.name ?? '');
  });

  it('sends no trace context, cookie or credential to a site', () => {
    const requests = world.boards.flatMap(({ log }) => log.after(0));
    assert.ok(requests.length > 30);
    for (const { headers } of requests) {
      for (const name of ['traceparent', 'tracestate', 'baggage', 'cookie', 'authorization']) {
        assert.equal(headers[name], undefined);
      }
      assert.match(headers['user-agent'] ?? '', /^JobRadar\/\S+ \(\+.+\)$/u);
    }
  });

  it('never asks for what robots.txt disallows', () => {
    const targets = world.boards.flatMap(({ log }) => log.after(0).map(({ target }) => target));
    assert.ok(!targets.some((target) => target.startsWith('/admin/')));
  });
});
