/* An installation that is right in every row: a crawl in each state, with all that belongs to it.
 * Tests of the auditor break one row of it at a time. */
import type { Sql } from '../support/sql.ts';

/** The crawls, by the state they are in. */
export const crawls = {
  pending: '01900000-0000-7000-8000-00000000000a',
  queued: '01900000-0000-7000-8000-00000000000b',
  running: '01900000-0000-7000-8000-00000000000c',
  finishing: '01900000-0000-7000-8000-00000000000d',
  succeeded: '01900000-0000-7000-8000-00000000000e',
  failed: '01900000-0000-7000-8000-00000000000f',
  cancelled: '01900000-0000-7000-8000-000000000010',
} as const;

/** The job that the SUCCEEDED crawl created and the FAILED one saw change. */
export const jobId = '0190aaaa-0000-5000-8000-000000000001';

const dispatchOf = (taskId: string): string => taskId.replace(/^0190/u, '0191');

interface Step {
  readonly state: string;
  readonly waits?: boolean;
}

/** Empties an installation and fills it anew. */
export async function fillSoundly(sql: Sql): Promise<void> {
  const tables = await sql.rows<{ names: string }>(`
    select string_agg(schemaname || '.' || tablename, ', ') as names from pg_tables
    where schemaname in ('gateway', 'storage') and tablename <> 'migrations'`);
  await sql.rows(`truncate ${tables[0]?.names}`);
  await sql.rows(`
    insert into gateway.tenants (tenant_id) values ('acme');
    insert into gateway.sources (tenant_id, source_id, definition, hosts, path_prefixes, creator)
    values ('acme', 'board', '{}', '{}', '{}', 'test');
    insert into gateway.source_slots (tenant_id, source_id, slots, used)
    values ('acme', 'board', 9, 2);
    insert into gateway.tenant_slots (tenant_id, used) values ('acme', 2);
    insert into gateway.tenant_backlogs (tenant_id, not_ended) values ('acme', 4);
    insert into gateway.lanes (tenant_id, source_id, queue, priority, head_at)
    values ('acme', 'board', 'jobradar.crawl.http', 2, now());
    insert into gateway.sites (site_key, gap, in_flight) values ('board.test', '1 s', 1)`);
  await addCrawl(sql, crawls.pending, [{ state: 'PENDING' }]);
  await addCrawl(sql, crawls.queued, [{ state: 'PENDING' }, { state: 'QUEUED' }]);
  const begun = [{ state: 'PENDING' }, { state: 'QUEUED' }, { state: 'RUNNING' }];
  await addCrawl(sql, crawls.running, begun);
  await addCrawl(sql, crawls.finishing, [...begun, { state: 'FINISHING' }]);
  await addCrawl(sql, crawls.succeeded, [...begun, { state: 'FINISHING' }, { state: 'SUCCEEDED' }]);
  await addCrawl(sql, crawls.failed, [...begun, { state: 'FINISHING' }, { state: 'FAILED' }]);
  await addCrawl(sql, crawls.cancelled, [{ state: 'PENDING' }, { state: 'CANCELLED' }]);
  await setOutcomes(sql);
  await addRuns(sql);
  await sql.rows(
    `insert into gateway.dead_letters (tenant_id, cause, task_id, ended_task_id)
     values ('acme', 'PERMANENT_FAILURE', $1, $1)`,
    [crawls.failed],
  );
}

