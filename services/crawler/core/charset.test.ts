import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { decodeText } from './charset.ts';
import { parseMediaType } from './content-policy.ts';

// 职位 in GBK is also valid UTF-8, so that only a declaration or the locale can tell.
const jobInGbk = Buffer.from([0xd6, 0xb0, 0xce, 0xbb]);
const engineerInGbk = Buffer.from('b9a4b3cccaa6', 'hex');

function meta(label: string, ...rest: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from(`<meta charset="${label}">`), ...rest]);
}

const long = '我们正在招聘软件工程师，要求三年以上工作经验，熟悉数据库。'.repeat(4);

describe('decodeText', () => {
  const cases = [
    {
      when: 'a mark stands first',
      body: Buffer.from('\uFEFF职位'),
      type: 'text/html; charset=gbk',
      ends: '职位',
      charset: 'utf-8 (bom)',
    },
    {
      when: 'UTF-16 has its mark',
      body: Buffer.from([0xff, 0xfe, 0x4c, 0x80]),
      type: 'text/html',
      ends: '职',
      charset: 'utf-16le (bom)',
    },
    {
      when: 'UTF-16 begins with markup',
      body: Buffer.from('<p>职', 'utf16le'),
      type: 'text/html',
      ends: '<p>职',
      charset: 'utf-16le (content)',
    },
    {
      when: 'the header says UTF-16 of ASCII',
      body: Buffer.from('<p>x'),
      type: 'text/html; charset=utf-16',
      ends: '<p>x',
      charset: 'utf-8 (content, header said utf-16)',
    },
    {
      when: 'a page of ASCII says UTF-16 of itself',
      body: meta('utf-16', Buffer.from('职位招聘')),
      type: 'text/html',
      ends: '职位招聘',
      charset: 'utf-8 (meta)',
    },
    {
      when: 'the header says gbk',
      body: jobInGbk,
      type: 'text/html; charset=gbk',
      ends: '职位',
      charset: 'gb18030 (header)',
    },
    {
      when: 'the header says UTF-8 of a short text in GBK',
      body: jobInGbk,
      type: 'text/html; charset=utf-8',
      ends: '职位',
      charset: 'gb18030 (content, header said utf-8)',
    },
    {
      when: 'header and meta disagree, and meta is right',
      body: meta('gb2312', jobInGbk),
      type: 'text/html; charset=iso-8859-1',
      ends: '职位',
      charset: 'gb18030 (meta, header said iso-8859-1)',
    },
    {
      when: 'header and meta disagree, and the header is right',
      body: meta('big5', Buffer.from(long)),
      type: 'text/html; charset=utf-8',
      ends: long,
      charset: 'utf-8 (header, meta said big5)',
    },
    {
      when: 'both are wrong',
      body: meta('euc-kr', Buffer.from(long)),
      type: 'text/html; charset=iso-8859-1',
      ends: long,
      charset: 'utf-8 (content, header said iso-8859-1, meta said euc-kr)',
    },
    {
      when: 'the header label is unknown',
      body: Buffer.from('职位'),
      type: 'text/html; charset=foo',
      ends: '职位',
      charset: 'utf-8 (content, header said foo)',
    },
    {
      when: 'the header says UTF-7, which hides markup',
      body: Buffer.from('+ADw-script+AD4-'),
      type: 'text/html; charset=utf-7',
      ends: '+ADw-script+AD4-',
      charset: 'utf-8 (content, header said utf-7)',
    },
    {
      when: 'nothing is said of GBK',
      body: engineerInGbk,
      type: 'text/html',
      ends: '工程师',
      charset: 'gb18030 (content)',
    },
    {
      when: 'a few octets of much UTF-8 are broken',
      body: Buffer.concat([Buffer.from(long), Buffer.from([0xe8, 0x81]), Buffer.from('<b>')]),
      type: 'text/html; charset=utf-8',
      ends: '库。�<b>',
      charset: 'utf-8 (header)',
    },
    {
      when: 'all octets are ASCII',
      body: Buffer.from('<p>x'),
      type: 'text/html; charset=gb2312',
      ends: '<p>x',
      charset: 'gb18030 (header)',
    },
    {
      when: 'escapes of ISO-2022-JP are there',
      body: Buffer.from('\u001B$B5a?M\u001B(B', 'latin1'),
      type: 'text/html',
      ends: '求人',
      charset: 'iso-2022-jp (content)',
    },
    {
      when: 'it is JSON',
      body: Buffer.from('"职"'),
      type: 'application/json; charset=gbk',
      ends: '"职"',
      charset: 'utf-8 (type)',
    },
    {
      when: 'it is empty',
      body: Buffer.alloc(0),
      type: 'text/html',
      ends: '',
      charset: 'utf-8 (content)',
    },
  ];
  for (const { when, body, type, ends, charset } of cases) {
    it(`finds ${charset} when ${when}`, () => {
      const decoded = decodeText(body, parseMediaType(type), 'zh-CN');
      assert.equal(decoded.charset, charset);
      assert.ok(decoded.text.endsWith(ends), decoded.text);
    });
  }

  it('finds windows-1252 when a western page says nothing', () => {
    const decoded = decodeText(Buffer.from([0x4d, 0xfc, 0x6e]), parseMediaType('text/html'), 'de');
    assert.deepEqual(decoded, {
      text: 'Mün',
      charset: 'windows-1252 (content)',
      source: 'content',
      conflict: '',
    });
  });

  it('believes a declaration of a set whose languages it does not know', () => {
    const greek = Buffer.from('c8ddf3e720e5f1e3e1f3dfe1f2', 'hex');
    const type = parseMediaType('text/html; charset=windows-1253');
    const decoded = decodeText(greek, type, 'el-GR');
    assert.deepEqual([decoded.text, decoded.source], ['Θέση εργασίας', 'header']);
    const mislabelled = decodeText(Buffer.from('Θέση εργασίας'), type, 'el-GR');
    assert.deepEqual([mislabelled.text, mislabelled.source], ['Θέση εργασίας', 'content']);
  });

  it('records what was said in few and harmless characters', () => {
    const label = `foo\n\u0000${'x'.repeat(500)}`;
    const type = { essence: 'text/html', charset: label };
    const { conflict } = decodeText(Buffer.from('é'), type, 'fr');
    assert.equal(conflict, `header said foo??${'x'.repeat(35)}`);
  });

  it('finds the encoding of an XML declaration', () => {
    const body = Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?><a/>');
    assert.equal(decodeText(body, parseMediaType('text/xml'), 'en').charset, 'shift_jis (meta)');
  });
});
