import { createHmac, timingSafeEqual } from 'node:crypto';

/*
 * An API key is one word, `jrk_{env}_{id}_{secret}_{crc}`: the prefix and the checksum let secret
 * scanners find it and a typing error be told from a wrong key, the id finds its row, and the
 * secret is 256 random bits, of which only an HMAC is stored.
 */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idChars = 12;
const secretChars = 43;
const checksumChars = 6;
const keyPattern =
  /^jrk_(?<env>[a-z][a-z0-9]{0,15})_(?<id>[^\W_]{12})_(?<secret>[^\W_]{43})_(?<crc>[^\W_]{6})$/;

/** Bytes of randomness that one key is made of. */
export const keyRandomBytes = 9 + 32;

/** A key as text holds it. */
export interface ApiKey {
  readonly environment: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Makes the key that these random bytes stand for. */
export function makeApiKey(environment: string, random: Uint8Array): ApiKey {
  if (random.length !== keyRandomBytes) throw new Error(`A key needs ${keyRandomBytes} bytes`);
  return {
    environment,
    // 72 bits in twelve characters: the few above 62^12 are folded, which an id can bear.
    keyId: base62(random.subarray(0, 9)).padStart(idChars, '0').slice(-idChars),
    secret: base62(random.subarray(9)).padStart(secretChars, '0'),
  };
}

/** Writes a key as the one word that its owner is shown once. */
export function renderApiKey(key: ApiKey): string {
  const body = `jrk_${key.environment}_${key.keyId}_${key.secret}`;
  return `${body}_${checksum(body)}`;
}

/** Reads a key; undefined where the form or the checksum is wrong. */
export function parseApiKey(text: string): ApiKey | undefined {
  const groups = keyPattern.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { env = '', id = '', secret = '', crc = '' } = groups;
  if (checksum(`jrk_${env}_${id}_${secret}`) !== crc) return undefined;
  return { environment: env, keyId: id, secret };
}

/** What is stored of a secret: its HMAC-SHA-256 under the pepper. */
export function digestSecret(secret: string, pepper: string): Buffer {
  return createHmac('sha256', pepper).update(secret).digest();
}

/** Compares two digests in a time that does not tell where they differ. */
export function isSameDigest(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

function base62(bytes: Uint8Array): string {
  let rest = 0n;
  for (const byte of bytes) rest = rest * 256n + BigInt(byte);
  let text = '';
  while (rest > 0n) {
    text = alphabet.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

function checksum(text: string): string {
  const crc = crc32(text);
  const bytes = Uint8Array.of(crc >>> 24, crc >>> 16, crc >>> 8, crc);
  return base62(bytes).padStart(checksumChars, '0');
}

// Plain CRC-32 (IEEE), bit by bit: a key is short, and its checksum is no secret.
function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}
