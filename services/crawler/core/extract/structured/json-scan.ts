/** What a JSON text is like before it is parsed. */
export interface JsonShape {
  /** Deepest nesting of objects and arrays. */
  readonly depth: number;
  /** A key occurs twice in one object. */
  readonly hasDuplicateKey: boolean;
}

/** Looks once through a text that should be JSON; never throws, whatever the text is. */
export function scanJson(text: string, depthMax: number): JsonShape {
  /** The keys of each open object, by its level; a level's set serves one object after another. */
  const keysAt: Set<string>[] = [];
  const isObject: boolean[] = [];
  let depth = 0;
  let hasDuplicateKey = false;
  /** Where the string before this place begins, while only white space has followed it. */
  let wordAt = -1;
  let wordEnd = -1;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') {
      wordAt = at;
      wordEnd = endOfString(text, at + 1);
      at = wordEnd - 1;
      continue;
    }
    if (mark === ' ' || mark === '\n' || mark === '\r' || mark === '\t') continue;
    if (mark === '{' || mark === '[') {
      isObject.push(mark === '{');
      keysAt[isObject.length]?.clear();
      depth = Math.max(depth, isObject.length);
      if (depth > depthMax) return { depth, hasDuplicateKey };
    } else if (mark === '}' || mark === ']') isObject.pop();
    else if (mark === ':' && wordAt >= 0 && isObject.at(-1) === true) {
      const keys = (keysAt[isObject.length] ??= new Set());
      const count = keys.size;
      hasDuplicateKey ||= keys.add(text.slice(wordAt, wordEnd)).size === count;
    }
    wordAt = -1;
  }
  return { depth, hasDuplicateKey };
}

/** The place behind the closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') return at + 1;
    if (mark === '\\') at += 1;
  }
  return text.length;
}
