import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { PreviewTurns } from './preview-turns.ts';

const never = new AbortController().signal;

describe('the turns of previews', () => {
  it('are given to so many at once, then in the order in which they were asked for', async () => {
    const turns = new PreviewTurns({ atOnceMax: 1, waitingMax: 2 });
    const first = await turns.take(never);
    const order: string[] = [];
    const wait = async (name: string): Promise<void> => {
      using _turn = await turns.take(never);
      order.push(name);
    };
    const waiting = [wait('second'), wait('third')];
    assert.deepEqual(order, []);
    first[Symbol.dispose]();
    await Promise.all(waiting);
    assert.deepEqual(order, ['second', 'third']);
    await turns.idle();
  });

  it('are refused where too many wait', async () => {
    const turns = new PreviewTurns({ atOnceMax: 1, waitingMax: 1 });
    using _first = await turns.take(never);
    const leaving = new AbortController();
    const waits = turns.take(leaving.signal);
    await assert.rejects(turns.take(never), { reason: 'RATE_LIMITED' });
    leaving.abort(new Error('gone'));
    await assert.rejects(waits, /gone/);
  });

  it('pass over whoever has gone', async () => {
    const turns = new PreviewTurns({ atOnceMax: 1, waitingMax: 5 });
    const first = await turns.take(never);
    const leaving = new AbortController();
    const gone = turns.take(leaving.signal);
    const waits = turns.take(never);
    leaving.abort(new Error('gone'));
    await assert.rejects(gone, /gone/);
    first[Symbol.dispose]();
    using _second = await waits;
  });

  it('end: nobody begins, and the end is known when the last one is over', async () => {
    const turns = new PreviewTurns({ atOnceMax: 1, waitingMax: 5 });
    const first = await turns.take(never);
    const waits = turns.take(never);
    turns.close();
    await assert.rejects(waits, { reason: 'SHUTTING_DOWN' });
    await assert.rejects(turns.take(never), { reason: 'SHUTTING_DOWN' });
    let isIdle = false;
    const idle = turns.idle().then(() => (isIdle = true));
    await Promise.resolve();
    assert.equal(isIdle, false);
    first[Symbol.dispose]();
    first[Symbol.dispose]();
    await idle;
  });
});
