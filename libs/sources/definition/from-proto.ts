import protobuf, { type Field, type Type } from 'protobufjs';
import type { Duration } from '#libs/proto/gen/google/protobuf/Duration.ts';
import type { Timestamp } from '#libs/proto/gen/google/protobuf/Timestamp.ts';
import { fileFields, kindOf, prefixOf, type FieldKind } from './file-fields.ts';
import { durationText, timeText } from './time-text.ts';
import { isRecord } from './to-proto.ts';

/** The keys and values of a file that stand for a decoded message; what is not set is left out. */
export function fromProto(type: Type, message: unknown): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  if (!isRecord(message)) return written;
  for (const field of fileFields(type)) {
    const value = message[protobuf.util.camelCase(field.name)];
    if (value === undefined || value === null) continue;
    const text = fieldText(field, value);
    if (text !== undefined) written[field.name] = text;
  }
  return written;
}

function fieldText(field: Field, value: unknown): unknown {
  if (field instanceof protobuf.MapField) {
    return isRecord(value) && Object.keys(value).length > 0 ? { ...value } : undefined;
  }
  const kind = kindOf(field);
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map((item) => valueText(kind, item));
  }
  // A member of a oneof is set as soon as it is there.
  if (!field.partOf && isUnset(kind, value)) return undefined;
  return valueText(kind, value);
}

function isUnset(what: FieldKind, value: unknown): boolean {
  if (what.kind === 'choice') return value === `${prefixOf(what.type)}UNSPECIFIED`;
  if (what.kind === 'long') return String(value) === '0';
  return value === '' || value === 0 || value === false;
}

function valueText(what: FieldKind, value: unknown): unknown {
  switch (what.kind) {
    case 'message':
      return fromProto(what.type, value);
    case 'choice':
      return String(value).slice(prefixOf(what.type).length).toLowerCase();
    case 'duration':
      return isInstant(value) ? durationText(value) : undefined;
    case 'time':
      return isInstant(value) ? timeText(value) : undefined;
    case 'long':
      return Number(value);
    case 'text':
    case 'flag':
    case 'number':
    case 'integer':
      return value;
  }
}

function isInstant(value: unknown): value is Duration & Timestamp {
  return isRecord(value) && typeof value['seconds'] === 'string' && 'nanos' in value;
}
