import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { fastRecovery } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld } from '../support/world.ts';

describe('a crawler that is asked to stop', function () {
  this.timeout(120_000);

  it('releases what runs and exits, and another goes on without a burnt attempt', async () => {
    await using world = await startWorld({
      boards: [{ strategy: 'html', jobs: 12, pageSize: 5 }],
    });
    const [board] = world.boards;
    assert.ok(board !== undefined);
    const source = await world.addSource(board);
    const fault = { path: '/jobs/*', after: 3, what: { kind: 'delay', delayMs: 20_000 } } as const;
    board.addFault(fault);
    const { name } = await world.createCrawl({ source });
    await until('the slow detail page', () => board.log.count() >= 6);
    const began = performance.now();
    assert.equal(await world.stop('crawler'), 0);
    assert.ok(performance.now() - began < 10_000);
    const waiting = await world.getCrawl(name);
    // Its next dispatch is due at once, so it may be in the queue again already.
    assert.ok(['STATE_WAITING', 'STATE_QUEUED'].includes(waiting.state), waiting.state);
    assert.equal(waiting.counts?.detailPagesRead, 3);
    board.clearFaults();
    await world.start('crawler');
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_SUCCEEDED');
    assert.equal(ended.attempt, 1);
    assert.equal(ended.executionCount, 2);
    assert.equal(ended.counts?.jobsCreated, 12);
    assert.equal(ended.counts.detailPagesRead, 12);
  });

  it('is gone in time while gateway and storage are away', async () => {
    await using world = await startWorld({
      boards: [{ strategy: 'html', jobs: 12, pageSize: 5 }],
      env: fastRecovery,
    });
    const [board] = world.boards;
    assert.ok(board !== undefined);
    const source = await world.addSource(board);
    const fault = { path: '/jobs/*', after: 3, what: { kind: 'delay', delayMs: 20_000 } } as const;
    board.addFault(fault);
    const { name } = await world.createCrawl({ source });
    await until('the slow detail page', () => board.log.count() >= 6);
    await Promise.all([world.kill('gateway'), world.kill('storage')]);
    const began = performance.now();
    assert.equal(await world.stop('crawler'), 0);
    assert.ok(performance.now() - began < 11_000);
    board.clearFaults();
    await Promise.all([world.start('gateway'), world.start('storage')]);
    await world.start('crawler');
    const ended = await world.waitForEnd(name, 45_000);
    assert.equal(ended.state, 'STATE_SUCCEEDED');
    assert.equal(ended.attempt, 1);
    assert.equal(ended.counts?.jobsCreated, 12);
  });
});
