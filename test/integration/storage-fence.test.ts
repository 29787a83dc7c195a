import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'mocha';
import type { Grant } from '#libs/grant/grant.ts';
import type { _jobradar_storage_v1_SealRunsRequest_Run$Input as Run } from '#libs/proto/gen/jobradar/storage/v1/SealRunsRequest.ts';
import {
  countsOf,
  outcomesOf,
  reasonOf,
  seen,
  startStorage,
  type StorageWorld,
} from './storage-world.ts';

describe('the fence of a run', () => {
  let world: StorageWorld;
  before(async () => {
    world = await startStorage();
  });
  after(() => world[Symbol.asyncDispose]());

  const open = (grant: Grant) => world.crawler.OpenRun({ grant: world.sign(grant) });
  const probes = (grant: Grant) =>
    world.crawler.PlanProbes({
      grant: world.sign(grant),
      completeness: 'COMPLETENESS_COMPLETE',
    });
  const end = (grant: Grant, change: Partial<Run> = {}): Run => ({
    crawl: `crawls/${grant.taskId}`,
    tenantId: grant.tenantId,
    source: `sources/${grant.sourceId}`,
    epoch: grant.epoch,
    verdict: 'STATE_SUCCEEDED',
    completeness: 'COMPLETENESS_COMPLETE',
    listEnd: 'LIST_END_NO_NEXT_PAGE',
    itemsFound: 1,
    ...change,
  });
  const seal = async (...runs: readonly Run[]) =>
    (await world.gateway.SealRuns({ runs: [...runs] })).results;

  it('lets an old holder change nothing once a new one has opened the run', async () => {
    const old = await world.opened();
    await world.upsert(old, [seen('fenced', 1)]);
    const takeover = await open({ ...old, epoch: '2' });
    assert.equal(takeover.epoch, '2');
    // What the old holder stored is counted once, and is in the new one's totals.
    assert.deepEqual(countsOf(takeover.totals), { Created: 1 });
    assert.equal(await reasonOf(world.upsert(old, [seen('late', 2)])), 'aborted LEASE_LOST');
    assert.equal(await reasonOf(open(old)), 'aborted LEASE_LOST');
    assert.equal(await reasonOf(probes(old)), 'aborted LEASE_LOST');
    const again = await world.upsert({ ...old, epoch: '2' }, [seen('fenced', 1)]);
    assert.deepEqual(outcomesOf(again), ['CREATED']);
    const [late] = await world.rows<{ n: number }>(
      `select count(*)::int n from jobs where external_id = 'late'`,
    );
    assert.equal(late?.n, 0);
  });

  it('answers a repeated opening alike', async () => {
    const grant = world.grant({ epoch: '7' });
    const first = await open(grant);
    assert.deepEqual([first.epoch, countsOf(first.totals)], ['7', {}]);
    assert.deepEqual(await open(grant), first);
  });

  it('refuses what was never opened', async () => {
    assert.equal(await reasonOf(world.upsert(world.grant(), [seen('a', 1)])), 'aborted LEASE_LOST');
    const opened = await world.opened();
    const ahead = { ...opened, epoch: '2' };
    assert.equal(await reasonOf(world.upsert(ahead, [seen('a', 1)])), 'aborted LEASE_LOST');
  });

  it('refuses a grant past its expiry, by the clock of the database', async () => {
    const grant = await world.opened();
    const expired = { ...grant, expiresAtMs: Date.now() - 1000 };
    const early = [seen('a', 1)];
    assert.equal(await reasonOf(world.upsert(expired, early)), 'aborted GRANT_EXPIRED');
    assert.equal(await reasonOf(open(expired)), 'aborted GRANT_EXPIRED');
    assert.equal(await reasonOf(probes(expired)), 'aborted GRANT_EXPIRED');
    const unknown = world.grant({ expiresAtMs: Date.now() - 1000 });
    assert.equal(await reasonOf(open(unknown)), 'aborted GRANT_EXPIRED');
    // Renewed, the same call passes.
    assert.deepEqual(outcomesOf(await world.upsert(grant, early)), ['CREATED']);
  });

  it('says that the lease is lost where the grant has expired too', async () => {
    const old = await world.opened();
    await open({ ...old, epoch: '2' });
    const expired = { ...old, expiresAtMs: Date.now() - 1000 };
    assert.equal(await reasonOf(world.upsert(expired, [seen('a', 1)])), 'aborted LEASE_LOST');
  });

  it('refuses the grant of a preview, and a forged one', async () => {
    const preview = world.sign(world.grant({ epoch: '0' }));
    const invalid = 'permission_denied GRANT_INVALID';
    const seenJob = [seen('a', 1)];
    for (const call of [
      world.crawler.OpenRun({ grant: preview }),
      world.crawler.UpsertJobs({ grant: preview, observations: seenJob }),
      world.crawler.PlanProbes({ grant: preview, completeness: 'COMPLETENESS_COMPLETE' }),
    ]) {
      assert.equal(await reasonOf(call), invalid);
    }
    const good = world.sign(await world.opened());
    const observations = [seen('a', 1)];
    for (const grant of [`${good.slice(0, -4)}AAAA`, `x${good}`, 'nonsense']) {
      assert.equal(await reasonOf(world.crawler.UpsertJobs({ grant, observations })), invalid);
    }
  });

  it('takes no write after the seal, whatever the epoch', async () => {
    const grant = await world.opened();
    await world.upsert(grant, [seen('sealed', 1)]);
    const [sealed] = await seal(end(grant));
    assert.deepEqual([sealed?.sealed, countsOf(sealed?.totals ?? null)], [true, { Created: 1 }]);
    for (const epoch of ['1', '2']) {
      const late = { ...grant, epoch };
      assert.equal(await reasonOf(world.upsert(late, [seen('b', 1)])), 'aborted LEASE_LOST');
      assert.equal(await reasonOf(open(late)), 'aborted LEASE_LOST');
    }
  });

  it('seals once, and answers a repeat alike', async () => {
    const grant = await world.opened();
    await world.upsert(grant, [seen('once', 1)]);
    const first = await seal(end(grant));
    assert.deepEqual(await seal(end(grant, { verdict: 'STATE_FAILED' })), first);
    const [run] = await world.rows<{ verdict: string }>(
      'select verdict from runs where task_id = $1',
      [grant.taskId],
    );
    assert.equal(run?.verdict, 'SUCCEEDED');
  });

  it('seals each run for itself', async () => {
    const open1 = await world.opened();
    const ahead = await world.opened({ epoch: '5' });
    const never = world.grant();
    const results = await seal(
      end(open1),
      end(ahead, { epoch: '4' }),
      end(never, { verdict: 'STATE_CANCELLED' }),
      end(open1),
    );
    assert.deepEqual(
      results.map(({ crawl, sealed }) => [crawl, sealed]),
      [
        [`crawls/${open1.taskId}`, true],
        [`crawls/${ahead.taskId}`, false],
        [`crawls/${never.taskId}`, true],
        [`crawls/${open1.taskId}`, true],
      ],
    );
    // The run that is ahead goes on.
    assert.deepEqual(outcomesOf(await world.upsert(ahead, [seen('ahead', 1)])), ['CREATED']);
    // The run that was never opened cannot be any more.
    assert.equal(await reasonOf(open(never)), 'aborted LEASE_LOST');
  });

  it('does not wait for a run that a write holds right now', async () => {
    const [held, free] = await Promise.all([world.opened(), world.opened()]);
    await world.database.inTransaction(async (tx) => {
      const text = 'select from runs where task_id = $1 for update';
      await tx.rows({ name: 'hold_run', text }, [held.taskId]);
      const results = await seal(end(held), end(free));
      assert.deepEqual(
        results.map(({ sealed }) => sealed),
        [false, true],
      );
    });
    assert.deepEqual(
      (await seal(end(held))).map(({ sealed }) => sealed),
      [true],
    );
  });

  it('orders a seal behind the writes before it: nothing slips in', async () => {
    const grant = await world.opened({ sourceId: 'race' });
    const writes = Array.from({ length: 20 }, (_, index) =>
      world.upsert(grant, [seen(`race-${index}`, 1)]).then(
        () => 1,
        () => 0,
      ),
    );
    let sealed = (await seal(end(grant)))[0];
    while (sealed?.sealed !== true) [sealed] = await seal(end(grant));
    const stored = (await Promise.all(writes)).reduce((sum, one) => sum + one, 0);
    assert.equal(sealed.totals?.jobsCreated, stored);
    const [rows] = await world.rows<{ n: number }>(
      `select count(*)::int n from jobs where source_id = 'race'`,
    );
    assert.equal(rows?.n, stored);
  });

  it('refuses a seal without a final verdict, by the name of the field', async () => {
    const run = end(world.grant(), { verdict: 'STATE_RUNNING' });
    await assert.rejects(seal(run), /runs\[0\]\.verdict: must be a final state/u);
    const odd = end(world.grant(), { crawl: `crawls/${'-'.repeat(36)}` });
    await assert.rejects(seal(odd), /runs\[0\]\.crawl/u);
  });

  it('keeps sealing and writing apart by the scopes of the services', async () => {
    const grant = await world.opened();
    const denied = 'permission_denied SCOPE_MISSING';
    assert.equal(await reasonOf(world.crawler.SealRuns({ runs: [end(grant)] })), denied);
    const open = world.gateway.OpenRun({ grant: world.sign(grant) });
    assert.equal(await reasonOf(open), denied);
  });

  it('names no page to probe, and has no snapshots yet', async () => {
    const grant = await world.opened();
    assert.deepEqual((await probes(grant)).probeUrls, []);
    const missing = world.crawler.FindMissingSnapshots({
      grant: world.sign(grant),
      sha256: [Buffer.alloc(32)],
    });
    assert.match(await reasonOf(missing), /^unimplemented/u);
    const name = `snapshots/${randomUUID().replaceAll('-', '').repeat(2)}`;
    const stream = world.gateway.GetSnapshot({ name });
    await assert.rejects(async () => {
      for await (const _ of stream);
    }, /not built/u);
  });
});
