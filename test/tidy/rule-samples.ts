import type { ModelField, ModelMessage, ProtoModel } from './proto-model.ts';

/*
 * For each clause of a rule: values just inside it, and values just outside it with the clause
 * that they break. Written by hand from the grammar, and independent of libs/proto.
 */

/** A message as a client would send it; names as proto-loader has them. */
export type Value = Readonly<Record<string, unknown>>;

/** A value of one field, and what has to become of it. */
export interface Sample {
  readonly value: unknown;
  /** The clause that it breaks; undefined where it is fine. */
  readonly breaks: string | undefined;
  /** Where the complaint is told, behind the path of the field: `[0]`, `["k"]`. */
  readonly at: string;
}

const patternSamples: Readonly<Record<string, readonly [inside: string, outside: string]>> = {
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': ['2026-11-30', '2026-11-3'],
  '^[0-9a-f]{32}$': ['0'.repeat(32), '0'.repeat(31)],
  '^[0-9]{1,12}(\\.[0-9]{1,4})?$': ['123456789012.1234', '1234567890123'],
  '^[A-Z]{2}$': ['CN', 'cn'],
  '^[A-Z]{3}$': ['CNY', 'CN'],
  '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$': ['1a', '1a-'],
  '^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$': ['a1', '1a'],
  '^[a-z][a-z0-9-]{0,31}$': [`a${'-'.repeat(31)}`, `a${'-'.repeat(32)}`],
  '^[a-z][a-z0-9_.-]{0,62}$': ['team.eu', 'Team'],
  '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': ['zh-Hans', 'z'],
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': ['23:59', '24:00'],
  '^/.*$': ['/jobs', 'jobs'],
  '^snapshots/[0-9a-f]{64}$': [`snapshots/${'a'.repeat(64)}`, `snapshots/${'a'.repeat(65)}`],
  '^crawlBatches/[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$': ['crawlBatches/b1', 'crawlBatches/'],
  ...named('sources', '^sources/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$', 'acme'),
  ...named('schedules', '^schedules/[a-z]([a-z0-9-]{0,61}[a-z0-9])?$', 'nightly'),
  ...withUuid('crawls'),
  ...withUuid('jobs'),
  ...withUuid('deadLetters'),
  ...withUuid('bulkOperations'),
};

const uuid = '0197d0a0-0000-7000-8000-000000000001';

const formSamples: Readonly<Record<string, readonly [inside: string, outside: readonly string[]]>> =
  {
    uuid: [uuid, [uuid.toUpperCase(), uuid.slice(1), `{${uuid}}`]],
    uri: [
      'https://example.com/jobs?page=1',
      [
        '/jobs',
        'ftp://example.com/',
        'https://user@example.com/',
        'https://exa mple.com/',
        'https://',
      ],
    ],
    hostname: [
      'example.com:8080',
      ['example..com', '-a.example', '300.1.1.1', 'a.example:0', 'a/b'],
    ],
  };

/** A value that every rule of the field takes. */
export function validValue(model: ProtoModel, field: ModelField): unknown {
  if (field.mapValue !== undefined) {
    const key = validText(clausesOf(field, 'keys'));
    const value = scalar(model, field.mapValue, clausesOf(field, 'values'));
    const count = Number(argumentOf(clausesOf(field), 'min_items') ?? 1);
    return Object.fromEntries(
      Array.from({ length: count }, (_, at) => [at === 0 ? key : `${key}${at}`, value]),
    );
  }
  if (field.isRepeated) {
    const count = Number(argumentOf(clausesOf(field), 'min_items') ?? 1);
    return Array.from({ length: count }, () => scalar(model, field, clausesOf(field, 'items')));
  }
  return scalar(model, field, clausesOf(field));
}

/** The smallest valid message: what is required, and one member of each choice. */
export function validMessage(model: ProtoModel, { fields, choices }: ModelMessage): Value {
  const chosen = choices.map((choice) => fields.find((field) => field.oneof === choice));
  const wanted = fields.filter(
    (field) => field.rule?.includes('required') || chosen.includes(field),
  );
  return Object.fromEntries(wanted.map((field) => [field.jsonName, validValue(model, field)]));
}

