import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { recordShape, type FieldShape, type MessageShape } from './record-shape.ts';

/** A record as it is stored: set fields only, in the order of the shape, every text storable. */
export interface CompactRecord {
  readonly record: JobRecord$Input;
  /** Some text held what PostgreSQL or UTF-8 cannot hold; it was taken out. */
  readonly isCleaned: boolean;
}

/**
 * Reduces a record to what is stated, in one walk. Two records that say the same become equal
 * texts of JSON. Characters that cannot be stored are taken out (U+0000) or replaced (half a
 * surrogate pair), which `flags` then says by `text_cleaned`.
 */
export function compactRecord(record: JobRecord$Input): CompactRecord {
  const cleaner = { isCleaned: false };
  const compact: JobRecord$Input = message(record, { shape: recordShape, cleaner }) ?? {};
  if (!cleaner.isCleaned) return { record: compact, isCleaned: false };
  const flags = new Set([...(compact.flags ?? []), 'text_cleaned']);
  return { record: { ...compact, flags: [...flags] }, isCleaned: true };
}

/** Whether a text can be stored as it is. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

interface Cleaner {
  isCleaned: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

function message(
  value: unknown,
  { shape, cleaner }: { readonly shape: MessageShape; readonly cleaner: Cleaner },
): Record<string, unknown> | undefined {
  if (!isObject(value)) return undefined;
  const compact: Record<string, unknown> = {};
  let isEmpty = true;
  for (const [name, kind] of fieldsOf(shape)) {
    const stated = field(value[name], kind, cleaner);
    if (stated === undefined) continue;
    compact[name] = stated;
    isEmpty = false;
  }
  return isEmpty ? undefined : compact;
}

const knownFields = new WeakMap<MessageShape, readonly (readonly [string, FieldShape])[]>();

/** The fields of a shape, listed once: this runs for every message of every record. */
function fieldsOf(shape: MessageShape): readonly (readonly [string, FieldShape])[] {
  const known = knownFields.get(shape);
  if (known !== undefined) return known;
  const fields = Object.entries(shape);
  knownFields.set(shape, fields);
  return fields;
}

function field(value: unknown, kind: FieldShape, cleaner: Cleaner): unknown {
  if (value === undefined || value === null) return undefined;
  if (typeof kind === 'object') {
    return isList(kind)
      ? messages(value, kind[0], cleaner)
      : message(value, { shape: kind, cleaner });
  }
  switch (kind) {
    case 'text':
      return clean(value, cleaner) || undefined;
    case 'enum':
      return isUnspecified(value) ? undefined : value;
    case 'number':
      return value === 0 ? undefined : value;
    case 'flag':
      return value === true ? true : undefined;
    case 'presence':
    case 'time':
      return value;
    case 'enums':
      return isFilled(value) ? value : undefined;
    case 'texts':
      return isFilled(value) ? value.map((text) => clean(text, cleaner)) : undefined;
    case 'map':
      return map(value, cleaner);
  }
}

function messages(value: unknown, shape: MessageShape, cleaner: Cleaner): unknown {
  // An item that states nothing keeps its place: its neighbours' paths in a violation stay right.
  if (!isFilled(value)) return undefined;
  return value.map((item) => message(item, { shape, cleaner }) ?? {});
}

function map(value: unknown, cleaner: Cleaner): unknown {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).map(([key, text]) => [
    clean(key, cleaner),
    clean(text, cleaner),
  ]);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function clean(value: unknown, cleaner: Cleaner): unknown {
  if (typeof value !== 'string' || isStorable(value)) return value;
  cleaner.isCleaned = true;
  return value.replaceAll('\u0000', '').toWellFormed();
}

/** An enum's zero; the loader gives the name, a hand-made record may leave it out or give 0. */
function isUnspecified(value: unknown): boolean {
  return value === 0 || (typeof value === 'string' && value.endsWith('_UNSPECIFIED'));
}

function isList(kind: MessageShape | readonly [MessageShape]): kind is readonly [MessageShape] {
  return Array.isArray(kind);
}

function isFilled(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
