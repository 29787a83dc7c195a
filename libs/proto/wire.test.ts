import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { codecOf } from './load.ts';
import { contentsOf, textOf, wireBytes, wireFields } from './wire.ts';

describe('the wire form of a message', () => {
  it('is taken apart and put together again without a change', () => {
    const codec = codecOf<object, object>('google.rpc.RetryInfo');
    const bytes = codec.encode({ retryDelay: { seconds: 300, nanos: 7 } });
    const [delay = Buffer.alloc(0)] = contentsOf(wireFields(bytes), 1);
    assert.deepEqual(
      wireFields(delay).map((field) => field.value),
      [300, 7],
    );
    assert.deepEqual(wireBytes(1, delay), bytes);
    assert.deepEqual(Buffer.concat(wireFields(bytes).map((field) => field.raw)), bytes);
  });

  it('keeps fields of every wire type', () => {
    const bytes = Buffer.from('0801110000000000000000220161 3d00000000'.replace(' ', ''), 'hex');
    assert.deepEqual(
      wireFields(bytes).map((field) => field.number),
      [1, 2, 4, 7],
    );
    assert.equal(textOf(wireFields(bytes), 4), 'a');
    assert.equal(textOf(wireFields(bytes), 9), '');
  });

  it('carries long contents', () => {
    const content = Buffer.alloc(70_000, 1);
    assert.deepEqual(contentsOf(wireFields(wireBytes(20, content)), 20), [content]);
  });

  it('is refused where it ends too early or has no such type', () => {
    for (const hex of ['0a05', '08', '08ff', '0b']) {
      assert.throws(() => wireFields(Buffer.from(hex, 'hex')), hex);
    }
  });
});
