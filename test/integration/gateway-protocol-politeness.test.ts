import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { statement } from '#libs/postgres/database.ts';
import { durationMs } from '#libs/proto/timestamps.ts';
import { cancelTask } from '../../services/gateway/adapters/task-commands.ts';
import { startReturnPermits } from '../../services/gateway/tidy-protocol.ts';
import { until } from '../support/until.ts';
import { permitsOn, type PermitCalls } from './gateway-protocol-permits.ts';
import { protocolWorld, siteKey, tenantId, type ProtocolWorld } from './gateway-protocol-world.ts';

describe('politeness', () => {
  let world: ProtocolWorld;
  beforeEach(async () => {
    world = await protocolWorld({ sweepEveryMs: 20 });
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
  });
  const begin = () => permitsOn(world).begin();
  const reserve: PermitCalls['reserve'] = (...asked) => permitsOn(world).reserve(...asked);
  const settle: PermitCalls['settle'] = (...told) => permitsOn(world).settle(...told);
  const inFlight = async (): Promise<number> => (await permitsOn(world).site()).in_flight;

  it('books slots by burst and pace, for all workers together', async () => {
    const first = await begin();
    const second = await begin();
    const block = await reserve(first.grant, 3);
    const waits = (block.permits ?? []).map((permit) => Math.round(durationMs(permit.wait) ?? -1));
    assert.equal(waits.length, 3);
    assert.ok((waits[0] ?? 99) < 50, 'a site that was left alone has saved up a burst');
    const next = await reserve(second.grant, 1);
    const wait = durationMs(next.permits?.[0]?.wait) ?? 0;
    assert.ok(wait > 20 && wait <= 100, `one gap behind, not ${wait} ms`);
  });

  it('books nothing twice for one id, and never more than may be in flight', async () => {
    const { grant } = await begin();
    const reservationId = randomUUID();
    const block = await reserve(grant, 20, { reservationId });
    assert.equal(block.permits?.length, 4, 'max_concurrent_fetches');
    const again = await reserve(grant, 20, { reservationId });
    assert.deepEqual(
      again.permits?.map((permit) => permit.id),
      block.permits?.map((permit) => permit.id),
    );
    const more = await reserve(grant, 1);
    assert.equal(more.permits?.length, 0);
    assert.match(more.reason ?? '', /in flight/u);
    assert.ok((durationMs(more.blockedFor) ?? 0) > 0);
    await settle(
      grant,
      (block.permits ?? []).map((permit) => ({ permitId: permit.id })),
    );
    await settle(
      grant,
      (block.permits ?? []).map((permit) => ({ permitId: permit.id })),
    );
    assert.equal(await inFlight(), 0);
  });

  it('holds a 429 with Retry-After for everybody', async () => {
    const first = await begin();
    const second = await begin();
    const block = await reserve(first.grant, 1);
    const settled = await settle(first.grant, [
      { permitId: block.permits?.[0]?.id, httpStatus: 429, retryAfter: { seconds: '3', nanos: 0 } },
    ]);
    assert.equal(Math.round((durationMs(settled.blockedFor) ?? 0) / 1000), 3);
    const next = await reserve(second.grant, 1);
    assert.equal(next.permits?.length, 0);
    const waitMs = durationMs(next.blockedFor) ?? 0;
    assert.ok(waitMs > 2_000 && waitMs < 3_000, `the pause, less what is booked ahead: ${waitMs}`);
  });

  it('gives nothing for a block any more that a pause has overtaken', async () => {
    const first = await begin();
    const second = await begin();
    const held = { reservationId: randomUUID() };
    const block = await reserve(second.grant, 2, held);
    assert.equal((await reserve(second.grant, 1, held)).permits?.length, 2, 'it holds');
    const { permits } = await reserve(first.grant, 1);
    const retryAfter = { seconds: '3', nanos: 0 };
    await settle(first.grant, [{ permitId: permits?.[0]?.id, httpStatus: 429, retryAfter }]);
    const asked = await reserve(second.grant, 1, held);
    assert.equal(asked.permits?.length, 0);
    assert.ok((durationMs(asked.blockedFor) ?? 0) > 2_000);
    // Nothing was booked for the question, and what was held can be given back.
    assert.equal(await inFlight(), 2);
    await settle(
      second.grant,
      (block.permits ?? []).map(({ id }) => ({ permitId: id, unused: true })),
    );
    assert.equal(await inFlight(), 0);
  });

  it('gives the slots of unused permits back', async () => {
    const { grant } = await begin();
    const block = await reserve(grant, 4);
    const [used, ...unused] = block.permits ?? [];
    await settle(grant, [
      { permitId: used?.id },
      ...unused.map((permit) => ({ permitId: permit.id, unused: true })),
    ]);
    const next = await reserve(grant, 1);
    assert.ok((durationMs(next.permits?.[0]?.wait) ?? 999) <= 1, 'the burst is still there');
  });

  it('refuses a key that is not of the source, and takes its other hosts', async () => {
    const { grant } = await begin();
    await assert.rejects(reserve(grant, 1, { key: 'evil.test' }), { reason: 'URL_NOT_ALLOWED' });
    assert.equal((await reserve(grant, 1, { key: 'other.test' })).permits?.length, 1);
  });

  it('gives a cancelled crawl no permit, and a lost one LEASE_LOST', async () => {
    const { taskId, grant } = await begin();
    await cancelTask(world.database, { tenantId, taskId, requester: 'key:test', note: '' });
    const refused = await reserve(grant, 1);
    assert.deepEqual([refused.permits?.length, refused.directive], [0, 'DIRECTIVE_CANCEL']);
    const other = await begin();
    await world.claim(other.taskId, { handout: 1 });
    await assert.rejects(reserve(other.grant, 1), { reason: 'LEASE_LOST' });
  });

  it('returns the permits of an execution that is lost, but not their slots', async () => {
    const { taskId, grant } = await begin();
    const block = await reserve(grant, 3);
    const slots = (): Promise<{ is_behind: boolean } | undefined> =>
      world.database.first(
        statement<{ is_behind: boolean }>(
          'test-next-slot',
          `select s.next_slot >= r.first_slot + r.k * r.gap as is_behind
         from sites s join reservations r using (site_key)`,
        ),
      );
    await world.claim(taskId, { handout: 1 });
    assert.equal((await world.see(taskId)).losses, 1, 'it had taken permits');
    await using _duty = startReturnPermits(world.deps);
    await until('the permits', async () => (await inFlight()) === 0);
    assert.ok((await slots())?.is_behind, 'the dead one may have used them');
    // It was not dead: what it tells counts once, and takes nothing from those who came after.
    await settle(grant, block.permits?.map(({ id }) => ({ permitId: id })) ?? []);
    assert.equal(await inFlight(), 0);
  });

  it('lets many crawls of one origin fetch robots.txt once', async () => {
    const { grant } = await begin();
    const others = await Promise.all(Array.from({ length: 9 }, begin));
    const origin = `https://${siteKey}`;
    const asked = await Promise.all(
      [grant, ...others.map((other) => other.grant)].map((each) =>
        world.politeness.GetRobots(world.context, { grant: each, origin }),
      ),
    );
    const actions = asked.map((answer) => answer.action);
    assert.equal(actions.filter((action) => action === 'ACTION_FETCH').length, 1);
    assert.equal(actions.filter((action) => action === 'ACTION_WAIT').length, 9);
    await world.politeness.PutRobots(world.context, {
      ...noRobots,
      grant,
      origin,
      httpStatus: 200,
      body: Buffer.from('User-agent: *\nDisallow: /private/\n'),
    });
    const answer = await world.politeness.GetRobots(world.context, { grant, origin });
    assert.deepEqual([answer.action, answer.copy?.decision], ['ACTION_USE', 'DECISION_RULES']);
  });

  it('defers where robots.txt cannot be reached, and denies where it is refused', async () => {
    const { grant } = await begin();
    const put = (origin: string, httpStatus: number) =>
      world.politeness.PutRobots(world.context, { ...noRobots, grant, origin, httpStatus });
    const away = await put('https://away.test', 503);
    assert.equal(away.copy?.decision, 'DECISION_DENY_ALL');
    assert.ok((durationMs(away.wait) ?? 0) >= 30_000);
    const again = await world.politeness.GetRobots(world.context, {
      grant,
      origin: 'https://away.test',
    });
    assert.equal(again.action, 'ACTION_DEFER');
    const refused = await put('https://refused.test', 403);
    assert.deepEqual([refused.copy?.decision, refused.wait], ['DECISION_DENY_ALL', undefined]);
    assert.equal((await put('https://none.test', 404)).copy?.decision, 'DECISION_ALLOW_ALL');
  });
});

const noRobots = {
  body: Buffer.alloc(0),
  etag: '',
  lastModified: '',
  maxAge: null,
  retryAfter: null,
  failureReason: 'FAILURE_REASON_UNSPECIFIED' as const,
  flags: [],
};
