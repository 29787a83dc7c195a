import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { remembering } from './remember.ts';

describe('remembered readings', () => {
  it('are read once for each text and setting', () => {
    const seen: string[] = [];
    const read = remembering(10, (text, setting) => {
      seen.push(`${setting} ${text}`);
      return { text };
    });
    assert.equal(read('a', 'x'), read('a', 'x'));
    read('a', 'y');
    assert.deepEqual(seen, ['x a', 'y a']);
  });

  it('are bounded, and what is asked for often stays', () => {
    let count = 0;
    const read = remembering(4, (text) => {
      count += 1;
      return { text };
    });
    for (const text of ['a', 'b', 'a', 'c', 'a', 'd', 'a', 'e', 'a']) read(text, '');
    assert.equal(count, 5);
    read('b', '');
    assert.equal(count, 6);
  });
});
