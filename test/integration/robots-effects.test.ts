import assert from 'node:assert/strict';

import { after, before, describe, it } from 'mocha';

import type { PutRobotsRequest } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsRequest.ts';
import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import { createRobotsStore } from '../../services/gateway/adapters/robots-store.ts';
import { explainStoredRobots } from '../../services/gateway/robots.ts';
import { tenantId } from './gateway-protocol-world.ts';
import { robotsWorld, type RobotsWorld } from './robots-cases-world.ts';
import { nothingFetched } from './robots-put.ts';

/* What a stored robots.txt does beside its rules: paces its site, stops sources, leaves marks. */

const rules = 'User-agent: *\nDisallow: /private/\n';

describe('a stored robots.txt', function () {
  let world: RobotsWorld;
  let count = 0;
  before(async () => {
    world = await robotsWorld();
  });
  after(() => world[Symbol.asyncDispose]());

  /** A crawl of a source of its own, at a host of its own unless one is given. */
  async function crawl(host?: string) {
    count += 1;
    const sourceId = `source-${count}`;
    const site = host ?? `h${count}.test`;
    await world.addSource({ sourceId, allowedHosts: [site], requestsPerSecond: 1 });
    const execution = await world.claim(sourceId, `https://${site}/jobs`);
    const { politeness, context } = world.gateway;
    const origin = `https://${site}`;
    const { grant } = execution;
    return {
      origin,
      host: site,
      get: () => politeness.GetRobots(context, { grant, origin }),
      put: (put: Partial<PutRobotsRequest>) =>
        politeness.PutRobots(context, { ...nothingFetched, grant, origin, ...put }),
      row: () =>
        world.row<RobotsMarks>(
          'select etag, last_modified, sha256, change_time, flags from robots where origin = $1',
          [origin],
        ),
      site: () =>
        world.row<{ gap_ms: number; robots_gap_origin: string }>(
          `select extract(epoch from robots_gap)::float8 * 1000 as gap_ms, robots_gap_origin
           from sites where site_key = $1`,
          [site],
        ),
      source: () =>
        world.row<SourceState>(
          `select state, suspension_reason as reason, suspension ->> 'message' as message, version
           from sources where tenant_id = $1 and source_id = $2`,
          [tenantId, sourceId],
        ),
      age: () => world.run('update robots set expire_time = now() where origin = $1', [origin]),
    };
  }

  const body = (text: string) => ({ httpStatus: 200, body: Buffer.from(text) });
  const delayed = (seconds: number) => body(`User-agent: *\nCrawl-delay: ${seconds}\nAllow: /\n`);

  it('sets the floor of its site, and takes it away again', async () => {
    const { put, site, origin } = await crawl();
    await put(delayed(2.5));
    assert.deepEqual(await site(), { gap_ms: 2_500, robots_gap_origin: origin });
    await put({ httpStatus: 304 });
    assert.equal((await site()).gap_ms, 2_500);
    await put({ httpStatus: 503 });
    assert.equal((await site()).gap_ms, 2_500);
    await put(body(rules));
    assert.equal((await site()).gap_ms, 0);
  });

  it('is stored for more origins at once than the gateway has connections', async () => {
    const crawls = [];
    for (let index = 0; index < 24; index += 1) crawls.push(await crawl());
    const answers = await Promise.all(crawls.map(({ put }) => put(delayed(2))));
    assert.ok(answers.every(({ copy }) => copy?.decision === 'DECISION_RULES'));
  });

  it('sets the floor for a source that only reads it, before its site is known', async () => {
    const first = await crawl();
    await first.put(delayed(7));
    await world.run('delete from sites where site_key = $1', [first.host]);
    const second = await crawl(first.host);
    await world.run('delete from sites where site_key = $1', [first.host]);
    assert.equal((await second.get()).action, 'ACTION_USE');
    assert.equal((await second.site()).gap_ms, 7_000);
  });

  it('that asks for too long a delay stops every source that asks', async () => {
    const first = await crawl();
    const answer = await first.put(delayed(61));
    assert.equal(answer.copy?.decision, 'DECISION_DENY_ALL');
    assert.equal(answer.wait ?? null, null);
    const { state, reason, message, version } = await first.source();
    assert.deepEqual([state, reason], ['SUSPENDED', 'FAILURE_REASON_ROBOTS_DISALLOWED']);
    assert.match(message ?? '', /^robots\.txt asks for 61 s .* 60 s .*\(sha256 [0-9a-f]{12}\)$/);
    const second = await crawl(first.host);
    const copy = (await second.get()).copy;
    assert.deepEqual([copy?.decision, copy?.flags], ['DECISION_DENY_ALL', ['robots_delay']]);
    assert.equal((await second.source()).state, 'SUSPENDED');
    // The evidence that it was stopped with stays.
    await first.get();
    assert.equal((await first.source()).version, version);
  });

  it('that is a challenge stops the source with that reason', async () => {
    const { put, source } = await crawl();
    await put({ httpStatus: 403, flags: ['robots_challenge'] });
    const { state, reason } = await source();
    assert.deepEqual([state, reason], ['SUSPENDED', 'FAILURE_REASON_CAPTCHA_CHALLENGE']);
  });

  it('stops a source after 30 days without an answer, an old copy or not', async () => {
    const { put, get, source, origin } = await crawl();
    await put(body(rules));
    await put({ httpStatus: 503 });
    const since = 'update robots set unreachable_since = now() - $2::interval, retry_at = now()';
    await world.run(`${since}, expire_time = now() where origin = $1`, [origin, '29 days']);
    assert.deepEqual((await put({ httpStatus: 503 })).copy?.flags, ['robots_stale']);
    assert.equal((await source()).state, 'ACTIVE');
    await world.run(`${since} where origin = $1`, [origin, '30 days']);
    assert.equal((await get()).action, 'ACTION_FETCH');
    assert.equal((await put({ httpStatus: 503 })).copy?.decision, 'DECISION_DENY_ALL');
    assert.equal((await source()).state, 'SUSPENDED');
  });

  it('keeps when it became another file, and only then', async () => {
    const { put, row } = await crawl();
    await put(body(rules));
    const first = await row();
    assert.match(first.sha256, /^[0-9a-f]{64}$/);
    await put(body(rules));
    await put({ httpStatus: 304 });
    await put({ httpStatus: 503 });
    const same = await row();
    assert.deepEqual([same.change_time, same.sha256], [first.change_time, first.sha256]);
    await put(body(`${rules}Disallow: /jobs/\n`));
    const second = await row();
    assert.ok(second.change_time !== null && second.change_time > (first.change_time ?? ''));
    await put({ httpStatus: 403 });
    const third = await row();
    assert.ok(third.change_time !== null && third.change_time > second.change_time);
    assert.equal(third.sha256, '');
  });

  it('is asked for by the marks of the file that is kept, not by those of one before', async () => {
    const { put, get, row, age } = await crawl();
    const lastModified = 'Mon, 30 Nov 2026 03:00:00 GMT';
    await put({ ...body(rules), etag: '"v1"', lastModified });
    await age();
    const { action, copy } = await get();
    assert.equal(action, 'ACTION_FETCH');
    assert.deepEqual([copy?.etag, copy?.lastModified], ['"v1"', lastModified]);
    await put({ httpStatus: 304 });
    assert.equal((await row()).etag, '"v1"');
    await put(body(`${rules}#`));
    assert.deepEqual([(await row()).etag, (await row()).last_modified], ['', '']);
  });

  it('is not fetched again by a crawl that saw it before it was stored', async () => {
    const first = await crawl();
    await first.put(body(rules));
    // What that crawl read is gone; what it asks for now was fetched in between.
    const store = createRobotsStore(world.gateway.database);
    const { taskId } = await world.claim('source-1', 'https://h1.test/jobs');
    assert.equal(await store.becomeFetcher(first.origin, taskId), false);
    await first.age();
    assert.equal(await store.becomeFetcher(first.origin, taskId), true);
    await first.put({ httpStatus: 503 });
    assert.equal(await store.becomeFetcher(first.origin, taskId), false);
  });

  it('is fetched by another one at once where the execution that fetches has ended', async () => {
    const [first, second] = [await crawl(), await crawl('shared.test')];
    const other = await world.claim('source-1', `${first.origin}/jobs`);
    const { politeness, context } = world.gateway;
    const ask = async (grant: string) =>
      (await politeness.GetRobots(context, { grant, origin: second.origin })).action;
    assert.equal((await second.get()).action, 'ACTION_FETCH');
    assert.equal(await ask(other.grant), 'ACTION_WAIT');
    // The same crawl runs elsewhere: its new execution asks for itself.
    const ends = `update leases set start_time = now() where task_id = (
      select fetcher from robots where origin = $1)`;
    await world.run(ends, [second.origin]);
    assert.equal(await ask(other.grant), 'ACTION_FETCH');
    assert.equal((await second.get()).action, 'ACTION_WAIT');
    await world.run('update leases set until = now() where task_id = $1', [other.taskId]);
    assert.equal((await second.get()).action, 'ACTION_FETCH');
  });

  it('is explained without a fetch', async () => {
    const { put, origin } = await crawl();
    const store = createRobotsStore(world.gateway.database);
    const url = new URL(`${origin}/private/1`);
    const unknown = await explainStoredRobots(store, url);
    assert.deepEqual([unknown.action.kind, unknown.stored], ['fetch', undefined]);
    await put({
      ...body(`Sitemap: ${origin}/s.xml\n${rules}Crawl-delay: 3\n`),
      maxAge: toDuration(600_000),
    });
    const known = await explainStoredRobots(store, url);
    assert.deepEqual([known.isAllowed, known.rule?.line], [false, 3]);
    assert.deepEqual([known.delaySeconds, known.sitemaps], [3, [`${origin}/s.xml`]]);
    const expiresInMs = known.stored?.expiresInMs ?? 0;
    assert.ok(expiresInMs > 590_000 && expiresInMs <= 600_000);
    assert.match(known.stored?.sha256 ?? '', /^[0-9a-f]{64}$/);
    const allowed = await explainStoredRobots(store, new URL(`${origin}/jobs`));
    assert.deepEqual([allowed.isAllowed, allowed.rule], [true, undefined]);
  });

  it('waits as long as the site asked, where it cannot be reached', async () => {
    const { put, get } = await crawl();
    await put({ httpStatus: 429, retryAfter: toDuration(120_000) });
    const { action, wait } = await get();
    assert.equal(action, 'ACTION_DEFER');
    assert.ok((durationMs(wait) ?? 0) > 115_000);
  });
});

interface RobotsMarks {
  readonly etag: string;
  readonly last_modified: string;
  readonly sha256: string;
  readonly change_time: string | null;
  readonly flags: readonly string[];
}

interface SourceState {
  readonly state: string;
  readonly reason: string | null;
  readonly message: string | null;
  readonly version: string;
}
