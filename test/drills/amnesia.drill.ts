import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'mocha';
import { httpQueue } from '#libs/amqp/topology-model.ts';
import { auditClean, measured } from '../support/drill.ts';
import { startOwnBroker, type OwnBroker } from '../support/own-broker.ts';
import { unlimited } from '../support/settings.ts';
import { runTopology } from '../support/topology-process.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

/* The broker forgets what it has confirmed. Only its topology is run again; nobody is restarted,
 * and all times are those of production. */

const outAgainMsMax = 65_000;

describe('a broker that lost', function () {
  this.timeout(180_000);
  let broker: OwnBroker;
  let world: World;
  let sources: readonly string[];
  let pids: readonly (number | undefined)[];

  before(async () => {
    broker = await startOwnBroker();
    world = await startWorld({
      boards: boards(8, { jobs: 6 }),
      ownBroker: broker,
      // Few at a time, so that most of the work is in the broker when it forgets.
      env: { ...unlimited, crawler: { JOBRADAR_CRAWLER_CONCURRENCY: '2' } },
    });
    sources = await inTurns(world.boards, (board) => world.addSource(board));
    pids = pidsOf(world);
  });
  after(async () => {
    await world?.[Symbol.asyncDispose]();
    await broker?.[Symbol.asyncDispose]();
  });

  const faults: readonly (readonly [what: string, strike: () => Promise<void>])[] = [
    ['what was in its queue', () => world.broker.purge(httpQueue)],
    ['its queue', () => remove(world, `queues/{vhost}/${httpQueue}`)],
    ['its vhost', () => remove(world, 'vhosts/{vhost}')],
    ['all of its data', () => broker.wipe()],
  ];
  for (const [what, strike] of faults) {
    it(`${what} in the middle of load gets all of it again`, async () => {
      const before = await ended(world);
      // The worker stands still meanwhile, so that all of them are in the broker.
      world.services.crawler.signal('SIGSTOP');
      const crawls = await submit(world, sources, 40);
      await until('the broker to have them', async () => (await inFlight(world)) >= 30);
      world.services.crawler.signal('SIGCONT');
      await untilEnded(world, before + 4);
      const lost = await inFlight(world);
      assert.ok(lost > 10, `${lost} dispatches are in the broker`);
      await strike();
      const struck = await clockOf(world);
      await runTopology(world.broker, broker.managementUrl);
      const backMs = performance.now();
      crawls.push(...(await submit(world, sources, 8)));
      await allOutAgain(world, struck);
      measured({
        what: `a broker that lost ${what}: all out again`,
        ms: performance.now() - backMs,
        boundMs: outAgainMsMax,
      });
      await allEnd(world, crawls);
      assert.deepEqual(pidsOf(world), pids, 'no service was restarted');
      await auditClean(world);
    });
  }
});

describe('a wiped broker under 1,000 crawls over 100 boards', function () {
  this.timeout(600_000);

  it('loses none of them: all end, and their effects come once', async () => {
    await using broker = await startOwnBroker();
    await using world = await startWorld({
      boards: boards(100, { jobs: jobsOfBoard }),
      ownBroker: broker,
      crawlers: 2,
      services: ['storage', 'gateway'],
      env: unlimited,
    });
    const sources = await inTurns(world.boards, (board) => world.addSource(board));
    const crawls = await submit(world, sources, 1_000);
    await world.sql.rows('update gateway.tenant_slots set slots = 1000');
    await until('the broker to be full of them', async () => (await inFlight(world)) >= 400, {
      withinMs: 60_000,
    });
    await Promise.all(world.crawlers.map((crawler) => crawler.start()));
    const pids = pidsOf(world);
    await untilEnded(world, 100);
    const lost = await inFlight(world);
    await broker.wipe();
    const struck = await clockOf(world);
    await runTopology(world.broker, broker.managementUrl);
    const backMs = performance.now();
    await allOutAgain(world, struck);
    measured({
      what: `a broker wiped under 1,000 crawls, ${lost} in flight: all out again`,
      ms: performance.now() - backMs,
      boundMs: outAgainMsMax,
    });
    await allEnd(world, crawls, 400_000);
    assert.deepEqual(pidsOf(world), pids, 'no service was restarted');
    const { jobs, versions } = await world.sql.one<{ jobs: number; versions: number }>(
      `select count(distinct job_id)::int as jobs, count(*)::int as versions
       from storage.job_versions`,
    );
    const once = sources.length * jobsOfBoard;
    assert.deepEqual([jobs, versions], [once, once], 'each job once, in one version');
    await auditClean(world);
  });
});