/** All samples of a field, those of its items, keys and values included. */
export function samplesOf(model: ProtoModel, field: ModelField): readonly Sample[] {
  if (field.mapValue !== undefined) return mapSamples(model, field, field.mapValue);
  const rule = clausesOf(field);
  if (!field.isRepeated) {
    const own = valueSamples(model, field, { rule, isSet: field.hasPresence });
    return [...own, ...requiredSamples(model, field)];
  }
  const itemRule = clausesOf(field, 'items');
  const items = valueSamples(model, field, { rule: itemRule, isSet: true });
  const good = scalar(model, field, itemRule);
  const counts = countSamples(rule, (count) => Array.from({ length: count }, () => good));
  const count = Number(argumentOf(rule, 'min_items') ?? 1);
  const inList = items.map((item) => ({
    ...item,
    value: [item.value, ...Array.from({ length: count - 1 }, () => good)],
    at: item.breaks === undefined ? '' : '[0]',
  }));
  return [...counts, ...inList, ...requiredSamples(model, field)];
}

function mapSamples(model: ProtoModel, field: ModelField, value: ModelField): readonly Sample[] {
  const [keyRule, valueRule] = [clausesOf(field, 'keys'), clausesOf(field, 'values')];
  const [key, good] = [validText(keyRule), scalar(model, value, valueRule)];
  const named = { ...value, type: 'TYPE_STRING', typeName: '' };
  const at = (name: string, { breaks }: Sample): string =>
    breaks === undefined ? '' : `[${JSON.stringify(name.slice(0, 64))}]`;
  return [
    ...countSamples(clausesOf(field), (count) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${key}${index}`, good])),
    ),
    ...valueSamples(model, named, { rule: keyRule, isSet: true }).map((sample) => {
      const name = String(sample.value);
      return { ...sample, value: { [name]: good }, at: at(name, sample) };
    }),
    ...valueSamples(model, value, { rule: valueRule, isSet: true }).map((sample) => ({
      ...sample,
      value: { [key]: sample.value },
      at: at(key, sample),
    })),
  ];
}

/** What is not set breaks `required` alone. */
function requiredSamples(model: ProtoModel, field: ModelField): readonly Sample[] {
  const breaks = field.rule?.includes('required') ? 'required' : undefined;
  const unset = [undefined, ...(field.hasPresence ? [] : [zeroOf(model, field)])];
  // A member of a choice that is left out breaks the choice, not itself.
  if (field.oneof !== undefined) return [];
  return unset.map((value) => ({ value, breaks, at: '' }));
}

function zeroOf(model: ProtoModel, field: ModelField): unknown {
  if (field.isRepeated) return [];
  if (field.type === 'TYPE_STRING') return '';
  if (field.type === 'TYPE_BYTES') return Buffer.alloc(0);
  if (field.type === 'TYPE_BOOL') return false;
  if (field.type === 'TYPE_ENUM') return model.zeroValues.get(field.typeName);
  return field.type === 'TYPE_MESSAGE' ? undefined : 0;
}

interface Asked {
  readonly rule: readonly string[];
  /** Set as soon as it is there: zero and empty are judged as well. */
  readonly isSet: boolean;
}

function valueSamples(
  model: ProtoModel,
  field: ModelField,
  { rule, isSet }: Asked,
): readonly Sample[] {
  const samples: Sample[] = [];
  const fine = (value: unknown): number => samples.push({ value, breaks: undefined, at: '' });
  const broken = (breaks: string, value: unknown): number =>
    samples.push({ value, breaks, at: '' });
  fine(scalar(model, field, rule));
  if (field.type === 'TYPE_STRING') broken('no_nul', 'a\u0000b');
  if (field.type === 'TYPE_ENUM') broken('known', 9_999);
  const isBytes = field.type === 'TYPE_BYTES';
  const isDuration = field.typeName === 'google.protobuf.Duration';
  const hasForm = rule.some((clause) => /^(pattern|uuid|uri|hostname|one_of)/.test(clause));
  for (const [name, argument] of rule.map(splitClause)) {
    const bound = Number.parseFloat(argument);
    const size = (length: number): unknown => {
      if (isBytes) return Buffer.alloc(length, 1);
      return rule.includes('uri')
        ? 'https://example.com/'.padEnd(length, 'x')
        : '字'.repeat(length);
    };
    const amount = (value: number): unknown => (isDuration ? durationOf(value) : value);
    const step = isDuration ? 0.001 : 1;
    if (name === 'gte') fine(amount(bound));
    if (name === 'lte') fine(amount(bound));
    // Zero in a field without presence is not set, which no bound speaks of.
    const below = bound - step === 0 && !isSet && !isDuration ? -1 : bound - step;
    if (name === 'gte') broken('gte', amount(below));
    if (name === 'lte') broken('lte', amount(bound + step));
    if (name === 'max_len') broken('max_len', size(bound + 1));
    if (name === 'max_len' && (!hasForm || rule.includes('uri'))) fine(size(bound));
    if (name === 'min_len' && bound > 1) broken('min_len', size(bound - 1));
    if (name === 'min_len' && bound === 1 && isSet) broken('min_len', size(0));
    if (name === 'min_len' && !hasForm) fine(size(bound));
    if (name === 'one_of') broken('one_of', 'nothing-of-these');
    if (name === 'one_of') argument.split(',').forEach(fine);
    if (name === 'pattern') broken('pattern', samplesOfPattern(argument)[1]);
    for (const outside of formSamples[name]?.[1] ?? []) broken(name, outside);
  }
  return samples;
}

function countSamples(
  rule: readonly string[],
  make: (count: number) => unknown,
): readonly Sample[] {
  return rule.map(splitClause).flatMap(([name, argument]): Sample[] => {
    const bound = Number(argument);
    if (name === 'max_items') {
      return [
        { value: make(bound), breaks: undefined, at: '' },
        { value: make(bound + 1), breaks: 'max_items', at: '' },
      ];
    }
    if (name !== 'min_items') return [];
    const fewer = { value: make(bound - 1), breaks: 'min_items', at: '' };
    // None at all is not set.
    return [{ value: make(bound), breaks: undefined, at: '' }, ...(bound > 1 ? [fewer] : [])];
  });
}

function scalar(model: ProtoModel, field: ModelField, rule: readonly string[]): unknown {
  const low = Number.parseFloat(argumentOf(rule, 'gte') ?? argumentOf(rule, 'lte') ?? '1');
  if (field.type === 'TYPE_STRING') return validText(rule);
  if (field.type === 'TYPE_BYTES') return Buffer.alloc(Number(argumentOf(rule, 'min_len') ?? 1), 1);
  if (field.type === 'TYPE_BOOL') return true;
  if (field.type === 'TYPE_ENUM') return 1;
  if (field.type !== 'TYPE_MESSAGE') return low === 0 && rule.includes('required') ? 1 : low;
  if (field.typeName === 'google.protobuf.Duration') return durationOf(low);
  if (field.typeName === 'google.protobuf.Timestamp') return { seconds: '1796000000', nanos: 1 };
  if (field.typeName === 'google.protobuf.FieldMask') return { paths: ['name'] };
  const message = model.messages.get(field.typeName);
  if (message === undefined) throw new Error(`No message ${field.typeName}`);
  return validMessage(model, message);
}

function validText(rule: readonly string[]): string {
  const pattern = argumentOf(rule, 'pattern');
  if (pattern !== undefined) return samplesOfPattern(pattern)[0];
  const form = rule.map((clause) => formSamples[clause]?.[0]).find((one) => one !== undefined);
  const words = argumentOf(rule, 'one_of')?.split(',');
  return form ?? words?.[0] ?? 'x'.repeat(Number(argumentOf(rule, 'min_len') ?? 1));
}

function samplesOfPattern(pattern: string): readonly [inside: string, outside: string] {
  const samples = patternSamples[pattern];
  if (samples === undefined) throw new Error(`Add samples of the pattern ${pattern}`);
  return samples;
}

function clausesOf(field: ModelField, of?: 'items' | 'keys' | 'values'): readonly string[] {
  const rule = field.rule ?? [];
  if (of === undefined) return rule.filter((clause) => !/^(items|keys|values)\./.test(clause));
  return rule.filter((one) => one.startsWith(`${of}.`)).map((one) => one.slice(of.length + 1));
}

function argumentOf(rule: readonly string[], name: string): string | undefined {
  return rule.map(splitClause).find((clause) => clause[0] === name)?.[1];
}

function splitClause(clause: string): readonly [name: string, argument: string] {
  const at = clause.indexOf('=');
  return at < 0 ? [clause, ''] : [clause.slice(0, at), clause.slice(at + 1)];
}

function durationOf(seconds: number): { readonly seconds: string; readonly nanos: number } {
  const whole = Math.trunc(seconds);
  return { seconds: String(whole), nanos: Math.round((seconds - whole) * 1e9) };
}

function named(kind: string, pattern: string, id: string) {
  return { [pattern]: [`${kind}/${id}`, `${kind}/-${id}`] as const };
}

function withUuid(kind: string) {
  const id = '0197d0a0-0000-7000-8000-000000000001';
  return { [`^${kind}/[0-9a-f-]{36}$`]: [`${kind}/${id}`, `${kind}/${id}0`] as const };
}
