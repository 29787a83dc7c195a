import protobuf, { type Enum, type ReflectionObject, type Root, type Type } from 'protobufjs';
import { readRules } from './rule-lines.ts';
import { fullName } from './schemas-source.ts';
import { servicesOf } from './stream-kinds.ts';

const policyOption = '(jobradar.options.v1.policy)';

/**
 * What `buf breaking` does not see, as JSON: the policy of each method, the rule of each field,
 * the numbers of enums and error reasons. A change of it is a change of the API.
 */
export function apiLock(root: Root): string {
  const all = objectsIn(root).filter((one) => one.fullName.startsWith('.jobradar.'));
  const types = all.filter((one): one is Type => one instanceof protobuf.Type);
  const enums = all.filter((one): one is Enum => one instanceof protobuf.Enum);
  const lock = {
    policies: byName(
      servicesOf(root)
        .filter((service) => service.fullName.startsWith('.jobradar.'))
        .flatMap((service) => service.methodsArray)
        .map((method) => [fullName(method), policyIn(method.parsedOptions)]),
    ),
    rules: byName(types.flatMap(rulesOf)),
    enums: byName(
      enums.flatMap((one) =>
        Object.entries(one.values).map(([name, value]) => [`${fullName(one)}.${name}`, value]),
      ),
    ),
  };
  return `${JSON.stringify(lock, undefined, 2)}\n`;
}

function rulesOf(type: Type): readonly [string, string][] {
  return type.fieldsArray.flatMap((field): [string, string][] => {
    const lines = (field.comment ?? '').split('\n').filter((line) => line.startsWith('Rule:'));
    const { oneof } = readRules(field.comment);
    const own = lines.filter((line) => line !== 'Rule: one_of').map((line) => line.slice(6));
    const around = oneof ? [[`${fullName(type)}.${field.partOf?.name}`, 'one_of']] : [];
    const entries = [...around, ...own.map((rule) => [fullName(field), rule])];
    return entries.map(([name = '', rule = '']) => [name, rule]);
  });
}

function policyIn(options: unknown): unknown {
  if (!Array.isArray(options)) return undefined;
  const found: unknown = options.find((option) => policyOption in option);
  const policy: unknown = Object(found)[policyOption];
  return Object.entries(Object(policy))
    .map(([name, value]) => `${name}=${isDuration(value) ? `${value.seconds}s` : String(value)}`)
    .join(' ');
}

function isDuration(value: unknown): value is { readonly seconds: number } {
  return typeof value === 'object' && value !== null && 'seconds' in value;
}

function objectsIn(space: ReflectionObject): readonly ReflectionObject[] {
  const nested = space instanceof protobuf.Namespace ? space.nestedArray : [];
  return nested.flatMap((one) => [one, ...objectsIn(one)]);
}

function byName(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