const jobsOfBoard = 3;

function boards(count: number, { jobs }: { readonly jobs: number }) {
  return Array.from({ length: count }, (_, number) => ({
    strategy: 'html' as const,
    id: `board-${number}`,
    jobs,
    pageSize: 3,
    hasDetails: false,
  }));
}

/** Submits crawls over the sources in turn. */
async function submit(world: World, sources: readonly string[], count: number): Promise<string[]> {
  const wanted = Array.from({ length: count }, (_, index) => sources[index % sources.length] ?? '');
  return await inTurns(wanted, (source) => submitOnce(world, source));
}

/** As a client does that hears nothing: the same request again, which makes one crawl. */
async function submitOnce(world: World, source: string): Promise<string> {
  const request = {
    crawl: { source },
    conflictPolicy: 'CONFLICT_POLICY_ALLOW',
    requestId: randomUUID(),
  } as const;
  const answer = await until('the crawl to be accepted', () =>
    world.api.crawls.CreateCrawl(request).catch((error: unknown) => {
      if (!/deadline/iu.test(String(error))) throw error;
      return undefined;
    }),
  );
  return answer.crawl?.name ?? '';
}

/** Does it for each, a few at a time. */
async function inTurns<In, Out>(
  all: readonly In[],
  work: (one: In) => Promise<Out>,
): Promise<Out[]> {
  const done: Out[] = [];
  const atOnce = 4;
  for (let next = 0; next < all.length; next += atOnce) {
    done.push(...(await Promise.all(all.slice(next, next + atOnce).map(work))));
  }
  return done;
}

async function untilEnded(world: World, count: number): Promise<void> {
  await until(`${count} crawls to end`, async () => (await ended(world)) >= count, {
    withinMs: 120_000,
  });
}

async function ended(world: World): Promise<number> {
  return numberOf(world, 'from gateway.crawl_tasks where end_time is not null');
}

function inFlight(world: World): Promise<number> {
  return numberOf(world, "from gateway.dispatches where state = 'PUBLISHED'");
}

/** Waits until nothing is left of what was published before the broker forgot it. */
async function allOutAgain(world: World, struck: string): Promise<void> {
  const left = () =>
    numberOf(
      world,
      `from gateway.dispatches
       where (state in ('CLAIMED', 'PUBLISHED') and publish_time <= $1::timestamptz)
         or (state = 'CLAIMED' and copy > 1)`,
      [struck],
    );
  await until('all dispatches to be out again', async () => (await left()) === 0, {
    withinMs: 2 * outAgainMsMax,
    everyMs: 100,
  });
}

async function allEnd(world: World, crawls: readonly string[], withinMs = 60_000): Promise<void> {
  const open = () => numberOf(world, 'from gateway.crawl_tasks where end_time is null');
  await until('every crawl to end', async () => (await open()) === 0, { withinMs, everyMs: 200 });
  const rows = await world.sql.rows<{ state: string; n: number }>(
    `select state, count(*)::int as n from gateway.crawl_tasks
     where 'crawls/' || task_id = any ($1) group by state`,
    [crawls],
  );
  assert.deepEqual(rows, [{ state: 'SUCCEEDED', n: crawls.length }]);
}

async function numberOf(
  world: World,
  from: string,
  values: readonly unknown[] = [],
): Promise<number> {
  return (await world.sql.one<{ n: number }>(`select count(*)::int as n ${from}`, values)).n;
}

async function clockOf(world: World): Promise<string> {
  return (await world.sql.one<{ now: string }>('select clock_timestamp()::text as now')).now;
}

function pidsOf(world: World): readonly (number | undefined)[] {
  return [world.services.storage, ...world.gateways, ...world.crawlers].map(({ pid }) => pid);
}

function remove(world: World, path: string): Promise<void> {
  return world.broker.management.remove(path.replace('{vhost}', world.broker.vhost));
}
