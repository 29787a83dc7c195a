import { hash } from 'node:crypto';
import { AppError } from '#libs/runtime/errors.ts';

/*
 * A page token is base64url JSON: version, key of the last row, digest of what was listed, time of
 * issue. It is no secret and not signed: the tenant is applied in SQL, whatever it says. So the one
 * who decodes it still checks that the key is one of its own form.
 */

/** What a token belongs to: it fits no other method, parent, filter or order. */
export interface PageScope {
  readonly method: string;
  readonly parent?: string;
  readonly filter?: string;
  readonly orderBy?: string;
}

/** What is listed, and when the clock of this process stands. */
export interface PageMoment {
  readonly scope: PageScope;
  readonly nowMs: number;
}

const version = 1;
const ageMsMax = 3 * 24 * 60 * 60 * 1000;
// Clocks of two processes behind one balancer may differ.
const aheadMsMax = 5 * 60 * 1000;
const tokenLengthMax = 1024;
const keyPartsMax = 4;

/** Makes the token that goes on behind the row with this key. */
export function encodePageToken(key: readonly string[], { scope, nowMs }: PageMoment): string {
  const content = { v: version, k: key, s: digestOf(scope), t: Math.floor(nowMs / 1000) };
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** Reads the key out of a token; undefined for the first page. Throws PAGE_TOKEN_INVALID. */
export function decodePageToken(
  token: string,
  { scope, nowMs }: PageMoment,
): readonly string[] | undefined {
  if (token === '') return undefined;
  const content = token.length <= tokenLengthMax ? parse(token) : undefined;
  if (content === undefined) throw invalidPageToken('is not one of ours');
  if (content.s !== digestOf(scope)) throw invalidPageToken('belongs to another list');
  const ageMs = nowMs - content.t * 1000;
  if (ageMs > ageMsMax || ageMs < -aheadMsMax) throw invalidPageToken('is older than three days');
  return content.k;
}

/** Whether a part of a key is a time as the database gives it. */
export function isTimeKey(part: string): boolean {
  const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/u;
  return form.test(part) && !Number.isNaN(Date.parse(part));
}

/** The error for a token that cannot be used; `why` follows the field's name. */
export function invalidPageToken(why: string): AppError {
  return new AppError('invalid_argument', `page_token: ${why}; begin again without it`, {
    reason: 'PAGE_TOKEN_INVALID',
    violations: [{ field: 'page_token', description: why }],
  });
}

interface Content {
  readonly k: readonly string[];
  readonly s: string;
  readonly t: number;
}

function parse(token: string): Content | undefined {
  if (!/^[A-Za-z0-9_-]+$/u.test(token)) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    // Not JSON: answered as any other text that is no token.
    return undefined;
  }
  if (typeof content !== 'object' || content === null) return undefined;
  if (!('v' in content && 'k' in content && 's' in content && 't' in content)) return undefined;
  const { v, k, s, t } = content;
  if (v !== version || !isKey(k) || typeof s !== 'string') return undefined;
  return typeof t === 'number' && Number.isSafeInteger(t) ? { k, s, t } : undefined;
}

function isKey(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= keyPartsMax &&
    value.every((part) => typeof part === 'string' && !part.includes('\u0000'))
  );
}

function digestOf({ method, parent = '', filter = '', orderBy = '' }: PageScope): string {
  const text = JSON.stringify([method, parent, filter, orderBy]);
  return hash('sha256', text, 'base64url').slice(0, 16);
}
