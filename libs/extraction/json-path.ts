import { scalarText } from './scalar.ts';

/**
 * One step of a path: into a key or several, to an item of an array or to all of them, on where a
 * key has a value, or to the names of keys that are true.
 */
export type PathStep =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  | { readonly kind: 'item'; readonly index: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'where'; readonly key: string; readonly value: string }
  | { readonly kind: 'flags'; readonly keys: readonly string[] };

const stepsMax = 32;

/**
 * Reads a path of dotted keys, `[0]` and `[*]`, such as `data.items[*].name`; `$` is the value
 * that the path starts from. `[kind=pay]` goes on where the key has that value: with the items of
 * an array, or with the object itself. `[title,text]` takes several keys in order, and
 * `[?remote,hybrid]` the names of those that are true. Undefined where the text is no path.
 */
export function parseJsonPath(text: string): readonly PathStep[] | undefined {
  if (text === '$') return [];
  const path = text.startsWith('$.') || text.startsWith('$[') ? text.slice(1) : `.${text}`;
  const steps: PathStep[] = [];
  const pattern = /\.(?<key>[^.[\]]+)|\[(?<inner>[^[\]]{1,200})\]/uy;
  const rooted = path.startsWith('.[') ? path.slice(1) : path;
  while (pattern.lastIndex < rooted.length) {
    const groups = pattern.exec(rooted)?.groups;
    if (groups === undefined || steps.length === stepsMax) return undefined;
    const { key, inner = '' } = groups;
    const step = key === undefined ? parseInner(inner) : ({ kind: 'key', key } as const);
    if (step === undefined) return undefined;
    steps.push(step);
  }
  return steps.length === 0 ? undefined : steps;
}

/** What stands between brackets. */
function parseInner(inner: string): PathStep | undefined {
  if (inner === '*') return { kind: 'all' };
  if (/^\d{1,6}$/u.test(inner)) return { kind: 'item', index: Number(inner) };
  const equals = inner.indexOf('=');
  if (equals > 0) {
    return { kind: 'where', key: inner.slice(0, equals), value: inner.slice(equals + 1) };
  }
  const isFlags = inner.startsWith('?');
  const keys = (isFlags ? inner.slice(1) : inner).split(',');
  if (equals === 0 || keys.includes('') || (!isFlags && keys.length < 2)) return undefined;
  // A key that is named twice in each of several steps would multiply what is found.
  if (new Set(keys).size < keys.length) return undefined;
  return { kind: isFlags ? 'flags' : 'keys', keys };
}

/** The values that the path leads to, in order; none where it leads nowhere. */
export function valuesAt(value: unknown, steps: readonly PathStep[]): readonly unknown[] {
  let values: readonly unknown[] = [value];
  for (const step of steps) {
    // Most paths lead from one value to one.
    values =
      values.length === 1
        ? follow(values[0], step)
        : values.flatMap((current) => follow(current, step));
  }
  return values;
}

function follow(value: unknown, step: PathStep): readonly unknown[] {
  switch (step.kind) {
    case 'key':
      // Own keys only: what the answer does not say is not found on a prototype.
      if (!isObject(value) || !Object.hasOwn(value, step.key)) return [];
      return [value[step.key]];
    case 'item':
      return Array.isArray(value) && step.index < value.length ? [value[step.index]] : [];
    case 'all':
      return Array.isArray(value) ? value : [];
    case 'keys':
      return step.keys.flatMap((key) => follow(value, { kind: 'key', key }));
    case 'where': {
      const { key, value: wanted } = step;
      return (Array.isArray(value) ? value : [value]).filter((item: unknown) => {
        return isObject(item) && Object.hasOwn(item, key) && scalarText(item[key]) === wanted;
      });
    }
    case 'flags':
      if (!isObject(value)) return [];
      return step.keys.filter((key) => Object.hasOwn(value, key) && isTrue(value[key]));
  }
}

// XML has no type for it.
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/** True for a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
