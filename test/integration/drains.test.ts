import assert from 'node:assert/strict';

import { after, before, describe, it } from 'mocha';

import { httpQueue } from '#libs/amqp/topology-model.ts';
import type { ServiceName } from '../../deploy/local/service-settings.ts';
import { addSources, allSucceed, noneLost, submitMany } from '../support/crawl-load.ts';
import { unlimited } from '../support/settings.ts';
import { startWorld, type World } from '../support/world.ts';

/* SIGTERM under load, to each of our services: what runs is let go of in order, in time. */

const drainMsMax = 10_500;
const boards = ['a', 'b', 'c', 'd'].map((id) => ({
  strategy: 'html' as const,
  id,
  jobs: 6,
  pageSize: 3,
}));

describe('a service that is asked to stop under load', function () {
  this.timeout(120_000);
  let world: World;
  let sources: readonly string[];
  before(async () => {
    const crawler = { JOBRADAR_CRAWLER_CONCURRENCY: '3' };
    world = await startWorld({ boards, env: { ...unlimited, crawler } });
    for (const board of world.boards) {
      board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 100 } });
    }
    sources = await addSources(world);
  });
  after(async () => {
    await world?.[Symbol.asyncDispose]();
  });

  for (const name of ['storage', 'gateway', 'crawler'] as const) {
    for (const signals of [1, 2]) {
      const times = signals === 1 ? 'once' : 'twice';
      it(`ends with 0 and in time, and no crawl pays for it: ${name}, asked ${times}`, async () => {
        await submitMany(world, { sources, each: 2 });
        const service = world.services[name];
        const since = service.log.length;
        const began = performance.now();
        service.signal('SIGTERM');
        if (signals === 2) {
          await service.waitForLog(drainWords[name], { after: since });
          service.signal('SIGTERM');
        }
        assert.equal(await service.exited(), 0, service.tail());
        const tookMs = Math.round(performance.now() - began);
        assert.ok(tookMs < drainMsMax, `${tookMs} ms\n${service.tail()}`);
        if (name === 'crawler') await nothingIsHeld(world);
        await world.start(name);
        await allSucceed(world);
        await noneLost(world);
      });
    }
  }
});

const drainWords: Readonly<Record<ServiceName, string>> = {
  storage: 'storage stops',
  gateway: 'gateway stops',
  crawler: 'crawler drains',
};

// Nobody works any more: every execution has said how it ended, and the rest is in the queue.
async function nothingIsHeld(world: World): Promise<void> {
  const running = "select from gateway.executions where outcome = 'RUNNING'";
  assert.deepEqual(await world.sql.rows(running), []);
  const { waiting } = await world.sql.one<{ waiting: number }>(
    "select count(*)::int waiting from gateway.dispatches where state = 'PUBLISHED'",
  );
  const depth = await world.broker.depth(httpQueue);
  assert.ok(depth >= waiting, `${waiting} wait in the queue, which holds ${depth}`);
}
