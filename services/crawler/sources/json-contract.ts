import { isObject } from '#libs/extraction/json-path.ts';
import { isNumeral } from '#libs/extraction/scalar.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import type { JsonType } from '#libs/proto/gen/jobradar/v1/JsonType.ts';
import { isLonger, isStorable } from '../core/extract/text.ts';

/** One way in which an answer breaks its contract; the path is of contract names. */
export interface Breach {
  readonly path: string;
  readonly reason: 'required' | 'wrong_type' | 'too_long' | 'invalid_text' | 'unknown_field';
  /** True where the key is not there at all. */
  readonly isAbsent: boolean;
}

/** How an object stands to its contract. */
export interface Check {
  readonly breaches: readonly Breach[];
  /** Values of another type that were taken without loss. */
  readonly coerced: number;
}

const charsMaxDefault = 100_000;
const itemsMaxDefault = 10_000;

/** Checks an object against its keys; `skip` is a path that is checked on its own. */
export function checkObject(value: unknown, fields: readonly JsonField[], skip?: string): Check {
  const breaches: Breach[] = [];
  const state: State = { breaches, coerced: 0, skip };
  checkKeys(value, fields, { path: '', state });
  return { breaches, coerced: state.coerced };
}

interface State {
  readonly breaches: Breach[];
  coerced: number;
  readonly skip: string | undefined;
}

interface At {
  readonly path: string;
  readonly state: State;
}

function breach(reason: Breach['reason'], { path, state }: At, isAbsent = false): void {
  state.breaches.push({ path, reason, isAbsent });
}

function checkKeys(value: unknown, fields: readonly JsonField[], at: At): void {
  if (!isObject(value)) {
    breach('wrong_type', at);
    return;
  }
  const { path, state } = at;
  const below = (name: string): string => (path === '' ? name : `${path}.${name}`);
  for (const key of Object.keys(value)) {
    if (fields.some((field) => field.name === key)) continue;
    breach('unknown_field', { path: below(key), state });
  }
  for (const field of fields) {
    const inner = { path: below(field.name), state };
    if (Object.hasOwn(value, field.name)) checkValue(value[field.name], field, inner);
    else if (!field.mayBeAbsent) breach('required', inner, true);
  }
}

function checkValue(value: unknown, field: JsonField, at: At): void {
  if (value === null) {
    if (!field.nullable) breach('required', at);
    return;
  }
  if (field.type === 'JSON_TYPE_ARRAY') {
    checkArray(value, field, at);
    return;
  }
  checkPlain(value, field.type, { field, at });
}

function checkArray(value: unknown, field: JsonField, at: At): void {
  if (!Array.isArray(value)) {
    breach('wrong_type', at);
    return;
  }
  if (value.length > (field.maxItems || itemsMaxDefault)) {
    breach('too_long', at);
    return;
  }
  if (at.path === at.state.skip) return;
  const before = at.state.breaches.length;
  const items: readonly unknown[] = value;
  for (const item of items) {
    checkPlain(item, field.itemType, { field, at });
    // One bad entry says it all; the others would only repeat it.
    if (at.state.breaches.length > before) return;
  }
}

function checkPlain(
  value: unknown,
  type: JsonType,
  { field, at }: { readonly field: JsonField; readonly at: At },
): void {
  switch (type) {
    case 'JSON_TYPE_UNSPECIFIED':
    case 'JSON_TYPE_ANY':
      return;
    case 'JSON_TYPE_OBJECT':
      checkKeys(value, field.fields, at);
      return;
    case 'JSON_TYPE_BOOLEAN':
      if (typeof value !== 'boolean') breach('wrong_type', at);
      return;
    case 'JSON_TYPE_STRING':
      if (typeof value === 'string') checkText(value, field, at);
      else if (!isNumeral(value) || !mayBeText(value, field)) breach('wrong_type', at);
      else if (isLonger(String(value), charsMaxOf(field))) breach('too_long', at);
      else at.state.coerced += 1;
      return;
    case 'JSON_TYPE_INTEGER':
      if (isNumeral(value) && isInteger(value)) return;
      if (typeof value === 'string' && /^-?\d{1,30}$/u.test(value)) at.state.coerced += 1;
      else breach('wrong_type', at);
      return;
    case 'JSON_TYPE_NUMBER':
      if (!isNumeral(value)) breach('wrong_type', at);
      return;
    case 'JSON_TYPE_ARRAY':
      if (!Array.isArray(value)) breach('wrong_type', at);
  }
}

// 1001, 1001.0 and 1.001e3 are one number and three texts: only digits alone are one identity.
function mayBeText(value: unknown, { identity }: JsonField): boolean {
  return !identity || isInteger(value);
}

function charsMaxOf({ maxChars }: JsonField): number {
  return maxChars || charsMaxDefault;
}

function isInteger(value: unknown): boolean {
  return /^-?\d+$/u.test(String(value));
}

function checkText(value: string, field: JsonField, at: At): void {
  if (isLonger(value, charsMaxOf(field))) breach('too_long', at);
  else if (field.identity && !isStorable(value)) breach('invalid_text', at);
}
