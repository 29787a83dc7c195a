import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import type { FaultKind } from '../../services/targetlab/core/fault.ts';
import { fastRetries } from '../support/settings.ts';
import { startWorld, type World } from '../support/world.ts';

/*
 * What a site can do to a crawl, each with its end state, reason and counts. Every case has a board
 * and a source of its own.
 */

const jobsOnBoard = 6;

interface FaultCase {
  readonly when: string;
  readonly strategy?: 'html' | 'json' | 'structured';
  readonly fault: { path: string; times?: number | null; after?: number; what: FaultKind };
  readonly state: string;
  readonly reason?: string;
  readonly attempts?: number;
  readonly stored?: number;
  readonly completeness?: string;
  readonly itemFailures?: number;
  readonly suspended?: boolean;
  /** What a fetch of this source may take; the usual half minute where it is not set. */
  readonly fetchSeconds?: number;
}

const cases: readonly FaultCase[] = [
  {
    when: 'the seed answers 503 twice and then 200',
    fault: { path: '/jobs', times: 2, what: { kind: 'status', status: 503 } },
    state: 'SUCCEEDED',
    attempts: 3,
    stored: jobsOnBoard,
  },
  {
    when: 'the seed answers 503 for ever',
    fault: { path: '/jobs*', what: { kind: 'status', status: 503 } },
    state: 'FAILED',
    reason: 'HTTP_SERVER_ERROR',
    attempts: 4,
    stored: 0,
  },
  {
    when: 'the second list page answers 500 for ever',
    fault: { path: '/jobs?page=2*', what: { kind: 'status', status: 500 } },
    state: 'PARTIALLY_SUCCEEDED',
    reason: 'HTTP_SERVER_ERROR',
    attempts: 4,
    stored: 3,
    completeness: 'GAPS',
  },
  {
    when: 'the seed is gone',
    fault: { path: '/jobs', what: { kind: 'status', status: 404 } },
    state: 'FAILED',
    reason: 'SEED_GONE',
    attempts: 1,
    stored: 0,
  },
  {
    when: 'the seed answers 401',
    fault: { path: '/jobs', what: { kind: 'status', status: 401 } },
    state: 'FAILED',
    reason: 'ACCESS_DENIED',
    attempts: 1,
    suspended: true,
  },
  {
    when: 'a detail page turns into a login page',
    fault: { path: '/jobs/*', after: 1, what: { kind: 'login-page' } },
    state: 'FAILED',
    reason: 'ACCESS_DENIED',
    attempts: 1,
    suspended: true,
  },
  {
    when: 'the list turns into a captcha',
    fault: { path: '/jobs', what: { kind: 'captcha-page' } },
    state: 'FAILED',
    reason: 'CAPTCHA_CHALLENGE',
    attempts: 1,
    suspended: true,
  },
  {
    when: 'the list has another structure',
    fault: { path: '/jobs', what: { kind: 'changed-structure' } },
    state: 'FAILED',
    reason: 'CONTRACT_CHANGED',
    attempts: 1,
    stored: 0,
    suspended: true,
  },
  {
    when: 'a JSON answer holds an unknown key',
    strategy: 'json',
    fault: { path: '/api/*', what: { kind: 'unknown-key' } },
    state: 'FAILED',
    reason: 'CONTRACT_CHANGED',
    attempts: 1,
    stored: 0,
    suspended: true,
  },
  {
    when: 'one detail page answers 500 for ever',
    fault: { path: '/jobs/python-backend-001*', what: { kind: 'status', status: 500 } },
    state: 'PARTIALLY_SUCCEEDED',
    attempts: 1,
    stored: jobsOnBoard - 1,
    itemFailures: 1,
  },
  {
    when: 'the list drips for longer than a fetch may take',
    fault: { path: '/jobs', times: 1, what: { kind: 'drip', chunkBytes: 1, everyMs: 50 } },
    fetchSeconds: 1,
    state: 'SUCCEEDED',
    attempts: 2,
    stored: jobsOnBoard,
  },
  {
    when: 'the list is a gzip that ends too early',
    fault: { path: '/jobs', times: 1, what: { kind: 'truncated-gzip' } },
    state: 'SUCCEEDED',
    attempts: 2,
    stored: jobsOnBoard,
  },
  {
    when: 'the connection is cut in the middle of a page',
    fault: { path: '/jobs', times: 1, what: { kind: 'cut-off', afterBytes: 200 } },
    state: 'SUCCEEDED',
    attempts: 2,
    stored: jobsOnBoard,
  },
  {
    when: 'the seed is larger than any page may be',
    fault: { path: '/jobs', what: { kind: 'big-page', bytes: 6 * 1024 * 1024 } },
    state: 'FAILED',
    reason: 'RESPONSE_TOO_LARGE',
    attempts: 1,
    stored: 0,
  },
  {
    when: 'the seed redirects to another host',
    fault: { path: '/jobs', what: { kind: 'redirect', location: 'http://127.0.0.1:9/jobs' } },
    state: 'FAILED',
    reason: 'REDIRECT_REFUSED',
    attempts: 1,
    stored: 0,
  },
];

