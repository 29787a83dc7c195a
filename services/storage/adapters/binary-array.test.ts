import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { byteaArray, textArray } from './binary-array.ts';

const hex = (text: string) => text.replaceAll(' ', '');

describe('textArray', () => {
  it('writes each text with its length in bytes', () => {
    assert.equal(
      textArray(['a', '职', '']).toString('hex'),
      hex('00000001 00000000 00000019 00000003 00000001 00000001 61 00000003 e8818c 00000000'),
    );
  });

  it('writes no text as an empty array', () => {
    assert.equal(
      textArray([]).toString('hex'),
      hex('00000001 00000000 00000019 00000000 00000001'),
    );
  });
});

describe('byteaArray', () => {
  it('writes each value as it is', () => {
    assert.equal(
      byteaArray([Buffer.from([0, 255])]).toString('hex'),
      hex('00000001 00000000 00000011 00000001 00000001 00000002 00ff'),
    );
  });
});
