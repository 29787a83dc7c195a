import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { provenTenant } from '#libs/grpc/call-context.ts';
import type { ClaimTaskResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskResponse.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { shareSource } from '../../services/gateway/adapters/source-store.ts';
import { applyPace } from '../../services/gateway/apply-pace.ts';
import { authorization, refusalOf, startApi, type ApiWorld } from './gateway-api-world.ts';
import { workerOn } from './gateway-api-worker.ts';

describe('crawls of a source that is changed', () => {
  let world: ApiWorld;
  let name: string;
  beforeEach(async () => {
    world = await startApi();
    name = await world.addBoard('acme');
    await update({ politeness: { maxActiveCrawls: 5 } }, 'politeness.max_active_crawls');
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
  });

  async function update(source: Source$Input, ...paths: string[]): Promise<void> {
    await world.api.sources.UpdateSource({ source: { ...source, name }, updateMask: { paths } });
  }
  const submit = async (page: number): Promise<string> =>
    (await world.createCrawl({ source: name, seedUrl: `https://acme.test/jobs/${page}` })).name;
  const revisionOf = (answer: ClaimTaskResponse$Input): string | undefined =>
    answer.assignment?.source?.revisionId;
  const sites = () =>
    world.sql(`select site_key, extract(epoch from gap)::float8 as gap_s, burst
      from sites order by site_key`);

  it('keep the revision with which they began; others take the new one', async () => {
    const worker = workerOn(world);
    const [running, queued] = [await submit(1), await submit(2)];
    await worker.publish(queued);
    const began = await worker.start(running);
    assert.equal(revisionOf(began), '2');
    await update({ displayName: 'New' }, 'display_name');
    await worker.endSlice(began);
    const goesOn = await worker.start(running);
    assert.deepEqual(
      [revisionOf(goesOn), goesOn.assignment?.source?.displayName],
      ['2', 'A board'],
    );
    const next = await worker.claim(queued);
    assert.deepEqual([revisionOf(next), next.assignment?.source?.displayName], ['3', 'New']);
  });

  it('pin no revision that was replaced between the decision to start and the start', async () => {
    let changes = 0;
    const worker = workerOn(world, async () => {
      changes += 1;
      if (changes === 1) await update({ displayName: 'New' }, 'display_name');
    });
    const crawl = await submit(1);
    const began = await worker.start(crawl);
    assert.deepEqual([revisionOf(began), began.assignment?.source?.displayName], ['3', 'New']);
    assert.equal(changes, 2);
  });

  it('are paced under the key of the revision with which they begin', async () => {
    const worker = workerOn(world);
    const [running, queued] = [await submit(1), await submit(2)];
    const began = await worker.start(running);
    assert.equal(began.assignment?.politenessKey, 'acme.test');
    await update(
      { politeness: { siteKey: 'SITE_KEY_PROVIDER', provider: 'ats', requestsPerSecond: 4 } },
      'politeness.site_key',
      'politeness.provider',
      'politeness.requests_per_second',
    );
    const next = await worker.start(queued);
    assert.equal(next.assignment?.politenessKey, 'provider:ats');
    await worker.endSlice(began);
    const goesOn = await worker.start(running);
    assert.equal(goesOn.assignment?.politenessKey, 'acme.test');
    assert.deepEqual(await sites(), [
      { site_key: 'acme.test', gap_s: 0.25, burst: 1 },
      { site_key: 'provider:ats', gap_s: 0.25, burst: 1 },
    ]);
  });

  it('are all paced by the current limits at once, and none brings older ones back', async () => {
    const worker = workerOn(world);
    const running = await submit(1);
    const began = await worker.start(running);
    assert.deepEqual(await sites(), [{ site_key: 'acme.test', gap_s: 0.5, burst: 1 }]);
    const limits = { politeness: { requestsPerSecond: 0.1, burst: 3 } };
    await update(limits, 'politeness.requests_per_second', 'politeness.burst');
    const slower = [{ site_key: 'acme.test', gap_s: 10, burst: 3 }];
    assert.deepEqual(await sites(), slower);
    await worker.endSlice(began);
    await worker.start(running);
    assert.deepEqual(await sites(), slower);
    // What the authorization permits caps it as well.
    const { source } = await world.api.sources.GrantSourceAuthorization({
      name,
      authorization: { ...authorization(3_600), maxRequestsPerSecond: 0.05 },
    });
    assert.equal(source?.revisionId, '3');
    assert.deepEqual(await sites(), [{ site_key: 'acme.test', gap_s: 20, burst: 3 }]);
  });

  it('are not paced by a grant that another one has replaced meanwhile', async () => {
    await workerOn(world).start(await submit(1));
    const grant = (maxRequestsPerSecond: number) =>
      world.api.sources.GrantSourceAuthorization({
        name,
        authorization: { ...authorization(3_600), maxRequestsPerSecond },
      });
    await grant(1);
    const tenantId = provenTenant('acme');
    const row = await shareSource(tenantId, { tx: world.database, sourceId: 'acme' });
    assert.ok(row !== undefined);
    await grant(0.05);
    await applyPace(world.database, { tenantId, row });
    assert.deepEqual(await sites(), [{ site_key: 'acme.test', gap_s: 20, burst: 1 }]);
  });

  it('are not paced by another source that may not fetch from their site', async () => {
    await workerOn(world).start(await submit(1));
    const before = await sites();
    const hosts = { baseUrl: 'https://acme.test/jobs', allowedHosts: ['acme.test'] };
    const other = await world.addSource('other', hosts);
    const slow = async (): Promise<void> => {
      const source = { name: other, politeness: { requestsPerSecond: 0.001 } };
      await world.api.sources.UpdateSource({ source, updateMask: { paths: ['politeness'] } });
    };
    await slow();
    assert.deepEqual(await sites(), before);
    await world.authorize(other);
    assert.deepEqual(await sites(), [{ site_key: 'acme.test', gap_s: 1_000, burst: 1 }]);
  });

  it('go on only inside what was authorized, until that is granted for more', async () => {
    const worker = workerOn(world);
    const [first, second] = [await submit(1), await submit(2)];
    await worker.start(first);
    const hosts = ['acme.test', 'other.test'];
    await update({ allowedHosts: hosts }, 'allowed_hosts');
    const refused = await refusalOf(submit(3));
    assert.equal(refused.reason, 'SOURCE_NOT_AUTHORIZED');
    assert.match(refused.message, /beyond its authorization/);
    assert.equal((await worker.start(second)).outcome, 'OUTCOME_SOURCE_STOPPED');
    const waiting = async () => (await world.api.crawls.GetCrawl({ name: second })).crawl;
    assert.equal((await waiting())?.waitReason, 'WAIT_REASON_SOURCE_STOPPED');
    // The record itself is as it was: only Grant and Revoke change it.
    const { source } = await world.api.sources.GetSource({ name });
    assert.equal(source?.authorization?.revokeTime, null);
    await world.authorize(name);
    const { crawl } = await world.api.crawls.GetCrawl({ name: second });
    assert.ok(crawl?.resumeTime !== null);
    const goesOn = await worker.start(second);
    assert.deepEqual(goesOn.assignment?.source?.allowedHosts, hosts);
  });

  it('go on by themselves where the definition is back inside its authorization', async () => {
    const worker = workerOn(world);
    const crawl = await submit(1);
    await update({ allowedPathPrefixes: [] }, 'allowed_path_prefixes');
    assert.equal((await worker.start(crawl)).outcome, 'OUTCOME_SOURCE_STOPPED');
    await world.api.sources.RollbackSource({ name, revisionId: '2' });
    assert.equal((await worker.start(crawl)).outcome, 'OUTCOME_CLAIMED');
    const narrower = { allowedPathPrefixes: ['/jobs/1'], baseUrl: 'https://acme.test/jobs/1' };
    await update(narrower, 'allowed_path_prefixes', 'base_url');
    assert.match(await submit(12), /^crawls/);
  });

  it('end where they began by what the next authorization does not cover', async () => {
    const worker = workerOn(world);
    const wide = { allowedHosts: ['acme.test', 'other.test:8443'], allowedPathPrefixes: [] };
    await update(wide, 'allowed_hosts', 'allowed_path_prefixes');
    await world.authorize(name);
    const [running, waiting] = [await submit(1), await submit(2)];
    await worker.start(running);
    await worker.endSlice(await worker.start(waiting));
    const narrow = { allowedHosts: ['acme.test'], allowedPathPrefixes: ['/jobs'] };
    await update(narrow, 'allowed_hosts', 'allowed_path_prefixes');
    const inside = await submit(3);
    await worker.start(inside);
    await update({ displayName: 'Narrow' }, 'display_name');
    const states = async () => {
      const crawls = [running, waiting, inside].map((crawl) =>
        world.api.crawls.GetCrawl({ name: crawl }),
      );
      return (await Promise.all(crawls)).map(({ crawl }) => crawl?.state);
    };
    // The authorization of before covers them all.
    assert.deepEqual(await states(), ['STATE_RUNNING', 'STATE_WAITING', 'STATE_RUNNING']);
    await world.authorize(name);
    assert.deepEqual(await states(), ['STATE_CANCELLING', 'STATE_FINISHING', 'STATE_RUNNING']);
    const { crawl } = await world.api.crawls.GetCrawl({ name: running });
    assert.match(crawl?.cancellation?.note ?? '', /beyond the authorization/);
  });

  it('end where an authorization is revoked that the definition reaches beyond', async () => {
    await submit(1);
    await update({ allowedPathPrefixes: ['/jobs', '/more'] }, 'allowed_path_prefixes');
    const revoked = await world.api.sources.RevokeSourceAuthorization({ name, note: 'no' });
    assert.deepEqual([revoked.source?.state, revoked.cancelledCrawls], ['STATE_SUSPENDED', 1]);
    await update({ allowedPathPrefixes: ['/jobs'] }, 'allowed_path_prefixes');
    const [row] = await world.sql('select authorized_until from sources');
    assert.equal(row?.['authorized_until'], null);
  });

  it('may be more at once where it may run more; those beyond wait', async () => {
    const slots = () => world.sql('select slots, used from source_slots');
    const worker = workerOn(world);
    await worker.start(await submit(1));
    await worker.start(await submit(2));
    await update({ politeness: { maxActiveCrawls: 1 } }, 'politeness.max_active_crawls');
    assert.deepEqual(await slots(), [{ slots: 1, used: 2 }]);
    const third = await submit(3);
    const full = await worker.start(third);
    assert.equal(full.outcome, 'OUTCOME_TENANT_LIMIT');
    await update({ politeness: { maxActiveCrawls: 3 } }, 'politeness.max_active_crawls');
    await world.sql(`update dispatches set available_at = now() where state = 'DUE'`);
    assert.equal((await worker.start(third)).outcome, 'OUTCOME_CLAIMED');
    assert.deepEqual(await slots(), [{ slots: 3, used: 3 }]);
  });
});
