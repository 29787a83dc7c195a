import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import type { FaultKind } from '../../services/targetlab/core/fault.ts';
import { fastRetries } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

/*
 * Sources that are found by their sitemap: an index, a plain file and packed files, each of them a
 * list page. Every case has a board and a source of its own.
 */

const jobsOnBoard = 12;
const perFile = 5;
/** The index, the file of other pages, three files of postings. */
const files = 5;

interface SitemapCase {
  readonly when: string;
  readonly fault?: { readonly path: string; readonly what: FaultKind };
  readonly robots?: string;
  readonly maxPages?: number;
  readonly state: string;
  readonly reason?: string;
  readonly completeness?: string;
  readonly stored: number;
  readonly listPages?: number;
  readonly suspended?: boolean;
  /** Of the item failures, as they must be told. */
  readonly tells?: RegExp;
  /** Requests beside robots.txt. */
  readonly requestsMax?: number;
}

const cases: readonly SitemapCase[] = [
  {
    when: 'all of its files can be read',
    state: 'SUCCEEDED',
    completeness: 'COMPLETE',
    stored: jobsOnBoard,
    listPages: files,
    requestsMax: files + jobsOnBoard,
  },
  {
    when: 'one file is gone: that is a gap, and the files behind it are read',
    fault: { path: '/sitemaps/jobs-2.xml.gz', what: { kind: 'status', status: 404 } },
    state: 'PARTIALLY_SUCCEEDED',
    completeness: 'GAPS',
    stored: jobsOnBoard - perFile,
    listPages: files - 1,
  },
  {
    when: 'one file is a bomb',
    fault: {
      path: '/sitemaps/jobs-1.xml.gz',
      what: { kind: 'gzip-bomb', bytes: 50 * 1_024 * 1_024 + 1 },
    },
    state: 'PARTIALLY_SUCCEEDED',
    completeness: 'GAPS',
    stored: jobsOnBoard - perFile,
    tells: /52428800 bytes unpacked/u,
  },
  {
    when: 'max_pages ends the list',
    maxPages: 3,
    state: 'PARTIALLY_SUCCEEDED',
    completeness: 'TRUNCATED',
    stored: perFile,
    listPages: 3,
  },
  {
    when: 'robots.txt keeps a file from it',
    robots: 'User-agent: *\nDisallow: /sitemaps/jobs-3\n',
    state: 'PARTIALLY_SUCCEEDED',
    completeness: 'GAPS',
    stored: 2 * perFile,
    tells: /robots\.txt disallows/u,
  },
  {
    when: 'the index leads to indexes without end',
    fault: { path: '/sitemap*', what: { kind: 'endless-index' } },
    state: 'PARTIALLY_SUCCEEDED',
    completeness: 'GAPS',
    stored: 0,
    tells: /deeper than 3 levels/u,
    // One, two, four, and eight that are too deep.
    requestsMax: 15,
  },
  {
    when: 'a page stands in the place of the index',
    fault: { path: '/sitemap.xml', what: { kind: 'status', status: 200 } },
    state: 'FAILED',
    reason: 'CONTRACT_CHANGED',
    stored: 0,
    suspended: true,
  },
  {
    when: 'a login page stands in the place of a file',
    fault: { path: '/sitemaps/jobs-2.xml.gz', what: { kind: 'login-page' } },
    state: 'FAILED',
    reason: 'ACCESS_DENIED',
    stored: perFile,
    suspended: true,
  },
];

/** Boards of the tests that have a body of their own. */
const further = ['empty', 'resume'];

