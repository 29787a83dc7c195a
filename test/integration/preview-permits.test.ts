import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { previewEpoch } from '#libs/grant/grant.ts';
import { statement } from '#libs/postgres/database.ts';
import { durationMs } from '#libs/proto/timestamps.ts';
import { uuidv7 } from '#libs/runtime/ids.ts';
import { beginPreview, endPreview } from '../../services/gateway/adapters/preview-store.ts';
import { startReturnPermits } from '../../services/gateway/tidy-protocol.ts';
import { until } from '../support/until.ts';
import { permitsOn, type PermitCalls } from './gateway-protocol-permits.ts';
import {
  protocolWorld,
  siteKey,
  sourceId,
  tenantId,
  type ProtocolWorld,
} from './gateway-protocol-world.ts';
import { nothingFetched } from './robots-put.ts';

const origin = `https://${siteKey}`;

describe('the permits of a preview', () => {
  let world: ProtocolWorld;
  beforeEach(async () => {
    world = await protocolWorld({ sweepEveryMs: 20 });
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
  });
  const reserve: PermitCalls['reserve'] = (...asked) => permitsOn(world).reserve(...asked);
  const settle: PermitCalls['settle'] = (...told) => permitsOn(world).settle(...told);
  const inFlight = async (): Promise<number> => (await permitsOn(world).site()).in_flight;
  const run = (text: string): Promise<number> =>
    world.database.run(statement<never>(`test-${text}`.slice(0, 60), text));
  const preview = async (lastsMs = 60_000): Promise<{ id: string; grant: string }> => {
    const id = uuidv7();
    const url = `${origin}/jobs`;
    const { untilMs } = await beginPreview(world.database, {
      previewId: id,
      tenantId,
      sourceId,
      revision: 1,
      url,
      siteKey,
      lastsMs,
    });
    const grant = world.deps.grants.signer.sign({
      taskId: id,
      tenantId,
      sourceId,
      epoch: previewEpoch,
      expiresAtMs: Math.floor(untilMs),
    });
    return { id, grant };
  };

  it('come out of the same slots as those of a crawl', async () => {
    const { grant: crawl } = await permitsOn(world).begin();
    assert.equal((await reserve(crawl, 3)).permits?.length, 3);
    const { grant } = await preview();
    const { permits } = await reserve(grant, 1);
    const waitMs = durationMs(permits?.[0]?.wait) ?? 0;
    assert.ok(waitMs > 20 && waitMs <= 100, `one gap behind the crawl's burst, not ${waitMs} ms`);
    const more = await reserve(crawl, 1);
    assert.deepEqual([more.permits?.length, await inFlight()], [0, 4], 'as many as may be');
    await settle(grant, [{ permitId: permits?.[0]?.id }]);
    assert.equal(await inFlight(), 3);
  });

  it('make the row of a site that nobody has asked yet', async () => {
    const { grant } = await preview();
    assert.equal((await reserve(grant, 1)).permits?.length, 1);
    const { gap_ms: gapMs } = await permitsOn(world).site();
    assert.equal(Math.round(gapMs), 100, 'with the pace of the source');
  });

  it('are booked once for one id, and for hosts of the source only', async () => {
    const { grant } = await preview();
    const same = { reservationId: randomUUID() };
    const first = await reserve(grant, 1, same);
    assert.deepEqual((await reserve(grant, 1, same)).permits?.[0]?.id, first.permits?.[0]?.id);
    assert.equal(await inFlight(), 1);
    assert.equal((await reserve(grant, 1, { key: 'other.test' })).permits?.length, 1);
    await assert.rejects(reserve(grant, 1, { key: 'evil.test' }), { reason: 'URL_NOT_ALLOWED' });
  });

  it('are none of a crawl, nor the other way round', async () => {
    const { grant: crawl } = await permitsOn(world).begin();
    const { grant } = await preview();
    const { permits } = await reserve(crawl, 1);
    await settle(grant, [{ permitId: permits?.[0]?.id }]);
    assert.equal(await inFlight(), 1, 'its own only');
  });

  it('are not to be had once the source is stopped or no longer authorised', async () => {
    const { grant } = await preview();
    await run("update sources set state = 'PAUSED'");
    const paused = await reserve(grant, 1);
    assert.deepEqual([paused.permits, paused.directive], [[], 'DIRECTIVE_STOP_SOURCE']);
    await run("update sources set state = 'ACTIVE', authorized_until = now() - interval '1 s'");
    const expired = await reserve(grant, 1);
    assert.deepEqual([expired.permits, expired.directive], [[], 'DIRECTIVE_STOP_SOURCE']);
  });

  it('are not to be had once it is over, by its call or by its time', async () => {
    const ended = await preview();
    await endPreview(world.database, ended.id);
    await assert.rejects(reserve(ended.grant, 1), { reason: 'LEASE_LOST' });
    const late = await preview(0);
    await assert.rejects(reserve(late.grant, 1), { reason: 'LEASE_LOST' });
  });

  it('come back when it is over, however it ended, and not before', async () => {
    const alive = await preview();
    await reserve(alive.grant, 1);
    const dead = await preview();
    await reserve(dead.grant, 2);
    await using _duty = startReturnPermits(world.deps);
    await endPreview(world.database, dead.id);
    await until('those of the one that is over', async () => (await inFlight()) === 1);
    await run("update previews set until = now() - interval '2 minutes'");
    await until('the others', async () => (await inFlight()) === 0);
    const left = statement<{ count: number }>(
      'test-previews',
      'select count(*)::int as count from previews',
    );
    await until('its row to go', async () => (await world.database.first(left))?.count === 0);
  });

  it('tell what the site said to every worker', async () => {
    const { grant: crawl } = await permitsOn(world).begin();
    const { grant } = await preview();
    const { permits } = await reserve(grant, 1);
    const retryAfter = { seconds: '30', nanos: 0 };
    await settle(grant, [{ permitId: permits?.[0]?.id, httpStatus: 429, retryAfter }]);
    const next = await reserve(crawl, 1);
    assert.equal(next.permits?.length, 0);
    assert.ok((durationMs(next.blockedFor) ?? 0) > 20_000);
  });

  it('open the breaker of a site that does not answer', async () => {
    const { grant } = await preview();
    const failureReason = 'FAILURE_REASON_FETCH_TIMEOUT' as const;
    for (let times = 0; times < 5; times += 1) {
      await permitsOn(world)
        .change("next_slot = '-infinity'")
        .catch(() => 0);
      await permitsOn(world).fetchOnce(grant, { httpStatus: 0, failureReason });
    }
    await until('the breaker', async () => (await permitsOn(world).site()).breaker === 'OPEN');
  });

  it('let it fetch robots.txt for all, until it is over', async () => {
    const { grant: crawl } = await permitsOn(world).begin();
    const { id, grant } = await preview();
    const ask = async (token: string): Promise<string> => {
      const { action } = await world.politeness.GetRobots(world.context, { grant: token, origin });
      return String(action);
    };
    assert.equal(await ask(grant), 'ACTION_FETCH');
    assert.equal(await ask(crawl), 'ACTION_WAIT');
    await endPreview(world.database, id);
    assert.equal(await ask(crawl), 'ACTION_FETCH', 'nobody waits for one that is over');
  });

  it('leave the source as it is where robots.txt refuses: the next crawl obeys it', async () => {
    const { grant } = await preview();
    const stateOf = async (): Promise<string | undefined> => {
      const query = statement<{ state: string }>('test-state', 'select state from sources');
      return (await world.database.first(query))?.state;
    };
    await world.politeness.GetRobots(world.context, { grant, origin });
    const { copy } = await world.politeness.PutRobots(world.context, {
      ...nothingFetched,
      grant,
      origin,
      httpStatus: 403,
      flags: ['robots_challenge'],
    });
    assert.equal(copy?.decision, 'DECISION_DENY_ALL');
    assert.equal(await stateOf(), 'ACTIVE');
    const { grant: crawl } = await permitsOn(world).begin();
    await world.politeness.GetRobots(world.context, { grant: crawl, origin });
    assert.equal(await stateOf(), 'SUSPENDED');
  });

  it('slow the site down where its robots.txt asks for that', async () => {
    const { grant } = await preview();
    await reserve(grant, 1);
    await world.politeness.PutRobots(world.context, {
      ...nothingFetched,
      grant,
      origin,
      httpStatus: 200,
      body: Buffer.from('User-agent: *\nCrawl-delay: 2\n'),
    });
    assert.equal(Math.round((await permitsOn(world).site()).gap_ms), 2_000);
  });
});
