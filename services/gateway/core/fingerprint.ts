import { hash } from 'node:crypto';

/* Fields that are maps: every pair counts, also one with an empty value. */
const mapFields = new Set(['labels', 'requestHeaders', 'parameters']);

/* Not part of what is asked: the id of the intent itself. */
const ignoredFields = new Set(['requestId']);

/**
 * The fingerprint of a decoded request: equal for equal arguments whatever the order of map keys,
 * and unchanged by a field of a later release as long as it holds its default.
 */
export function fingerprintOf(method: string, request: object): Buffer {
  const asked = JSON.stringify(canonical(request, { isMap: false }));
  return hash('sha256', `${method}\n${asked}`, 'buffer');
}

function canonical(value: unknown, place: { readonly isMap: boolean }): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map((item) => canonical(item, { isMap: false }));
  if (typeof value !== 'object' || value === null) return value;
  const pairs: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value)) {
    if (!place.isMap && (ignoredFields.has(key) || isDefault(member))) continue;
    pairs.push([key, canonical(member, { isMap: !place.isMap && mapFields.has(key) })]);
  }
  return pairs.toSorted(([left], [right]) => (left < right ? -1 : 1));
}

function isDefault(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (value === '' || value === 0 || value === false) return true;
  if (typeof value === 'string') return value.endsWith('_UNSPECIFIED');
  if (value instanceof Uint8Array || Array.isArray(value)) return value.length === 0;
  return false;
}
