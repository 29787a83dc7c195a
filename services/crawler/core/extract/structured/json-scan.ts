/** What a JSON text is like before it is parsed. */
export interface JsonShape {
  /** Deepest nesting of objects and arrays. */
  readonly depth: number;
  /** A key occurs twice in one object. */
  readonly hasDuplicateKey: boolean;
}

/** Looks once through a text that should be JSON; never throws, whatever the text is. */
export function scanJson(text: string, depthMax: number): JsonShape {
  /** Per open bracket: the keys of an object, or undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  let depth = 0;
  let hasDuplicateKey = false;
  /** The string before this place, while only white space has followed it. */
  let word: string | undefined;
  // No expression for a whole string or for white space before a colon: on a text that breaks off
  // it would begin anew at every quote and every blank.
  const mark = /["{}[\]:]|[^\s"{}[\]:]+/gu;
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    const [found] = match;
    const before = word;
    word = undefined;
    if (found === '"') {
      mark.lastIndex = endOfString(text, match.index + 1);
      word = text.slice(match.index, mark.lastIndex);
    } else if (found === '{' || found === '[') {
      open.push(found === '{' ? new Set() : undefined);
      depth = Math.max(depth, open.length);
      if (depth > depthMax) return { depth, hasDuplicateKey };
    } else if (found === '}' || found === ']') open.pop();
    else if (found === ':' && before !== undefined) {
      const keys = open.at(-1);
      hasDuplicateKey ||= keys?.has(before) === true;
      keys?.add(before);
    }
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
