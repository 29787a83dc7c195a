import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { isJsonType, isReadableType, parseMediaType, readEncodings } from './content-policy.ts';

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
