import { hash } from 'node:crypto';
import { statement, type Database, type Queries } from '#libs/postgres/database.ts';
import type { RobotsChange, RobotsDecision } from '../core/robots-copy.ts';
import { named } from './named-statement.ts';

/** A stored robots.txt, with ages as of one moment of the database. */
export interface RobotsRow {
  readonly origin: string;
  readonly decision: RobotsDecision | null;
  readonly body: Buffer | null;
  readonly http_status: number;
  readonly etag: string;
  readonly last_modified: string;
  readonly flags: readonly string[];
  readonly crawl_delay_ms: number | null;
  /** Of the body, in hex; empty: no body is kept. */
  readonly sha256: string;
  readonly age_ms: number | null;
  readonly expires_in_ms: number | null;
  readonly unreachable_for_ms: number | null;
  readonly retry_in_ms: number | null;
}

/** What is stored of a fetch. */
export interface RobotsUpdate {
  readonly origin: string;
  readonly change: RobotsChange;
  readonly body: Buffer;
  readonly httpStatus: number;
  readonly etag: string;
  readonly lastModified: string;
}

/** robots.txt of every origin. */
export interface RobotsStore {
  read(origin: string): Promise<RobotsRow | undefined>;
  /**
   * Whether this caller fetches it now: one at a time, for as long as its lease or preview lasts
   * and at most as long as a fetch takes.
   */
  becomeFetcher(origin: string, workerTask: string): Promise<boolean>;
  /** Stores what a fetch gave, within the caller's transaction. */
  write(within: Queries, update: RobotsUpdate): Promise<RobotsRow>;
}

const columns = `
    origin, decision, body, http_status, etag, last_modified, flags, crawl_delay_ms, sha256,
    extract(epoch from clock_timestamp() - fetch_time)::float8 * 1000 as age_ms,
    extract(epoch from expire_time - clock_timestamp())::float8 * 1000 as expires_in_ms,
    extract(epoch from clock_timestamp() - unreachable_since)::float8 * 1000 as unreachable_for_ms,
    extract(epoch from retry_at - clock_timestamp())::float8 * 1000 as retry_in_ms`;

const readRow = statement<RobotsRow>(
  'read-robots',
  `select ${columns} from robots where origin = $1`,
);

const takeFetch = named<
  { origin: string },
  { readonly origin: string; readonly fetcher: string; readonly fetch_ms: number }
>(
  'take-robots-fetch',
  `
  insert into robots as r (origin, fetcher, fetcher_until)
  values (:origin::text, :fetcher::uuid, now() + :fetch_ms::float8 * interval '1 ms')
  on conflict (origin) do update
  set fetcher = excluded.fetcher, fetcher_until = excluded.fetcher_until
  where (r.fetcher_until is null or r.fetcher_until <= now() or r.fetcher = excluded.fetcher
    -- Its execution or preview has ended or was lost; the next one of its crawl asks for itself.
    or not (
      exists (
        select from leases l
        where l.task_id = r.fetcher and l.until > now()
          and l.start_time <= r.fetcher_until - :fetch_ms::float8 * interval '1 ms')
      or exists (select from previews p where p.preview_id = r.fetcher and p.until > now())))
    -- Another one may have fetched it since it was read.
    and coalesce(r.decision is null or r.expire_time <= now(), true)
    and coalesce(r.unreachable_since is null or r.retry_at <= now(), true)
  returning origin`,
);

const writeRow = named<
  RobotsRow,
  {
    readonly origin: string;
    readonly kind: RobotsChange['kind'];
    readonly decision: RobotsDecision | null;
    readonly body: Buffer | null;
    readonly http_status: number;
    readonly etag: string;
    readonly last_modified: string;
    readonly flags: readonly string[];
    readonly crawl_delay_ms: number | null;
    readonly sha256: string;
    readonly expires_in_ms: number | null;
    readonly retry_in_ms: number | null;
  }
