import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { encodingOf } from './labels.ts';

describe('encodingOf', () => {
  const labels = [
    [
      'gb18030',
      ['gb2312', 'GBK', 'x-gbk', 'gb_2312-80', 'chinese', 'CP936', 'gb18030-2022', 'euc-cn'],
    ],
    ['big5', ['Big5', 'big5-hkscs', 'BIG5_HKSCS', 'cn-big5', 'x-x-big5', 'cp950', 'ms950']],
    ['shift_jis', ['x-sjis', 'Shift-JIS', 'windows-31j', 'ms_kanji', 'CP932', 'MS932', 'SJIS-win']],
    ['euc-jp', ['x-euc-jp', 'eucJP', 'eucJP-ms', 'ujis']],
    ['iso-2022-jp', ['csiso2022jp', 'ISO2022JP', 'cp50221']],
    [
      'euc-kr',
      ['ks_c_5601-1987', 'korean', 'windows-949', 'cp949', 'x-windows-949', 'UHC', 'euc_kr'],
    ],
    ['windows-1252', ['iso-8859-1', 'latin1', 'us-ascii', 'cp1252', 'ISO8859_1', 'windows_1252']],
    ['windows-1250', ['cp1250', 'x-cp1250', 'win-1250']],
    ['windows-1251', [' windows-1251 ', 'cp1251', 'win1251']],
    ['windows-1254', ['iso-8859-9', 'latin5', 'cp1254', 'l5']],
    ['iso-8859-2', ['latin2', 'ISO_8859-2', 'iso8859_2']],
    ['koi8-r', ['koi8', 'KOI8_R', 'cskoi8r']],
    ['utf-8', ['UTF8', 'utf-8', 'unicode-1-1-utf-8', 'utf8mb4', 'UTF_8']],
    ['utf-16le', ['utf-16', 'unicode', 'UCS-2']],
  ] as const;
  for (const [encoding, all] of labels) {
    it(`takes ${all.join(', ')} for ${encoding}`, () => {
      for (const label of all) assert.equal(encodingOf(label), encoding, label);
    });
  }

  it('refuses what hides markup, and what nobody knows', () => {
    const refused = ['utf-7', 'hz-gb-2312', 'iso-2022-kr', 'iso-2022-cn', 'replacement', 'foo', ''];
    for (const label of [...refused, 'x-user-defined', 'constructor', 'x'.repeat(5_000)]) {
      assert.equal(encodingOf(label), undefined, label);
    }
  });
});