/** Boards of the tests that have a body of their own. */
const further = ['retry-after', 'robots', 'resume'];

describe('faults of a site', function () {
  this.timeout(90_000);
  let world: World;

  before(async () => {
    world = await startWorld({
      boards: [...cases, ...further].map((_entry, index) => ({
        strategy: cases[index]?.strategy ?? 'html',
        id: `fault-${index}`,
        jobs: jobsOnBoard,
        pageSize: 3,
      })),
      env: fastRetries,
    });
  });
  after(() => world[Symbol.asyncDispose]());

  for (const [index, fault] of cases.entries()) {
    it(`ends ${fault.state} when ${fault.when}`, async () => {
      const { board, source } = await prepared(index, fault);
      board.addFault(fault.fault);
      const { name } = await world.createCrawl({ source, maxPages: 5 });
      const ended = await world.waitForEnd(name);
      assert.equal(ended.state, `STATE_${fault.state}`, JSON.stringify(ended.failure));
      assertOutcome(ended, fault);
      const { sources: all } = await world.api.sources.ListSources({ pageSize: 100 });
      const state = all.find((entry) => entry.name === source)?.state;
      assert.equal(state, fault.suspended === true ? 'STATE_SUSPENDED' : 'STATE_ACTIVE');
      await assertStored(source, fault);
    });
  }

  it('asks nothing of a site before its Retry-After has passed, and burns no attempt', async () => {
    const { board, source } = await prepared(cases.length);
    const what = { kind: 'status', status: 429, retryAfter: '3' } as const;
    board.addFault({ path: '/jobs', times: 1, what });
    const { name } = await world.createCrawl({ source, maxPages: 5 });
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
    assert.equal(ended.attempt, 1);
    const requests = board.log.after(0);
    const refused = requests.find(({ status }) => status === 429);
    const next = requests.find(({ sequence }) => sequence === (refused?.sequence ?? 0) + 1);
    assert.ok(refused && next);
    const waitedMs = next.atMs - refused.atMs;
    assert.ok(waitedMs >= 2_950, `asked again after ${waitedMs} ms`);
  });

  it('fetches nothing that robots.txt disallows', async () => {
    const { board, source } = await prepared(cases.length + 1);
    board.setRobots({ status: 200, body: 'User-agent: *\nDisallow: /jobs\n' });
    const { name } = await world.createCrawl({ source, maxPages: 5 });
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_FAILED');
    assert.equal(ended.failure?.reason, 'FAILURE_REASON_ROBOTS_DISALLOWED');
    assert.deepEqual([...new Set(board.log.after(0).map(({ target }) => target))], ['/robots.txt']);
  });

  it('keeps a queued crawl waiting while its source is suspended, then runs it', async () => {
    const { board, source } = await prepared(cases.length + 2);
    board.addFault({ path: '/jobs', times: 1, what: { kind: 'status', status: 401 } });
    const first = await world.createCrawl({ source, maxPages: 5 });
    const second = await world.createCrawl({ source, maxPages: 5 });
    await world.waitForState(first.name, ['FAILED']);
    const waiting = await world.waitForState(second.name, ['WAITING']);
    assert.equal(waiting.waitReason, 'WAIT_REASON_SOURCE_STOPPED');
    await world.api.sources.ResumeSource({
      name: source,
      acknowledgedSuspension: 'FAILURE_REASON_ACCESS_DENIED',
    });
    const ended = await world.waitForEnd(second.name);
    assert.equal(ended.state, 'STATE_SUCCEEDED', JSON.stringify(ended.failure));
    assert.equal(ended.counts?.jobsCreated, jobsOnBoard);
  });

  async function prepared(
    index: number,
    { fetchSeconds = 30 }: Pick<FaultCase, 'fetchSeconds'> = {},
  ): Promise<{ board: BoardServer; source: string }> {
    const board = world.boards[index];
    assert.ok(board);
    const politeness = {
      requestsPerSecond: 50,
      burst: 20,
      maxConcurrentFetches: 4,
      maxActiveCrawls: 1,
      fetchTimeout: { seconds: String(fetchSeconds), nanos: 0 },
    };
    return { board, source: await world.addSource(board, { politeness }) };
  }

  async function assertStored(source: string, { stored }: FaultCase): Promise<void> {
    if (stored === undefined) return;
    const row = await world.sql.one<{ n: number }>(
      'select count(*)::int n from storage.jobs where source_id = $1',
      [source.slice('sources/'.length)],
    );
    assert.equal(row.n, stored);
  }
});

function assertOutcome(ended: Crawl, fault: FaultCase): void {
  const { reason, attempts, completeness, itemFailures } = fault;
  if (reason !== undefined) assert.equal(ended.failure?.reason, `FAILURE_REASON_${reason}`);
  if (attempts !== undefined) assert.equal(ended.attempt, attempts);
  if (completeness !== undefined) {
    assert.equal(ended.completeness, `COMPLETENESS_${completeness}`);
  }
  if (itemFailures !== undefined) assert.equal(ended.counts?.itemsFailed, itemFailures);
}
