import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { AppError } from '#libs/runtime/errors.ts';
import { decodePageToken, encodePageToken, type PageMoment } from './page-token.ts';

const nowMs = Date.parse('2026-11-30T02:00:00Z');
const moment: PageMoment = { scope: { method: 'jobradar.v1.JobService/ListJobs' }, nowMs };
const days = (count: number) => count * 24 * 60 * 60 * 1000;
const refusal = (error: unknown) =>
  error instanceof AppError && error.reason === 'PAGE_TOKEN_INVALID';
const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

describe('a page token', () => {
  it('gives back the key of the last row', () => {
    const key = ['2026-11-30T02:00:00.123456Z', '职位'];
    assert.deepEqual(decodePageToken(encodePageToken(key, moment), moment), key);
  });

  it('is empty for the first page', () => {
    assert.equal(decodePageToken('', moment), undefined);
  });

  it('works for three days', () => {
    const token = encodePageToken(['a'], moment);
    assert.deepEqual(decodePageToken(token, { ...moment, nowMs: nowMs + days(3) }), ['a']);
    assert.throws(() => decodePageToken(token, { ...moment, nowMs: nowMs + days(3) + 1 }), refusal);
  });

  it('fits no other method, parent, filter or order', () => {
    const token = encodePageToken(['a'], moment);
    for (const change of [
      { method: 'jobradar.v1.JobService/ListJobVersions' },
      { parent: 'jobs/1' },
      { filter: 'state = OPEN' },
      { orderBy: 'first_seen_time' },
    ]) {
      const other = { ...moment, scope: { ...moment.scope, ...change } };
      assert.throws(() => decodePageToken(token, other), refusal);
    }
  });

  it('of an empty filter is that of no filter', () => {
    const token = encodePageToken(['a'], moment);
    const other = { ...moment, scope: { ...moment.scope, filter: '', orderBy: '' } };
    assert.deepEqual(decodePageToken(token, other), ['a']);
  });

  const good = JSON.parse(
    Buffer.from(encodePageToken(['a'], moment), 'base64url').toString(),
  ) as Record<string, unknown>;
  const bad: readonly { readonly what: string; readonly token: string }[] = [
    { what: 'plain text', token: 'next' },
    { what: 'other characters', token: 'a b' },
    { what: 'no JSON', token: Buffer.from('{').toString('base64url') },
    { what: 'a number', token: encoded(1) },
    { what: 'null', token: encoded(null) },
    { what: 'another version', token: encoded({ ...good, v: 2 }) },
    { what: 'no key', token: encoded({ ...good, k: [] }) },
    { what: 'a key of numbers', token: encoded({ ...good, k: [1] }) },
    { what: 'a key with U+0000', token: encoded({ ...good, k: ['\u0000'] }) },
    { what: 'a long key', token: encoded({ ...good, k: Array.from({ length: 5 }, () => 'a') }) },
    { what: 'no time', token: encoded({ ...good, t: 'now' }) },
    { what: 'a time to come', token: encoded({ ...good, t: nowMs / 1000 + 3600 }) },
    { what: 'too much', token: encoded({ ...good, k: ['a'.repeat(1000)] }) },
  ];
  for (const { what, token } of bad) {
    it(`is refused with ${what}`, () => {
      assert.throws(() => decodePageToken(token, moment), refusal);
    });
  }
});
