import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { decodePairs } from './decode-pairs.ts';
import type { PairEncoding } from './pair-table.ts';

describe('decodePairs', () => {
  const cases: readonly [PairEncoding, string, string, string][] = [
    ['big5', 'c2beafca', '職缺', 'two pairs'],
    ['big5', 'a3e1', '€', 'the euro'],
    ['big5', '91c1', '嚟', 'HKSCS'],
    ['big5', '8740', '䏰', 'HKSCS of 2008'],
    ['big5', '8862886488a388a5', 'Ê̄Ê̌ê̄ê̌', 'pairs of a letter and its mark'],
    ['big5', 'a43c623e', '�<b>', 'markup after a lead'],
    ['big5', '80ff41', '��A', 'octets that are no lead'],
    ['big5', '8140', '�@', 'a pair that has no character, and ASCII'],
    ['big5', '81a1', '�', 'a pair that has no character'],
    ['euc-kr', 'c3a4bfeb', '채용', 'two pairs'],
    ['euc-kr', '8c63bc84', '똠펲', 'windows-949'],
    ['euc-kr', 'c652', '힣', 'the last syllable'],
    ['euc-kr', 'a2e6a2e7', '€®', 'what KS X 1001 got later'],
    ['euc-kr', 'c33c2f', '�</', 'markup after a lead'],
    ['euc-kr', 'c9a1', '�', 'private characters'],
    ['shift_jis', '8b81906c', '求人', 'two pairs'],
    ['shift_jis', '8740878aeee0', '①㈱髙', 'windows-31j'],
    ['shift_jis', 'f040', '\u{E000}', 'private characters, which the standard keeps'],
    ['shift_jis', 'b1b2', 'ｱｲ', 'half-width kana'],
    ['shift_jis', '5c7e1a1c7f80', '\\~\u001A\u001C\u007F\u0080', 'ASCII and controls as they are'],
    ['shift_jis', '833c62', '�<b', 'markup after a lead'],
    ['shift_jis', 'a0fdfeff', '����', 'octets that are no lead'],
    ['euc-jp', 'b5e1bfcd', '求人', 'two pairs'],
    ['euc-jp', '8eb18fb0a1', 'ｱ丂', 'half-width kana and JIS X 0212'],
    ['euc-jp', '8f3c8fb03c', '�<�<', 'markup within three octets'],
    ['euc-jp', '8ee08fffa1', '���', 'what is no character'],
    ['euc-kr', '41c3', 'A�', 'a lead at the end'],
    ['euc-jp', '8fb0', '�', 'three octets that are cut'],
  ];
  for (const [encoding, hex, text, what] of cases) {
    it(`reads ${what} in ${encoding} (${hex})`, () => {
      assert.equal(decodePairs(encoding, Buffer.from(hex, 'hex')), text);
    });
  }
});
