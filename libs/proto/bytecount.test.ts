import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { AppError } from '#libs/runtime/errors.ts';
import { fromInt64, toInt64 } from './bytecount.ts';

describe('byte counts', () => {
  it('pass both ways as long as a number holds them', () => {
    for (const text of ['0', '-1', '20971520', '9007199254740991']) {
      assert.equal(toInt64(fromInt64(text)), text);
    }
  });

  it('are refused where a number would change them', () => {
    for (const text of ['9007199254740993', '1.5', '1e3', '', 'abc', '0x10', ' 1']) {
      assert.throws(() => fromInt64(text), AppError, text);
    }
    for (const value of [2 ** 53, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.throws(() => toInt64(value), AppError, String(value));
    }
  });
});
