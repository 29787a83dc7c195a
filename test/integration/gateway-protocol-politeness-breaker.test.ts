import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { openDatabase, type Database } from '#libs/postgres/database.ts';
import { durationMs } from '#libs/proto/timestamps.ts';
import { politenessHandlers } from '../../services/gateway/politeness-service.ts';
import { permitsOn, type PermitCalls } from './gateway-protocol-permits.ts';
import { protocolWorld, siteKey, type ProtocolWorld } from './gateway-protocol-world.ts';

const dead = { httpStatus: 0, failureReason: 'FAILURE_REASON_CONNECTION_FAILED' } as const;
// As if the time had passed for which it is open, or in which the probe is heard of.
const timePassed = `breaker_until = now(), next_slot = '-infinity'`;

describe('the breaker of a site, of two gateways', () => {
  let world: ProtocolWorld;
  let database: Database;
  let here: PermitCalls;
  let there: PermitCalls;
  beforeEach(async () => {
    world = await protocolWorld();
    database = await openDatabase({ url: world.url, schema: 'gateway', applicationName: 'second' });
    const second = politenessHandlers({ ...world.deps, database });
    here = permitsOn(world);
    there = permitsOn(world, second as ProtocolWorld['politeness']);
  });
  afterEach(async () => {
    await database[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  });
  // Four requests are in flight at most, so five failures come of two gateways anyway.
  const breakIt = async (grant: string): Promise<void> => {
    for (let times = 0; times < 5; times += 1) {
      await here.change(`next_slot = '-infinity'`);
      assert.ok(await (times % 2 === 0 ? here : there).fetchOnce(grant, dead));
    }
    assert.equal((await here.site()).breaker, 'OPEN');
  };

  it('opens after five failures in a row, whoever tells them, and sends crawls away', async () => {
    const { grant } = await here.begin();
    const waiting = await world.submit();
    await world.publish(waiting);
    await breakIt(grant);
    for (const gateway of [here, there]) {
      const refused = await gateway.reserve(grant, 4);
      assert.equal(refused.permits?.length, 0);
      assert.match(refused.reason ?? '', /does not answer/u);
      assert.ok((durationMs(refused.blockedFor) ?? 0) > 29_000);
    }
    const claim = await world.claim(waiting);
    assert.equal(claim.outcome, 'OUTCOME_HOST_NOT_READY');
    const seen = await world.see(waiting);
    assert.deepEqual([seen.attempt, seen.wait_reason], [1, 'HOST_NOT_READY']);
    assert.ok((seen.dispatch_due_in_s ?? 0) > 28);
  });

  it('gives one probe to all of them, and closes when it is answered', async () => {
    const grants = (await Promise.all(Array.from({ length: 8 }, () => here.begin()))).map(
      ({ grant }) => grant,
    );
    const [first = ''] = grants;
    await breakIt(first);
    await here.change(timePassed);
    const asked = await Promise.all(
      grants.map((grant, index) => (index % 2 === 0 ? here : there).reserve(grant, 4)),
    );
    const permits = asked.map((answer) => answer.permits ?? []);
    assert.equal(permits.flat().length, 1);
    const prober = permits.findIndex((each) => each.length === 1);
    await there.settle(grants[prober] ?? '', [{ permitId: permits[prober]?.[0]?.id ?? '' }]);
    const { breaker, failures, in_flight: inFlight } = await here.site();
    assert.deepEqual([breaker, failures, inFlight], ['CLOSED', 0, 0]);
    await here.change(`next_slot = '-infinity'`);
    assert.ok(((await here.reserve(first, 4)).permits?.length ?? 0) > 0);
  });

  it('stays open twice as long when the probe fails', async () => {
    const { grant } = await here.begin();
    await breakIt(grant);
    await here.change(timePassed);
    const told = await here.fetchOnce(grant, dead);
    assert.equal(Math.round((durationMs(told?.blockedFor) ?? 0) / 1_000), 60);
    assert.equal((await here.site()).breaker, 'OPEN');
    assert.equal((await there.reserve(grant, 1)).permits?.length, 0);
  });

  it('gives the probe to another one when its worker died, and no longer hears it', async () => {
    const { grant } = await here.begin();
    const second = await there.begin();
    await breakIt(grant);
    await here.change(timePassed);
    const [lost] = (await here.reserve(grant, 1)).permits ?? [];
    assert.ok(lost?.id);
    assert.equal((await there.reserve(second.grant, 1)).permits?.length, 0, 'it is out');
    await here.change(timePassed);
    const [probe] = (await there.reserve(second.grant, 1)).permits ?? [];
    assert.ok(probe?.id, 'the probe of the dead worker has had its time');
    await here.settle(grant, [{ permitId: lost.id }]);
    assert.equal((await here.site()).breaker, 'HALF_OPEN');
    await there.settle(second.grant, [{ permitId: probe.id }]);
    assert.equal((await here.site()).breaker, 'CLOSED');
  });

  it('lets the next one try at once when the probe is given back', async () => {
    const { grant } = await here.begin();
    await breakIt(grant);
    await here.change(timePassed);
    assert.ok(await here.fetchOnce(grant, { unused: true }));
    assert.equal((await there.reserve(grant, 1)).permits?.length, 1);
    assert.equal((await here.site(siteKey)).breaker, 'HALF_OPEN');
  });
});
