import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { purgeTimeOf } from './row-sight.ts';

describe('gateway/core/row-sight', () => {
  const time = (text: string | null) => (text === null ? null : { seconds: text, nanos: 5 });

  it('adds the days that the installation keeps', () => {
    assert.deepEqual(purgeTimeOf('1000', { time, purgeDays: 2 }), {
      seconds: String(1_000 + 2 * 86_400),
      nanos: 5,
    });
  });

  it('tells no time of what has not ended', () => {
    assert.equal(purgeTimeOf(null, { time, purgeDays: 2 }), null);
  });
});
