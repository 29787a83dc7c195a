import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { RpcError } from '#libs/grpc/connect.ts';
import { durationMs } from '#libs/proto/timestamps.ts';
import type { ExtractionReport } from '#libs/proto/gen/jobradar/v1/ExtractionReport.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { until } from '../support/until.ts';
import { refusalOf } from './gateway-api-world.ts';
import { startPreviews, type PreviewWorld } from './preview-world.ts';

describe('TestSource on a live page', function () {
  this.timeout(60_000);
  let world: PreviewWorld;
  let board: BoardServer;
  beforeEach(async () => {
    world = await startPreviews({ boards: [{ strategy: 'html' }] });
    const [first] = world.boards;
    assert.ok(first);
    board = first;
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
  });
  const failuresOf = ({ failures }: ExtractionReport): readonly string[] =>
    failures.map(({ reason }) => reason.replace('FAILURE_REASON_', ''));
  const paths = (): readonly string[] => board.log.after(0).map(({ target }) => target);
  const nothingBooked = () =>
    until('no permit to be booked', async () => (await world.inFlight()) === 0);
  const stateOf = async (name: string): Promise<string | undefined> => {
    const { source } = await world.api.api.sources.GetSource({ name });
    return source?.state;
  };

  it('fetches the page as a crawl does, under robots.txt and with permits', async () => {
    const name = await world.addBoard(board);
    const report = await world.test({ name, url: board.seedUrl });
    assert.deepEqual(paths(), ['/robots.txt', new URL(board.seedUrl).pathname]);
    assert.equal(report.itemsFound, 5);
    const { fetch } = report;
    assert.deepEqual(
      [fetch?.finalUrl, fetch?.httpStatus, fetch?.robotsAllowed, fetch?.redirects],
      [board.seedUrl, 200, true, []],
    );
    assert.match(fetch?.contentType ?? '', /^text\/html/);
    assert.match(fetch?.charset ?? '', /^utf-8/i);
    assert.ok(Number(fetch?.bytes) > 100 && (durationMs(fetch?.elapsed) ?? 0) > 0);
    const agents = board.log.after(0).map(({ headers }) => headers['user-agent'] ?? '');
    assert.ok(agents.every((agent) => agent.startsWith('JobRadar/')));
    const [booked] = await world.api.sql('select count(*)::int as n from reservations');
    // One that came late was given back, and another one booked in its place.
    assert.ok(Number(booked?.['n']) >= 2, 'a permit for each request');
    await nothingBooked();
    assert.equal((await world.api.sql('select from previews')).length, 0);
  });

  it('reads the detail page of the first item where that is asked for', async () => {
    const name = await world.addBoard(board);
    const listed = await world.test({ name, url: board.seedUrl });
    assert.ok(listed.fieldReports.some(({ warnings }) => warnings.some((w) => /follow_/.test(w))));
    const report = await world.test({ name, url: board.seedUrl, followDetails: true });
    assert.equal(report.records.length, 1);
    const [record] = report.records;
    const [job] = board.board.jobs;
    assert.deepEqual([record?.externalId, record?.title], [job?.externalId, job?.title]);
    assert.notEqual(record?.descriptionText, '');
    assert.equal(report.itemsFound, 5);
    assert.equal(report.fetch?.finalUrl, board.seedUrl, 'of the page that was asked for');
  });

  it('is refused without an authorisation, and where the source is stopped', async () => {
    const { sources } = world.api.api;
    const name = await world.addBoard(board);
    await sources.PauseSource({ name });
    const paused = await refusalOf(world.test({ name, url: board.seedUrl }));
    assert.deepEqual([paused.code, paused.reason], ['failed_precondition', 'SOURCE_NOT_ACTIVE']);
    await sources.ResumeSource({ name });
    await sources.RevokeSourceAuthorization({ name, note: 'over' });
    const revoked = await refusalOf(world.test({ name, url: board.seedUrl }));
    assert.equal(revoked.code, 'failed_precondition');
    const content = { url: board.seedUrl, body: Buffer.from('<p>'), contentType: '' };
    assert.equal((await world.test({ name, content })).verdict, 'VERDICT_UNUSABLE');
    assert.deepEqual(paths(), []);
  });

  it('is refused outside the hosts and paths of the source', async () => {
    const name = await world.addBoard(board);
    for (const url of ['https://elsewhere.test/', 'http://127.0.0.1:1/']) {
      assert.equal((await refusalOf(world.test({ name, url }))).reason, 'URL_NOT_ALLOWED');
    }
    assert.deepEqual(paths(), []);
  });

  it('reports what robots.txt denies, by its rule, and asks for no page', async () => {
    const name = await world.addBoard(board);
    board.setRobots({ status: 200, body: 'User-agent: *\nDisallow: /\n' });
    const report = await world.test({ name, url: board.seedUrl });
    assert.deepEqual(failuresOf(report), ['ROBOTS_DISALLOWED']);
    assert.equal(report.failures[0]?.class, 'FAILURE_CLASS_FORBIDDEN');
    assert.equal(report.fetch?.robotsAllowed, false);
    assert.match(report.fetch?.robotsRule ?? '', /Disallow: \//);
    assert.deepEqual(paths(), ['/robots.txt']);
    assert.equal(await stateOf(name), 'STATE_ACTIVE');
  });

  for (const [what, fault, reasons] of [
    ['401', { kind: 'status', status: 401 }, ['ACCESS_DENIED']],
    ['404', { kind: 'status', status: 404 }, ['SEED_GONE']],
    ['500', { kind: 'status', status: 500 }, ['HTTP_SERVER_ERROR']],
    ['a login page', { kind: 'login-page' }, ['ACCESS_DENIED']],
    ['a captcha', { kind: 'captcha-page' }, ['CAPTCHA_CHALLENGE']],
    ['too large a page', { kind: 'big-page', bytes: 6_000_000 }, ['RESPONSE_TOO_LARGE']],
    ['half a page', { kind: 'cut-off', afterBytes: 50 }, ['CONNECTION_FAILED']],
    [
      'a redirect elsewhere',
      { kind: 'redirect', location: 'https://x.test/' },
      ['REDIRECT_REFUSED'],
    ],
    ['another structure', { kind: 'changed-structure' }, ['CONTRACT_CHANGED']],
  ] as const) {
    it(`reports ${what}, and leaves the source as it is`, async () => {
      const name = await world.addBoard(board);
      board.addFault({ path: new URL(board.seedUrl).pathname, what: fault });
      const report = await world.test({ name, url: board.seedUrl });
      assert.equal(report.verdict, 'VERDICT_UNUSABLE');
      assert.deepEqual(failuresOf(report), reasons);
      assert.equal(await stateOf(name), 'STATE_ACTIVE');
      await nothingBooked();
    });
  }

  it('follows a redirect within the source, and tells it', async () => {
    const name = await world.addBoard(board);
    const { pathname } = new URL(board.seedUrl);
    board.addFault({ path: '/old', what: { kind: 'redirect', location: pathname } });
    const old = new URL('/old', board.seedUrl).href;
    const { fetch, itemsFound } = await world.test({ name, url: old });
    assert.deepEqual([fetch?.finalUrl, fetch?.redirects, itemsFound], [board.seedUrl, [old], 5]);
  });

  it('holds the site for everybody where it asks for patience', async () => {
    const name = await world.addBoard(board);
    const { pathname } = new URL(board.seedUrl);
    board.addFault({
      path: pathname,
      times: 1,
      what: { kind: 'status', status: 429, retryAfter: '60' },
    });
    const refused = await world.test({ name, url: board.seedUrl });
    assert.deepEqual(failuresOf(refused), ['RATE_LIMITED_BY_SITE']);
    assert.equal(durationMs(refused.failures[0]?.retryAfter), 60_000);
    const waiting = await world.test({ name, url: board.seedUrl });
    assert.deepEqual(failuresOf(waiting), ['RATE_LIMITED_BY_SITE']);
    assert.match(waiting.failures[0]?.message ?? '', /takes no request for/);
    assert.equal(paths().filter((path) => path === pathname).length, 1, 'asked once only');
  });

  it('ends in time with a report where the site is slow', async () => {
    const name = await world.addBoard(board);
    board.addFault({
      path: new URL(board.seedUrl).pathname,
      what: { kind: 'drip', chunkBytes: 1, everyMs: 100 },
    });
    const { report } = await world.api.api.sources.TestSource(
      { name, url: board.seedUrl },
      { deadlineMs: 5_000 },
    );
    assert.deepEqual(report && failuresOf(report), ['FETCH_TIMEOUT']);
    await nothingBooked();
  });

  it('gives its permits back where its caller goes away', async () => {
    const name = await world.addBoard(board);
    const { pathname } = new URL(board.seedUrl);
    board.addFault({ path: pathname, what: { kind: 'delay', delayMs: 30_000 } });
    const leaving = new AbortController();
    const call = world.api.api.sources.TestSource(
      { name, url: board.seedUrl },
      { signal: leaving.signal },
    );
    await until(
      'the page to be asked for',
      async () => (await world.inFlight()) === 1 && paths().length > 1,
    );
    leaving.abort();
    await assert.rejects(call, (error: unknown) => {
      return error instanceof RpcError && error.code === 'cancelled';
    });
    await nothingBooked();
    await until(
      'its row to go',
      async () => (await world.api.sql('select from previews')).length === 0,
    );
  });

  it('ends with its crawler, and says where no other one answers', async () => {
    const name = await world.addBoard(board);
    board.addFault({
      path: new URL(board.seedUrl).pathname,
      what: { kind: 'delay', delayMs: 30_000 },
    });
    const { sources } = world.api.api;
    const call = refusalOf(sources.TestSource({ name, url: board.seedUrl }, { deadlineMs: 8_000 }));
    await until('the page to be asked for', () => paths().length > 1);
    await world.previewServer.drain(2_000);
    assert.equal(await world.inFlight(), 0, 'given back before the crawler ends');
    const { code, message } = await call;
    assert.equal(code, 'deadline_exceeded');
    assert.match(message, /No crawler answered/);
  });
});

describe('TestSource by other ways to read', function () {
  this.timeout(60_000);

  it('asks for the sitemap where a crawl would, and says which file is next', async () => {
    await using world = await startPreviews({ boards: [{ strategy: 'sitemap' }] });
    const [board] = world.boards;
    assert.ok(board);
    const name = await world.addBoard(board);
    const report = await world.test({ name, url: board.seedUrl });
    assert.match(report.fetch?.finalUrl ?? '', /\/sitemap\.xml$/);
    assert.match(report.nextPageUrl, /\/sitemaps\//);
    assert.deepEqual([report.verdict, report.itemsFound], ['VERDICT_UNUSABLE', 0]);
  });

  for (const strategy of ['greenhouse', 'lever', 'search', 'sitemap', 'microdata'] as const) {
    it(`shows the records of a board read by ${strategy}`, async () => {
      await using world = await startPreviews({ boards: [{ strategy }] });
      const [board] = world.boards;
      assert.ok(board);
      const name = await world.addBoard(board);
      // An index names no posting: what it names is the way to go on.
      const path = strategy === 'sitemap' ? '/sitemaps/jobs-1.xml.gz' : '';
      const url = new URL(path, board.seedUrl).href;
      const report = await world.test({ name, url, followDetails: true });
      assert.deepEqual(report.failures, []);
      assert.notEqual(report.verdict, 'VERDICT_UNUSABLE');
      const known = new Set(board.board.jobs.map(({ title }) => title));
      assert.ok(report.records.length > 0);
      for (const { title } of report.records) assert.ok(known.has(title), title);
    });
  }
});