describe('crawls by sitemap', function () {
  this.timeout(90_000);
  let world: World;

  before(async () => {
    world = await startWorld({
      boards: [...cases, ...further].map((entry, index) => ({
        strategy: 'sitemap',
        id: `sitemap-${index}`,
        jobs: entry === 'empty' ? 0 : jobsOnBoard,
        pageSize: perFile,
      })),
      env: fastRetries,
    });
  });
  after(() => world[Symbol.asyncDispose]());

  for (const [index, sitemap] of cases.entries()) {
    it(`ends ${sitemap.state} when ${sitemap.when}`, async () => {
      const { board, source } = await prepared(index);
      if (sitemap.fault !== undefined) board.addFault(sitemap.fault);
      if (sitemap.robots !== undefined) board.setRobots({ status: 200, body: sitemap.robots });
      const { name } = await world.createCrawl({ source, maxPages: sitemap.maxPages ?? 100 });
      const ended = await world.waitForEnd(name);
      assertEnd(ended, sitemap);
      await assertStored(source, sitemap.stored);
      const { requestsMax } = sitemap;
      const targets = board.log.after(0).map(({ target }) => target);
      if (requestsMax !== undefined) assert.ok(targets.length <= requestsMax + 1, targets.join());
      assert.ok(!targets.includes('/about'), 'a page that is no posting was asked for');
      await assertTold(name, sitemap);
      const { source: found } = await world.api.sources.GetSource({ name: source });
      assert.equal(found?.state, sitemap.suspended === true ? 'STATE_SUSPENDED' : 'STATE_ACTIVE');
    });
  }

  it('ends SUCCEEDED without a posting where the sitemap is empty as declared', async () => {
    const { source } = await prepared(cases.length);
    const { name } = await world.createCrawl({ source, maxPages: 100 });
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
  });

  it('goes on at its file after the worker was taken away, and reads no posting anew', async () => {
    const { board, source } = await prepared(cases.length + 1, 4);
    const { name } = await world.createCrawl({ source, maxPages: 100 });
    await until('the second file of postings', () => detailsOf(board).length >= perFile + 2);
    await world.stop('crawler');
    await world.start('crawler');
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
    assert.equal(ended.completeness, 'COMPLETENESS_COMPLETE');
    assert.equal(ended.counts?.listPagesRead, files);
    await assertStored(source, jobsOnBoard);
    const targets = board.log.after(0).map(({ target }) => target);
    const again = targets.length - new Set(targets).size;
    // The file that was being read, and the detail page that was under way.
    assert.ok(again <= 2, `${again} requests were made twice: ${targets.join()}`);
    assert.equal(targets.filter((target) => target === '/sitemap.xml').length, 1);
  });

  async function prepared(
    index: number,
    requestsPerSecond = 50,
  ): Promise<{ board: BoardServer; source: string }> {
    const board = world.boards[index];
    assert.ok(board);
    const politeness = {
      requestsPerSecond,
      burst: requestsPerSecond < 10 ? 1 : 20,
      maxConcurrentFetches: 4,
      maxActiveCrawls: 1,
    };
    return { board, source: await world.addSource(board, { politeness }) };
  }

  async function assertStored(source: string, stored: number): Promise<void> {
    const row = await world.sql.one<{ n: number }>(
      'select count(*)::int n from storage.jobs where source_id = $1',
      [source.slice('sources/'.length)],
    );
    assert.equal(row.n, stored);
  }

  async function assertTold(crawl: string, { tells }: SitemapCase): Promise<void> {
    if (tells === undefined) return;
    const { itemFailures } = await world.api.crawls.ListCrawlItemFailures({
      parent: crawl,
      pageSize: 50,
    });
    const told = itemFailures.map(({ failure }) => failure?.message ?? '');
    assert.ok(
      told.some((message) => tells.test(message)),
      told.join('; '),
    );
  }
});

function assertEnd(ended: Crawl, { state, reason, completeness, listPages }: SitemapCase): void {
  assert.equal(ended.state, `STATE_${state}`, JSON.stringify(ended.failure));
  if (reason !== undefined) assert.equal(ended.failure?.reason, `FAILURE_REASON_${reason}`);
  if (completeness !== undefined) {
    assert.equal(ended.completeness, `COMPLETENESS_${completeness}`);
  }
  if (listPages !== undefined) assert.equal(ended.counts?.listPagesRead, listPages);
}

function detailsOf(board: BoardServer): readonly string[] {
  const targets = board.log.after(0).map(({ target }) => target);
  return targets.filter((target) => target.startsWith('/careers/'));
}
