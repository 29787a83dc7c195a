import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isDataFault } from './data-fault.ts';

describe('isDataFault', () => {
  for (const code of ['22021', '22P05', '54000']) {
    it(`knows ${code} as a value that will never fit`, () => {
      assert.equal(isDataFault(Object.assign(new Error('refused'), { code })), true);
    });
  }
  for (const error of [
    { code: '40P01' },
    { code: '23505' },
    { code: 'ECONNRESET' },
    {},
    null,
    '22021',
  ]) {
    it(`lets ${JSON.stringify(error)} pass`, () => assert.equal(isDataFault(error), false));
  }
});
