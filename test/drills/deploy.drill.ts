import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { httpQueue } from '#libs/amqp/topology-model.ts';
import { renewProfile } from '#libs/broker-probe/ensure-profile.ts';
import type { ServiceName } from '../../deploy/local/service-settings.ts';
import { rolePassword } from '../support/database.ts';
import { addSources, allSucceed, noneLost, submitMany } from '../support/crawl-load.ts';
import { auditClean, measured, skipDrill } from '../support/drill.ts';
import { previousRelease, runScript, type PreviousRelease } from '../support/previous-release.ts';
import { republish } from '../support/republish.ts';
import { testServers } from '../support/servers.ts';
import { checkout } from '../support/service-process.ts';
import { unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

/*
 * The release before this one and this one together, as real code of both: every crawl ends right,
 * and none of them pays with an attempt.
 */

const boards = ['a', 'b', 'c'].map((id) => ({
  strategy: 'html' as const,
  id,
  jobs: 4,
  pageSize: 2,
}));
const order: readonly ServiceName[] = ['storage', 'gateway', 'crawler'];

describe('a deploy', function () {
  this.timeout(180_000);
  let previous: PreviousRelease | undefined;
  before('unpacks the previous release', async () => {
    previous = await previousRelease();
  });
  after(async () => {
    await previous?.[Symbol.asyncDispose]();
  });
  const release = (): PreviousRelease =>
    previous ?? skipDrill('the history does not hold the previous release');

  const together: readonly { readonly what: string; readonly old: readonly ServiceName[] }[] = [
    { what: 'an old worker with a new gateway and its messages', old: ['crawler'] },
    { what: 'a new worker with an old gateway on the new schema', old: ['gateway'] },
    { what: 'a new gateway and a new worker with old storage', old: ['storage'] },
    { what: 'new storage with an old gateway and an old worker', old: ['gateway', 'crawler'] },
    { what: 'a new worker with everything else old', old: ['storage', 'gateway'] },
  ];
  for (const { what, old } of together) {
    it(`runs ${what}`, async () => {
      const { folder } = release();
      await using world = await startWorld({ boards, services: [], env: unlimited });
      for (const name of old) world.services[name].runFrom(folder);
      for (const name of order) await world.start(name);
      const sources = await addSources(world);
      await submitMany(world, { sources, each: 3 });
      await allSucceed(world);
      await noneLost(world);
      await auditClean(world);
    });
  }

  for (const steps of [order, order.toReversed()]) {
    it(`rolls ${steps.join(', then ')} under load, after its migration`, async () => {
      const { folder, run } = release();
      await using world = await startWorld({ boards, services: [], env: unlimited });
      await backToOldSchema(world, (env) => run('scripts/migrate.ts', env));
      for (const name of order) {
        world.services[name].runFrom(folder);
        await world.start(name);
      }
      const sources = await addSources(world);
      const load = startLoad(world, sources);
      await until('crawls of the old release', () => load.accepted >= 6);
      await runScript(checkout, 'scripts/migrate.ts', migrationOf(world));
      await renewProfile({
        topologyUrl: world.broker.urlFor('jr-topology'),
        databaseUrl: world.databaseUrlFor('gateway'),
      });
      for (const name of steps) {
        const sooner = load.accepted;
        assert.equal(await world.stop(name), 0, `${name} of the old release`);
        world.services[name].runFrom(checkout);
        const began = performance.now();
        await world.start(name);
        measured({ what: `${name} replaced, ready`, ms: performance.now() - began });
        await until('further crawls', () => load.accepted >= sooner + 3, { withinMs: 30_000 });
      }
      await load.stop();
      await allSucceed(world);
      await noneLost(world);
      await auditClean(world);
    });
  }

  it('loses no message that an older worker does not know', async () => {
    const env = { gateway: { JOBRADAR_LETTER_RESEND_MS: '1000' } };
    await using world = await startWorld({ boards, services: ['storage', 'gateway'], env });
    const [source = ''] = await addSources(world);
    const { name } = await world.createCrawl({ source });
    await world.broker.waitForDepth(httpQueue, 1);
    await republish(world.broker, httpQueue, { type: 'jobradar.crawl.v2' });
    await world.start('crawler');
    const line = await world.services.crawler.waitForLog('message of a newer type', { after: 0 });
    assert.equal(line['type'], 'jobradar.crawl.v2');
    // The gateway sends it out again, now in the form that this worker knows.
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_SUCCEEDED');
    assert.deepEqual([ended.attempt, ended.executionCount], [1, 1]);
    await auditClean(world);
  });
});

/** Submits a crawl every fifth of a second; what is refused meanwhile is simply not accepted. */
function startLoad(world: World, sources: readonly string[]) {
  const stopping = new AbortController();
  let accepted = 0;
  const submit = async (): Promise<void> => {
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      const source = sources[index % sources.length] ?? '';
      await world.createCrawl({ source }).then(
        () => (accepted += 1),
        () => undefined,
      );
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const running = submit();
  return {
    get accepted() {
      return accepted;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function migrationOf(world: World): Record<string, string> {
  const url = new URL(testServers().databaseUrl);
  url.pathname = new URL(world.databaseUrlFor('gateway')).pathname;
  return {
    JOBRADAR_MIGRATION_DATABASE_URL: url.href,
    JOBRADAR_DATABASE_PASSWORD_GATEWAY: rolePassword,
    JOBRADAR_DATABASE_PASSWORD_STORAGE: rolePassword,
  };
}

/* As before the deploy: the schemas that the previous release made, and the world's own key. */
async function backToOldSchema(
  world: World,
  migrate: (env: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  const kept = ['tenants', 'tenant_slots', 'tenant_backlogs', 'api_keys'];
  await world.sql.rows('create schema kept');
  for (const table of kept) {
    await world.sql.rows(`create table kept.${table} as table gateway.${table}`);
  }
  await world.sql.rows('drop schema gateway cascade');
  await world.sql.rows('drop schema storage cascade');
  await migrate(migrationOf(world));
  for (const table of kept) {
    await world.sql.rows(`insert into gateway.${table} select * from kept.${table}`);
  }
  await world.sql.rows('drop schema kept cascade');
}
