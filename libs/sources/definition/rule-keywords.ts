import type { Field } from 'protobufjs';
import { readRules, type WrittenClause } from '#libs/proto/generate/rule-lines.ts';

/** Keywords of JSON Schema. */
export type Keywords = Readonly<Record<string, unknown>>;

/** The clauses of a field's rule as keywords that mean the same. */
export function ruleKeywords(field: Field, of: WrittenClause['of']): Keywords {
  const clauses = (readRules(field.comment).field ?? []).filter((clause) => clause.of === of);
  if (field.type === 'google.protobuf.Duration') return {};
  const isRequired = clauses.some(({ name }) => name === 'required');
  const limits = Object.fromEntries(clauses.flatMap((clause) => limitsOf(clause)));
  const isText = field.type === 'string' && (!field.repeated || of !== 'self');
  if (isRequired && isText) return { minLength: 1, ...limits };
  // A value that is not set (empty, zero) breaks no rule but "required".
  if (isRequired || of !== 'self' || field.repeated) return limits;
  const unset = isText ? '' : 0;
  return 'pattern' in limits || Number(limits['minimum'] ?? 0) > 0
    ? { anyOf: [{ const: unset }, limits] }
    : limits;
}

function limitsOf({ name, argument }: WrittenClause): readonly [string, unknown][] {
  switch (name) {
    case 'gte':
      return [['minimum', Number(argument)]];
    case 'lte':
      return [['maximum', Number(argument)]];
    case 'min_len':
      return [['minLength', Number(argument)]];
    case 'max_len':
      return [['maxLength', Number(argument)]];
    case 'min_items':
      return [['minItems', Number(argument)]];
    case 'max_items':
      return [['maxItems', Number(argument)]];
    case 'pattern':
      return [['pattern', argument]];
    case 'uri':
      return [['format', 'uri']];
    default:
      // A host name may carry a port, which no format of JSON Schema knows.
      return [];
  }
}
