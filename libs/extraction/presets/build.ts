import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import type { Transform } from '#libs/proto/gen/jobradar/v1/Transform.ts';

/*
 * Writes the parts of a definition whole: what a preset leaves out has the value that an unset
 * field has on the wire.
 */

/** How a key may be missing: `null` = its value may be null, `absent` = it may not be there. */
type Missing = 'always' | 'null' | 'absent' | 'null or absent';

type Scalar = 'STRING' | 'INTEGER' | 'NUMBER' | 'BOOLEAN' | 'ANY';

/** Describes keys that hold plain values of one type, or values that are not looked into. */
export function keys(type: Scalar, missing: Missing, names: string): readonly JsonField[] {
  return names.split(' ').map((name) => field(name, { type: `JSON_TYPE_${type}` }, missing));
}

/** Describes an object. */
export function object(
  name: string,
  fields: readonly JsonField[],
  missing: Missing = 'always',
): JsonField {
  return field(name, { type: 'JSON_TYPE_OBJECT', fields: [...fields] }, missing);
}

/** Describes an array: of objects with these keys, of texts, or of values not looked into. */
export function array(
  name: string,
  items: readonly JsonField[] | 'STRING' | 'ANY',
  missing: Missing = 'always',
): JsonField {
  const shape: Partial<JsonField> =
    typeof items === 'string'
      ? { itemType: `JSON_TYPE_${items}` }
      : { itemType: 'JSON_TYPE_OBJECT', fields: [...items] };
  return field(name, { ...shape, type: 'JSON_TYPE_ARRAY' }, missing);
}

/** Describes the key that names a posting. */
export function identity(name: string, type: 'STRING' | 'INTEGER' = 'STRING'): JsonField {
  return field(name, { type: `JSON_TYPE_${type}`, maxChars: 200, identity: true }, 'always');
}

function field(name: string, shape: Partial<JsonField>, missing: Missing): JsonField {
  return {
    name,
    type: 'JSON_TYPE_ANY',
    nullable: missing.startsWith('null'),
    mayBeAbsent: missing.endsWith('absent'),
    maxChars: 0,
    maxItems: 0,
    itemType: 'JSON_TYPE_UNSPECIFIED',
    fields: [],
    identity: false,
    ...shape,
  };
}

type TargetName = FieldRule['target'] extends `TARGET_${infer Name}` ? Name : never;

/** A rule for a target. Its absence is no gap unless the rule says so. */
export function rule(
  target: TargetName,
  selectors: string | readonly string[],
  more: Partial<FieldRule> = {},
): FieldRule {
  return {
    target: `TARGET_${target}`,
    selectors: typeof selectors === 'string' ? [selectors] : [...selectors],
    attribute: '',
    transforms: [],
    optional: true,
    attributeKey: '',
    join: false,
    ...more,
  };
}

/** A rule whose value the definition itself gives. */
export function constant(target: TargetName, value: string): FieldRule {
  return rule(target, [], { transforms: [step('DEFAULT', value)], optional: false });
}

type KindName = Transform['kind'] extends `KIND_${infer Name}` ? Name : never;

/** One transform. */
export function step(kind: KindName, argument = ''): Transform {
  return { kind: `KIND_${kind}`, argument };
}

/** How a list is paged, where it is. */
export function pages(kind: Partial<Pagination>): Pagination {
  return { totalPath: '', pageSize: 0, sourceCap: 0, inBody: false, ...kind };
}

/** A definition of a feed. */
export function feed(
  parts: Pick<JsonExtraction, 'itemsPath' | 'fields' | 'contract'> & Partial<JsonExtraction>,
): JsonExtraction {
  return {
    pagination: null,
    requestHeaders: {},
    detailUrlTemplate: '',
    detailFields: [],
    method: 'METHOD_GET',
    body: '',
    format: 'FORMAT_JSON',
    ...parts,
  };
}
