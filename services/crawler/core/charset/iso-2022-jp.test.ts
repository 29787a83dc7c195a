import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { decodeIso2022Jp } from './iso-2022-jp.ts';

describe('decodeIso2022Jp', () => {
  const cases = [
    ['\u001B$B5a?M\u001B(B <b>', '求人 <b>', 'pairs and ASCII'],
    ['\u001B$@5a?M\u001B(J\\~', '求人¥‾', 'the older set and JIS-Roman'],
    ['\u001B(I12', 'ｱｲ', 'half-width kana'],
    ['\u001B$B5a\u001B(B', '求', 'a set that is left at once'],
    ['\u001B(B\u001B(Bx', '�x', 'two escapes with nothing between them'],
    ['\u001B$B5', '�', 'a pair that is cut'],
    ['\u001B$B\u0001\u001B(Bx', '�x', 'an octet that is no half of a pair'],
    ['\u001B$A5a', '�$A5a', 'an escape to a set of Chinese'],
    ['a\u000E\u000Fb', 'a��b', 'shifts, which hide markup'],
  ] as const;
  for (const [octets, text, what] of cases) {
    it(`reads ${what}`, () => assert.equal(decodeIso2022Jp(Buffer.from(octets, 'latin1')), text));
  }

  it('does not take octets above ASCII', () => {
    assert.equal(decodeIso2022Jp(Buffer.from([0x41, 0xa4, 0x42])), 'A�B');
  });
});
