import type { Field, Type } from 'protobufjs';
import protobuf from 'protobufjs';
import type { PathStep } from './field-path.ts';
import { definitionTypes, fileFields, kindOf, prefixOf, wordsOf } from './file-fields.ts';

/* What the protos know of a place in a definition file. */

/** The field that a path leads to, or that holds the item or entry that it leads to. */
export function fieldAt(steps: readonly PathStep[]): Field | undefined {
  const names = steps.filter((step) => typeof step === 'string');
  const { source, authorization, sourceId } = definitionTypes();
  if (names.length === 1 && names[0] === 'source_id') return sourceId;
  const isGrant = names[0] === 'authorization';
  let type: Type | undefined = isGrant ? authorization : source;
  let field: Field | undefined;
  for (const name of isGrant ? names.slice(1) : names) {
    // What stands below an entry of a map has no field of its own.
    if (type === undefined) return field;
    field = type.fields[name];
    if (field === undefined) return undefined;
    const kind = kindOf(field);
    type = kind.kind === 'message' ? kind.type : undefined;
  }
  return field;
}

/** The message whose keys stand at a path; undefined where there is none. */
export function messageAt(steps: readonly PathStep[]): Type | undefined {
  const { source, authorization } = definitionTypes();
  if (steps.length === 0) return source;
  if (steps.length === 1 && steps[0] === 'authorization') return authorization;
  const field = fieldAt(steps);
  const kind = field === undefined ? undefined : kindOf(field);
  return kind?.kind === 'message' ? kind.type : undefined;
}

let words: ReadonlyMap<string, string> | undefined;

/** A text with the names of enums' values as a file writes them: TARGET_TITLE is title. */
export function inFileWords(text: string): string {
  words ??= fileWords();
  const known = words;
  return text.replace(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g, (name) => known.get(name) ?? name);
}

function fileWords(): ReadonlyMap<string, string> {
  const { source, authorization } = definitionTypes();
  const found = new Map<string, string>();
  const seen = new Set<Type>();
  const visit = (type: Type): void => {
    if (seen.has(type)) return;
    seen.add(type);
    for (const field of fileFields(type)) {
      if (field instanceof protobuf.MapField) continue;
      const kind = kindOf(field);
      if (kind.kind === 'message') visit(kind.type);
      if (kind.kind !== 'choice') continue;
      const prefix = prefixOf(kind.type);
      for (const word of wordsOf(kind.type)) found.set(`${prefix}${word.toUpperCase()}`, word);
    }
  };
  visit(source);
  visit(authorization);
  return found;
}
