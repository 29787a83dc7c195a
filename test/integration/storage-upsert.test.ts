import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Grant } from '#libs/grant/grant.ts';
import { toBatch, type RecordItem } from '../../services/storage/core/batch.ts';
import { createJobStore } from '../../services/storage/adapters/job-store.ts';
import { jobIdsOf } from '../../services/storage/core/job-id.ts';
import { countsOf, outcomesOf, seen, startStorage, type StorageWorld } from './storage-world.ts';

describe('UpsertJobs', () => {
  let world: StorageWorld;
  before(async () => {
    world = await startStorage();
  });
  after(() => world[Symbol.asyncDispose]());

  const source = (sourceId: string): Partial<Grant> => ({ sourceId });
  const versionsOf = async (job: string) => {
    const parent = job;
    return (await world.jobsOf('acme').ListJobVersions({ parent })).versions;
  };

  it('stores a batch once, and answers a repeat like the first call', async () => {
    const grant = await world.opened(source('repeat'));
    const batch = [seen('a', 1), seen('b', 1)];
    const first = await world.upsert(grant, batch);
    assert.deepEqual(outcomesOf(first), ['CREATED', 'CREATED']);
    assert.deepEqual(
      first.results.map(({ index, externalId, version, state }) => [
        index,
        externalId,
        version,
        state,
      ]),
      [
        [0, 'a', 1, 'STATE_OPEN'],
        [1, 'b', 1, 'STATE_OPEN'],
      ],
    );
    // The answer was lost: the worker sends the same again.
    const second = await world.upsert(grant, batch);
    assert.deepEqual(second, first);
    assert.deepEqual(countsOf(second.totals), { Created: 2 });
    const [receipts] = await world.rows<{ n: number; executions: number }>(
      'select count(*)::int n, sum(executions)::int executions from receipts where task_id = $1',
      [grant.taskId],
    );
    assert.deepEqual(receipts, { n: 2, executions: 4 });
    assert.equal((await versionsOf(first.results[0]?.job ?? '')).length, 1);
  });

  it('finds a second crawl of the same jobs unchanged, and makes no version', async () => {
    const one = await world.opened(source('again'));
    const two = await world.opened(source('again'));
    const created = await world.upsert(one, [seen('a', 1)]);
    const unchanged = await world.upsert(two, [seen('a', 2, { flags: ['needs_detail'] })]);
    assert.deepEqual(outcomesOf(unchanged), ['UNCHANGED']);
    assert.deepEqual(countsOf(unchanged.totals), { Unchanged: 1 });
    assert.equal(unchanged.results[0]?.job, created.results[0]?.job);
    const name = unchanged.results[0]?.job ?? '';
    assert.equal((await versionsOf(name)).length, 1);
    const { job } = await world.jobsOf('acme').GetJob({ name });
    assert.equal(job?.lastCrawl, `crawls/${two.taskId}`);
    assert.equal(Number(job?.lastSeenTime?.seconds) - Number(job?.firstSeenTime?.seconds), 1);
    assert.deepEqual(job?.lastChangedTime, job?.firstSeenTime);
  });

  it('makes one version of a change, with its fields, crawl and time', async () => {
    const one = await world.opened(source('change'));
    const two = await world.opened(source('change'));
    await world.upsert(one, [seen('a', 1, { salary: { text: '15k', minAmount: '15000' } })]);
    const change = { title: 'Senior', salary: { text: '15k', minAmount: '16000' } };
    const updated = await world.upsert(two, [seen('a', 2, change)]);
    assert.deepEqual(outcomesOf(updated), ['UPDATED']);
    assert.equal(updated.results[0]?.version, 2);
    const versions = await versionsOf(updated.results[0]?.job ?? '');
    assert.deepEqual(
      versions.map(({ version, changedFields, crawl, record }) => ({
        version,
        changedFields,
        crawl,
        title: record?.title,
      })),
      [
        {
          version: 2,
          changedFields: ['record.title', 'record.salary.min_amount'],
          crawl: `crawls/${two.taskId}`,
          title: 'Senior',
        },
        { version: 1, changedFields: [], crawl: `crawls/${one.taskId}`, title: 'Job a' },
      ],
    );
    assert.equal(versions[0]?.observeTime?.seconds, seen('a', 2).observeTime?.seconds);
  });

  it('lets no older observation over a newer one', async () => {
    const one = await world.opened(source('stale'));
    const two = await world.opened(source('stale'));
    await world.upsert(one, [seen('a', 5)]);
    const stale = await world.upsert(two, [seen('a', 4, { title: 'Old' })]);
    assert.deepEqual(outcomesOf(stale), ['STALE']);
    const name = stale.results[0]?.job ?? '';
    const { job } = await world.jobsOf('acme').GetJob({ name });
    assert.deepEqual([job?.record?.title, job?.version], ['Job a', 1]);
    assert.equal(job?.lastCrawl, `crawls/${one.taskId}`);
    // The page is read again by the same crawl: now it does something, and that is what counts.
    const later = await world.upsert(two, [seen('a', 6, { title: 'New' })]);
    assert.deepEqual(outcomesOf(later), ['UPDATED']);
    assert.deepEqual(countsOf(later.totals), { Updated: 1 });
  });

  it('opens a closed job again, in the same row', async () => {
    const one = await world.opened(source('reopen'));
    const { results } = await world.upsert(one, [seen('a', 1)]);
    const name = results[0]?.job ?? '';
    // Closing is not built; this is what it will leave.
    await world.rows(
      `update jobs set state = 'CLOSED', close_time = $2, close_reason = 'GONE' where job_id = $1`,
      [name.slice('jobs/'.length), '2026-01-01T00:00:05Z'],
    );
    const two = await world.opened(source('reopen'));
    assert.deepEqual(outcomesOf(await world.upsert(two, [seen('a', 4)])), ['STALE']);
    const back = await world.upsert(two, [seen('a', 6)]);
    assert.deepEqual(outcomesOf(back), ['REOPENED']);
    const { job } = await world.jobsOf('acme').GetJob({ name });
    assert.deepEqual(
      [job?.state, job?.closeTime, job?.closeReason, job?.reopenedCount, job?.version],
      ['STATE_OPEN', null, 'CLOSE_REASON_UNSPECIFIED', 1, 2],
    );
  });

  it('keeps the neighbours of a bad record', async () => {
    const grant = await world.opened(source('poison'));
    const observations = [
      seen('good', 1),
      seen('', 1),
      seen('bad-date', 1, { posted: { date: '2026-02-30' } }),
      seen('no-title', 1, { title: '' }),
      seen('nul-title', 1, { title: 'Py\u0000thon' }),
      seen('nul\u0000id', 1),
      seen('surrogate', 1, { descriptionText: 'half \ud800 pair' }),
      seen('long', 1, { title: 'x'.repeat(501) }),
      seen('future', 1_000_000_000),
      { observeTime: seen('x', 1).observeTime ?? null },
    ];
    const answer = await world.upsert(grant, observations);
    assert.deepEqual(outcomesOf(answer), [
      'CREATED',
      'REJECTED',
      'REJECTED',
      'REJECTED',
      'CREATED',
      'REJECTED',
      'CREATED',
      'REJECTED',
      'REJECTED',
      'REJECTED',
    ]);
    assert.deepEqual(
      answer.results.map(({ violations }) => violations[0]?.field ?? ''),
      [
        '',
        'record.external_id',
        'record.posted.date',
        'record.title',
        '',
        'record.external_id',
        '',
        'record.title',
        'observe_time',
        'content',
      ],
    );
    const name = answer.results[4]?.job ?? '';
    const { job } = await world.jobsOf('acme').GetJob({ name });
    assert.deepEqual([job?.record?.title, job?.record?.flags], ['Python', ['text_cleaned']]);
    // Each refusal counts once, however often the batch comes.
    assert.deepEqual(countsOf(answer.totals), { Created: 3, Rejected: 7 });
    assert.deepEqual((await world.upsert(grant, observations)).totals, answer.totals);
  });

  it('counts a job once that was refused first and stored then', async () => {
    const grant = await world.opened(source('mended'));
    await world.upsert(grant, [seen('a', 1, { title: '' })]);
    const mended = await world.upsert(grant, [seen('a', 2)]);
    assert.deepEqual(outcomesOf(mended), ['CREATED']);
    assert.deepEqual(countsOf(mended.totals), { Created: 1 });
  });

  it('takes the newest of a job that comes twice in a batch, and answers both alike', async () => {
    const grant = await world.opened(source('twice'));
    const answer = await world.upsert(grant, [
      seen('a', 2, { title: 'Second' }),
      seen('a', 1, { title: 'First' }),
      seen('a', 2, { title: 'Last' }),
    ]);
    assert.deepEqual(outcomesOf(answer), ['CREATED', 'CREATED', 'CREATED']);
    assert.deepEqual(countsOf(answer.totals), { Created: 1 });
    const { job } = await world.jobsOf('acme').GetJob({ name: answer.results[0]?.job ?? '' });
    assert.equal(job?.record?.title, 'Last');
  });

  it('takes 200 observations, and no more', async () => {
    const grant = await world.opened(source('many'));
    const many = Array.from({ length: 201 }, (_, index) => seen(`job-${index}`, 1));
    const answer = await world.upsert(grant, many.slice(0, 200));
    assert.deepEqual(countsOf(answer.totals), { Created: 200 });
    await assert.rejects(world.upsert(grant, many), /observations/u);
  });

  it('keeps apart the same ids of two sources and of two tenants', async () => {
    const grants = await Promise.all([
      world.opened({ tenantId: 'acme', sourceId: 'left' }),
      world.opened({ tenantId: 'acme', sourceId: 'right' }),
      world.opened({ tenantId: 'globex', sourceId: 'left' }),
    ]);
    const answers = await Promise.all(grants.map((grant) => world.upsert(grant, [seen('a', 1)])));
    assert.deepEqual(answers.flatMap(outcomesOf), ['CREATED', 'CREATED', 'CREATED']);
    assert.equal(new Set(answers.map(({ results }) => results[0]?.job)).size, 3);
  });

  it('compares a job by the set of fields that its row names', async () => {
    const store = createJobStore(world.database);
    const grant = await world.opened(source('hash'));
    const jobId = jobIdsOf(grant)('a');
    // The digests by an old set of fields and, from the second crawl on, by a new one beside it.
    const item = (second: number, ...digests: readonly number[]): RecordItem => ({
      kind: 'record',
      jobId,
      externalId: 'a',
      observeTime: `2026-01-01T00:00:0${second}.000000Z`,
      snapshot: null,
      record: '{}',
      digests: Buffer.concat(digests.map((value) => Buffer.alloc(32, value))),
    });
    const outcomes: (string | undefined)[] = [];
    for (const one of [item(1, 1), item(2, 1, 7), item(3, 2, 7), item(4, 3, 7), item(5, 3, 8)]) {
      const next = await world.opened(source('hash'));
      const stored = await store.upsert(next, toBatch([one]));
      outcomes.push(stored?.effects.get(jobId)?.outcome);
    }
    assert.deepEqual(outcomes, ['CREATED', 'UNCHANGED', 'UPDATED', 'UNCHANGED', 'UPDATED']);
  });

  it('sets aside alone what the database itself refuses', async () => {
    const store = createJobStore(world.database);
    const grant = await world.opened(source('refused'));
    const item = (externalId: string, record: string): RecordItem => ({
      kind: 'record',
      jobId: jobIdsOf(grant)(externalId),
      externalId,
      observeTime: '2026-01-01T00:00:01.000000Z',
      snapshot: null,
      record,
      digests: Buffer.alloc(32),
    });
    const batch = toBatch([item('a', '{}'), item('b', '{"title":"\\u0000"}'), item('c', '{}')]);
    const stored = await store.upsert(grant, batch);
    assert.deepEqual(
      [...(stored?.effects.values() ?? [])].map(({ outcome }) => outcome).toSorted(),
      ['CREATED', 'CREATED', 'REJECTED'],
    );
    assert.deepEqual([stored?.totals.jobs_created, stored?.totals.jobs_rejected], [2, 1]);
  });

  it('stores signs about the life of a posting, known or not, once', async () => {
    const grant = await world.opened(source('signs'));
    const sign = (externalId: string) => ({
      evidence: { externalId, kind: 'KIND_GONE' as const, httpStatus: 410, quote: 'gone' },
      observeTime: seen(externalId, 2).observeTime ?? null,
    });
    const observations = [seen('a', 1), sign('a'), sign('unknown')];
    const answer = await world.upsert(grant, observations);
    assert.deepEqual(outcomesOf(answer), ['CREATED', 'EVIDENCE_STORED', 'EVIDENCE_STORED']);
    const [record, known, unknown] = answer.results;
    assert.deepEqual([known?.job, known?.state], [record?.job, 'STATE_OPEN']);
    assert.deepEqual([unknown?.job, unknown?.state], ['', 'STATE_UNSPECIFIED']);
    await world.upsert(grant, observations);
    const { job } = await world.jobsOf('acme').GetJob({ name: record?.job ?? '' });
    assert.deepEqual(
      job?.evidence.map(({ kind, quote, crawl }) => [kind, quote, crawl]),
      [['KIND_GONE', 'gone', `crawls/${grant.taskId}`]],
    );
    // Seen after the sign: what spoke against it is over.
    await world.upsert(grant, [seen('a', 3)]);
    const later = await world.jobsOf('acme').GetJob({ name: record?.job ?? '' });
    assert.deepEqual(later.job?.evidence, []);
  });
});
