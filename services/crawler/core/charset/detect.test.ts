import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { detect, isDetectable, profileOf, readsWell } from './detect.ts';

function octets(hex: string): Uint8Array {
  return Buffer.from(hex, 'hex');
}

describe('detect', () => {
  const cases = [
    { what: '职位 in GBK, which is valid UTF-8', hex: 'd6b0cebb', locale: 'zh-CN', is: 'gb18030' },
    { what: '职位 in GBK for an English source', hex: 'd6b0cebb', locale: 'en', is: 'gb18030' },
    { what: 'é in UTF-8', hex: '436166c3a9', locale: 'fr', is: 'utf-8' },
    { what: 'é in UTF-8 for a Chinese source', hex: '436166c3a9', locale: 'zh-CN', is: 'utf-8' },
    { what: 'ü in windows-1252', hex: '66fc72', locale: 'de', is: 'windows-1252' },
    { what: '職缺', hex: 'c2beafca', locale: 'zh-TW', is: 'big5' },
    { what: '求人 in Shift_JIS', hex: '8b81906c', locale: 'ja', is: 'shift_jis' },
    { what: '求人 in EUC-JP', hex: 'b5e1bfcd', locale: 'ja', is: 'euc-jp' },
    { what: '채용', hex: 'c3a4bfeb', locale: 'ko', is: 'euc-kr' },
    { what: 'księgowa', hex: '6b7369ea676f7761', locale: 'pl', is: 'windows-1250' },
    { what: 'Вакансия', hex: 'c2e0eae0edf1e8ff', locale: 'ru', is: 'windows-1251' },
    { what: 'İş ilanı', hex: 'ddfe20696c616efd', locale: 'tr', is: 'windows-1254' },
  ];
  for (const { what, hex, locale, is } of cases) {
    it(`finds ${what}`, () => assert.equal(detect(octets(hex), [], locale), is));
  }

  it('believes a declaration rather than the locale, and octets rather than a declaration', () => {
    const named = (encoding: string) => [{ encoding, isDefault: false }];
    assert.equal(detect(octets('c2beafca'), named('big5'), 'en'), 'big5');
    const long = Buffer.from('我们正在招聘软件工程师，要求三年以上经验。'.repeat(3));
    assert.equal(detect(long, named('gb18030'), 'zh-CN'), 'utf-8');
  });

  it('gives little credit to what servers say of everything', () => {
    const word = octets('6b7369ea676f7761');
    const said = (isDefault: boolean) => [{ encoding: 'windows-1252', isDefault }];
    assert.equal(detect(word, said(true), 'pl'), 'windows-1250');
    assert.equal(detect(word, said(false), 'pl'), 'windows-1252');
  });
});

describe('readsWell', () => {
  it('wants the language of the source, nothing broken and common characters', () => {
    assert.ok(readsWell(octets('d6b0cebb'), 'gb18030', 'zh-CN'));
    assert.ok(readsWell(octets('d6b0cebbd6'), 'gb18030', 'zh-CN'));
    assert.ok(!readsWell(octets('d6b0cebb'), 'gb18030', 'ko'));
    assert.ok(!readsWell(octets('d6b03ccebb'.repeat(2) + 'ff3c'), 'gb18030', 'zh-CN'));
    assert.ok(!readsWell(octets('c3a4bfeb'), 'gb18030', 'zh-CN'));
    assert.ok(!readsWell(octets('d6b0cebb'), 'windows-1252', 'de'));
  });
});

describe('profileOf', () => {
  const locales = [
    ['zh-CN', 'hans'],
    ['zh', 'hans'],
    ['zh-Hant', 'hant'],
    ['zh_HK', 'hant'],
    ['zh-Hans-HK', 'hans'],
    ['ja-JP', 'japanese'],
    ['ko', 'korean'],
    ['pl-PL', 'central'],
    ['uk', 'cyrillic'],
    ['tr', 'turkish'],
    ['de-DE', 'western'],
    ['', 'western'],
  ] as const;
  for (const [locale, profile] of locales) {
    it(`expects ${profile} of "${locale}"`, () => assert.equal(profileOf(locale), profile));
  }
});

describe('isDetectable', () => {
  it('knows which sets it can tell apart', () => {
    assert.ok(isDetectable('big5'));
    assert.ok(!isDetectable('windows-874'));
  });
});
