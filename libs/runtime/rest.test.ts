import { describe, it } from 'mocha';
import { abortableRest } from './rest.ts';

const longMs = 3_600_000;

describe('abortableRest', () => {
  it('ends when its signal is aborted, however long it was to take', async () => {
    const stopping = new AbortController();
    const resting = abortableRest(longMs, stopping.signal);
    stopping.abort();
    await resting;
  });

  it('does not begin after the abort, or for no time', async () => {
    await abortableRest(longMs, AbortSignal.abort());
    await abortableRest(0, new AbortController().signal);
    await abortableRest(-1, new AbortController().signal);
  });
});
