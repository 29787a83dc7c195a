import { readFileSync } from 'node:fs';
import { contentsOf, textOf, wireFields, type WireField } from './wire.ts';

/** A field of a message, as far as a path through messages has to know it. */
export interface MessageField {
  /** As the .proto file writes it, and as it is called in our code. */
  readonly name: string;
  readonly key: string;
  readonly kind: 'value' | 'message' | 'list' | 'map';
  /** Full name of the message that it holds; empty where it holds none. */
  readonly type: string;
  /** Which of its message's oneofs it belongs to; undefined: to none. */
  readonly oneof: number | undefined;
}

/** The fields of a message, in the order of the .proto file. */
export type FieldsOf = (type: string) => readonly MessageField[];

// Numbers of the fields of google.protobuf.FileDescriptorProto and its parts.
const file = { package: 2, message: 4 };
const message = { name: 1, field: 2, nested: 3, options: 7 };
const field = { name: 1, label: 4, type: 5, typeName: 6, oneof: 9 };
const isMapEntry = 7;
const repeated = 3;
const messageType = 11;

const imageFile = new URL('gen/image.binpb', import.meta.url);
let known: ReadonlyMap<string, readonly MessageField[]> | undefined;

/** Tells the fields of a public message by its full name, out of the reflection image. */
export const fieldsOf: FieldsOf = (type) => {
  known ??= messagesIn(readFileSync(imageFile));
  const fields = known.get(type);
  if (fields === undefined) throw new Error(`The image holds no message ${type}`);
  return fields;
};

function messagesIn(image: Buffer): ReadonlyMap<string, readonly MessageField[]> {
  const raw = new Map<string, readonly WireField[]>();
  for (const one of contentsOf(wireFields(image), 1).map(wireFields)) {
    const space = textOf(one, file.package);
    for (const inner of contentsOf(one, file.message)) collect(wireFields(inner), { space, raw });
  }
  const maps = new Set([...raw].filter(([, fields]) => isMap(fields)).map(([name]) => name));
  return new Map(
    [...raw].map(([name, fields]) => [
      name,
      contentsOf(fields, message.field).map((one) => readField(wireFields(one), maps)),
    ]),
  );
}

function collect(
  fields: readonly WireField[],
  { space, raw }: { readonly space: string; readonly raw: Map<string, readonly WireField[]> },
): void {
  const name = `${space}.${textOf(fields, message.name)}`;
  raw.set(name, fields);
  for (const inner of contentsOf(fields, message.nested)) {
    collect(wireFields(inner), { space: name, raw });
  }
}

function readField(parts: readonly WireField[], maps: ReadonlySet<string>): MessageField {
  const name = textOf(parts, field.name);
  const type =
    valueOf(parts, field.type) === messageType
      ? textOf(parts, field.typeName).replace(/^\./u, '')
      : '';
  return {
    name,
    key: name.replace(/_([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase()),
    kind: kindOf(parts, { type, isMap: maps.has(type) }),
    type,
    oneof: valueOf(parts, field.oneof),
  };
}

function kindOf(
  parts: readonly WireField[],
  { type, isMap: holdsEntries }: { readonly type: string; readonly isMap: boolean },
): MessageField['kind'] {
  if (holdsEntries) return 'map';
  if (valueOf(parts, field.label) === repeated) return 'list';
  return type === '' ? 'value' : 'message';
}

function isMap(fields: readonly WireField[]): boolean {
  const options = contentsOf(fields, message.options).flatMap((one) => wireFields(one));
  return valueOf(options, isMapEntry) === 1;
}

function valueOf(parts: readonly WireField[], number: number): number | undefined {
  return parts.find((part) => part.number === number)?.value;
}
