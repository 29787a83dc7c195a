/*
 * Judges a value by the keywords of JSON Schema (draft 7) that our schema uses; fails on any other,
 * so that none is taken for granted. Independent of zod, which makes the schema.
 */

type Schema = Readonly<Record<string, unknown>>;

const words: ReadonlySet<string> = new Set(
  '$schema title description enumDescriptions definitions format else'.split(' '),
);

/** All that is wrong with a value, each with its path. */
export function faultsBySchema(value: unknown, root: Schema): readonly string[] {
  const definitions = asSchema(root['definitions'] ?? {});
  const judge = (schema: Schema, one: unknown, path: string): string[] =>
    Object.entries(schema).flatMap(([keyword, argument]) => {
      if (words.has(keyword)) return [];
      const check = keywords[keyword];
      if (check === undefined) throw new Error(`The schema has the keyword ${keyword}`);
      return check({ argument, value: one, path, schema, judge, definitions });
    });
  return judge(root, value, '$');
}

interface Point {
  readonly argument: unknown;
  readonly value: unknown;
  readonly path: string;
  readonly schema: Schema;
  readonly definitions: Schema;
  readonly judge: (schema: Schema, value: unknown, path: string) => string[];
}

const keywords: Readonly<Record<string, (at: Point) => string[]>> = {
  $ref: ({ argument, value, path, judge, definitions }) =>
    judge(asSchema(definitions[String(argument).replace('#/definitions/', '')]), value, path),
  type: ({ argument, value, path }) =>
    typeOf(value) === argument || (argument === 'number' && typeOf(value) === 'integer')
      ? []
      : [`${path} is no ${String(argument)}`],
  enum: ({ argument, value, path }) =>
    asList(argument).includes(value) ? [] : [`${path} is none of the words`],
  const: ({ argument, value, path }) => (value === argument ? [] : [`${path} is not the value`]),
  minLength: ({ argument, value, path }) =>
    typeof value === 'string' && Array.from(value).length < Number(argument)
      ? [`${path} is short`]
      : [],
  maxLength: ({ argument, value, path }) =>
    typeof value === 'string' && Array.from(value).length > Number(argument)
      ? [`${path} is long`]
      : [],
  pattern: ({ argument, value, path }) =>
    typeof value === 'string' && !new RegExp(String(argument), 'u').test(value)
      ? [`${path} has another form`]
      : [],
  minimum: ({ argument, value, path }) =>
    typeof value === 'number' && value < Number(argument) ? [`${path} is small`] : [],
  maximum: ({ argument, value, path }) =>
    typeof value === 'number' && value > Number(argument) ? [`${path} is large`] : [],
  minItems: ({ argument, value, path }) =>
    Array.isArray(value) && value.length < Number(argument) ? [`${path} has few items`] : [],
  maxItems: ({ argument, value, path }) =>
    Array.isArray(value) && value.length > Number(argument) ? [`${path} has many items`] : [],
  items: ({ argument, value, path, judge }) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => judge(asSchema(argument), item, `${path}[${index}]`))
      : [],
  required: ({ argument, value, path }) =>
    asList(argument)
      .filter((key) => isObject(value) && !(String(key) in value))
      .map((key) => `${path} lacks ${String(key)}`),
  properties: ({ argument, value, path, judge }) =>
    Object.entries(asSchema(argument)).flatMap(([key, schema]) =>
      isObject(value) && key in value ? judge(asSchema(schema), value[key], `${path}.${key}`) : [],
    ),
  propertyNames: ({ argument, value, path, judge }) =>
    isObject(value)
      ? Object.keys(value).flatMap((key) => judge(asSchema(argument), key, `${path}.${key}`))
      : [],
  additionalProperties: ({ argument, value, path, schema, judge }) => {
    const known = asSchema(schema['properties'] ?? {});
    const others = isObject(value) ? Object.keys(value).filter((key) => !(key in known)) : [];
    if (argument === false) return others.map((key) => `${path}.${key} is no key`);
    return others.flatMap((key) =>
      judge(asSchema(argument), isObject(value) ? value[key] : undefined, `${path}.${key}`),
    );
  },
  allOf: ({ argument, value, path, judge }) =>
    asList(argument).flatMap((schema) => judge(asSchema(schema), value, path)),
  anyOf: (at) => (matches(at) > 0 ? [] : [`${at.path} fits nothing`]),
  oneOf: (at) => (matches(at) === 1 ? [] : [`${at.path} fits ${matches(at)} of the choices`]),
  if: ({ argument, value, path, schema, judge }) =>
    judge(asSchema(argument), value, path).length === 0
      ? []
      : judge(asSchema(schema['else']), value, path),
};

function matches({ argument, value, path, judge }: Point): number {
  return asList(argument).filter((one) => judge(asSchema(one), value, path).length === 0).length;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function asSchema(value: unknown): Schema {
  if (!isObject(value)) throw new Error('The schema holds what is no schema');
  return value;
}

function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('The schema holds what is no list');
  return value;
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
