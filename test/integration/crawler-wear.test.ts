import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { httpQueue, suspectQueue } from '#libs/amqp/topology-model.ts';
import { addSources, allSucceed, noneLost, submitMany } from '../support/crawl-load.ts';
import { republish } from '../support/republish.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import { unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld } from '../support/world.ts';

/* A crawler that has worked enough ends itself in order, and another one goes on. */

const wornExitCode = 75;

/** Starts a service again whenever it ends, as an orchestrator does; `end` tells how it ended. */
function superviseService(service: ServiceProcess) {
  const exits: (number | null)[] = [];
  let isOver = false;
  let started: Promise<unknown> = Promise.resolve();
  const supervise = async (): Promise<void> => {
    for (;;) {
      const code = await service.exited();
      if (isOver) return;
      exits.push(code);
      started = service.start();
      await started;
    }
  };
  const supervised = supervise();
  return {
    async end() {
      isOver = true;
      // One that is asked to end before it can hear that dies of it, which is no end in order.
      await started;
      const lastCode = await service.stop();
      await supervised;
      return { exits, lastCode };
    },
    async [Symbol.asyncDispose]() {
      await this.end();
    },
  };
}

describe('a crawler that has worked enough', function () {
  this.timeout(120_000);

  it('ends itself in order, is replaced, and no crawl pays for it', async () => {
    const boards = Array.from({ length: 10 }, (_entry, index) => {
      return { strategy: 'html' as const, id: `board-${index}`, jobs: 3, pageSize: 3 };
    });
    const crawler = {
      JOBRADAR_CRAWLER_EXECUTIONS_MAX: '3',
      JOBRADAR_CRAWLER_CONCURRENCY: '2',
      JOBRADAR_CRAWLER_SUSPECTS: 'off',
    };
    await using world = await startWorld({ boards, env: { ...unlimited, crawler } });
    for (const board of world.boards) {
      board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 50 } });
    }
    const sources = await addSources(world);
    const service = world.services.crawler;
    await using supervisor = superviseService(service);
    await submitMany(world, { sources, each: 1 });
    await allSucceed(world);
    await noneLost(world);
    const { exits, lastCode } = await supervisor.end();
    assert.ok(exits.length >= 2, `replaced ${exits.length} times`);
    assert.deepEqual([...new Set(exits)], [wornExitCode]);
    const reasons = service.log
      .filter(({ message }) => message === 'crawler drains')
      .map(({ signal }) => String(signal));
    assert.match(reasons[0] ?? '', /^\d executions, at most 3$/u);
    // Whoever is asked to stop ends well, unless it was about to be replaced already.
    assert.equal(lastCode, reasons.at(-1) === 'SIGTERM' ? 0 : wornExitCode);
  });

  it('ends at its limit of memory', async () => {
    const crawler = { JOBRADAR_CRAWLER_MEMORY_MAX_MB: '1', JOBRADAR_CRAWLER_SUSPECTS: 'off' };
    await using world = await startWorld({ env: { crawler } });
    const service = world.services.crawler;
    assert.equal(await service.exited(), wornExitCode);
    const drain = service.log.find(({ message }) => message === 'crawler drains');
    assert.match(String(drain?.['signal']), /^\d+ MB of memory, at most 1$/u);
  });

  it('starts its process for suspects again, which counts for no harm', async () => {
    await using world = await startWorld({
      boards: [
        { strategy: 'json', id: 'first', jobs: 3 },
        { strategy: 'json', id: 'second', jobs: 3 },
      ],
      services: ['storage', 'gateway'],
    });
    for (const source of await addSources(world)) await world.createCrawl({ source });
    await world.broker.waitForDepth(httpQueue, 2);
    for (let moved = 0; moved < 2; moved += 1) {
      await republish(world.broker, httpQueue, { to: suspectQueue });
    }
    await world.start('crawler', { JOBRADAR_CRAWLER_EXECUTIONS_MAX: '1' });
    await allSucceed(world);
    const { crawler } = world.services;
    const starts = () => crawler.log.filter(({ message }) => message === 'suspect consumer ready');
    await until('a third start', () => starts().length >= 3, { withinMs: 30_000 });
    const metrics = await fetch(`http://${world.installation.metrics.crawler}/metrics`);
    assert.match(await metrics.text(), /^jobradar_crawler_suspect_process_ends_total 0$/mu);
  });
});
