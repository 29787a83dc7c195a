import assert from 'node:assert/strict';
import { findCircle } from './circle.ts';
import { compiled, fields, flag, many, maybe, small, word } from './codec.ts';
import { hashInto, StateTable } from './state-table.ts';

describe('model: what an explorer stands on', () => {
  it('a value comes back from its bytes as it was', () => {
    const codec = compiled(
      fields({
        name: word('one', 'two'),
        isLive: flag,
        lease: maybe(fields({ beat: small })),
        messages: many(fields({ copy: small, holder: maybe(word('a', 'b')) })),
      }),
    );
    const values = [
      { name: 'two', isLive: true, lease: undefined, messages: [] },
      {
        name: 'one',
        isLive: false,
        lease: { beat: 255 },
        messages: [
          { copy: 1, holder: 'b' },
          { copy: 2, holder: undefined },
        ],
      },
    ] as const;
    const bytes = new Uint8Array(100);
    for (const value of values) {
      const length = codec.write({ ...value, messages: [...value.messages] }, bytes);
      assert.deepEqual(codec.read(bytes.slice(0, length)), value);
    }
  });

  it('a table finds every state again, and the way to it', () => {
    const table = new StateTable();
    const hash = { low: 0, high: 0 };
    const hashOf = (number: number): typeof hash => {
      const bytes = Uint8Array.of(number & 255, number >> 8, number >> 16);
      hashInto(bytes, bytes.length, hash);
      return hash;
    };
    for (let number = 0; number < 100_000; number += 1) {
      assert.equal(table.find(hashOf(number)), undefined);
      table.add(hashOf(number), { parent: Math.max(0, number - 1), step: number % 7 });
    }
    assert.equal(table.size, 100_000);
    for (let number = 0; number < 100_000; number += 999) {
      assert.equal(table.find(hashOf(number)), number);
    }
    assert.deepEqual(table.pathTo(9), [1, 2, 3, 4, 5, 6, 0, 1, 2]);
  });

  it('a circle is found, whatever leads to it and from it', () => {
    // 0 → 1 → 2 → 3 → 1, and 3 → 4
    const follow = Uint32Array.of(1, 2, 3, 1, 4);
    const circle = findCircle([0, 1, 2, 3, 5, 5], follow) ?? [];
    assert.deepEqual(new Set(circle), new Set([1, 2, 3]));
    const place = circle.indexOf(1);
    assert.equal(circle[(place + 1) % 3], 2);
    assert.equal(findCircle([0, 1, 2, 3, 4, 4], Uint32Array.of(1, 2, 3, 4)), undefined);
    assert.deepEqual(findCircle([0, 1], Uint32Array.of(0)), [0]);
  });
});
