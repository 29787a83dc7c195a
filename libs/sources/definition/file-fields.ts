import protobuf, { type Enum, type Field, type Root, type Type } from 'protobufjs';
import { behaviorsOf, isOutputOnly } from '#libs/proto/generate/schemas-source.ts';
import { loadRoot } from '#libs/proto/generate/root.ts';

/*
 * Which keys a definition file has: the fields of the protos that a user sets, by their proto
 * names. A field that is added there is a key here without a further line of code.
 */

/** The messages that a definition file is made of. */
export interface DefinitionTypes {
  readonly source: Type;
  readonly authorization: Type;
  /** The field that names a new source. */
  readonly sourceId: Field;
}

let loaded: DefinitionTypes | undefined;

/** The messages, loaded with their comments when first asked for (0.3 s). */
export function definitionTypes(): DefinitionTypes {
  loaded ??= typesOf(loadRoot());
  return loaded;
}

function typesOf(root: Root): DefinitionTypes {
  const sourceId = root.lookupType('jobradar.v1.CreateSourceRequest').fields['source_id'];
  if (sourceId === undefined) throw new Error('CreateSourceRequest has no source_id');
  return {
    source: root.lookupType('jobradar.v1.Source'),
    authorization: root.lookupType('jobradar.v1.SourceAuthorization'),
    sourceId,
  };
}

/** The fields of a message that a file may set. */
export function fileFields(type: Type): readonly Field[] {
  return type.fieldsArray.filter(
    (field) =>
      !isOutputOnly(field) && !behaviorsOf(field).includes('IDENTIFIER') && field.name !== 'etag',
  );
}

/** How a field's values are written, told by what it is made of. */
export type FieldKind =
  | { readonly kind: 'message'; readonly type: Type }
  | { readonly kind: 'choice'; readonly type: Enum }
  | { readonly kind: 'duration' | 'time' | 'text' | 'flag' | 'number' | 'integer' | 'long' };

/** The kind of a field, of an item of a list or of a value of a map. */
export function kindOf(field: Field): FieldKind {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) return { kind: 'choice', type };
  if (type instanceof protobuf.Type) {
    const known = wellKnown[type.fullName];
    return known === undefined ? { kind: 'message', type } : { kind: known };
  }
  const scalar = scalars[field.type];
  if (scalar === undefined)
    throw new Error(`A definition cannot hold the ${field.type} of ${field.fullName}`);
  return { kind: scalar };
}

const wellKnown: Readonly<Record<string, 'duration' | 'time'>> = {
  '.google.protobuf.Duration': 'duration',
  '.google.protobuf.Timestamp': 'time',
};

const scalars: Readonly<Record<string, 'text' | 'flag' | 'number' | 'integer' | 'long'>> = {
  string: 'text',
  bool: 'flag',
  double: 'number',
  int32: 'integer',
  int64: 'long',
};

/** The words of an enum, without their common prefix and without the value that says nothing. */
export function wordsOf(type: Enum): readonly string[] {
  return Object.keys(type.values)
    .filter((name) => type.values[name] !== 0)
    .map((name) => name.slice(prefixOf(type).length).toLowerCase());
}

/** What each of the words means, in their order. */
export function wordCommentsOf(type: Enum): readonly string[] {
  return Object.keys(type.values)
    .filter((name) => type.values[name] !== 0)
    .map((name) => wordsOfComment(type.comments[name] ?? null));
}

/** What stands before the word in the names of an enum's values: `TARGET_`. */
export function prefixOf(type: Enum): string {
  return String(type.valuesById[0]).replace(/UNSPECIFIED$/, '');
}

/** A comment without the lines that are for the checks. */
export function wordsOfComment(comment: string | null): string {
  return (comment ?? '')
    .split('\n')
    .filter((line) => !line.trim().startsWith('Rule:'))
    .join(' ')
    .trim();
}
