import type { TenantId } from '#libs/grpc/serve.ts';
import { statement, type Queries } from '#libs/postgres/database.ts';
import type { CrawlItemFailure$Input } from '#libs/proto/gen/jobradar/v1/CrawlItemFailure.ts';
import type { CrawlRow, ExecutionRow } from '../core/crawl-view.ts';

/** A crawl's place in the list: newest first. */
export interface CrawlPlace {
  readonly createTime: string;
  readonly taskId: string;
}

/** A page of a list that is read by key. */
export interface PageOf<Place> {
  readonly after: Place | undefined;
  readonly limit: number;
}

/** An item failure and its place in the list. */
export interface ItemFailureRow {
  readonly seq: string;
  readonly record: CrawlItemFailure$Input;
}

/** What tells a watcher that a crawl has changed. */
export interface CrawlVersion {
  readonly task_id: string;
  readonly version: string;
  readonly beat: string | null;
}

const columns = `
  t.task_id, t.source_id, t.source_revision, t.seed_url, t.max_pages, t.priority, t.labels, t.state,
  t.wait_reason, t.version, t.epoch, t.attempt, t.max_attempts, t.losses, t.cancel_requester,
  t.cancel_note, t.cancel_time, t.cancel_acknowledge_time, t.completeness, t.list_end, t.limit_hit,
  t.counts, t.list_pages_read, t.detail_pages_read, t.items_found, t.item_failure_count, t.failure,
  t.replay_of,
  t.creator, t.trace_id, t.create_time, t.update_time, t.expire_time, t.start_time, t.end_time,
  t.dispatch_id, t.dispatch_count, t.queue,
  d.state as dispatch_state, d.available_at, d.publish_time, d.last_error, l.progress,
  l.progress_time, l.counts as lease_counts, l.until as lease_until, l.beat as lease_beat,
  w.name as worker_name`;

const joins = `
  left join dispatches d on d.dispatch_id = t.dispatch_id
  left join leases l on l.task_id = t.task_id
  left join workers w on w.worker_id = l.worker_id`;

const readCrawl = statement<CrawlRow>(
  'read-crawl',
  `select ${columns} from crawl_tasks t ${joins} where t.tenant_id = $1 and t.task_id = $2`,
);

const readCrawls = statement<CrawlRow>(
  'read-crawls',
  `select ${columns} from crawl_tasks t ${joins} where t.task_id = any($1)`,
);

const listFirst = statement<CrawlRow>(
  'list-crawls',
  `select ${columns}
     from (select * from crawl_tasks where tenant_id = $1
            order by create_time desc, task_id desc limit $2) t ${joins}
    order by t.create_time desc, t.task_id desc`,
);

const listAfter = statement<CrawlRow>(
  'list-crawls-after',
  `select ${columns}
     from (select * from crawl_tasks
            where tenant_id = $1 and (create_time, task_id) < ($3::timestamptz, $4::uuid)
            order by create_time desc, task_id desc limit $2) t ${joins}
    order by t.create_time desc, t.task_id desc`,
);

const readVersions = statement<CrawlVersion>(
  'read-crawl-versions',
  `select t.task_id, t.version, l.beat
     from crawl_tasks t left join leases l on l.task_id = t.task_id
    where t.task_id = any($1)`,
);

const listExecutions = statement<ExecutionRow>(
  'list-executions',
  `select e.epoch, e.attempt, e.outcome, e.worker_name, e.dispatch_id, e.dispatch_copy, e.handout,
          e.counts, e.failure, e.trace_id, e.start_time, e.end_time
     from executions e join crawl_tasks t using (task_id)
    where t.tenant_id = $1 and e.task_id = $2 and ($3::bigint is null or e.epoch < $3)
    order by e.epoch desc limit $4`,
);

const listItemFailures = statement<ItemFailureRow>(
  'list-item-failures',
  `select f.seq, f.record
     from item_failures f join crawl_tasks t using (task_id)
    where t.tenant_id = $1 and f.task_id = $2 and f.seq > $3
    order by f.seq limit $4`,
);

/** Reads one crawl of the tenant. */
export function findCrawl(
  tenant: TenantId,
  { queries, taskId }: { readonly queries: Queries; readonly taskId: string },
): Promise<CrawlRow | undefined> {
  return queries.first(readCrawl, [tenant, taskId]);
}

/** Reads a page of the tenant's crawls, newest first. */
export function pageOfCrawls(
  tenant: TenantId,
  { queries, page }: { readonly queries: Queries; readonly page: PageOf<CrawlPlace> },
): Promise<readonly CrawlRow[]> {
  const { after, limit } = page;
  if (after === undefined) return queries.rows(listFirst, [tenant, limit]);
  return queries.rows(listAfter, [tenant, limit, after.createTime, after.taskId]);
}

/** Reads a page of a crawl's executions, newest first. */
export function pageOfExecutions(
  tenant: TenantId,
  {
    queries,
    taskId,
    page,
  }: { readonly queries: Queries; readonly taskId: string; readonly page: PageOf<string> },
): Promise<readonly ExecutionRow[]> {
  return queries.rows(listExecutions, [tenant, taskId, page.after ?? null, page.limit]);
}

/** Reads a page of a crawl's failed items, as they came. */
export function pageOfItemFailures(
  tenant: TenantId,
  {
    queries,
    taskId,
    page,
  }: { readonly queries: Queries; readonly taskId: string; readonly page: PageOf<string> },
): Promise<readonly ItemFailureRow[]> {
  return queries.rows(listItemFailures, [tenant, taskId, page.after ?? '0', page.limit]);
}

/** The versions of crawls whose watchers have proved that they may see them. */
export function versionsOfWatched(
  queries: Queries,
  taskIds: readonly string[],
): Promise<readonly CrawlVersion[]> {
  return queries.rows(readVersions, [taskIds]);
}

/** The crawls whose watchers have proved that they may see them. */
export function crawlsOfWatched(
  queries: Queries,
  taskIds: readonly string[],
): Promise<readonly CrawlRow[]> {
  return queries.rows(readCrawls, [taskIds]);
}
