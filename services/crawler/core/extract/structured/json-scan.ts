/** What a JSON text is like before it is parsed. */
export interface JsonShape {
  /** Deepest nesting of objects and arrays. */
  readonly depth: number;
  /** A key occurs twice in one object. */
  readonly hasDuplicateKey: boolean;
}

/** Looks through a text that should be JSON; never throws, whatever the text is. */
export function scanJson(text: string, depthMax: number): JsonShape {
  /** Per open bracket: the keys of an object, or undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  let depth = 0;
  let hasDuplicateKey = false;
  const token = /"(?:[^"\\]|\\[^])*"(?<colon>\s*:)?|[{}[\]]/gu;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [word] = match;
    if (word === '{' || word === '[') {
      open.push(word === '{' ? new Set() : undefined);
      depth = Math.max(depth, open.length);
      if (depth > depthMax) return { depth, hasDuplicateKey };
    } else if (word === '}' || word === ']') open.pop();
    else if (match.groups?.['colon'] !== undefined) {
      const keys = open.at(-1);
      const key = word.replace(/\s*:$/u, '');
      hasDuplicateKey ||= keys?.has(key) === true;
      keys?.add(key);
    }
  }
  return { depth, hasDuplicateKey };
}
