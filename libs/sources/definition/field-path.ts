/*
 * Paths into a definition, as people read them: `extraction.html.fields[2].selectors[0]`, with
 * `["key"]` for an entry of a map.
 */

/** One step of a path: a key or an index. */
export type PathStep = string | number;

/** The path as text. */
export function pathText(steps: readonly PathStep[]): string {
  return steps
    .map((step, at) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!/^[\w$]+$/.test(step)) return `[${JSON.stringify(step)}]`;
      return at === 0 ? step : `.${step}`;
    })
    .join('');
}

/** The steps of a path that was written as text. */
export function pathSteps(text: string): readonly PathStep[] {
  return [...text.matchAll(/\[(?<quoted>"(?:[^"\\]|\\.)*")\]|\[(?<index>\d+)\]|[^.[\]]+/g)].map(
    ({ 0: whole, groups }) => {
      if (groups?.['index'] !== undefined) return Number(groups['index']);
      const quoted = groups?.['quoted'];
      return quoted === undefined ? whole : String(JSON.parse(quoted));
    },
  );
}
