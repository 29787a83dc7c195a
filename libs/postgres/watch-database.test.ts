import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { setLogSink } from '#libs/telemetry/log.ts';
import { watchDatabase } from './watch-database.ts';

const away = Object.assign(new Error('no way there'), { code: 'ECONNREFUSED' });

/** Watches a database that answers by this list, two seconds apart, until it has ended. */
async function watched(answers: readonly ('there' | 'away' | 'wrong')[]) {
  const restore = setLogSink(() => undefined);
  const left = [...answers];
  const told: (readonly [boolean, string | undefined])[] = [];
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  let nowMs = 0;
  const watch = watchDatabase({
    async check() {
      const answer = left.shift();
      if (left.length === 0) finish();
      nowMs += 2_000;
      if (answer === 'wrong') throw new Error('no tables');
      if (answer !== 'there') throw away;
    },
    tell: (isReady, reason) => told.push([isReady, reason]),
    clock: { nowMs: () => nowMs, monotonicMs: () => nowMs },
    everyMs: 0,
  });
  await done;
  await watch[Symbol.asyncDispose]();
  restore();
  return { told, watch };
}

describe('watchDatabase', () => {
  it('is ready with the first answer, and no longer after five seconds without one', async () => {
    const { told, watch } = await watched(['there', 'away', 'away', 'away', 'there', 'there']);
    assert.deepEqual(told, [
      [true, undefined],
      [false, 'away: no way there'],
      [true, undefined],
    ]);
    await watch.first;
  });

  it('waits for a database that is away at first, and says so', async () => {
    const { told, watch } = await watched(['away', 'away', 'there']);
    assert.deepEqual(told, [
      [false, 'away: no way there'],
      [true, undefined],
    ]);
    await watch.looked;
    await watch.first;
  });

  it('refuses to begin on one that answers and is not what is needed', async () => {
    const { watch } = await watched(['wrong']);
    await assert.rejects(watch.looked, /no tables/u);
    await assert.rejects(watch.first, /no tables/u);
  });

  it('takes one that never answers as away, and asks it one thing at a time', async () => {
    const restore = setLogSink(() => undefined);
    let asked = 0;
    const { promise: twice, resolve } = Promise.withResolvers<void>();
    const told: string[] = [];
    const clock = { nowMs: () => 0, monotonicMs: () => performance.now() };
    const watch = watchDatabase({
      check() {
        asked += 1;
        return new Promise<void>(() => undefined);
      },
      tell(_isReady, reason) {
        told.push(String(reason));
        resolve();
      },
      clock,
      everyMs: 0,
      lookMsMax: 5,
    });
    await twice;
    await watch[Symbol.asyncDispose]();
    restore();
    assert.deepEqual(told, ['away: The database did not answer within 5 ms']);
    assert.equal(asked, 1);
  });
});
