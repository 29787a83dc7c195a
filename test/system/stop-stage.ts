import assert from 'node:assert/strict';
import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { until } from '../support/until.ts';
import { endStates, type World } from '../support/world.ts';

/* A source with more crawls than may run at once, and what its site and the database say of it. */

export const crawlsRunning = 7;
const crawlsInAll = 9;
const pace = { requestsPerSecond: 20, burst: 4, maxConcurrentFetches: 8 } as const;

/** What was booked of a site, in permits. */
export interface Booked {
  readonly inAll: number;
  /** Whose time was not over at the first moment that was asked for. */
  readonly open: number;
  /** Booked after the second one. */
  readonly late: number;
}

/** Registers the source of a board. */
export function addStoppable(
  world: World,
  board: BoardServer,
  changes: { readonly requestsPerSecond?: number } = {},
): Promise<string> {
  const politeness = { ...pace, maxActiveCrawls: crawlsRunning, ...changes };
  return world.addSource(board, { politeness });
}

/** A robots.txt that was read before, and is soon to be read again: copies live for a minute. */
export async function rememberRobots(
  { sql }: World,
  { board, source }: { readonly board: BoardServer; readonly source: string },
): Promise<void> {
  await sql.rows(
    `insert into gateway.robots (
       origin, decision, http_status, fetch_time, expire_time, change_time)
     values ($1, 'ALLOW_ALL', 404, now(), now() + interval '15 s', now() - interval '1 day')`,
    [board.board.origin],
  );
  await sql.rows('update gateway.sources set last_success_time = now() where source_id = $1', [
    idOf(source),
  ]);
}

/** Starts all crawls; they run in several processes, have sent requests, and some of them wait. */
export async function startCrawls(
  world: World,
  { board, source }: { readonly board: BoardServer; readonly source: string },
): Promise<readonly string[]> {
  const wishes = Array.from({ length: crawlsInAll }, () => ({ source, maxPages: 100 }));
  const crawls = await Promise.all(wishes.map((wish) => world.createCrawl(wish)));
  const patience = { withinMs: 60_000, everyMs: 100 };
  const allRun = async () => (await holders(world, source)).tasks === crawlsRunning;
  await until(`${crawlsRunning} crawls to run`, allRun, patience);
  await until('requests of several of them', () => board.log.count() >= 15, patience);
  const { workers } = await holders(world, source);
  assert.ok(workers > 1, `${workers} process has taken all crawls`);
  return crawls.map(({ name }) => name);
}

/** How many crawls of the source run, and in how many processes. */
export function holders(
  { sql }: World,
  source: string,
): Promise<{ readonly tasks: number; readonly workers: number }> {
  return sql.one(
    `select count(*)::int as tasks, count(distinct e.worker_id)::int as workers
     from gateway.leases l
     join gateway.crawl_tasks t using (task_id)
     join gateway.executions e on (e.task_id, e.epoch) = (l.task_id, l.epoch)
     where t.source_id = $1`,
    [idOf(source)],
  );
}

/** Authorises the source for so long; gives the end by this machine's clock. */
export async function authorize({ api }: World, source: string, forMs: number): Promise<number> {
  const untilMs = Date.now() + forMs;
  await api.sources.GrantSourceAuthorization({
    name: source,
    authorization: {
      basis: 'BASIS_OWN_SITE',
      grantedBy: 'TargetLab',
      contact: 'operator@jobradar.example',
      evidenceUri: 'https://jobradar.example/targetlab',
      expireTime: {
        seconds: String(Math.floor(untilMs / 1_000)),
        nanos: (untilMs % 1_000) * 1_000_000,
      },
    },
  });
  return untilMs;
}

/** Waits until the source is suspended; gives when that was. */
export function waitForStop({ sql }: World, source: string): Promise<number> {
  const look = async (): Promise<number | undefined> => {
    const row = await sql.one<{ state: string; at: number }>(
      `select state, extract(epoch from update_time)::float8 * 1000 as at
       from gateway.sources where source_id = $1`,
      [idOf(source)],
    );
    return row.state === 'SUSPENDED' ? row.at : undefined;
  };
  return until(`${source} to be suspended`, look, { withinMs: 60_000, everyMs: 50 });
}

/** Counts the permits of the board's site: those still to be used, and those given too late. */
export function permitsOf(
  { sql }: World,
  board: BoardServer,
  moments: { readonly openAtMs: number; readonly lateAfterMs: number },
): Promise<Booked> {
  return sql.one(
    `select coalesce(sum(k), 0)::int as "inAll",
       coalesce(sum((
         select count(*) from generate_series(0, k - 1) i
         where first_slot + i * gap >= to_timestamp($2::float8 / 1000))), 0)::int as open,
       coalesce(sum(k) filter (
         where create_time > to_timestamp($3::float8 / 1000)), 0)::int as late
     from gateway.reservations where site_key = $1`,
    [board.host, moments.openAtMs, moments.lateAfterMs],
  );
}

/** Waits until every crawl waits for its source, or has ended; names those that wait. */
export async function untilAllStand(
  world: World,
  crawls: readonly string[],
): Promise<readonly string[]> {
  const look = async (): Promise<readonly string[] | undefined> => {
    const seen = await Promise.all(crawls.map((name) => world.getCrawl(name)));
    if (!seen.every((crawl) => isWaiting(crawl) || hasEnded(crawl))) return undefined;
    return seen.filter(isWaiting).map(({ name }) => name);
  };
  return until('all crawls to stand', look, { withinMs: 40_000, everyMs: 200 });
}

/** Ends a suspension: without its reason it stays. */
export async function resume({ api }: World, source: string, reason: FailureReason): Promise<void> {
  await assert.rejects(api.sources.ResumeSource({ name: source }), /acknowledge/iu);
  await api.sources.ResumeSource({ name: source, acknowledgedSuspension: reason });
}

function idOf(source: string): string {
  return source.slice('sources/'.length);
}

function isWaiting({ state, waitReason }: Crawl): boolean {
  return state === 'STATE_WAITING' && waitReason === 'WAIT_REASON_SOURCE_STOPPED';
}

function hasEnded({ state }: Crawl): boolean {
  return endStates.some((end) => state === `STATE_${end}`);
}
