import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import type { FaultKind } from '../../services/targetlab/core/fault.ts';
import { fastRetries, unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';
import {
  addStoppable,
  authorize,
  crawlsRunning,
  holders,
  permitsOf,
  rememberRobots,
  resume,
  startCrawls,
  untilAllStand,
  waitForStop,
} from './stop-stage.ts';

/*
 * Three crawler processes read one source with several crawls at once while more of them wait, and
 * beside it the source of another site. Then the source has to stop, for each of the seven causes.
 * The site's own log says what came after the answer that refused: no more than the requests whose
 * permits were out by then.
 */

/** A permit is out for a quarter of a second, and its request on its way; a machine may be busy. */
const quietAfterMs = 2_000;
/** A booking that began before the stop is committed behind it. */
const commitMs = 500;
const controlId = 'control';

interface Cause {
  readonly id: string;
  readonly when: string;
  readonly reason: FailureReason;
  readonly message: RegExp;
  /** Of the evidence; undefined = the failure names no answer. */
  readonly status?: number;
  readonly fault?: { readonly path: string; readonly what: FaultKind };
  readonly robots?: string;
  readonly authorizedForMs?: number;
}

const causes: readonly Cause[] = [
  {
    id: 'unauthorized',
    when: 'a detail page answers 401',
    fault: { path: '/jobs/*', what: { kind: 'status', status: 401 } },
    reason: 'FAILURE_REASON_ACCESS_DENIED',
    message: /401/u,
    status: 401,
  },
  {
    id: 'forbidden',
    when: 'a later list page answers 403',
    fault: { path: '/jobs?page=*', what: { kind: 'status', status: 403 } },
    reason: 'FAILURE_REASON_ACCESS_DENIED',
    message: /403/u,
    status: 403,
  },
  {
    id: 'login',
    when: 'a login page stands in the place of a detail page',
    fault: { path: '/jobs/*', what: { kind: 'login-page' } },
    reason: 'FAILURE_REASON_ACCESS_DENIED',
    message: /login page .*登录/u,
    status: 200,
  },
  {
    id: 'captcha',
    when: 'a challenge stands in the place of a later list page',
    fault: { path: '/jobs?page=*', what: { kind: 'captcha-page' } },
    reason: 'FAILURE_REASON_CAPTCHA_CHALLENGE',
    message: /challenge .*安全验证/u,
    status: 200,
  },
  {
    id: 'changed',
    when: 'a later list page is not as agreed',
    fault: { path: '/jobs?page=*', what: { kind: 'changed-structure' } },
    reason: 'FAILURE_REASON_CONTRACT_CHANGED',
    message: /empty_list/u,
    status: 200,
  },
  {
    id: 'robots',
    when: 'robots.txt forbids what it allowed',
    robots: 'User-agent: *\nDisallow: /jobs\n',
    reason: 'FAILURE_REASON_ROBOTS_DISALLOWED',
    message: /changed since the last success.*line 2: Disallow: \/jobs/u,
  },
  {
    id: 'authorization',
    when: 'the authorization ends',
    authorizedForMs: 4_000,
    reason: 'FAILURE_REASON_AUTHORIZATION_MISSING',
    message: /ended/u,
  },
];

describe('a source that has to stop', function () {
  this.timeout(180_000);
  let world: World;

  before(async () => {
    world = await startWorld({
      crawlers: 3,
      boards: [...causes.map(({ id }) => id), controlId].map((id) => ({
        strategy: 'html',
        id,
        jobs: id === controlId ? 5_000 : 600,
        pageSize: 5,
      })),
      env: {
        gateway: { ...unlimited['gateway'], ...fastRetries['gateway'] },
        // So few that one process cannot take all crawls.
        crawler: { JOBRADAR_CRAWLER_CONCURRENCY: '4' },
      },
    });
    const source = await addStoppable(world, boardOf(controlId), { requestsPerSecond: 10 });
    await world.createCrawl({ source, maxPages: 1_000 });
    const { log } = boardOf(controlId);
    await until('the other source to be read', () => log.count() > 40, { withinMs: 60_000 });
  });
  after(() => world[Symbol.asyncDispose]());

  for (const cause of causes) {
    it(`sends nothing more when ${cause.when}`, async () => {
      const board = boardOf(cause.id);
      const source = await addStoppable(world, board);
      try {
        await assertStops(cause, { board, source });
      } finally {
        const note = 'the test is over';
        await world.api.sources.PauseSource({ name: source, note, cancelActiveCrawls: true });
      }
    });
  }

  async function assertStops(
    cause: Cause,
    { board, source }: { readonly board: BoardServer; readonly source: string },
  ): Promise<void> {
    if (cause.robots !== undefined) await rememberRobots(world, { board, source });
    const crawls = await startCrawls(world, { board, source });
    // On a busy machine the other source may have stood still meanwhile.
    await untilControlAt(Date.now());
    const refused = await bring(cause, { board, source });
    const stoppedAtMs = await waitForStop(world, source);
    const refusedAtMs = refused();
    await untilControlAt(stoppedAtMs + quietAfterMs + 1_000);
    await assertFewRequests(board, { refusedAtMs, stoppedAtMs });
    await untilControlGoesOn(refusedAtMs);
    await assertEvidence(source, cause);
    const waiting = await untilAllStand(world, crawls);
    assert.ok(waiting.length > 0, 'no crawl is left to wait');
    assert.ok((board.log.after(0).at(-1)?.atMs ?? 0) <= stoppedAtMs + quietAfterMs);
    await assertGoesOn(cause, { board, source, waiting: waiting.length });
  }

  function boardOf(id: string): BoardServer {
    const board = world.boards.find((candidate) => candidate.board.id === id);
    assert.ok(board);
    return board;
  }

  /** Makes the cause come true; tells later when the site, or the clock, has refused. */
  async function bring(
    { fault, robots, authorizedForMs }: Cause,
    { board, source }: { readonly board: BoardServer; readonly source: string },
  ): Promise<() => number> {
    const asked = board.log.count();
    if (fault !== undefined) board.addFault(fault);
    if (robots !== undefined) board.setRobots({ status: 200, body: robots });
    if (authorizedForMs !== undefined) {
      const untilMs = await authorize(world, source, authorizedForMs);
      return () => untilMs;
    }
    return () => {
      const refusal = board.log
        .after(asked)
        .find((record) => record.fault !== '' || record.target === '/robots.txt');
      assert.ok(refusal, 'the site has not refused');
      return refusal.atMs;
    };
  }

  async function assertFewRequests(
    board: BoardServer,
    { refusedAtMs, stoppedAtMs }: { readonly refusedAtMs: number; readonly stoppedAtMs: number },
  ): Promise<void> {
    // The refused request and its neighbours in flight had their time shortly before.
    const moments = { openAtMs: refusedAtMs - 250, lateAfterMs: stoppedAtMs + commitMs };
    const booked = await permitsOf(world, board, moments);
    const late = board.log.after(0).filter(({ atMs }) => atMs > refusedAtMs);
    const lastMs = late.at(-1)?.atMs ?? refusedAtMs;
    const facts = `${late.length} requests, the last ${lastMs - refusedAtMs} ms after the refusal, \
the stop ${Math.round(stoppedAtMs - refusedAtMs)} ms after it; ${JSON.stringify(booked)}`;
    assert.equal(booked.late, 0, `permits were given to a source that is stopped: ${facts}`);
    assert.ok(late.length <= booked.open, `more requests than permits that were out: ${facts}`);
    assert.ok(board.log.count() <= booked.inAll, `requests without a permit: ${facts}`);
    assert.ok(lastMs <= stoppedAtMs + quietAfterMs, `requests long after the stop: ${facts}`);
  }

  function untilControlAt(atMs: number): Promise<unknown> {
    const { log } = boardOf(controlId);
    const isThere = () => (log.after(log.count() - 1)[0]?.atMs ?? 0) > atMs;
    return until('the other source to go on', isThere, { withinMs: 20_000, everyMs: 50 });
  }

  // As many requests as in the three seconds before, in whatever time a busy machine gives them.
  function untilControlGoesOn(refusedAtMs: number): Promise<unknown> {
    const { log } = boardOf(controlId);
    const since = log.after(0).filter(({ atMs }) => atMs > refusedAtMs - 3_000);
    const earlier = Math.max(1, since.filter(({ atMs }) => atMs <= refusedAtMs).length);
    const isThere = () => log.after(0).filter(({ atMs }) => atMs > refusedAtMs).length >= earlier;
    const what = `${earlier} requests of the other source after the stop`;
    return until(what, isThere, { withinMs: 20_000, everyMs: 100 });
  }

  async function assertEvidence(source: string, cause: Cause): Promise<void> {
    const { source: stopped } = await world.api.sources.GetSource({ name: source });
    const suspension = stopped?.suspension;
    assert.equal(suspension?.reason, cause.reason);
    assert.match(suspension?.message ?? '', cause.message);
    assert.notEqual(suspension?.occurTime, null);
    if (cause.status === undefined) return;
    assert.equal(suspension?.httpStatus, cause.status);
    assert.ok(suspension?.url.startsWith(boardOf(cause.id).board.origin), suspension?.url);
  }

  async function assertGoesOn(
    { reason, robots, authorizedForMs }: Cause,
    stopped: {
      readonly board: BoardServer;
      readonly source: string;
      readonly waiting: number;
    },
  ): Promise<void> {
    const { board, source, waiting } = stopped;
    board.clearFaults();
    // The site allows it again, and whoever goes on asks it anew.
    if (robots !== undefined) board.setRobots({ status: 200, body: 'User-agent: *\nAllow: /\n' });
    if (authorizedForMs !== undefined) await authorize(world, source, 3_600_000);
    await resume(world, source, reason);
    const patience = { withinMs: 30_000, everyMs: 100 };
    const count = board.log.count();
    await until('requests after the resumption', () => board.log.count() > count + 10, patience);
    const wanted = Math.min(waiting, crawlsRunning);
    const allRun = async () => (await holders(world, source)).tasks === wanted;
    await until(`${wanted} crawls to run`, allRun, patience);
  }
});
