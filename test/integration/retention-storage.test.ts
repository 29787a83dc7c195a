import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { openDatabase, type Database } from '#libs/postgres/database.ts';
import { deleteOldRows } from '#libs/postgres/retention.ts';
import { retentionRules } from '../../services/storage/core/retention.ts';
import { retentionOf } from '../../services/storage/retention.ts';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { openSql, type Sql } from '../support/sql.ts';
import { ageDays, idOfAge } from './retention-ages.ts';

describe('the retention of storage', () => {
  let clone: ClonedDatabase;
  let database: Database;
  let sql: Sql;
  beforeEach(async () => {
    clone = await cloneDatabase(['storage']);
    sql = await openSql(clone.url);
    const url = clone.urlFor('storage');
    database = await openDatabase({ url, schema: 'storage', applicationName: 'test' });
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
    const text = `select ${column}::text as name from storage.${table} order by 1`;
    return (await sql.rows<{ name: string }>(text)).map(({ name }) => name);
  };
  const { older, younger } = ageDays;

  const addRun = async (taskId: string, sealedDays: number | null): Promise<void> => {
    await sql.rows(
      `insert into storage.runs (task_id, tenant_id, source_id, epoch, sealed_time, verdict)
       values ($1, 'acme', 'board', 1, now() - $2::float8 * interval '1 day',
         case when $2::float8 is not null then 'SUCCEEDED' end)`,
      [taskId, sealedDays],
    );
    await sql.rows(
      `insert into storage.receipts (task_id, job_id, outcome)
       values ($1, gen_random_uuid(), 'CREATED'), ($1, gen_random_uuid(), 'STALE')`,
      [taskId],
    );
  };

  it('deletes receipts before their runs, and nothing of a run that is not sealed', async () => {
    const { receipts, runs } = retentionRules;
    const [gone, bare, kept, open] = [1, 2, 3, 4].map((n) => idOfAge(runs.days + 30, n));
    await addRun(String(gone), older(runs.days));
    await addRun(String(bare), older(receipts.days));
    await addRun(String(kept), younger(receipts.days));
    await addRun(String(open), null);
    await sweep();
    assert.deepEqual(await left('runs', 'task_id'), [bare, kept, open]);
    assert.deepEqual(await left('receipts', 'task_id'), [kept, kept, open, open]);
  });

  it('keeps a run until it is old enough itself', async () => {
    const { runs } = retentionRules;
    const [gone, kept] = [1, 2].map((n) => idOfAge(runs.days + 30, n));
    await addRun(String(gone), older(runs.days));
    await addRun(String(kept), younger(runs.days));
    await sweep();
    assert.deepEqual(await left('runs', 'task_id'), [kept]);
  });

  it('deletes old evidence, but never the newest of a posting', async () => {
    const { days } = retentionRules.evidence;
    const [job, other] = [randomUUID(), randomUUID()];
    await sql.rows(
      `insert into storage.evidence (job_id, observe_time, kind, task_id, external_id, quote)
       select job_id, now() - age * interval '1 day', 'GONE', gen_random_uuid(), '', quote
       from unnest($1::uuid[], $2::float8[], array['old', 'young', 'newest'])
         as x (job_id, age, quote)`,
      [
        [job, job, other],
        [older(days), younger(days), older(days) + 300],
      ],
    );
    await sweep();
    assert.deepEqual(await left('evidence', 'quote'), ['newest', 'young']);
  });

  it('deletes versions long after they were replaced, and never the current one', async () => {
    const { days } = retentionRules['job-versions'];
    const job = randomUUID();
    await sql.rows(
      `insert into storage.jobs (job_id, tenant_id, source_id, external_id, version, content_hash,
         hash_version, first_seen_time, last_seen_time, last_changed_time, last_task_id)
       values ($1, 'acme', 'board', 'a', 4, '', 1, now(), now(), now(), gen_random_uuid())`,
      [job],
    );
    await sql.rows(
      `insert into storage.job_versions (job_id, version, record, content_hash, hash_version, state,
         task_id, observe_time)
       select $1, version, '{}', '', 1, 'OPEN', gen_random_uuid(), now() - age * interval '1 day'
       from unnest(array[1, 2, 3, 4], $2::float8[]) as x (version, age)`,
      // The first was replaced just before its age, the second just after it.
      [job, [older(days) + 9, older(days), younger(days), younger(days) - 1]],
    );
    await sweep();
    assert.deepEqual(await left('job_versions', 'version'), ['2', '3', '4']);
    await sql.rows(`update storage.job_versions set observe_time = now() - interval '900 days'`);
    await sweep();
    assert.deepEqual(await left('job_versions', 'version'), ['4']);
  });

  it('looks again at a stretch with more old versions than it deletes at once', async () => {
    const { rowsMax } = retentionRules['job-versions'];
    const job = randomUUID();
    await sql.rows(
      `insert into storage.jobs (job_id, tenant_id, source_id, external_id, version, content_hash,
         hash_version, first_seen_time, last_seen_time, last_changed_time, last_task_id)
       values ($1, 'acme', 'board', 'a', $2, '', 1, now(), now(), now(), gen_random_uuid())`,
      [job, rowsMax + 3],
    );
    await sql.rows(
      `insert into storage.job_versions (job_id, version, record, content_hash, hash_version, state,
         task_id, observe_time)
       select $1, version, '{}', '', 1, 'OPEN', gen_random_uuid(), now() - interval '900 days'
       from generate_series(1, $2::int) version`,
      [job, rowsMax + 3],
    );
    await sweep();
    assert.deepEqual(await left('job_versions', 'version'), [String(rowsMax + 3)]);
  });

  it('walks through a long table stretch by stretch, and begins anew at its end', async () => {
    await sql.rows(`
      insert into storage.evidence (job_id, observe_time, kind, task_id, external_id)
      select id, now() - age * interval '1 day', 'GONE', gen_random_uuid(), ''
      from (select gen_random_uuid() as id from generate_series(1, 1250)) j
      cross join unnest(array[300, 200, 1]) as x (age)`);
    await sweep();
    assert.equal((await left('evidence', 'kind')).length, 1_250);
  });
});