>(
  'write-robots',
  `
  insert into robots as r (
    origin, decision, body, http_status, etag, last_modified, flags, crawl_delay_ms, sha256,
    change_time, fetch_time, expire_time, unreachable_since, retry_at)
  values (
    :origin::text, :decision::text, :body::bytea, :http_status::int, :etag::text,
    :last_modified::text, :flags::text[], :crawl_delay_ms::float8, :sha256::text,
    case when :kind::text = 'replace' then now() end,
    case when :kind::text <> 'unreachable' then now() end,
    now() + :expires_in_ms::float8 * interval '1 ms',
    case when :kind::text = 'unreachable' then now() end,
    now() + :retry_in_ms::float8 * interval '1 ms')
  on conflict (origin) do update
  set fetcher = null, fetcher_until = null,
    retry_at = excluded.retry_at,
    unreachable_since = case when :kind::text = 'unreachable'
      then coalesce(r.unreachable_since, now()) end,
    -- Unchanged is the word of the copy that stands: its status remains what it answered.
    http_status = case when :kind::text = 'prolong' then r.http_status
      else excluded.http_status end,
    -- Unreachable, and unchanged, leave the copy as it is.
    decision = case when :kind::text = 'replace' then excluded.decision else r.decision end,
    body = case when :kind::text = 'replace' then excluded.body else r.body end,
    flags = case when :kind::text = 'replace' then excluded.flags else r.flags end,
    crawl_delay_ms = case when :kind::text = 'replace' then excluded.crawl_delay_ms
      else r.crawl_delay_ms end,
    sha256 = case when :kind::text = 'replace' then excluded.sha256 else r.sha256 end,
    change_time = case
      when :kind::text = 'replace' and (r.decision is distinct from excluded.decision
        or r.sha256 <> excluded.sha256) then now()
      else r.change_time end,
    -- A new file without a mark must not be asked for by the mark of the old one.
    etag = case :kind::text when 'replace' then excluded.etag when 'unreachable' then r.etag
      else coalesce(nullif(excluded.etag, ''), r.etag) end,
    last_modified = case :kind::text when 'replace' then excluded.last_modified
      when 'unreachable' then r.last_modified
      else coalesce(nullif(excluded.last_modified, ''), r.last_modified) end,
    fetch_time = case when :kind::text = 'unreachable' then r.fetch_time else now() end,
    expire_time = case when :kind::text = 'unreachable' then r.expire_time
      else excluded.expire_time end
  returning ${columns}`,
);

// A fetch with its redirects, and the call that stores it.
const fetchMs = 60_000;

/** Makes the store. */
export function createRobotsStore(database: Database): RobotsStore {
  return {
    read: (origin) => database.first(readRow, [origin]),
    async becomeFetcher(origin, workerTask) {
      const { query, bind } = takeFetch;
      const values = { origin, fetcher: workerTask, fetch_ms: fetchMs };
      return (await database.first(query, bind(values))) !== undefined;
    },
    async write(within, update) {
      const { query, bind } = writeRow;
      const [row] = await within.rows(query, bind(valuesOf(update)));
      if (row === undefined) throw new Error('An upsert gave no row');
      return row;
    },
  };
}

const expireRows = statement<never>(
  'expire-robots',
  `update robots
    set expire_time = least(expire_time, now()), retry_at = least(retry_at, now())
    where origin = any($1)`,
);

/** Lets the copies of these hosts be asked for anew by whoever needs them next. */
export async function expireRobots(queries: Queries, hosts: readonly string[]): Promise<void> {
  const urls = hosts.flatMap((host) => [`http://${host}`, `https://${host}`]);
  const origins = urls.flatMap((url) => URL.parse(url)?.origin ?? []);
  await queries.run(expireRows, [[...new Set(origins)]]);
}

function valuesOf(update: RobotsUpdate) {
  const { change } = update;
  const replaces = change.kind === 'replace' ? change : undefined;
  const body = replaces?.keepsBody === true ? update.body : null;
  return {
    origin: update.origin,
    kind: change.kind,
    decision: replaces?.decision ?? null,
    body,
    http_status: update.httpStatus,
    etag: update.etag,
    last_modified: update.lastModified,
    flags: replaces?.flags ?? [],
    crawl_delay_ms: replaces?.delayMs ?? null,
    sha256: body === null ? '' : hash('sha256', body, 'hex'),
    expires_in_ms: change.kind === 'unreachable' ? null : change.expiresInMs,
    retry_in_ms: change.kind === 'unreachable' ? change.retryInMs : null,
  };
}
