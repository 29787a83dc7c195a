import protobuf, { type Field, type Type } from 'protobufjs';
import { fileFields, kindOf, prefixOf, wordsOf, type FieldKind } from './file-fields.ts';
import { readDuration, readTime } from './time-text.ts';

type Message = Record<string, unknown>;

/**
 * A value of a file as the message that stands for it on the wire. What has not the form of its
 * field is left out: the schema complains of it, and all else can still be judged.
 */
export function toProto(type: Type, value: unknown): Message {
  const message: Message = {};
  if (!isRecord(value)) return message;
  for (const field of fileFields(type)) {
    const written = value[field.name];
    const meant = written === undefined ? undefined : fieldValue(field, written);
    if (meant !== undefined) message[protobuf.util.camelCase(field.name)] = meant;
  }
  return message;
}

function fieldValue(field: Field, written: unknown): unknown {
  if (field instanceof protobuf.MapField) {
    if (!isRecord(written)) return undefined;
    return Object.fromEntries(Object.entries(written).filter(([, one]) => typeof one === 'string'));
  }
  const kind = kindOf(field);
  if (!field.repeated) return oneValue(kind, written);
  if (!Array.isArray(written)) return undefined;
  // Items keep their places, so that a complaint about one leads to it.
  return written.map((item) => oneValue(kind, item) ?? emptyOf(kind));
}

function oneValue(what: FieldKind, written: unknown): unknown {
  switch (what.kind) {
    case 'message':
      return isRecord(written) ? toProto(what.type, written) : undefined;
    case 'choice':
      return typeof written === 'string' && wordsOf(what.type).includes(written)
        ? `${prefixOf(what.type)}${written.toUpperCase()}`
        : undefined;
    case 'duration':
      return typeof written === 'string' ? readDuration(written) : undefined;
    case 'time':
      return typeof written === 'string' ? readTime(written) : undefined;
    case 'text':
      return typeof written === 'string' ? written : undefined;
    case 'flag':
      return typeof written === 'boolean' ? written : undefined;
    case 'number':
      return typeof written === 'number' && Number.isFinite(written) ? written : undefined;
    case 'integer':
      return isInteger(written) && written === (written | 0) ? written : undefined;
    case 'long':
      return isInteger(written) ? String(written) : undefined;
  }
}

function emptyOf(what: FieldKind): unknown {
  return what.kind === 'message' ? {} : '';
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Whether a value has keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
