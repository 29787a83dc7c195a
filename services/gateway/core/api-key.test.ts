import assert from 'node:assert/strict';
import { crc32 } from 'node:zlib';
import { describe, it } from 'mocha';
import {
  digestSecret,
  isSameDigest,
  keyRandomBytes,
  makeApiKey,
  parseApiKey,
  renderApiKey,
} from './api-key.ts';

const key = makeApiKey('dev', new Uint8Array(keyRandomBytes).fill(0xa7));
const text = renderApiKey(key);

describe('core/api-key', () => {
  it('writes a key as one word that it reads back', () => {
    assert.match(text, /^jrk_dev_[0-9A-Za-z]{12}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/);
    assert.deepEqual(parseApiKey(text), key);
  });

  for (const [name, fill] of [
    ['smallest', 0],
    ['largest', 255],
  ] as const) {
    it(`keeps the lengths for the ${name} random bytes`, () => {
      const edge = makeApiKey('live', new Uint8Array(keyRandomBytes).fill(fill));
      assert.equal(edge.keyId.length, 12);
      assert.equal(edge.secret.length, 43);
      assert.deepEqual(parseApiKey(renderApiKey(edge)), edge);
    });
  }

  it('takes CRC-32 of the word as its checksum, in six digits of base 62', () => {
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    let value = 0;
    for (const digit of text.slice(-6)) value = value * 62 + digits.indexOf(digit);
    assert.equal(value, crc32(text.slice(0, -7)));
  });

  for (const [what, broken] of [
    ['nothing', ''],
    ['a character changed', text.replace(key.secret, swapFirst(key.secret))],
    ['a checksum changed', `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`],
    ['another prefix', text.replace('jrk_', 'jrx_')],
    ['a longer secret', text.replace(key.secret, `${key.secret}0`)],
    ['white space', `${text} `],
  ] as const) {
    it(`refuses a key with ${what}`, () => {
      assert.equal(parseApiKey(broken), undefined);
    });
  }

  it('stores another digest under another pepper', () => {
    const digest = digestSecret(key.secret, 'pepper');
    assert.equal(digest.length, 32);
    assert.ok(isSameDigest(digest, digestSecret(key.secret, 'pepper')));
    assert.ok(!isSameDigest(digest, digestSecret(key.secret, 'salt')));
    assert.ok(!isSameDigest(digest, digest.subarray(1)));
  });
});

function swapFirst(secret: string): string {
  return `${secret.startsWith('0') ? '1' : '0'}${secret.slice(1)}`;
}
