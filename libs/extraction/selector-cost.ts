/*
 * What a selector costs on a page that fits it badly. Most parts of a selector are judged once for
 * each element; a general sibling asks all elements before it, and `:has` all below it, so one of
 * those inside another multiplies. What is within these bounds is at most quadratic.
 */

const partsMax = 32;
const choicesMax = 24;
const levelsMax = 3;

interface Counts {
  parts: number;
  choices: number;
}

interface Scope {
  /** Of the functions around, `:has` is one. */
  readonly isInHas: boolean;
  readonly level: number;
}

/** Why a selector may take too long, in words; undefined where it is cheap enough. */
export function costlyPart(selector: string): string | undefined {
  const tokens = tokensOf(selector);
  const counts: Counts = { parts: 0, choices: 1 };
  const scopes: Scope[] = [{ isInHas: false, level: 0 }];
  let siblings = 0;
  for (const token of tokens) {
    const scope = scopes.at(-1) ?? { isInHas: false, level: 0 };
    if (token.endsWith('(')) {
      const isHas = token.toLowerCase() === ':has(';
      if (isHas && scope.isInHas) return 'has a :has inside a :has';
      scopes.push({ isInHas: scope.isInHas || isHas, level: scope.level + 1 });
      if (scope.level + 1 > levelsMax) return `is nested deeper than ${levelsMax} levels`;
    } else if (token === ')') scopes.pop();
    else if (token === ',') counts.choices += 1;
    else if (token === '<') return 'has "<", which is no combinator of CSS';
    else if (token === '~') siblings += 1;
    if (/^[\s>+~]/u.test(token) || token.startsWith(':')) counts.parts += 1;
    if (siblings > 1) return 'has more than one "~"';
    if (counts.parts > partsMax) return `has more than ${partsMax} combinators and pseudo classes`;
    if (counts.choices > choicesMax) return `has more than ${choicesMax} alternatives`;
  }
  return undefined;
}

// Strings, attributes, escapes and names are passed over as one token each.
const token = new RegExp(
  String.raw`"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]` +
    String.raw`|\\[\s\S]|::?[\w-]+\(?|\s*[>+~<,]\s*|[()]|\s+|[^\s"'\[\]\\:>+~<,()]+|[\s\S]`,
  'gu',
);

function tokensOf(selector: string): readonly string[] {
  return Array.from(selector.trim().matchAll(token), ([text]) => {
    const trimmed = text.trim();
    return trimmed === '' ? ' ' : trimmed;
  });
}
