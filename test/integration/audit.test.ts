import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'mocha';
import { auditInstallation, schemaChecks } from '../../scripts/audit/audit-installation.ts';
import { strictThresholds } from '../../scripts/audit/check.ts';
import { runChecks } from '../../scripts/audit/compare-runs.ts';
import { findingsMax, type AuditReport } from '../../scripts/audit/finding.ts';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { openSql, type Sql } from '../support/sql.ts';
import { crawls, fillSoundly, jobId } from './audit-rows.ts';

const { pending, queued, running, finishing, succeeded, failed, cancelled } = crawls;
const ofTask = (taskId: string): string => `where task_id = '${taskId}'`;
// Without its event, but as if there had been one.
const withoutEvent = (taskId: string): string => `
  delete from gateway.task_events where (task_id, seq) = ('${taskId}',
    (select max(seq) from gateway.task_events ${ofTask(taskId)}))`;

/** What is broken, and the one check that has to see it. */
const breaks: Readonly<Record<string, string>> = {
  'waits-without-dispatch': `update gateway.dispatches set state = 'VOID' ${ofTask(pending)}`,
  'runs-without-lease': `
    delete from gateway.leases;
    update gateway.reservations set unsettled = 0; update gateway.sites set in_flight = 0`,
  'finishes-without-seal-row': 'delete from gateway.unsealed',
  'succeeded-without-every-page': `
    update gateway.crawl_tasks set list_end = 'PAGE_FAILED' ${ofTask(succeeded)}`,
  'failed-without-cause': `
    update gateway.crawl_tasks set failure_reason = null ${ofTask(failed)}`,
  'receipts-not-counted': `
    insert into storage.receipts (task_id, job_id, outcome)
    values ('${running}', '${jobId}', 'UNCHANGED')`,
  'current-version-missing': `delete from storage.job_versions where version = 2`,
  'completed-twice': `
    insert into gateway.executions (task_id, epoch, attempt, dispatch_id, dispatch_copy, handout,
      worker_id, worker_name, outcome)
    select task_id, 2, 1, dispatch_id, 1, 0, worker_id, 'other', 'COMPLETED'
    from gateway.executions ${ofTask(finishing)};
    update gateway.crawl_tasks set epoch = 2 ${ofTask(finishing)}`,
  'ended-twice': `
    update gateway.crawl_tasks set state = 'EXPIRED' ${ofTask(cancelled)}`,
  'history-does-not-fit': withoutEvent(queued),
  'unknown-step': `
    update gateway.task_events set to_state = 'WAITING' where (task_id, seq) = ('${failed}', 4);
    update gateway.task_events set from_state = 'EXPIRED' where (task_id, seq) = ('${running}', 2)`,
  'epochs-do-not-fit': `
    insert into gateway.executions (task_id, epoch, attempt, dispatch_id, dispatch_copy, handout,
      worker_id, worker_name, outcome, start_time)
    select task_id, 2, 1, dispatch_id, 1, 0, worker_id, 'other', 'LOST', start_time
    from gateway.executions ${ofTask(failed)}`,
  'started-after-the-end': `
    update gateway.executions set start_time = now() + interval '1 s' ${ofTask(failed)}`,
  'failed-without-letter': 'delete from gateway.dead_letters',
  'given-up-twice': `
    alter table gateway.dead_letters drop constraint dead_letters_ended_task_id_key;
    insert into gateway.dead_letters (tenant_id, cause, task_id, ended_task_id)
    select tenant_id, cause, task_id, ended_task_id from gateway.dead_letters`,
  'letter-without-failure': `
    insert into gateway.dead_letters (tenant_id, cause, task_id, ended_task_id)
    values ('acme', 'DELIVERY_LIMIT', '${succeeded}', '${succeeded}')`,
  'counted-twice': `update storage.runs set jobs_unchanged = 1 ${ofTask(running)}`,
  'version-repeats': `update storage.job_versions set content_hash = '\\x02' where version = 1`,
  'older-over-newer': `
    update storage.job_versions set observe_time = now() + interval '1 s' where version = 1`,
  'versions-do-not-fit': `
    insert into storage.job_versions (job_id, version, record, content_hash, hash_version, state,
      task_id, observe_time)
    select job_id, 3, record, '\\x03', 1, state, task_id, observe_time
    from storage.job_versions where version = 2`,
  'job-twice': `
    insert into storage.jobs (job_id, tenant_id, source_id, external_id, version, content_hash,
      hash_version, first_seen_time, last_seen_time, last_changed_time, last_task_id)
    select gen_random_uuid(), tenant_id, source_id, external_id, version, content_hash,
      hash_version, first_seen_time, last_seen_time, last_changed_time, last_task_id
    from storage.jobs;
    insert into storage.job_versions (job_id, version, record, content_hash, hash_version, state,
      task_id, observe_time)
    select j.job_id, 2, record, v.content_hash, 1, v.state, task_id, observe_time
    from storage.job_versions v join storage.jobs j on j.job_id <> v.job_id where v.version = 2`,
  'lease-of-nobody': `
    insert into gateway.leases (task_id, epoch, worker_id, until)
    values ('${failed}', 1, gen_random_uuid(), now() + interval '20 s')`,
  'dispatch-of-nobody': `update gateway.dispatches set state = 'DUE' ${ofTask(finishing)}`,
  'seal-row-of-nobody': `
    insert into gateway.unsealed (task_id, due_time) values ('${failed}', now())`,
  'execution-of-nobody': `update gateway.executions set outcome = 'RUNNING' ${ofTask(failed)}`,
  'permits-of-nobody': `
    insert into gateway.reservations (reservation_id, site_key, task_id, epoch, first_slot, gap, k,
      unsettled, create_time)
    values (gen_random_uuid(), 'board.test', '${failed}', 1, now(), '1 s', 1, 1,
      now() - interval '1 minute');
    update gateway.sites set in_flight = 2`,
  'receipts-of-nobody': `
    insert into storage.receipts (task_id, job_id, outcome)
    values (gen_random_uuid(), '${jobId}', 'UNCHANGED')`,
  'source-slots': 'update gateway.source_slots set used = 3',
  'tenant-slots': 'update gateway.tenant_slots set used = 1',
  'tenant-backlog': 'delete from gateway.tenant_backlogs',
  'site-in-flight': 'update gateway.sites set in_flight = 0',
  'due-not-picked': `
    update gateway.dispatches set available_at = now() - interval '10 s' ${ofTask(pending)}`,
  'relay-claim-over': `
    update gateway.dispatches set state = 'CLAIMED', claim_until = now() - interval '10 s'
    ${ofTask(queued)}`,
  'published-not-started': `
    update gateway.dispatches set publish_time = now() - interval '10 s' ${ofTask(queued)}`,
  'lease-not-swept': `update gateway.leases set until = now() - interval '20 s'`,
  'slice-without-end': `update gateway.leases set start_time = now() - interval '200 s'`,
  'not-sealed': `update gateway.unsealed set create_time = now() - interval '10 s'`,
  'deadline-passed': `
    update gateway.crawl_tasks set deadline_time = now() - interval '10 s' ${ofTask(pending)}`,
  'run-of-nobody': `
    insert into storage.runs (task_id, tenant_id, source_id, epoch)
    values (gen_random_uuid(), 'acme', 'board', 1)`,
  'run-not-sealed': `
    update storage.runs set sealed_time = null, verdict = null ${ofTask(failed)}`,
  'sealed-while-active': `
    update storage.runs set sealed_time = now(), verdict = 'FAILED' ${ofTask(running)}`,
  'ended-without-run': `
    delete from storage.runs ${ofTask(failed)}; delete from storage.receipts ${ofTask(failed)}`,
  'ended-without-counts': `update gateway.crawl_tasks set counts = '{}' ${ofTask(succeeded)}`,
  'counts-beyond-run': `
    update gateway.crawl_tasks set counts = counts || '{"jobsStale": 1}' ${ofTask(succeeded)}`,
  'unknown-epoch': `update storage.runs set epoch = 2 ${ofTask(running)}`,
  'sealed-otherwise': `update storage.runs set verdict = 'SUCCEEDED' ${ofTask(failed)}`,
};

