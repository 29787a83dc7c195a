import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, it } from 'mocha';
import { AppError } from '#libs/runtime/errors.ts';
import { writeStream } from './stream-writer.ts';

/** A client that takes `room` messages before it has to be waited for. */
function targetWith(room: number) {
  const written: Buffer[] = [];
  const events = new EventEmitter();
  return Object.assign(events, {
    written,
    write(message: Buffer): boolean {
      written.push(message);
      return written.length < room;
    },
  });
}

const never = new AbortController().signal;
const ends = { signal: never, ending: never, endingGraceMs: 1, drainMs: 1_000 };

async function* messages(count: number) {
  for (let at = 0; at < count; at += 1) yield Buffer.from([at]);
}

describe('the writer of streams', () => {
  it('writes all and returns', async () => {
    const target = targetWith(100);
    await writeStream(target, messages(3), ends);
    assert.equal(target.written.length, 3);
  });

  it('waits for the client before it asks its source again', async () => {
    const target = targetWith(2);
    const done = writeStream(target, messages(4), ends);
    while (target.listenerCount('drain') === 0) await Promise.resolve();
    assert.equal(target.written.length, 2);
    target.emit('drain');
    while (target.listenerCount('drain') === 0) await Promise.resolve();
    assert.equal(target.written.length, 3);
    target.emit('drain');
    while (target.listenerCount('drain') === 0) await Promise.resolve();
    target.emit('drain');
    await done;
  });

  it('gives up a client that does not drain in time', async () => {
    const done = writeStream(targetWith(1), messages(4), { ...ends, drainMs: 5 });
    await assert.rejects(
      done,
      (error) => error instanceof AppError && error.reason === 'SLOW_CONSUMER',
    );
  });

  it('throws what its source and its signal say, and ends the source', async () => {
    const stop = new AbortController();
    let isEnded = false;
    const source = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise<never>(() => undefined),
        return: () => {
          isEnded = true;
          return Promise.resolve({ done: true, value: undefined } as const);
        },
      }),
    };
    const done = writeStream(targetWith(9), source, { ...ends, signal: stop.signal });
    stop.abort(new Error('gone'));
    await assert.rejects(done, /gone/);
    assert.ok(isEnded);
  });

  it('returns when it has to end, at once or after the grace', async () => {
    const silent = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }),
    };
    await writeStream(targetWith(9), silent, { ...ends, ending: AbortSignal.abort() });
  });
});
