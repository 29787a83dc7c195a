import { statement, type Queries } from '#libs/postgres/database.ts';
import { isPreview, type Grant } from '#libs/grant/grant.ts';

/** The crawl or preview on whose behalf an origin's robots.txt is asked for, and its source. */
export interface RobotsTask {
  readonly seed_url: string;
  readonly site_key: string;
  readonly attempt: number;
  readonly source_state: string;
  readonly source_revision: number;
  readonly authorized_per_second: number | null;
  readonly now: string;
}

const read = statement<RobotsTask>(
  'read-robots-task',
  `
  select t.seed_url, t.site_key, t.attempt, s.state as source_state,
    coalesce(t.source_revision, s.revision) as source_revision,
    (s.authorization_record ->> 'maxRequestsPerSecond')::float8 as authorized_per_second,
    now() as now
  from crawl_tasks t join sources s using (tenant_id, source_id)
  where t.task_id = $1 and t.tenant_id = $2`,
);

const readPreview = statement<RobotsTask>(
  'read-robots-preview',
  `
  select p.url as seed_url, p.site_key, 1 as attempt, s.state as source_state,
    p.revision as source_revision,
    (s.authorization_record ->> 'maxRequestsPerSecond')::float8 as authorized_per_second,
    now() as now
  from previews p join sources s using (tenant_id, source_id)
  where p.preview_id = $1 and p.tenant_id = $2`,
);

/** Reads the crawl or preview of a grant; undefined: it is no longer kept. */
export function readRobotsTask(queries: Queries, grant: Grant): Promise<RobotsTask | undefined> {
  return queries.first(isPreview(grant) ? readPreview : read, [grant.taskId, grant.tenantId]);
}
