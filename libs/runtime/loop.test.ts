import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { startLoop } from './loop.ts';

describe('loop', () => {
  it('runs again at once while there is more work, then rests', async () => {
    let rounds = 0;
    const three = Promise.withResolvers<void>();
    await using loop = startLoop({
      name: 'test',
      everyMs: 60_000,
      async run() {
        rounds += 1;
        if (rounds === 3) three.resolve();
        return rounds < 3 ? 'again' : 'wait';
      },
    });
    await three.promise;
    assert.equal(rounds, 3);
    assert.ok(loop);
  });

  it('is woken before its time', async () => {
    const rounds: (() => void)[] = [];
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    rounds.push(first.resolve, second.resolve);
    await using loop = startLoop({
      name: 'test',
      everyMs: 60_000,
      async run() {
        rounds.shift()?.();
      },
    });
    await first.promise;
    loop.wake();
    await second.promise;
  });

  it('never overlaps, and its stop waits for the running round', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    let isDone = false;
    const loop = startLoop({
      name: 'test',
      everyMs: 1,
      async run() {
        started.resolve();
        await gate.promise;
        isDone = true;
      },
    });
    await started.promise;
    const stopped = loop.stop();
    assert.equal(isDone, false);
    gate.resolve();
    await stopped;
    assert.equal(isDone, true);
  });
});
