import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { setLogSink } from '#libs/telemetry/log.ts';
import { watchDatabase } from './watch-database.ts';

describe('watchDatabase', () => {
  it('serves with the first answer, and stops after five seconds without one', async () => {
    const restore = setLogSink(() => undefined);
    const told: boolean[] = [];
    let nowMs = 0;
    // One answer, an outage of eight seconds, and answers again.
    const answers = [true, false, false, false, true, true];
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const loop = watchDatabase({
      ping: async () => {
        const answer = answers.shift();
        if (answers.length === 0) finish();
        nowMs += 2_000;
        if (answer !== true) throw new Error('away');
      },
      setServing: (isServing) => told.push(isServing),
      clock: { nowMs: () => nowMs, monotonicMs: () => nowMs },
      everyMs: 0,
    });
    await done;
    await loop.stop();
    restore();
    assert.deepEqual(told, [true, false, true]);
  });
});
