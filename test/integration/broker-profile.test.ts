import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { ensureProfile, renewProfile } from '#libs/broker-probe/ensure-profile.ts';
import { connect } from '#libs/grpc/connect.ts';
import { Health } from '#libs/proto/services.ts';
import { unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

const queue = 'jobradar.crawl.http';

describe('a gateway and the profile of its broker', function () {
  let world: World;
  let source: string;

  before(async () => {
    world = await startWorld({
      boards: [{ strategy: 'html', jobs: 1, pageSize: 1 }],
      services: ['storage'],
      env: unlimited,
    });
    await world.sql.rows('delete from gateway.broker_profiles');
    await world.start('gateway');
    const [board] = world.boards;
    assert.ok(board);
    source = await world.addSource(board);
  });
  after(() => world[Symbol.asyncDispose]());

  it('publishes nothing where nobody looked, says why, and publishes after the probe', async () => {
    await untilStopped(world, 'broker_profile_missing');
    const { name } = await world.createCrawl({ source });
    await until('a due dispatch', async () => (await world.api.system.GetStatus({})).outbox?.due);
    assert.equal((await world.getCrawl(name)).state, 'STATE_PENDING');
    assert.equal(await world.broker.depth(queue), 0);
    assert.match(await readyText(world), /"broker-profile":"this broker was never probed; run /);
    assert.equal(await brokerHealth(world), 'NOT_SERVING');
    const metrics = await metricsText(world);
    assert.match(metrics, /^jobradar_publish_stopped\{reason="broker_profile_missing"\} 1$/m);
    // A broker that nobody looked at takes no copy, so none is burned.
    const { copy } = await world.sql.one('select copy from gateway.dispatches');
    assert.equal(copy, 0);

    assert.ok(await ensureProfile(placesOf(world)));
    await world.waitForState(name, ['QUEUED'], 5_000);
    assert.equal(await world.broker.depth(queue), 1);
    await untilStopped(world, '');
    assert.match(await readyText(world), /"ready":true/);
    assert.equal(await brokerHealth(world), 'SERVING');
    assert.match(
      await metricsText(world),
      /^jobradar_publish_stopped\{reason="broker_profile_missing"\} 0$/m,
    );
    assert.equal(await ensureProfile(placesOf(world)), undefined);
  });

  it('stops at a broker that was found unsafe, tells it once, and goes on after', async () => {
    const before = world.services.gateway.log.length;
    await world.sql.rows(
      `update gateway.broker_profiles set is_safe = false, reasons = '{"letters: not kept"}'`,
    );
    await untilStopped(world, 'broker_profile_unsafe');
    const { name } = await world.createCrawl({ source });
    assert.equal((await world.getCrawl(name)).state, 'STATE_PENDING');
    assert.match(await readyText(world), /found this broker unsafe: letters: not kept/);
    assert.ok(await ensureProfile(placesOf(world)));
    await world.waitForState(name, ['QUEUED'], 5_000);
    const told = world.services.gateway.log
      .slice(before)
      .filter(({ message }) => message === 'nothing is published');
    assert.deepEqual(
      told.map(({ reason, why }) => [reason, why]),
      [['broker_profile_unsafe', 'the probe found this broker unsafe: letters: not kept']],
    );
  });

  for (const [what, change, words] of [
    ['the version of the broker', `version = '3.9.0'`, /its version \(3\.9\.0, now \d+\./],
    ['the cluster', `cluster_name = 'old'`, /the cluster \(old, now /],
    ['the topology', `topology = 'jobradar.topology.0'`, /the topology \(jobradar\.topology\.0,/],
    ['the probe', 'probe_version = 0', /the version of the probe \(0, now \d+\)/],
  ] as const) {
    it(`stops where ${what} is another than the profile's, and goes on after`, async () => {
      await world.sql.rows(`update gateway.broker_profiles set ${change}`);
      await untilStopped(world, 'broker_profile_missing');
      assert.match(await readyText(world), words);
      await renewProfile(placesOf(world));
      await untilStopped(world, '');
      await world.sql.rows(`delete from gateway.broker_profiles where ${change}`);
    });
  }

  it('needs no new look when the connection to the same broker comes back', async () => {
    const { gateway } = world.services;
    const after = gateway.log.length;
    await world.broker.closeConnections('a test');
    await gateway.waitForLog('broker session ready', { after });
    const { name } = await world.createCrawl({ source });
    await world.waitForState(name, ['QUEUED'], 5_000);
  });
});

function placesOf({ installation }: World) {
  const { topologyUrl, gatewayDatabaseUrl: databaseUrl } = installation;
  return { topologyUrl, databaseUrl };
}

async function untilStopped(world: World, stop: string): Promise<void> {
  const look = async (): Promise<boolean> =>
    (await world.api.system.GetStatus({})).publishStop === stop &&
    (stop === '') === (await readyText(world)).includes('"ready":true');
  await until(`publish_stop to be "${stop}"`, look, { everyMs: 100 });
}

async function brokerHealth({ installation }: World): Promise<string> {
  using health = connect(Health, installation.publicAddress);
  return (await health.Check({ service: 'jobradar.broker' })).status;
}

async function readyText(world: World): Promise<string> {
  return await (await fetch(`http://${world.installation.metrics.gateway}/ready`)).text();
}

async function metricsText(world: World): Promise<string> {
  return await (await fetch(`http://${world.installation.metrics.gateway}/metrics`)).text();
}
