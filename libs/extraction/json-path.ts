/** One step of a path: into a key, to an item of an array, or to all of its items. */
export type PathStep =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'item'; readonly index: number }
  | { readonly kind: 'all' };

const stepsMax = 32;

/**
 * Reads a path of dotted keys, `[0]` and `[*]`, such as `data.items[*].name`; `$` is the value
 * that the path starts from. Gives the steps, or undefined where the text is no path.
 */
export function parseJsonPath(text: string): readonly PathStep[] | undefined {
  if (text === '$') return [];
  const path = text.startsWith('$.') || text.startsWith('$[') ? text.slice(1) : `.${text}`;
  const steps: PathStep[] = [];
  const pattern = /\.(?<key>[^.[\]]+)|\[(?<index>\d{1,6}|\*)\]/uy;
  const rooted = path.startsWith('.[') ? path.slice(1) : path;
  while (pattern.lastIndex < rooted.length) {
    const groups = pattern.exec(rooted)?.groups;
    if (groups === undefined || steps.length === stepsMax) return undefined;
    const { key, index } = groups;
    if (key !== undefined) steps.push({ kind: 'key', key });
    else if (index === '*') steps.push({ kind: 'all' });
    else steps.push({ kind: 'item', index: Number(index) });
  }
  return steps.length === 0 ? undefined : steps;
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
  }
}

/** True for a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
