import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { openDatabase, type Database } from '#libs/postgres/database.ts';
import { deleteOldRows, retentionIdBound } from '#libs/postgres/retention.ts';
import { retentionRules } from '../../services/gateway/core/retention.ts';
import { retentionOf } from '../../services/gateway/retention.ts';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { openSql, type Sql } from '../support/sql.ts';
import { ageDays, idOfAge } from './retention-ages.ts';

/* Two rows of each kind: one an hour younger than its age, one an hour older. */

describe('the retention of the gateway', () => {
  let clone: ClonedDatabase;
  let database: Database;
  let sql: Sql;
  beforeEach(async () => {
    clone = await cloneDatabase(['gateway']);
    sql = await openSql(clone.url);
    const url = clone.urlFor('gateway');
    database = await openDatabase({ url, schema: 'gateway', applicationName: 'test' });
    await sql.rows(`
      insert into gateway.tenants (tenant_id) values ('acme');
      insert into gateway.sources (tenant_id, source_id, definition, hosts, path_prefixes, creator,
        revision)
      values ('acme', 'board', '{}', '{}', '{}', 'test', 4)`);
  });
  afterEach(async () => {
    await database[Symbol.asyncDispose]();
    await sql[Symbol.asyncDispose]();
    await clone[Symbol.asyncDispose]();
  });

  const sweep = (): Promise<boolean> =>
    deleteOldRows(
      retentionOf(database, (name) => retentionRules[name].days),
      { places: new Map(), signal: AbortSignal.timeout(20_000) },
    );
  const left = async (table: string, column: string): Promise<readonly string[]> => {
    const text = `select ${column}::text as name from gateway.${table} order by 1`;
    return (await sql.rows<{ name: string }>(text)).map(({ name }) => name);
  };
  /** A crawl that ended so many hours ago, or that goes on. */
  const addCrawl = async (
    taskId: string,
    { endedDays, replayOf = null }: { endedDays: number | null; replayOf?: string | null },
  ): Promise<void> => {
    await sql.rows(
      `insert into gateway.crawl_tasks (task_id, tenant_id, source_id, seed_url, site_key,
         max_pages, priority, state, dispatch_id, queue, creator, expire_time, deadline_time,
         end_time, replay_of, source_revision)
       values ($1, 'acme', 'board', '', '', 1, 2,
         case when $2::float8 is null then 'PENDING' else 'FAILED' end, gen_random_uuid(), '', '',
         now(), now(), now() - $2::float8 * interval '1 day', $3, 2)`,
      [taskId, endedDays, replayOf],
    );
    await sql.rows(
      `insert into gateway.task_events (task_id, seq, to_state, actor)
       values ($1, 1, 'PENDING', '')`,
      [taskId],
    );
    await sql.rows(
      `insert into gateway.executions (task_id, epoch, attempt, dispatch_id, dispatch_copy,
         handout, worker_id, worker_name)
       values ($1, 1, 1, gen_random_uuid(), 1, 0, gen_random_uuid(), '')`,
      [taskId],
    );
  };
  const { older, younger } = ageDays;

  it('deletes ended crawls with their history, but none that a replay needs', async () => {
    const { days } = retentionRules.crawls;
    const [gone, kept, replayed, replay] = [1, 2, 3, 4].map((n) => idOfAge(days + 30, n));
    await addCrawl(String(gone), { endedDays: older(days) });
    await addCrawl(String(kept), { endedDays: younger(days) });
    await addCrawl(String(replayed), { endedDays: older(days) });
    await addCrawl(String(replay), { endedDays: null, replayOf: String(replayed) });
    await sweep();
    const names = [kept, replayed, replay];
    for (const table of ['crawl_tasks', 'task_events', 'executions']) {
      assert.deepEqual(await left(table, 'task_id'), names, table);
    }
  });

  it('deletes by the other rules where one of them fails, and names that one', async () => {
    const { days } = retentionRules.crawls;
    const gone = idOfAge(days + 30, 1);
    await addCrawl(gone, { endedDays: older(days) });
    await sql.rows('alter table gateway.dispatches rename to elsewhere');
    await assert.rejects(sweep(), /not deleted by dispatches$/u);
    assert.deepEqual(await left('crawl_tasks', 'task_id'), []);
  });

  it('looks at no row where the age to keep reaches back before 1970', async () => {
    const sees = async (days: number): Promise<boolean> => {
      const text = `select $2::uuid < ${retentionIdBound} as sees`;
      const [row] = await sql.rows<{ sees: boolean }>(text, [days, idOfAge(400, 1)]);
      return row?.sees === true;
    };
    assert.equal(await sees(300), true);
    assert.equal(await sees(36_500), false);
  });

  it('deletes item failures before their crawl, and none of a crawl that goes on', async () => {
    const { days } = retentionRules['item-failures'];
    const [gone, kept, going] = [1, 2, 3].map((n) => idOfAge(days + 30, n));
    await addCrawl(String(gone), { endedDays: older(days) });
    await addCrawl(String(kept), { endedDays: younger(days) });
    await addCrawl(String(going), { endedDays: null });
    for (const taskId of [gone, kept, going]) {
      await sql.rows(
        `insert into gateway.item_failures (task_id, failure_id, record)
         values ($1, gen_random_uuid(), '{}')`,
        [taskId],
      );
      await sql.rows('insert into gateway.item_failure_overflow values ($1, gen_random_uuid())', [
        taskId,
      ]);
    }
    await sweep();
    assert.deepEqual(await left('item_failures', 'task_id'), [kept, going]);
    assert.deepEqual(await left('item_failure_overflow', 'task_id'), [kept, going]);
  });

  it('deletes closed dispatches, but not the newest of a crawl that goes on', async () => {
    const { days } = retentionRules.dispatches;
    const task = idOfAge(days + 1, 9);
    await addCrawl(task, { endedDays: null });
    const [gone, kept, newest, open] = [1, 2, 3, 4].map((n) => idOfAge(days + 1, n));
    const add = (dispatchId: string | undefined, state: string, ageInDays: number) =>
      sql.rows(
        `insert into gateway.dispatches (dispatch_id, task_id, tenant_id, source_id, lane_id, queue,
           priority, state, available_at, attempt, payload, create_time)
         values ($1, $2, 'acme', 'board', 1, '', 2, $3, now(), 1, '{}',
           now() - $4::float8 * interval '1 day')`,
        [dispatchId, task, state, ageInDays],
      );
    await add(gone, 'VOID', older(days));
    await add(kept, 'STARTED', younger(days));
    await add(newest, 'STARTED', older(days));
    await add(open, 'DUE', older(days));
    await sql.rows('update gateway.crawl_tasks set dispatch_id = $1', [newest]);
    await sweep();
    assert.deepEqual(await left('dispatches', 'dispatch_id'), [kept, newest, open]);
  });

  it('deletes resolved dead letters, and never an open one', async () => {
    const { days } = retentionRules['dead-letters'];
    for (const [cause, resolvedDays] of [
      ['UNKNOWN_TASK', older(days)],
      ['INVALID_MESSAGE', younger(days)],
      ['PERMANENT_FAILURE', null],
    ] as const) {
      await sql.rows(
        `insert into gateway.dead_letters (cause, state, create_time, resolve_time)
         values ($1, case when $2::float8 is null then 'OPEN' else 'DISCARDED' end,
           now() - interval '900 days', now() - $2::float8 * interval '1 day')`,
        [cause, resolvedDays],
      );
    }
    await sweep();
    const kept = ['INVALID_MESSAGE', 'PERMANENT_FAILURE'];
    assert.deepEqual(await left('dead_letters', 'cause'), kept);
  });

  it('deletes request ids and settled permits', async () => {
    const ids = retentionRules['idempotency-keys'].days;
    const permits = retentionRules.reservations.days;
    await sql.rows(
      `insert into gateway.idempotency_keys (tenant_id, method, request_id, fingerprint, resource,
         create_time)
       select 'acme', name, gen_random_uuid(), '', '', now() - age * interval '1 day'
       from unnest(array['old', 'young'], $1::float8[]) as x (name, age)`,
      [[older(ids), younger(ids)]],
    );
    await sql.rows(`insert into gateway.sites (site_key, gap) values ('site', '1 s')`);
    await sql.rows(
      `insert into gateway.reservations (reservation_id, site_key, task_id, epoch, first_slot, gap,
         k, unsettled, create_time)
       select gen_random_uuid(), 'site', gen_random_uuid(), epoch, now(), '1 s', 1,
         (epoch = 3)::int, now() - age * interval '1 day'
       from unnest(array[1, 2, 3], $1::float8[]) as x (epoch, age)`,
      [[permits * 1.1, permits * 0.9, permits * 1.1]],
    );
    await sweep();
    assert.deepEqual(await left('idempotency_keys', 'method'), ['young']);
    assert.deepEqual(await left('reservations', 'epoch'), ['2', '3']);
  });

  it('deletes what is known of sites, robots and workers that nobody needs', async () => {
    const { sites, robots, workers } = retentionRules;
    await sql.rows(
      `insert into gateway.sites (site_key, gap, next_slot, update_time, in_flight)
       select name, '1 s', now() - age * interval '1 day', now() - interval '900 days', used
       from unnest(array['old', 'used', 'young'], $1::float8[], array[0, 1, 0])
         as x (name, age, used)`,
      [[older(sites.days), older(sites.days), younger(sites.days)]],
    );
    await sql.rows(
      `insert into gateway.robots (origin, expire_time, fetch_time)
       select name, now() - age * interval '1 day', now() - interval '900 days'
       from unnest(array['old', 'young'], $1::float8[]) as x (name, age)`,
      [[older(robots.days), younger(robots.days)]],
    );
    await sql.rows(
      `insert into gateway.workers (worker_id, name, queue, last_seen_time)
       select gen_random_uuid(), name, '', now() - age * interval '1 day'
       from unnest(array['old', 'holds', 'young'], $1::float8[]) as x (name, age)`,
      [[older(workers.days), older(workers.days), younger(workers.days)]],
    );
    await sql.rows(
      `insert into gateway.leases (task_id, epoch, worker_id, until)
       select gen_random_uuid(), 1, worker_id, now() from gateway.workers where name = 'holds'`,
    );
    await sweep();
    assert.deepEqual(await left('sites', 'site_key'), ['used', 'young']);
    assert.deepEqual(await left('robots', 'origin'), ['young']);
    assert.deepEqual(await left('workers', 'name'), ['holds', 'young']);
  });

  it('deletes replaced definitions, but none that a crawl has pinned', async () => {
    const { days } = retentionRules['source-revisions'];
    await addCrawl(idOfAge(1, 1), { endedDays: null });
    await sql.rows(
      `insert into gateway.source_revisions (tenant_id, source_id, revision, definition, author,
         create_time)
       select 'acme', 'board', revision, '{}', '', now() - age * interval '1 day'
       from unnest(array[1, 2, 3, 4], $1::float8[]) as x (revision, age)`,
      [[older(days), older(days), younger(days), older(days)]],
    );
    await sweep();
    assert.deepEqual(await left('source_revisions', 'revision'), ['2', '3', '4']);
  });

  it('deletes what runs looked like by the end of the crawl', async () => {
    const { days } = retentionRules['run-shapes'];
    await sql.rows(
      `insert into gateway.run_shapes (task_id, tenant_id, source_id, revision, shape, end_time)
       select gen_random_uuid(), 'acme', name, 1, '{}', now() - age * interval '1 day'
       from unnest(array['old', 'young'], $1::float8[]) as x (name, age)`,
      [[older(days), younger(days)]],
    );
    await sweep();
    assert.deepEqual(await left('run_shapes', 'source_id'), ['young']);
  });

  it('deletes the audit only by way of the database, which keeps 90 days of it', async () => {
    const { days } = retentionRules['audit-events'];
    await sql.rows(
      `insert into gateway.audit_events (tenant_id, actor, method, resource, code, create_time)
       select 'acme', '', name, '', '', now() - age * interval '1 day'
       from unnest(array['old', 'young', 'fresh'], $1::float8[]) as x (name, age)`,
      [[older(days), younger(days), 89]],
    );
    await sweep();
    assert.deepEqual(await left('audit_events', 'method'), ['fresh', 'young']);
    await using own = await openSql(clone.urlFor('gateway'));
    await assert.rejects(own.rows('delete from gateway.audit_events'), { code: '42501' });
    await own.rows('select gateway.delete_old_audit_events(0, 1000)');
    assert.deepEqual(await left('audit_events', 'method'), ['fresh']);
  });

  it('works in batches until nothing old is left, also beside another instance', async () => {
    await sql.rows(`
      insert into gateway.idempotency_keys (tenant_id, method, request_id, fingerprint, resource,
        create_time)
      select 'acme', '', gen_random_uuid(), '', '', now() - interval '9 days'
      from generate_series(1, 3500)`);
    assert.deepEqual(await Promise.all([sweep(), sweep()]), [false, false]);
    assert.deepEqual(await left('idempotency_keys', 'method'), []);
  });
});
