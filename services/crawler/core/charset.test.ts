import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { decodeText } from './charset.ts';
import { parseMediaType } from './content-policy.ts';

// 职位 in GBK is also valid UTF-8, so that only a declaration or the locale can tell.
const jobInGbk = Buffer.from([0xd6, 0xb0, 0xce, 0xbb]);
const engineerInGbk = Buffer.from('b9a4b3cccaa6', 'hex');
const meta = Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=gb2312">');

describe('decodeText', () => {
  const cases = [
    {
      when: 'a mark stands first',
      body: Buffer.from('\uFEFF职位'),
      type: 'text/html; charset=gbk',
      locale: 'zh-CN',
      text: '职位',
      charset: 'utf-8 (bom)',
    },
    {
      when: 'UTF-16 has its mark',
      body: Buffer.from([0xff, 0xfe, 0x4c, 0x80]),
      type: 'text/html',
      locale: 'zh-CN',
      text: '职',
      charset: 'utf-16le (bom)',
    },
    {
      when: 'the header says gbk',
      body: jobInGbk,
      type: 'text/html; charset=gbk',
      locale: 'en',
      text: '职位',
      charset: 'gb18030 (header)',
    },
    {
      when: 'the header label is unknown',
      body: Buffer.from('职位'),
      type: 'text/html; charset=foo',
      locale: 'en',
      text: '职位',
      charset: 'utf-8 (content)',
    },
    {
      when: 'only the locale can tell',
      body: engineerInGbk,
      type: 'text/html',
      locale: 'zh-CN',
      text: '工程师',
      charset: 'gb18030 (locale)',
    },
    {
      when: 'a western page says nothing',
      body: Buffer.from([0x4d, 0xfc, 0x6e]),
      type: 'text/html',
      locale: 'de-DE',
      text: 'Mün',
      charset: 'windows-1252 (locale)',
    },
    {
      when: 'it is JSON',
      body: Buffer.from('"职"'),
      type: 'application/json; charset=gbk',
      locale: 'zh-CN',
      text: '"职"',
      charset: 'utf-8 (type)',
    },
  ];
  for (const { when, body, type, locale, text, charset } of cases) {
    it(`finds ${charset} when ${when}`, () => {
      assert.deepEqual(decodeText(body, parseMediaType(type), locale), { text, charset });
    });
  }

  it('finds the charset of a meta element', () => {
    const decoded = decodeText(Buffer.concat([meta, jobInGbk]), parseMediaType('text/html'), 'en');
    assert.ok(decoded.text.endsWith('职位'));
    assert.equal(decoded.charset, 'gb18030 (meta)');
  });

  it('finds the encoding of an XML declaration', () => {
    const body = Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?><a/>');
    assert.equal(decodeText(body, parseMediaType('text/xml'), 'en').charset, 'shift_jis (meta)');
  });
});
