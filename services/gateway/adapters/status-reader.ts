import { statement, type Queries } from '#libs/postgres/database.ts';

/** The outbox as a whole. */
export interface OutboxRow {
  readonly due: string;
  readonly scheduled: string;
  readonly oldest_due_ms: number | null;
  readonly last_error: string | null;
  readonly last_confirm_time: string | null;
  readonly suspended_sources: string;
  readonly now: string;
}

/** What of a queue the database knows. */
export interface QueueRow {
  readonly queue: string;
  readonly unstarted: string;
  readonly oldest_ms: number | null;
}

/** A crawler process. */
export interface WorkerRow {
  readonly worker_id: string;
  readonly name: string;
  readonly version: string;
  readonly capabilities: readonly string[];
  readonly last_seen_time: string;
  readonly held: number;
  readonly online: boolean;
}

/** Crawls in one state. */
export interface StateCountRow {
  readonly state: string;
  readonly count: string;
}

/** The installation, over all tenants; nothing of it names one. */
export interface StatusRows {
  readonly outbox: OutboxRow | undefined;
  readonly queues: readonly QueueRow[];
  readonly workers: readonly WorkerRow[];
  readonly crawls: readonly StateCountRow[];
}

// The newest confirm is looked for among the newest dispatches: their ids are in order of time.
const readOutbox = statement<OutboxRow>(
  'status-outbox',
  `select
     count(*) filter (where available_at <= now()) as due,
     count(*) filter (where available_at > now()) as scheduled,
     (extract(epoch from now() - min(available_at) filter (where available_at <= now())) * 1000)
       ::float8 as oldest_due_ms,
     max(last_error) filter (where last_error <> '') as last_error,
     (select max(publish_time)
        from (select publish_time from dispatches order by dispatch_id desc limit 1000) d)
       as last_confirm_time,
     (select count(*) from sources where state = 'SUSPENDED') as suspended_sources,
     now() as now
   from dispatches where state = 'DUE'`,
);

const readQueues = statement<QueueRow>(
  'status-queues',
  `select queue, count(*) as unstarted,
          (extract(epoch from now() - min(publish_time)) * 1000)::float8 as oldest_ms
     from dispatches where state in ('CLAIMED', 'PUBLISHED') group by queue`,
);

const readWorkers = statement<WorkerRow>(
  'status-workers',
  `select w.worker_id, w.name, w.version, w.capabilities, w.last_seen_time,
          (select count(*)::int from leases l where l.worker_id = w.worker_id) as held,
          w.last_seen_time > now() - interval '60 seconds' as online
     from workers w
    where w.last_seen_time > now() - interval '24 hours'
    order by w.last_seen_time desc limit 500`,
);

const countCrawls = statement<StateCountRow>(
  'status-crawls',
  `select state, count(*) as count from crawl_tasks
    where end_time is null or end_time > now() - interval '24 hours'
    group by state`,
);

/** Reads where the installation stands. */
export async function readStatus(queries: Queries): Promise<StatusRows> {
  const [outbox, queues, workers, crawls] = await Promise.all([
    queries.first(readOutbox),
    queries.rows(readQueues),
    queries.rows(readWorkers),
    queries.rows(countCrawls),
  ]);
  return { outbox, queues, workers, crawls };
}
