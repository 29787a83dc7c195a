/** Other words for whole values; an empty one leaves the value out. */
export type WordMap = ReadonlyMap<string, string>;

/** Reads `a=b|c=d`; undefined where a part is no pair or a value is named twice. */
export function parseWordMap(text: string): WordMap | undefined {
  const words = new Map<string, string>();
  for (const pair of text.split('|')) {
    const equals = pair.indexOf('=');
    const from = pair.slice(0, Math.max(equals, 0));
    if (from === '' || words.has(from)) return undefined;
    words.set(from, pair.slice(equals + 1));
  }
  return words;
}
