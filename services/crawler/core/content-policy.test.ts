import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import {
  isJsonType,
  isReadableType,
  looksLike,
  parseMediaType,
  readEncodings,
} from './content-policy.ts';

describe('parseMediaType', () => {
  const cases = [
    { header: 'text/html; charset=GBK', essence: 'text/html', charset: 'GBK' },
    { header: 'Text/HTML;charset="utf-8"', essence: 'text/html', charset: 'utf-8' },
    { header: "text/html ; a=b ; charset = 'big5'", essence: 'text/html', charset: 'big5' },
    { header: 'application/json', essence: 'application/json', charset: undefined },
    { header: 'text/html; charset=', essence: 'text/html', charset: undefined },
    { header: 'text', essence: '', charset: undefined },
    { header: undefined, essence: '', charset: undefined },
  ];
  for (const { header, essence, charset } of cases) {
    it(`reads ${header}`, () => assert.deepEqual(parseMediaType(header), { essence, charset }));
  }
});

describe('isReadableType', () => {
  const readable = [
    'text/html',
    'text/plain',
    'application/json',
    'application/ld+json',
    'application/xhtml+xml',
    'application/rss+xml',
    'text/javascript',
    '',
  ];
  const unreadable = [
    'image/png',
    'application/pdf',
    'application/octet-stream',
    'video/mp4',
    'application/zip',
    'multipart/mixed',
  ];
  for (const essence of readable) {
    it(`takes "${essence}"`, () => assert.ok(isReadableType({ essence, charset: undefined })));
  }
  for (const essence of unreadable) {
    it(`refuses ${essence}`, () => assert.ok(!isReadableType({ essence, charset: undefined })));
  }
});

describe('isJsonType', () => {
  it('knows JSON by its suffix', () => {
    assert.ok(isJsonType(parseMediaType('application/vnd.api+json; charset=latin1')));
    assert.ok(!isJsonType(parseMediaType('text/html')));
  });
});

describe('readEncodings', () => {
  const cases = [
    { header: undefined, verdict: { kind: 'read', encodings: [] } },
    { header: 'identity', verdict: { kind: 'read', encodings: [] } },
    { header: 'X-GZIP', verdict: { kind: 'read', encodings: ['gzip'] } },
    { header: 'gzip, br', verdict: { kind: 'read', encodings: ['gzip', 'br'] } },
    { header: 'gzip, gzip, gzip', verdict: { kind: 'nested', depth: 3 } },
    { header: 'compress', verdict: { kind: 'unsupported', name: 'compress' } },
  ];
  for (const { header, verdict } of cases) {
    it(`decides ${header}`, () => assert.deepEqual(readEncodings(header), verdict));
  }
});

describe('looksLike', () => {
  const cases = [
    ['html', '<!DOCTYPE html><p>x'],
    ['html', '\n <!-- a --> <HTML>'],
    ['html', '<?xml version="1.0"?><!DOCTYPE html><html xmlns="x">'],
    ['html', '<div>a fragment</div>'],
    ['xml', '<?xml version="1.0"?><urlset>'],
    ['xml', '<rss version="2.0">'],
    ['xml', '<sitemapindex xmlns="x">'],
    ['json', ' {"a":1}'],
    ['json', '[{"a":1}]'],
    ['json', '[]'],
    ['text', '[hello] world'],
    ['text', 'User-agent: *'],
    ['text', ''],
    ['text', '\u001B$B?&\u001B(B'],
    ['binary', '%PDF-1.7'],
    ['binary', 'PK\u0003\u0004x'],
    ['binary', '<p>\0</p>'],
    ['binary', 'abc\u0001'],
  ] as const;
  for (const [look, text] of cases) {
    it(`takes ${JSON.stringify(text)} for ${look}`, () => {
      assert.equal(looksLike(Buffer.from(text)), look);
    });
  }

  const bytes = [
    ['binary', '89504e470d0a1a0a'],
    ['binary', 'ffd8ffe000104a46'],
    ['binary', '1f8b0800'],
    ['binary', 'd0cf11e0a1b11ae1'],
    ['binary', '00000018667479706d703432'],
    ['html', 'efbbbf3c68746d6c3e'],
    ['html', 'fffe3c0068007400'],
    ['html', '3c0068007400'],
    ['html', '003c00680074'],
    ['json', 'feff005b0022'],
    ['text', 'd6b0cebb'],
    ['text', '8340835e'],
  ] as const;
  for (const [look, hex] of bytes) {
    it(`takes the bytes ${hex} for ${look}`, () => {
      assert.equal(looksLike(Buffer.from(hex, 'hex')), look);
    });
  }

  it('looks at the first kilobyte only', () => {
    assert.equal(looksLike(Buffer.from(`<p>${' '.repeat(1_024)}\0`)), 'html');
  });
});
