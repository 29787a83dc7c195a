import type { z } from 'zod';
import protobuf, { type Field } from 'protobufjs';
import { textJudge } from '#libs/proto/clauses.ts';
import { readRules } from '#libs/proto/generate/rule-lines.ts';
import { nearestWord } from '#libs/words/nearest-word.ts';
import { fieldAt, messageAt } from './field-at.ts';
import { definitionTypes, fileFields, kindOf } from './file-fields.ts';
import { pathText, type PathStep } from './field-path.ts';

const unknownKeysMax = 20;

/** What a file says at a path: nothing, a scalar as written, a list or keys. */
export interface Written {
  readonly value: unknown;
  /** How a scalar stands in the file. */
  readonly text: string | undefined;
}

/** A complaint at a path, before its line is known. */
export interface PathComplaint {
  readonly path: string;
  readonly message: string;
  /** The path that was probably meant by an unknown key. */
  readonly meant?: string;
}

/** Says what a broken rule of form means for whoever wrote the file. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  writtenAt: (path: string) => Written,
): readonly PathComplaint[] {
  const steps = issue.path.filter((step): step is PathStep => typeof step !== 'symbol');
  const path = pathText(steps);
  const written = writtenAt(path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.slice(0, unknownKeysMax).map((key) => unknownKey(key, steps));
    case 'invalid_value':
      return [{ path, message: wrongWord(written, issue.values.map(String)) }];
    case 'invalid_type':
      return [{ path, message: wrongType(written, issue.expected, fieldAt(steps)) }];
    case 'invalid_format':
      return [{ path, message: `is ${shown(written)}, must be ${formAt(steps, written)}` }];
    case 'too_small':
    case 'too_big':
      return [{ path, message: `is ${shown(written)}, which is out of every range` }];
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return [{ path, message: issue.message }];
    case 'custom':
      return [{ path, message: `${shown(written)} ${issue.message}` }];
  }
}

/** A value as a complaint shows it, cut where it is long. */
export function shown({ value, text }: Written): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'keys with values';
  const whole = typeof value === 'string' ? JSON.stringify(value) : (text ?? String(value));
  return whole.length > 60 ? `${whole.slice(0, 57)}…` : whole;
}

function unknownKey(key: string, steps: readonly PathStep[]): PathComplaint {
  const path = pathText([...steps, key]);
  const known = keysAt(steps);
  const meant = nearestWord(key, known);
  if (meant !== undefined) {
    const message = `is no key of a definition; did you mean "${meant}"?`;
    return { path, message, meant: pathText([...steps, meant]) };
  }
  const where = steps.length === 0 ? 'A definition' : pathText(steps);
  return { path, message: `is no key of a definition. ${where} has ${known.join(', ')}` };
}

function keysAt(steps: readonly PathStep[]): readonly string[] {
  if (steps.length === 0) {
    const { source } = definitionTypes();
    return ['source_id', ...fileFields(source).map(({ name }) => name), 'authorization'];
  }
  const type = messageAt(steps);
  return type === undefined ? [] : fileFields(type).map(({ name }) => name);
}

function wrongWord(written: Written, words: readonly string[]): string {
  const { value } = written;
  if (value === undefined) return 'is required';
  if (value === null) return noValue;
  const meant = typeof value === 'string' ? nearestWord(value, words) : undefined;
  const help =
    meant === undefined ? `must be one of ${words.join(', ')}` : `did you mean ${meant}?`;
  return `is ${shown(written)}, ${help}`;
}

function wrongType(written: Written, expected: string, field: Field | undefined): string {
  const { value, text } = written;
  if (value === undefined) return 'is required';
  if (value === null) return noValue;
  const right = typeWords[expected] ?? expected;
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    const refusal = field && refusalOf(field, written);
    if (refusal !== undefined) return `is ${text}, ${refusal}`;
    const kind = typeof value === 'number' ? 'a number' : 'a truth value';
    return `must be text, and ${text} is ${kind} in YAML: write "${text}"`;
  }
  return `is ${shown(written)}, must be ${right}`;
}

const noValue = 'has no value: give it one, or leave the key out';

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
  record: 'keys with values',
};

/** What would be said of the value as text; undefined where that would be right. */
function refusalOf(field: Field, { text = '' }: Written): string | undefined {
  const kind = kindOf(field).kind;
  if (kind === 'duration' || kind === 'time') return `must be ${formOf(kind, text)}`;
  const of = field instanceof protobuf.MapField ? 'values' : field.repeated ? 'items' : 'self';
  const clauses = (readRules(field.comment).field ?? []).filter((clause) => clause.of === of);
  const pattern = clauses.find(({ name }) => name === 'pattern')?.argument;
  const form = clauses.find(({ name }) => name === 'uri' || name === 'hostname')?.name;
  return textJudge({
    ...(pattern !== undefined && { pattern: new RegExp(pattern, 'u') }),
    ...(form !== undefined && { [form]: true }),
  })(text)?.message;
}

function formAt(steps: readonly PathStep[], { value }: Written): string {
  const field = fieldAt(steps);
  const isTime = field !== undefined && kindOf(field).kind === 'time';
  return formOf(isTime ? 'time' : 'duration', String(value));
}

function formOf(kind: 'duration' | 'time', written: string): string {
  if (kind === 'time') return 'a day or a time such as "2027-11-30" or "2027-11-30T12:00:00Z"';
  // Whoever writes a number mostly means seconds.
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(written)
    ? `seconds such as "${written}s"`
    : 'seconds such as "30s" or "1.5s"';
}
