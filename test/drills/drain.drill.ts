import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { ServiceName } from '../../deploy/local/service-settings.ts';
import { addSources, allSucceed, submitMany } from '../support/crawl-load.ts';
import { auditClean, measured } from '../support/drill.ts';
import { fastRecovery, unlimited } from '../support/settings.ts';
import { linkNames, type LinkName } from '../support/world-links.ts';
import { startWorld, type World } from '../support/world.ts';

/*
 * SIGTERM while those are away that a service would say goodbye to: refused, or silent, which is
 * worse. It ends with 0 and in time all the same, and once all is back every crawl ends right.
 */

const drainMsMax = 10_500;
const boards = ['a', 'b', 'c', 'd'].map((id) => ({
  strategy: 'html' as const,
  id,
  jobs: 6,
  pageSize: 3,
}));

const cases: readonly { readonly service: ServiceName; readonly away: readonly LinkName[] }[] = [
  { service: 'crawler', away: ['crawler-broker'] },
  { service: 'crawler', away: ['crawler-gateway'] },
  { service: 'crawler', away: ['crawler-storage'] },
  { service: 'crawler', away: ['gateway-database', 'storage-database'] },
  { service: 'crawler', away: linkNames },
  { service: 'gateway', away: ['gateway-broker'] },
  { service: 'gateway', away: ['gateway-storage'] },
  { service: 'gateway', away: ['gateway-database'] },
  { service: 'gateway', away: linkNames },
  { service: 'storage', away: ['storage-database'] },
];

describe('a service that is asked to stop', function () {
  this.timeout(180_000);
  let world: World;
  let sources: readonly string[];
  before(async () => {
    const gateway = { ...unlimited.gateway, ...fastRecovery.gateway };
    const crawler = { JOBRADAR_CRAWLER_CONCURRENCY: '3' };
    world = await startWorld({ boards, links: 'proxied', env: { gateway, crawler } });
    for (const board of world.boards) {
      board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 100 } });
    }
    sources = await addSources(world);
  });
  after(async () => {
    await world?.[Symbol.asyncDispose]();
  });

  for (const { service, away } of cases) {
    for (const how of ['down', 'silence'] as const) {
      const peers = away === linkNames ? 'everything' : away.join(' and ');
      const state = how === 'down' ? 'refused' : 'silent';
      it(`ends in time: ${service}, while ${peers} is ${state}`, async () => {
        await submitMany(world, { sources, each: 2 });
        for (const link of away) world.proxies[link][how]();
        const began = performance.now();
        assert.equal(await world.stop(service), 0, world.services[service].tail());
        const what = `${service} drained, ${peers} ${state}`;
        measured({ what, ms: performance.now() - began, boundMs: drainMsMax });
        for (const link of away) {
          // What was open through a silent link stays silent; it ends as in a network that heals.
          world.proxies[link].cut();
          world.proxies[link].restore();
        }
        await world.start(service);
        await allSucceed(world);
        await auditClean(world);
      });
    }
  }
});
