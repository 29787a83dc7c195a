import { statement, type Database } from '#libs/postgres/database.ts';
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
  readonly flags: readonly string[];
}

/** robots.txt of every origin; copies that are in force are kept in memory for a moment. */
export interface RobotsStore {
  read(origin: string): Promise<RobotsRow | undefined>;
  /** Whether this caller fetches it now: one at a time, for at most as long as a fetch takes. */
  becomeFetcher(origin: string, workerTask: string): Promise<boolean>;
  write(update: RobotsUpdate): Promise<RobotsRow>;
}

const columns = `
    origin, decision, body, http_status, etag, last_modified, flags,
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
  where r.fetcher_until is null or r.fetcher_until <= now() or r.fetcher = excluded.fetcher
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
    readonly expires_in_ms: number | null;
    readonly retry_in_ms: number | null;
  }
>(
  'write-robots',
  `
  insert into robots as r (
    origin, decision, body, http_status, etag, last_modified, flags, fetch_time, expire_time,
    unreachable_since, retry_at)
  values (
    :origin::text, :decision::text, :body::bytea, :http_status::int, :etag::text,
    :last_modified::text, :flags::text[],
    case when :kind::text <> 'unreachable' then now() end,
    now() + :expires_in_ms::float8 * interval '1 ms',
    case when :kind::text = 'unreachable' then now() end,
    now() + :retry_in_ms::float8 * interval '1 ms')
  on conflict (origin) do update
  set http_status = excluded.http_status,
    fetcher = null, fetcher_until = null,
    retry_at = excluded.retry_at,
    unreachable_since = case when :kind::text = 'unreachable'
      then coalesce(r.unreachable_since, now()) end,
    -- Unreachable, and unchanged, leave the copy as it is.
    decision = case when :kind::text = 'replace' then excluded.decision else r.decision end,
    body = case when :kind::text = 'replace' then excluded.body else r.body end,
    flags = case when :kind::text = 'replace' then excluded.flags else r.flags end,
    etag = case when :kind::text = 'unreachable' then r.etag
      else coalesce(nullif(excluded.etag, ''), r.etag) end,
    last_modified = case when :kind::text = 'unreachable' then r.last_modified
      else coalesce(nullif(excluded.last_modified, ''), r.last_modified) end,
    fetch_time = case when :kind::text = 'unreachable' then r.fetch_time else now() end,
    expire_time = case when :kind::text = 'unreachable' then r.expire_time
      else excluded.expire_time end
  returning ${columns}`,
);

const rememberedMs = 10_000;
const originsRemembered = 1_000;
// A fetch with its redirects, and the call that stores it.
const fetchMs = 60_000;

/** Makes the store with its memory. */
export function createRobotsStore(database: Database): RobotsStore {
  const memory = new Map<string, { readonly row: RobotsRow; readonly readMs: number }>();

  function remember(row: RobotsRow): RobotsRow {
    if (memory.size >= originsRemembered) memory.clear();
    memory.set(row.origin, { row, readMs: performance.now() });
    return row;
  }

  return {
    async read(origin) {
      const known = memory.get(origin);
      const sinceMs = known === undefined ? 0 : performance.now() - known.readMs;
      if (known !== undefined && sinceMs < rememberedMs && isFresh(known.row, sinceMs)) {
        return aged(known.row, sinceMs);
      }
      memory.delete(origin);
      const row = await database.first(readRow, [origin]);
      return row === undefined || !isFresh(row, 0) ? row : remember(row);
    },
    async becomeFetcher(origin, workerTask) {
      const { query, bind } = takeFetch;
      const values = { origin, fetcher: workerTask, fetch_ms: fetchMs };
      return (await database.first(query, bind(values))) !== undefined;
    },
    async write(update) {
      memory.delete(update.origin);
      const { query, bind } = writeRow;
      const [row] = await database.rows(query, bind(valuesOf(update)));
      if (row === undefined) throw new Error('An upsert gave no row');
      return row;
    },
  };
}

function valuesOf(update: RobotsUpdate) {
  const { change } = update;
  const replaces = change.kind === 'replace' ? change : undefined;
  return {
    origin: update.origin,
    kind: change.kind,
    decision: replaces?.decision ?? null,
    body: replaces?.keepsBody === true ? update.body : null,
    http_status: update.httpStatus,
    etag: update.etag,
    last_modified: update.lastModified,
    flags: update.flags,
    expires_in_ms: change.kind === 'unreachable' ? null : change.expiresInMs,
    retry_in_ms: change.kind === 'unreachable' ? change.retryInMs : null,
  };
}

function isFresh(row: RobotsRow, sinceMs: number): boolean {
  return row.decision !== null && (row.expires_in_ms ?? 0) - sinceMs > 0;
}

function aged(row: RobotsRow, sinceMs: number): RobotsRow {
  return {
    ...row,
    age_ms: (row.age_ms ?? 0) + sinceMs,
    expires_in_ms: (row.expires_in_ms ?? 0) - sinceMs,
  };
}
