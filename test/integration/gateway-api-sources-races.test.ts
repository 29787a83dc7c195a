import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { RpcError } from '#libs/grpc/connect.ts';
import { statement } from '#libs/postgres/database.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { until } from '../support/until.ts';
import { startApi, type ApiWorld } from './gateway-api-world.ts';
import { workerOn } from './gateway-api-worker.ts';

/* Two changes of one source at once, over real connections: in whatever order they come, one of
 * them wins, the other is told, and nothing is half done. */

const rounds = 5;

describe('two changes of a source at once', () => {
  let world: ApiWorld;
  beforeEach(async () => {
    world = await startApi();
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
  });

  it('that name the same etag: one wins, whatever it changes, the others are told', async () => {
    const name = await world.addSource('acme');
    for (let round = 1; round <= rounds; round += 1) {
      const { etag } = await get(name);
      const names = Array.from({ length: 8 }, (_, index) => `${round} of ${index}`);
      const ends = await Promise.allSettled(
        names.map((displayName) => update({ name, etag, displayName }, 'display_name')),
      );
      const winners = ends.filter((end) => end.status === 'fulfilled');
      assert.equal(winners.length, 1);
      assert.deepEqual(
        ends.flatMap((end) => (end.status === 'rejected' ? [reasonOf(end.reason)] : [])),
        Array.from({ length: 7 }, () => 'ETAG_MISMATCH'),
      );
      assert.equal((await get(name)).displayName, winners[0]?.value.displayName);
    }
    assert.deepEqual(await revisionsOf(name), countedDown(rounds + 1));
  });

  it('without etags, of different fields: nothing is lost, each is a revision', async () => {
    const name = await world.addSource('acme');
    await Promise.all([
      update({ name, displayName: 'New' }, 'display_name'),
      update({ name, country: 'DE' }, 'country'),
      update({ name, locale: 'de-DE' }, 'locale'),
      update({ name, politeness: { burst: 7 } }, 'politeness.burst'),
      update({ name, politeness: { maxActiveCrawls: 3 } }, 'politeness.max_active_crawls'),
    ]);
    const { displayName, country, locale, politeness, revisionId } = await get(name);
    assert.deepEqual([displayName, country, locale, revisionId], ['New', 'DE', 'de-DE', '6']);
    assert.deepEqual(
      [politeness?.requestsPerSecond, politeness?.burst, politeness?.maxActiveCrawls],
      [2, 7, 3],
    );
    assert.deepEqual(await world.sql('select slots from source_slots'), [{ slots: 3 }]);
    assert.deepEqual(await revisionsOf(name), countedDown(6));
  });

  it('by a rollback and an update: both are revisions, or the update is told', async () => {
    const name = await world.addSource('acme');
    for (let round = 1; round <= rounds; round += 1) {
      await update({ name, displayName: `before ${round}`, country: 'AT' }, 'display_name');
      const { etag, revisionId } = await get(name);
      const requestId = randomUUID();
      const [rolled, again, updated] = await Promise.allSettled([
        world.api.sources.RollbackSource({ name, revisionId: '1', requestId }),
        world.api.sources.RollbackSource({ name, revisionId: '1', requestId }),
        update({ name, etag, country: 'DE' }, 'country'),
      ]);
      assert.equal(rolled.status, 'fulfilled');
      assert.equal(again.status, 'fulfilled');
      // The rollback came first and the etag was old, or it came second and is all there is.
      if (updated.status === 'rejected') assert.equal(reasonOf(updated.reason), 'ETAG_MISMATCH');
      const after = await get(name);
      assert.deepEqual([after.displayName, after.country], ['A board', 'CN']);
      const made = updated.status === 'fulfilled' ? 2 : 1;
      assert.equal(Number(after.revisionId), Number(revisionId) + made);
    }
  });

  it('by a deletion and a submission: a crawl, or a deleted source, never both', async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const name = await world.addBoard(`board-${round}`);
      const ends = await Promise.allSettled([
        world.createCrawl({ source: name }),
        world.api.sources.DeleteSource({ name }),
        world.createCrawl({ source: name, seedUrl: `https://board-${round}.test/jobs/2` }),
      ]);
      const [first, deleted, second] = ends.map((end) =>
        end.status === 'fulfilled' ? 'done' : reasonOf(end.reason),
      );
      const { state } = await get(name);
      const crawls = await world.sql('select 1 from crawl_tasks where source_id = $1', [
        `board-${round}`,
      ]);
      if (deleted === 'done') {
        assert.deepEqual([first, second], ['RESOURCE_DELETED', 'RESOURCE_DELETED']);
        assert.deepEqual([state, crawls.length], ['STATE_DELETED', 0]);
      } else {
        assert.equal(deleted, 'SOURCE_IN_USE');
        assert.equal(state, 'STATE_ACTIVE');
        assert.ok(crawls.length > 0);
      }
    }
  });

  it('by a forced deletion and submissions: no crawl of it goes on', async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const name = await world.addBoard(`board-${round}`);
      await Promise.allSettled([
        ...[1, 2, 3].map((page) =>
          world.createCrawl({ source: name, seedUrl: `https://board-${round}.test/jobs/${page}` }),
        ),
        world.api.sources.DeleteSource({ name, force: true }),
      ]);
      const active = await world.sql(
        'select 1 from crawl_tasks where source_id = $1 and end_time is null',
        [`board-${round}`],
      );
      assert.deepEqual(active, []);
      assert.equal((await get(name)).state, 'STATE_DELETED');
    }
  });

  it('by a submission on its way: the deletion waits for it and sees the crawl', async () => {
    const name = await world.addBoard('acme');
    const crawl = await world.createCrawl({ source: name });
    await world.api.crawls.CancelCrawl({ name: crawl.name });
    const held = Promise.withResolvers<void>();
    const shared = Promise.withResolvers<void>();
    const submission = world.database.inTransaction(async (tx) => {
      await tx.run(statement<never>('test-share', 'select from sources for share'));
      shared.resolve();
      await held.promise;
      // What a submission commits last.
      await tx.run(
        statement<never>(
          'test-crawl',
          `update crawl_tasks set state = 'PENDING', end_time = null where task_id = $1`,
        ),
        [crawl.name.slice('crawls/'.length)],
      );
    });
    await shared.promise;
    const deletion = Promise.allSettled([world.api.sources.DeleteSource({ name })]);
    await until('the deletion to wait', async () => {
      const rows = await world.sql(`select 1 from pg_locks where not granted`);
      return rows.length > 0;
    });
    held.resolve();
    await submission;
    const [end] = await deletion;
    assert.equal(end.status === 'rejected' ? reasonOf(end.reason) : 'done', 'SOURCE_IN_USE');
  });

  it('by a submission and whoever holds its slots: neither waits for the other', async () => {
    const name = await world.addBoard('acme');
    await world.createCrawl({ source: name });
    for (const table of ['tenant_slots', 'source_slots']) {
      await world.database.inTransaction(async (tx) => {
        // So often that its page is full, and the last one stands in the index as a new row would.
        const update = statement<never>(`test-${table}`, `update ${table} set used = used`);
        for (let time = 1; time <= 400; time += 1) await tx.run(update);
        await world.createCrawl({ source: name, seedUrl: `https://acme.test/jobs/${table}` });
      });
    }
  });

  it('by an update and claims: each crawl runs by the one revision it has pinned', async () => {
    const worker = workerOn(world);
    const name = await world.addBoard('acme');
    await update({ name, politeness: { maxActiveCrawls: 10 } }, 'politeness.max_active_crawls');
    for (let round = 1; round <= rounds; round += 1) {
      const crawls = await Promise.all(
        [1, 2].map((page) =>
          world.createCrawl({ source: name, seedUrl: `https://acme.test/jobs/${round}/${page}` }),
        ),
      );
      for (const crawl of crawls) await worker.publish(crawl.name);
      const displayName = `round ${round}`;
      const [changed, ...answers] = await Promise.all([
        update({ name, displayName }, 'display_name'),
        ...crawls.map((crawl) => worker.claim(crawl.name)),
      ]);
      const former = String(Number(changed.revisionId) - 1);
      for (const [index, answer] of answers.entries()) {
        const { revisionId = '', displayName: read } = answer.assignment?.source ?? {};
        assert.ok([former, changed.revisionId].includes(revisionId), revisionId);
        assert.equal(read === displayName, revisionId === changed.revisionId);
        const { crawl } = await world.api.crawls.GetCrawl({ name: crawls[index]?.name ?? '' });
        assert.equal(crawl?.sourceRevision, revisionId);
        await world.api.crawls.CancelCrawl({ name: crawl?.name ?? '' });
        await world.sql(`update crawl_tasks set state = 'CANCELLED', end_time = now()
          where end_time is null`);
        await world.sql('update source_slots set used = 0');
        await world.sql('update tenant_slots set used = 0');
      }
    }
  });

  async function get(name: string): Promise<Source> {
    const { source } = await world.api.sources.GetSource({ name });
    return source ?? assert.fail(name);
  }

  async function update(source: Source$Input, path: string): Promise<Source> {
    const updateMask = { paths: [path] };
    const answer = await world.api.sources.UpdateSource({ source, updateMask });
    return answer.source ?? assert.fail('no source');
  }

  async function revisionsOf(name: string): Promise<readonly (string | undefined)[]> {
    const { revisions } = await world.api.sources.ListSourceRevisions({ parent: name });
    return revisions.map((revision) => revision.revisionId);
  }
});

function countedDown(from: number): readonly string[] {
  return Array.from({ length: from }, (_, index) => String(from - index));
}

function reasonOf(error: unknown): string {
  if (error instanceof RpcError) return error.reason;
  throw error;
}
