/* What an apply changes, as people read it. */

/** One value that differs; undefined where a side has none. */
export interface ChangedValue {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A line for each value: `+` is new, `-` goes, `~` changes. */
export function changesText(changes: readonly ChangedValue[]): string {
  return changes
    .map(({ path, before, after }) => {
      if (before === undefined) return `  + ${path}: ${valueText(after)}\n`;
      if (after === undefined) return `  - ${path}: ${valueText(before)}\n`;
      return `  ~ ${path}: ${valueText(before)} -> ${valueText(after)}\n`;
    })
    .join('');
}

/** The top-level fields that changes are in, each once. */
export function changedFields(changes: readonly ChangedValue[]): readonly string[] {
  return [...new Set(changes.map(({ path }) => /^\w+/.exec(path)?.[0] ?? path))];
}

function valueText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 197)}…` : text;
}