const depthBreaks: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'letters-not-taken': { 'jobradar.crawl.dead': 1 },
  'messages-of-nobody': { 'jobradar.crawl.suspect': 2 },
};

const emptyQueues = {
  'jobradar.crawl.http': 0,
  'jobradar.crawl.suspect': 0,
  'jobradar.crawl.dead': 0,
};

describe('the auditor', () => {
  let clone: ClonedDatabase;
  let sql: Sql;
  before(async () => {
    clone = await cloneDatabase(['gateway', 'storage']);
    sql = await openSql(clone.url);
  });
  beforeEach(() => fillSoundly(sql));
  after(async () => {
    await sql[Symbol.asyncDispose]();
    await clone[Symbol.asyncDispose]();
  });
  const audit = (queueDepths: Readonly<Record<string, number>> = emptyQueues) =>
    auditInstallation({
      databaseUrl: clone.urlFor('auditor'),
      queueDepths,
      thresholds: strictThresholds,
    });

  it('finds nothing where every row is right', async () => {
    const report = await audit();
    assert.deepEqual(found(report), []);
    assert.deepEqual(report.totals, { lost: 0, orphaned: 0, double_effect: 0, stuck: 0 });
  });

  for (const [check, text] of Object.entries(breaks)) {
    it(`sees ${check}, and nothing else`, async () => {
      await sql.rows(text);
      assert.deepEqual(found(await audit()), [check]);
    });
  }

  for (const [check, depths] of Object.entries(depthBreaks)) {
    it(`sees ${check}, and nothing else`, async () => {
      assert.deepEqual(found(await audit({ ...emptyQueues, ...depths })), [check]);
    });
  }

  it('has a test for each of its checks', () => {
    const tested = [...Object.keys(breaks), ...Object.keys(depthBreaks)];
    const all = [...schemaChecks.map(({ name }) => name), ...Object.keys(runChecks)];
    assert.deepEqual(tested.toSorted(), all.toSorted());
  });

  it('tells a hundred findings of a check, and how many there are', async () => {
    await sql.rows(`
      insert into storage.receipts (task_id, job_id, outcome)
      select gen_random_uuid(), '${jobId}', 'UNCHANGED' from generate_series(1, 250)`);
    const report = await audit();
    assert.equal(report.orphaned.length, findingsMax);
    assert.equal(report.totals.orphaned, 250);
  });

  it('says nothing about queues that it cannot see', async () => {
    await sql.rows(breaks['published-not-started'] ?? '');
    assert.deepEqual(found(await audit({})), []);
  });

  it('compares two databases, and tells only what holds at two looks', async () => {
    await sql.rows(breaks['run-of-nobody'] ?? '');
    const url = clone.urlFor('auditor');
    const report = await auditInstallation({ databaseUrl: url, storageDatabaseUrl: url });
    assert.deepEqual(found(report), ['run-of-nobody']);
  });
});

