import assert from 'node:assert/strict';
import { after, before, it } from 'mocha';
import { renewProfile } from '#libs/broker-probe/ensure-profile.ts';
import { probeBroker } from '#libs/broker-probe/probe-broker.ts';
import { auditClean, measured } from '../support/drill.ts';
import { onEachSeries } from '../support/own-broker-series.ts';
import { startOwnBroker, type OwnBroker } from '../support/own-broker.ts';
import { fastRecovery } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

const resumeMsMax = 5_000;

onEachSeries('the broker probe', ['3', '4'], (series) => {
  let own: OwnBroker;
  let world: World;
  let source: string;

  before(async () => {
    own = await startOwnBroker({ version: series });
    world = await startWorld({
      ownBroker: own,
      boards: [{ strategy: 'html', jobs: 4, pageSize: 4 }],
      env: fastRecovery,
    });
    const [board] = world.boards;
    assert.ok(board);
    source = await world.addSource(board);
  });
  after(async () => {
    await world?.[Symbol.asyncDispose]();
    await own?.[Symbol.asyncDispose]();
  });

  it('finds it safe, and says what it saw', async () => {
    const profile = await probeBroker({ url: world.installation.topologyUrl });
    assert.deepEqual(profile.reasons, []);
    assert.equal(profile.version, own.version);
    assert.equal(profile.findings.limit.letter?.firstReason, 'delivery_limit');
    for (const { handouts } of Object.values(profile.findings.returns)) {
      assert.deepEqual(handouts, [0, 1, 2]);
    }
  });

  it('is all that a gateway waits for that never heard of its broker', async () => {
    await world.sql.rows('delete from gateway.broker_profiles');
    await untilStop(world, 'broker_profile_missing');
    const { name } = await world.createCrawl({ source });
    await world.waitForState(name, ['PENDING']);
    await renewProfile(placesOf(world));
    const probedMs = performance.now();
    await world.waitForState(name, ['QUEUED', 'RUNNING', 'FINISHING', 'SUCCEEDED']);
    const ms = performance.now() - probedMs;
    measured({ what: `RabbitMQ ${series}: probed, publishing`, ms, boundMs: resumeMsMax });
    assert.equal((await world.waitForEnd(name)).state, 'STATE_SUCCEEDED');
  });

  it('holds for the same broker that lost all its data, and for no other', async () => {
    const before = await world.sql.rows('select probe_time from gateway.broker_profiles');
    await own.wipe();
    const { name } = await world.createCrawl({ source });
    await world.broker.makeAgain();
    const thereMs = performance.now();
    assert.equal((await world.waitForEnd(name, 60_000)).state, 'STATE_SUCCEEDED');
    const ms = performance.now() - thereMs;
    measured({ what: `RabbitMQ ${series}: wiped, a crawl ended`, ms });
    const after = await world.sql.rows('select probe_time from gateway.broker_profiles');
    assert.deepEqual(after, before);

    // Another name is another broker: it is looked at first.
    await own.ctl('set_cluster_name', 'another');
    await own.ctl('close_all_connections', '--global', 'a drill');
    await untilStop(world, 'broker_profile_missing');
    await renewProfile(placesOf(world));
    await untilStop(world, '');
    await auditClean(world);
  });
});

function placesOf({ installation }: World) {
  const { topologyUrl, gatewayDatabaseUrl: databaseUrl } = installation;
  return { topologyUrl, databaseUrl };
}

async function untilStop(world: World, stop: string): Promise<void> {
  const look = async (): Promise<boolean> =>
    (await world.api.system.GetStatus({})).publishStop === stop;
  await until(`publish_stop to be "${stop}"`, look, { everyMs: 200, withinMs: 30_000 });
}