async function addCrawl(sql: Sql, taskId: string, steps: readonly Step[]): Promise<void> {
  const states = steps.map(({ state }) => state);
  const state = states.at(-1) ?? '';
  const isBegun = states.includes('RUNNING');
  const isEnded = ['SUCCEEDED', 'FAILED', 'CANCELLED'].includes(state);
  const open = { PENDING: 'DUE', QUEUED: 'PUBLISHED' }[state];
  await sql.rows(
    `insert into gateway.crawl_tasks (task_id, tenant_id, source_id, seed_url, site_key, max_pages,
       priority, state, version, dispatch_id, queue, epoch, creator, expire_time, deadline_time,
       start_time, end_time, verdict)
     select $1, 'acme', 'board', 'https://board.test/', 'board.test', 10, 2, $2::text, $3, $4,
       'jobradar.crawl.http', $5::int, 'test', now() + interval '1 day', now() + interval '1 day',
       case when $5::int > 0 then now() end, case when $6::boolean then now() end,
       case when $2::text = 'FINISHING' then 'SUCCEEDED' end`,
    [taskId, state, states.length, dispatchOf(taskId), isBegun ? 1 : 0, isEnded],
  );
  await sql.rows(
    `insert into gateway.task_events (task_id, seq, from_state, to_state, actor, epoch)
     select $1, e.seq, lag(e.state) over (order by e.seq), e.state, 'test',
       case when e.seq >= 3 then 1 else 0 end
     from unnest($2::text[]) with ordinality as e (state, seq)`,
    [taskId, states],
  );
  await sql.rows(
    `insert into gateway.dispatches (dispatch_id, task_id, tenant_id, source_id, lane_id, queue,
       priority, state, available_at, attempt, payload, publish_time, copy)
     select $1, $2, 'acme', 'board', lane_id, queue, 2, $3, now(), 1, '{}', now(), 1
     from gateway.lanes`,
    [dispatchOf(taskId), taskId, open ?? (isBegun ? 'STARTED' : 'VOID')],
  );
  if (!isBegun) return;
  await sql.rows(
    `insert into gateway.executions (task_id, epoch, attempt, dispatch_id, dispatch_copy, handout,
       worker_id, worker_name, start_time)
     values ($1, 1, 1, $2, 1, 0, gen_random_uuid(), 'worker', now() - interval '1 s')`,
    [taskId, dispatchOf(taskId)],
  );
}

async function setOutcomes(sql: Sql): Promise<void> {
  const { running, finishing, succeeded, failed } = crawls;
  await sql.rows(`
    insert into gateway.leases (task_id, epoch, worker_id, until)
    values ('${running}', 1, gen_random_uuid(), now() + interval '20 s');
    insert into gateway.reservations (reservation_id, site_key, task_id, epoch, first_slot, gap, k,
      unsettled)
    values (gen_random_uuid(), 'board.test', '${running}', 1, now(), '1 s', 1, 1);
    insert into gateway.unsealed (task_id, due_time) values ('${finishing}', now());
    update gateway.executions set outcome = 'COMPLETED', end_time = now()
    where task_id in ('${finishing}', '${succeeded}');
    update gateway.executions set outcome = 'FAILED', end_time = now() where task_id = '${failed}';
    update gateway.crawl_tasks
    set completeness = 'COMPLETE', list_end = 'NO_NEXT_PAGE', list_pages_read = 1,
      counts = '{"jobsCreated": 1}'
    where task_id = '${succeeded}';
    update gateway.crawl_tasks
    set failure_reason = 'FAILURE_REASON_PARSE_FAILED', failure = '{}',
      counts = '{"jobsUpdated": 1, "jobsClosed": 0}'
    where task_id = '${failed}'`);
}

async function addRuns(sql: Sql): Promise<void> {
  const { running, finishing, succeeded, failed } = crawls;
  await sql.rows(`
    insert into storage.runs (task_id, tenant_id, source_id, epoch)
    values ('${running}', 'acme', 'board', 1), ('${finishing}', 'acme', 'board', 1);
    insert into storage.runs (task_id, tenant_id, source_id, epoch, sealed_time, verdict,
      jobs_created, jobs_updated)
    values ('${succeeded}', 'acme', 'board', 1, now(), 'SUCCEEDED', 1, 0),
      ('${failed}', 'acme', 'board', 1, now(), 'FAILED', 0, 1);
    insert into storage.receipts (task_id, job_id, outcome)
    values ('${succeeded}', '${jobId}', 'CREATED'), ('${failed}', '${jobId}', 'UPDATED');
    insert into storage.jobs (job_id, tenant_id, source_id, external_id, version, content_hash,
      hash_version, first_seen_time, last_seen_time, last_changed_time, last_task_id)
    values ('${jobId}', 'acme', 'board', 'a', 2, '\\x02', 1, now(), now(), now(), '${failed}');
    insert into storage.job_versions (job_id, version, record, content_hash, hash_version, state,
      task_id, observe_time)
    values
      ('${jobId}', 1, '{}', '\\x01', 1, 'OPEN', '${succeeded}', now() - interval '1 minute'),
      ('${jobId}', 2, '{}', '\\x02', 1, 'OPEN', '${failed}', now())`);
}
