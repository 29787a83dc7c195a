import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';

interface Ready {
  readonly ready: boolean;
  readonly reasons: Readonly<Record<string, string>>;
}

describe('the readiness of a crawler', function () {
  this.timeout(120_000);

  it('is told with its reasons while gateway, storage or broker are away', async () => {
    await using world = await startWorld({
      boards: [{ strategy: 'html', jobs: 12, pageSize: 4 }],
      links: 'proxied',
      env: { crawler: { JOBRADAR_CRAWLER_SUSPECTS: 'off' } },
    });
    const [board] = world.boards;
    assert.ok(board !== undefined);
    await becomes(world, (now) => now.ready);

    world.proxies['crawler-broker'].down();
    const without = await becomes(world, (now) => 'broker' in now.reasons);
    assert.equal(without.reasons['consumer'], 'it takes nothing');
    world.proxies['crawler-broker'].restore();
    await becomes(world, (now) => now.ready);

    board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs: 300 } });
    const { name } = await world.createCrawl({ source: await world.addSource(board) });
    await until('the first detail page', () => board.log.count() >= 3);
    for (const peer of ['storage', 'gateway'] as const) {
      world.proxies[`crawler-${peer}`].down();
      const { reasons } = await becomes(world, (now) => peer in now.reasons);
      assert.equal(reasons[peer], 'it does not answer');
      world.proxies[`crawler-${peer}`].restore();
      await becomes(world, (now) => now.ready);
    }
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_SUCCEEDED');
    assert.equal(ended.attempt, 1);
  });
});

function becomes(world: World, is: (now: Ready) => boolean): Promise<Ready> {
  const look = async (): Promise<Ready | undefined> => {
    const answer = await fetch(`http://${world.installation.metrics.crawler}/ready`);
    const now: Ready = JSON.parse(await answer.text());
    assert.equal(answer.status, now.ready ? 200 : 503);
    return is(now) ? now : undefined;
  };
  return until('the crawler to be that ready', look, { withinMs: 20_000 });
}
