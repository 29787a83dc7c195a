import { amountOf } from './amount.ts';
import { longestWord, meaningOf } from './lexicon.ts';
import { decimalOf, numeralPattern } from './numeral.ts';
import type { Token } from './token.ts';

/** A pay text is short; what is longer is no pay text. */
const charsMax = 500;

/** Cuts a pay text into tokens; total: every text has some. */
export function tokenize(text: string, locale: string): readonly Token[] {
  const plain = text.slice(0, charsMax).normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');
  const tokens: Token[] = [];
  let position = 0;
  while (position < plain.length) {
    const { length, token } = nextToken(plain, position, locale);
    position += length;
    if (token !== undefined) tokens.push(token);
  }
  return tokens;
}

function nextToken(
  text: string,
  position: number,
  locale: string,
): { readonly length: number; readonly token: Token | undefined } {
  const character = text.charAt(position);
  if (/\d/u.test(character) && longestWord(text, position)?.startsWith('401') !== true) {
    return readNumeral(text, position, locale);
  }
  if (character === ' ') return { length: 1, token: undefined };
  const word = longestWord(text, position);
  if (word !== undefined) return { length: word.length, token: meaningOf(word) };
  if (character === '+') return { length: 1, token: { kind: 'plus' } };
  if (character === '%') return { length: 1, token: { kind: 'percent' } };
  if (/[()[\]（）【】]/u.test(character)) return { length: 1, token: { kind: 'bracket' } };
  const run = unknownRun(text, position);
  return { length: run.length, token: { kind: 'other', text: run } };
}

function readNumeral(
  text: string,
  position: number,
  locale: string,
): { readonly length: number; readonly token: Token } {
  numeralPattern.lastIndex = position;
  const numeral = numeralPattern.exec(text)?.[0] ?? text.charAt(position);
  const decimal = decimalOf(numeral, locale);
  const amount = amountOf(decimal);
  // "3.500,-" says that there are no cents; it is no range.
  const end = position + numeral.length;
  const noCents = /^[.,][-–—]{1,2}(?! ?\d)/u.exec(text.slice(end, end + 5))?.[0] ?? '';
  const length = numeral.length + noCents.length;
  if (amount === undefined) return { length, token: { kind: 'other', text: numeral } };
  return { length, token: { kind: 'number', amount, isInteger: /^\d+$/u.test(decimal) } };
}

/** A whole word of letters that need blanks, else one character. */
function unknownRun(text: string, position: number): string {
  const pattern =
    /[\p{Script=Latin}\p{Script=Cyrillic}][\p{Script=Latin}\p{Script=Cyrillic}\d]*|[^]/uy;
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0] ?? text.charAt(position);
}
