import { once } from 'node:events';
import { AppError } from '#libs/runtime/errors.ts';
import { untilAborted } from './running-call.ts';

/** What ends a stream beside its own source. */
export interface StreamEnds {
  /** The call is over: its reason is thrown. */
  readonly signal: AbortSignal;
  /** The stream has to end, with OK, by itself or after the grace. */
  readonly ending: AbortSignal;
  readonly endingGraceMs: number;
  /** How long a client may read nothing. */
  readonly drainMs: number;
}

/**
 * Writes all values to the client, never faster than it reads. Returns when the source has ended,
 * or when `ending` came and the source did not end within the grace. Throws what the source
 * throws, the signal's reason, and SLOW_CONSUMER.
 */
export async function writeStream(
  target: NodeJS.EventEmitter & { write(message: Buffer): boolean },
  values: AsyncIterable<Buffer>,
  ends: StreamEnds,
): Promise<void> {
  const source = values[Symbol.asyncIterator]();
  const overdue = new AbortController();
  const onEnding = (): void => {
    setTimeout(() => overdue.abort(streamEnded), ends.endingGraceMs).unref();
  };
  if (ends.ending.aborted) onEnding();
  else ends.ending.addEventListener('abort', onEnding, { once: true });
  const stop = AbortSignal.any([ends.signal, overdue.signal]);
  try {
    for (;;) {
      const next = await untilAborted(source.next(), stop);
      if (next.done === true) return;
      if (!target.write(next.value)) await drained(target, { stop, drainMs: ends.drainMs });
    }
  } catch (error) {
    if (error !== streamEnded) throw error;
  } finally {
    ends.ending.removeEventListener('abort', onEnding);
    // Not awaited: a source that waits for something ends when its own signal says so.
    source.return?.().catch(() => undefined);
  }
}

const streamEnded = new Error('The stream was ended');

async function drained(
  target: NodeJS.EventEmitter,
  { stop, drainMs }: { stop: AbortSignal; drainMs: number },
): Promise<void> {
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), drainMs);
  try {
    await once(target, 'drain', { signal: AbortSignal.any([stop, slow.signal]) });
  } catch (error) {
    if (stop.aborted) throw stop.reason;
    if (!slow.signal.aborted) throw error;
    throw new AppError('resource_exhausted', `Nothing was read for ${drainMs / 1_000} s`, {
      reason: 'SLOW_CONSUMER',
      retryAfterMs: 1_000,
    });
  } finally {
    clearTimeout(timer);
  }
}
