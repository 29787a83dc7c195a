import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { judgeGiven } from './given-page.ts';

const judge = (text: string | Buffer, contentType = '', changes = {}) =>
  judgeGiven({
    body: Buffer.from(text),
    contentType,
    bytesMax: 1_000,
    mayBePacked: false,
    ...changes,
  });

describe('a page that is given', () => {
  for (const [text, contentType] of [
    ['<!doctype html><p>x', 'text/html'],
    ['{"jobs": []}', 'application/json'],
    ['<?xml version="1.0"?><urlset/>', 'application/xml'],
    ['plain words', ''],
  ] as const) {
    it(`is "${contentType}" by its bytes ${text.slice(0, 12)} where no type is named`, () => {
      const given = judge(text);
      assert.equal(given.kind === 'page' ? given.contentType : given.kind, contentType);
    });
  }

  it('has the type and the charset that are named', () => {
    const given = judge('{}', 'text/html; charset=gbk');
    assert.ok(given.kind === 'page');
    assert.deepEqual(given.type, { essence: 'text/html', charset: 'gbk' });
  });

  for (const [what, given, reason] of [
    ['too long', judge('x'.repeat(1_001)), 'RESPONSE_TOO_LARGE'],
    ['a picture', judge(Buffer.from('89504e470d0a1a0a', 'hex')), 'UNSUPPORTED_CONTENT'],
    ['called a film', judge('<p>', 'video/mp4'), 'UNSUPPORTED_CONTENT'],
    ['packed', judge(Buffer.from('1f8b0800', 'hex')), 'UNSUPPORTED_CONTENT'],
  ] as const) {
    it(`is refused where it is ${what}`, () => {
      assert.equal(given.kind === 'refused' && given.reason, `FAILURE_REASON_${reason}`);
    });
  }

  it('may be packed where it is a sitemap', () => {
    const given = judge(Buffer.from('1f8b0800', 'hex'), '', { mayBePacked: true });
    assert.equal(given.kind, 'page');
  });
});