describe('the role of the auditor', () => {
  let clone: ClonedDatabase;
  let sql: Sql;
  before(async () => {
    clone = await cloneDatabase(['gateway', 'storage']);
    sql = await openSql(clone.urlFor('auditor'));
  });
  after(async () => {
    await sql[Symbol.asyncDispose]();
    await clone[Symbol.asyncDispose]();
  });

  it('may change no row of any table, and make none', async () => {
    const tables = await sql.rows<{ name: string; column: string }>(`
      select format('%I.%I', n.nspname, c.relname) as name, min(a.attname) as column
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attidentity = ''
      where n.nspname in ('gateway', 'storage') and c.relkind in ('r', 'p')
      group by 1`);
    assert.ok(tables.length > 20, `${tables.length} tables`);
    for (const { name, column } of tables) {
      for (const text of [
        `insert into ${name} default values`,
        `update ${name} set "${column}" = "${column}"`,
        `delete from ${name}`,
        `truncate ${name}`,
      ]) {
        await assert.rejects(sql.rows(text), { code: '42501' }, text);
      }
    }
    await assert.rejects(sql.rows('create table gateway.own (id int)'), { code: '42501' });
    await assert.rejects(sql.rows('create table storage.own (id int)'), { code: '42501' });
  });

  it('reads no digest of an API key', async () => {
    await assert.rejects(sql.rows('select digest from gateway.api_keys'), { code: '42501' });
  });
});

/** The names of the checks that found something. */
function found(report: AuditReport): readonly string[] {
  return report.checks.filter((check) => check.found > 0).map(({ check }) => check);
}
