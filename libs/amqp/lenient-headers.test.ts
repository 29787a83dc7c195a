import './lenient-headers.ts';
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'mocha';

const codec: { decodeFields(bytes: Buffer): unknown } = createRequire(
  import.meta.resolve('amqplib'),
)('./lib/codec.js');

describe('headers', () => {
  it('are read where they can be', () => {
    const bytes = Buffer.concat([Buffer.from('\u0004copyb'), Buffer.of(7)]);
    assert.deepEqual(codec.decodeFields(bytes), { copy: 7 });
  });

  it('are none where they are nested deeper than a stack', () => {
    const depth = 20_000;
    const bytes = Buffer.alloc(7 * depth);
    for (let level = 0; level < depth; level += 1) {
      bytes.write('\u0001aF', 7 * level);
      bytes.writeUInt32BE(7 * (depth - level - 1), 7 * level + 3);
    }
    assert.deepEqual(codec.decodeFields(bytes), {});
  });

  it('are none where a type is not known', () => {
    assert.deepEqual(codec.decodeFields(Buffer.from('\u0004copy?')), {});
  });

  it('are none where they are cut off', () => {
    assert.deepEqual(codec.decodeFields(Buffer.from('\u0004copyl')), {});
  });
});
