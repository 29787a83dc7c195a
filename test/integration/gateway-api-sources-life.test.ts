import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { timestampMs } from '#libs/proto/timestamps.ts';
import { deleteOldRows } from '#libs/postgres/retention.ts';
import { retentionOf } from '../../services/gateway/retention.ts';
import { refusalOf, startApi, type ApiWorld } from './gateway-api-world.ts';

const dayMs = 86_400_000;

describe('a source that is deleted', () => {
  let world: ApiWorld;
  before(async () => {
    world = await startApi({ env: { JOBRADAR_RETENTION_DAYS_SOURCES: '7' } });
  });
  after(async () => {
    await world[Symbol.asyncDispose]();
  });

  it('is there for who asks for it, until the time at which it is purged', async () => {
    const name = await world.addBoard('soft');
    const { source } = await world.api.sources.DeleteSource({ name });
    assert.equal(source?.state, 'STATE_DELETED');
    const keptMs = (timestampMs(source?.purgeTime) ?? 0) - (timestampMs(source?.deleteTime) ?? 0);
    assert.equal(keptMs, 7 * dayMs);
    assert.deepEqual((await world.api.sources.GetSource({ name })).source, source);
    const listed = async (showDeleted: boolean): Promise<boolean> => {
      const { sources } = await world.api.sources.ListSources({ showDeleted });
      return sources.some((one) => one.name === name);
    };
    assert.deepEqual([await listed(false), await listed(true)], [false, true]);
    const crawl = await refusalOf(world.createCrawl({ source: name }));
    assert.equal(crawl.reason, 'RESOURCE_DELETED');
    const taken = await refusalOf(world.addSource('soft'));
    assert.deepEqual(
      [taken.reason, /undeleted/.test(taken.message)],
      ['RESOURCE_ALREADY_EXISTS', true],
    );
  });

  it('answers a repeat as it is, also under the etag that it had before', async () => {
    const name = await world.addSource('twice');
    const { source: old } = await world.api.sources.GetSource({ name });
    const etag = old?.etag ?? '';
    const stale = await refusalOf(world.api.sources.DeleteSource({ name, etag: `${etag}0` }));
    assert.deepEqual([stale.code, stale.reason], ['aborted', 'ETAG_MISMATCH']);
    const { source } = await world.api.sources.DeleteSource({ name, etag });
    assert.deepEqual((await world.api.sources.DeleteSource({ name, etag })).source, source);
    assert.equal(await deletionsOf(name), 1);
  });

  it('may be missing where the caller says so', async () => {
    const name = 'sources/never-there';
    const refused = await refusalOf(world.api.sources.DeleteSource({ name }));
    assert.equal(refused.reason, 'RESOURCE_NOT_FOUND');
    const { source } = await world.api.sources.DeleteSource({ name, allowMissing: true });
    assert.equal(source, null);
  });

  it('has no crawl that goes on, unless it is forced: then they are cancelled', async () => {
    const name = await world.addBoard('used');
    const crawl = await world.createCrawl({ source: name });
    const refused = await refusalOf(world.api.sources.DeleteSource({ name }));
    assert.deepEqual([refused.code, refused.reason], ['failed_precondition', 'SOURCE_IN_USE']);
    assert.equal(refused.metadata['crawls'], '1');
    assert.ok(refused.message.includes(crawl.name));
    const { source } = await world.api.sources.DeleteSource({ name, force: true });
    assert.equal(source?.state, 'STATE_DELETED');
    const { crawl: now } = await world.api.crawls.GetCrawl({ name: crawl.name });
    assert.equal(now?.state, 'STATE_CANCELLED');
    assert.equal(now?.cancellation?.note, 'its source was deleted');
  });

  it('is finished by a repeat where a gateway died before it cancelled the crawls', async () => {
    const name = await world.addBoard('halfway');
    const crawl = await world.createCrawl({ source: name });
    await world.sql(`update sources set state = 'DELETED', delete_time = now()
      where source_id = 'halfway'`);
    await world.api.sources.DeleteSource({ name, force: true });
    const { crawl: now } = await world.api.crawls.GetCrawl({ name: crawl.name });
    assert.equal(now?.state, 'STATE_CANCELLED');
  });

  it('comes back PAUSED, with its revisions and its authorization', async () => {
    const name = await world.addBoard('back');
    await world.api.sources.DeleteSource({ name });
    const { source } = await world.api.sources.UndeleteSource({ name });
    assert.deepEqual(
      [source?.state, source?.deleteTime, source?.purgeTime, source?.revisionId],
      ['STATE_PAUSED', null, null, '1'],
    );
    const again = await refusalOf(world.api.sources.UndeleteSource({ name }));
    assert.deepEqual([again.code, again.reason], ['already_exists', 'RESOURCE_ALREADY_EXISTS']);
    assert.match(again.message, /is not deleted/);
    const missing = await refusalOf(world.api.sources.UndeleteSource({ name: 'sources/no' }));
    assert.equal(missing.reason, 'RESOURCE_NOT_FOUND');
    await world.api.sources.ResumeSource({ name });
    assert.ok((await world.createCrawl({ source: name })).name !== '');
  });

  it('does not lose its suspension by that: it is resumed by who names the reason', async () => {
    const name = await world.addBoard('washed');
    const reason = 'FAILURE_REASON_CAPTCHA_CHALLENGE';
    await world.sql(
      `update sources set state = 'SUSPENDED', suspension_reason = $1,
         suspension = jsonb_build_object('reason', $1::text) where source_id = 'washed'`,
      [reason],
    );
    await world.api.sources.DeleteSource({ name });
    const { source } = await world.api.sources.UndeleteSource({ name });
    assert.deepEqual([source?.state, source?.suspension?.reason], ['STATE_PAUSED', reason]);
    const unread = await refusalOf(world.api.sources.ResumeSource({ name }));
    assert.equal(unread.reason, 'STATE_FORBIDS');
    const resumed = await world.api.sources.ResumeSource({ name, acknowledgedSuspension: reason });
    assert.deepEqual([resumed.source?.state, resumed.source?.suspension], ['STATE_ACTIVE', null]);
  });

  it('counts for no quota, and comes back only where there is room', async () => {
    await using small = await startApi({ env: { JOBRADAR_SOURCES_MAX: '1' } });
    const name = await small.addSource('one');
    await small.api.sources.DeleteSource({ name });
    await small.addSource('two');
    const refused = await refusalOf(small.api.sources.UndeleteSource({ name }));
    assert.deepEqual([refused.reason, refused.metadata['metric']], ['QUOTA_EXCEEDED', 'sources']);
    await small.api.sources.DeleteSource({ name: 'sources/two' });
    const { source } = await small.api.sources.UndeleteSource({ name });
    assert.equal(source?.state, 'STATE_PAUSED');
  });

  it('is purged when it has been deleted for long enough; its crawls stay', async () => {
    const name = await world.addBoard('purged');
    const crawl = await world.createCrawl({ source: name });
    const changed = { name, displayName: 'Second' };
    await world.api.sources.UpdateSource({
      source: changed,
      updateMask: { paths: ['display_name'] },
    });
    await world.api.sources.DeleteSource({ name, force: true });
    const age = (days: number, hours: number) =>
      world.sql(
        `update sources set delete_time = now() - $1::float8 * interval '1 hour'
          where source_id = 'purged'`,
        [days * 24 + hours],
      );
    await age(7, -1);
    await retain();
    assert.equal((await world.api.sources.GetSource({ name })).source?.state, 'STATE_DELETED');
    await age(7, 1);
    await retain();
    const gone = await refusalOf(world.api.sources.GetSource({ name }));
    assert.equal(gone.reason, 'RESOURCE_NOT_FOUND');
    for (const table of ['source_revisions', 'source_slots', 'lanes']) {
      assert.deepEqual(
        await world.sql(`select 1 from ${table} where source_id = 'purged'`),
        [],
        table,
      );
    }
    const { crawl: kept } = await world.api.crawls.GetCrawl({ name: crawl.name });
    assert.equal(kept?.source, name);
    const { crawl: stopped } = await world.api.crawls.CancelCrawl({ name: crawl.name });
    assert.equal(stopped?.state, 'STATE_CANCELLED');
    // Another source of this id counts on: revision 1 of the old one was something else.
    await world.addSource('purged');
    const { source } = await world.api.sources.GetSource({ name });
    assert.equal(source?.revisionId, '3');
    const { revisions } = await world.api.sources.ListSourceRevisions({ parent: name });
    assert.deepEqual(
      revisions.map((one) => one.revisionId),
      ['3'],
    );
  });

  it('is not purged while a crawl of it has not ended', async () => {
    const name = await world.addBoard('busy');
    await world.createCrawl({ source: name });
    await world.sql(`update sources
      set state = 'DELETED', delete_time = now() - interval '8 days' where source_id = 'busy'`);
    await retain();
    assert.equal((await world.api.sources.GetSource({ name })).source?.state, 'STATE_DELETED');
  });

  async function retain(): Promise<void> {
    const { database, config } = world;
    const round = { places: new Map<string, string>(), signal: AbortSignal.timeout(20_000) };
    await deleteOldRows(retentionOf(database, config.keptDays), round);
  }

  async function deletionsOf(name: string): Promise<number> {
    const rows = await world.sql(
      `select 1 from audit_events where code = 'ok' and method like '%DeleteSource'
         and resource = '//jobradar/tenants/acme/' || $1`,
      [name],
    );
    return rows.length;
  }
});
