import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import type { AccessRecord } from '../../services/targetlab/core/access-log.ts';
import { seededRandom } from '../../services/targetlab/core/random.ts';
import { registerSource } from '../../deploy/local/public-api.ts';
import { auditClean, measured, skipDrill } from '../support/drill.ts';
import { wrongClock } from '../support/fake-clock.ts';
import { fastRecovery, unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { sourceOf, startWorld, type World } from '../support/world.ts';
import { assertPace, busiestWindow, describeWindows, type AgreedPace } from './request-rate.ts';

/*
 * Many workers, one site: its own log says how often it was asked. Workers die at random moments
 * and are started again, half of them with a clock that is minutes off.
 */

const perSecond = 5;
/** Slow enough that its pace alone says how often it is asked. */
const controlPerSecond = 2;
/** More than can be read at that pace: the crawls go on for as long as the drill looks. */
const jobs = 400;
const sourcesPerSite = 4;
const crawlsPerSource = 3;
// To start a worker takes seconds of a core: more often, and the drill would starve itself.
const killEveryMs = 4_000;

interface Plan {
  readonly workers: number;
  readonly pace: AgreedPace;
  readonly lookMs: number;
  /** Seconds that the site asks for with its 429, and how long both sites are looked at before. */
  readonly retryAfterSeconds: number;
  readonly compareMs: number;
}

const whole: Plan = {
  workers: 8,
  pace: { perSecond, burst: 1 },
  lookMs: 66_000,
  retryAfterSeconds: 30,
  compareMs: 20_000,
};

const plans: readonly { readonly what: string; readonly plan: Plan }[] = [
  { what: 'eight workers, one request at a time', plan: whole },
  {
    what: 'eight workers, bursts of four',
    plan: { ...whole, pace: { perSecond, burst: 4 } },
  },
  {
    what: 'in short: four workers, bursts of two',
    plan: {
      workers: 4,
      pace: { perSecond, burst: 2 },
      lookMs: 11_000,
      retryAfterSeconds: 6,
      compareMs: 6_000,
    },
  },
];

describe('politeness of all workers together', function () {
  this.timeout(300_000);

  for (const { what, plan } of plans) {
    it(`holds the site's pace and its Retry-After: ${what}`, async () => {
      const clocks = [
        (await wrongClock(5)) ?? skipDrill('libfaketime cannot be had here'),
        (await wrongClock(-5)) ?? {},
        (await wrongClock(90)) ?? {},
      ];
      await using world = await startPoliteWorld(plan);
      const [site, control] = world.boards;
      assert.ok(site !== undefined && control !== undefined);
      const crawls = [
        ...(await submitTo(world, site, plan.pace)),
        ...(await submitTo(world, control, { perSecond: controlPerSecond, burst: 1 })),
      ];
      await startWorkers(world, clocks);
      await until(
        'both sites to be crawled',
        () => site.log.count() > 5 && control.log.count() > 5,
        {
          withinMs: 60_000,
        },
      );
      await killAtRandom(world, clocks, plan.lookMs);
      report(site, plan);
      await retryAfter(world, plan);
      await cancelAll(world, crawls);
      await auditClean(world);
    });
  }

  it('would notice one too many', () => {
    const even = Array.from({ length: 400 }, (_, index) => index * 200);
    const pace = { perSecond, burst: 1 };
    assertPace(even, pace);
    assert.equal(busiestWindow(even, pace, 10_000).seen, 50);
    assert.throws(() => assertPace([...even, 1_001, 1_002], pace), /in 1000 ms, at most 6/);
    const faster = Array.from({ length: 400 }, (_, index) => index * 190);
    assert.throws(() => assertPace(faster, pace), /in 10000 ms, at most 51/);
  });
});

async function startPoliteWorld({ workers }: Plan): Promise<World> {
  return await startWorld({
    boards: ['site', 'control'].map((id) => ({
      strategy: 'html' as const,
      id,
      jobs,
      pageSize: 20,
    })),
    crawlers: workers,
    services: ['storage', 'gateway'],
    env: {
      gateway: { ...fastRecovery.gateway, ...unlimited.gateway, JOBRADAR_LEASE_MS: '4000' },
      crawler: { JOBRADAR_CRAWLER_SUSPECTS: 'off' },
    },
  });
}

type Clocks = readonly Readonly<Record<string, string>>[];

async function startWorkers(world: World, clocks: Clocks): Promise<void> {
  await Promise.all(
    world.crawlers.map((crawler, index) => crawler.start(settingsOf(index, clocks))),
  );
}

/* Every second one has a wrong clock; the first one takes crawls that lost workers in a row. */
function settingsOf(index: number, clocks: Clocks): Readonly<Record<string, string>> {
  const clock = index % 2 === 1 ? clocks[((index - 1) / 2) % clocks.length] : {};
  return { ...clock, ...(index === 0 ? { JOBRADAR_CRAWLER_SUSPECTS: 'on' } : {}) };
}

/** Several sources and crawls of one site, so that every worker holds some of them. */
async function submitTo(
  world: World,
  board: BoardServer,
  pace: AgreedPace,
): Promise<readonly string[]> {
  const { sourceId, source } = sourceOf(board);
  const names: string[] = [];
  for (let number = 1; number <= sourcesPerSite; number += 1) {
    const name = await registerSource(world.api, {
      sourceId: `${sourceId}-${number}`,
      source: {
        ...source,
        politeness: {
          requestsPerSecond: pace.perSecond,
          burst: pace.burst,
          maxConcurrentFetches: 16,
          maxActiveCrawls: 10,
        },
      },
    });
    for (let crawl = 0; crawl < crawlsPerSource; crawl += 1) {
      names.push((await world.createCrawl({ source: name, maxPages: 100 })).name);
    }
  }
  return names;
}

/* Nobody waits for a victim to be back: the next one may die meanwhile. */
async function killAtRandom(world: World, clocks: Clocks, lookMs: number): Promise<void> {
  const random = seededRandom(7);
  const endMs = performance.now() + lookMs;
  const returning: Promise<void>[] = [];
  const away = new Set<number>();
  for (;;) {
    await rest(Math.min(killEveryMs * (0.5 + random()), endMs - performance.now()));
    if (performance.now() >= endMs) break;
    const index = Math.floor(random() * world.crawlers.length);
    const victim = world.crawlers[index];
    if (victim === undefined || away.has(index)) continue;
    const revive = async (): Promise<void> => {
      await victim.kill();
      await victim.start(settingsOf(index, clocks));
      away.delete(index);
    };
    away.add(index);
    returning.push(revive());
  }
  await Promise.all(returning);
  process.stdout.write(`      ${returning.length} workers were killed\n`);
}

/** Holds the log of the whole time against the pace, and that the site was really used. */
function report(site: BoardServer, { pace }: Plan): void {
  const times = site.log.after(0).map(({ atMs }) => atMs);
  const windows = assertPace(times, pace);
  process.stdout.write(`      requests of the site, at most: ${describeWindows(windows)}\n`);
  // Workers that die take their permits along, and those of a busy machine use many too late: but
  // where the site was hardly asked, nothing was shown.
  const busiest = windows.find(({ windowMs }) => windowMs === 10_000)?.seen ?? 0;
  const least = pace.perSecond * 10 * 0.3;
  assert.ok(busiest >= least, `${busiest} requests in 10 s at most, at least ${least}`);
}

async function retryAfter(world: World, plan: Plan): Promise<void> {
  const [site, control] = world.boards;
  assert.ok(site !== undefined && control !== undefined);
  const { retryAfterSeconds, compareMs, pace } = plan;
  await until('the other site to be at its pace', () => isAtPace(control), { withinMs: 60_000 });
  const beforeFrom = Date.now();
  await rest(compareMs);
  const before = countBetween(control, beforeFrom, beforeFrom + compareMs);
  const what = { kind: 'status', status: 429, retryAfter: String(retryAfterSeconds) } as const;
  site.addFault({ path: '/jobs*', times: 1, what });
  const refusal = await until('the 429', () => refusedOf(site), { withinMs: 20_000 });
  const quietMs = retryAfterSeconds * 1_000;
  const again = await until(
    'the site to be asked again',
    () => site.log.after(refusal.sequence).find(({ atMs }) => atMs >= refusal.atMs + quietMs),
    { withinMs: quietMs + 60_000, everyMs: 50 },
  );
  const during = countBetween(control, refusal.atMs, refusal.atMs + compareMs);
  const late = site.log
    .after(refusal.sequence)
    .filter(({ atMs }) => atMs < refusal.atMs + quietMs)
    .map(({ atMs, target }) => `+${atMs - refusal.atMs} ms ${target}`);
  process.stdout.write(
    `      after the 429: ${late.length} requests (${late.join(', ')}); ` +
      `the other site: ${before} before, ${during} during\n`,
  );
  measured({
    what: `Retry-After ${retryAfterSeconds}, asked again`,
    ms: again.atMs - refusal.atMs,
    boundMs: quietMs + 30_000,
  });
  assert.deepEqual(late, [], 'no request of any worker');
  // A window that is looked at may begin just before a request, or just behind it.
  const difference = Math.max(before * 0.1, 1);
  assert.ok(Math.abs(during - before) <= difference, `${before} before, ${during} during`);
  assertPace(
    site.log.after(0).map(({ atMs }) => atMs),
    pace,
  );
}

function isAtPace(board: BoardServer): boolean {
  const nowMs = Date.now();
  return countBetween(board, nowMs - 4_000, nowMs) >= controlPerSecond * 4;
}

function refusedOf(board: BoardServer): AccessRecord | undefined {
  return board.log.after(0).find(({ status }) => status === 429);
}

function countBetween(board: BoardServer, fromMs: number, toMs: number): number {
  return board.log.after(0).filter(({ atMs }) => atMs >= fromMs && atMs < toMs).length;
}

async function cancelAll(world: World, crawls: readonly string[]): Promise<void> {
  for (const name of crawls) await world.api.crawls.CancelCrawl({ name, note: 'seen enough' });
  for (const name of crawls) await world.waitForEnd(name, 60_000);
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));
}
