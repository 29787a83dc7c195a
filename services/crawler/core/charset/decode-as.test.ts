import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { decodeAs } from './decode-as.ts';

describe('decodeAs', () => {
  it('reads 0x80 to 0x9F of windows-1252 as characters, not as controls', () => {
    const octets = Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index);
    const text = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
    assert.equal(decodeAs('windows-1252', octets), text);
  });

  const cases = [
    ['windows-1250', 'b39ce6', 'łść'],
    ['windows-1251', 'cef0b9', 'Ор№'],
    ['windows-1254', 'ddfef0fd', 'İşğı'],
    ['iso-8859-2', 'b3b6b1', 'łśą'],
    ['koi8-r', 'cfd0', 'оп'],
    ['gb18030', 'd6b0cebb', '职位'],
    ['gb18030', 'a2e380', '€€'],
    ['gb18030', 'fe9f', '䶮'],
    ['gb18030', '9439da39', '💯'],
    ['gb18030', 'a6d98135f437', '︐\uE7C7'],
    ['gb18030', '813c81303c', '�<�0<'],
    ['utf-8', 'e8818c3c', '职<'],
    ['utf-8', 'e8813c', '�<'],
    ['utf-16le', '4c80', '职'],
    ['utf-16be', '804c', '职'],
    ['big5', 'c2be', '職'],
    ['iso-2022-jp', '1b24423561', '求'],
  ] as const;
  for (const [encoding, hex, text] of cases) {
    it(`reads ${hex} in ${encoding}`, () => {
      assert.equal(decodeAs(encoding, Buffer.from(hex, 'hex')), text);
    });
  }
});
