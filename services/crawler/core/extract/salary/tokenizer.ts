import { amountOf } from './amount.ts';
import { isLetter, lexiconOf, type Lexicon } from './lexicon.ts';
import { decimalOf, numeralPattern } from './numeral.ts';
import { plainText } from './plain-text.ts';
import { specialNumberAt } from './special-numbers.ts';
import { tokenOf, type Token } from './token.ts';

/** Cuts a pay text into tokens; total: every text has some. */
export function tokenize(text: string, locale: string): readonly Token[] {
  const reading: Reading = { text: plainText(text), locale, lexicon: lexiconOf(locale) };
  const tokens: Token[] = [];
  let at = 0;
  let isSpaced = false;
  while (at < reading.text.length) {
    // A colon only says that its label goes on.
    if (isBlank(reading.text, at)) {
      at += 1;
      isSpaced = true;
      continue;
    }
    const token = readToken(reading, at, { before: tokens.at(-1), isSpaced });
    tokens.push(token);
    at += token.text.length;
    isSpaced = false;
  }
  return tokens;
}

function isBlank(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character === ' ' || (character === ':' && readOrdinal(text, at) === undefined);
}

interface Reading {
  readonly text: string;
  readonly locale: string;
  readonly lexicon: Lexicon;
}

interface Place {
  readonly before: Token | undefined;
  readonly isSpaced: boolean;
}

function readToken(reading: Reading, at: number, { before, isSpaced }: Place): Token {
  const { text, lexicon } = reading;
  const character = text.charAt(at);
  const isDigit = character >= '0' && character <= '9';
  const isSpecial = isDigit || character === '+' || character === '(';
  const special = isSpecial ? specialNumberAt(text, at) : undefined;
  if (special !== undefined) {
    const kind = special.isPlan ? 'word' : 'code';
    return tokenOf({ kind, text: special.text, isSpaced, ...(special.isPlan ? noPay : {}) });
  }
  if (isDigit) return readNumeral(reading, at, isSpaced);
  const isGlued = before?.kind === 'number' && !isSpaced;
  const ordinal = isGlued ? readOrdinal(text, at) : undefined;
  if (ordinal !== undefined) return tokenOf({ kind: 'ordinal', text: ordinal, isSpaced });
  const entry = lexicon.longestAt(text, at);
  if (entry !== undefined && isWordThere(entry.word, text.charAt(at + entry.word.length), before)) {
    return entry.token(isSpaced);
  }
  const mark = marks.get(character);
  if (mark !== undefined) return tokenOf({ kind: mark, text: character, isSpaced });
  return tokenOf({ kind: 'other', text: unknownRun(text, at), isSpaced });
}

const noPay = { notPay: true } as const;

const marks: ReadonlyMap<string, Token['kind']> = new Map([
  ['+', 'plus'],
  ['%', 'percent'],
  ...Array.from('()[]【】「」{}', (mark) => [mark, 'bracket'] as const),
  ...Array.from(',;|·•、。!?.※■●★・/', (mark) => [mark, 'separator'] as const),
]);

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function readNumeral({ text, locale, lexicon }: Reading, at: number, isSpaced: boolean): Token {
  const numeral = matchAt(numeralPattern, text, at) ?? text.charAt(at);
  const end = at + numeral.length;
  // "9q" is a name: letters that stand at a number and mean nothing make it one.
  const next = text.charAt(end);
  if (isLetter(next) && readOrdinal(text, end) === undefined) {
    if (lexicon.longestAt(text, end) === undefined) {
      return tokenOf({ kind: 'code', text: numeral + unknownRun(text, end), isSpaced });
    }
  }
  const decimal = decimalOf(numeral, locale);
  const amount = amountOf(decimal);
  // "3.500,-" says that there are no cents; it is no range.
  const noCents = next === ',' || next === '.' ? matchAt(noCentsPattern, text, end) : undefined;
  const whole = numeral + (noCents ?? '');
  if (amount === undefined) return tokenOf({ kind: 'code', text: whole, isSpaced });
  const isInteger = !decimal.includes('.');
  return tokenOf({ kind: 'number', text: whole, isSpaced, amount, isInteger });
}

const noCentsPattern = /[.,][-–—]{1,2}(?! ?\d)/uy;

/** 13th, 13e, 13., 13º (which NFKC writes 13o): the mark that makes a count an order. */
function readOrdinal(text: string, at: number): string | undefined {
  return matchAt(ordinalPattern, text, at);
}

const ordinalPattern =
  /(?:\.(?= ?\p{L})|(?:th|ème|eme|er|e|o|a|ª|°|:e|de|esima|ma)(?![\p{L}\d]))/uy;

/**
 * One syllable is a word only where a number or a blank sets it off: 원 is in 직원 (staff), too.
 */
function isWordThere(word: string, next: string, before: Token | undefined): boolean {
  if (word.length > 1 || !isSyllable(word)) return true;
  return before?.kind === 'number' || before?.multiplier !== undefined || !isSyllable(next);
}

function isSyllable(character: string): boolean {
  return character >= '가' && character <= '힣';
}

/** A whole word of letters that need blanks, else one character. */
function unknownRun(text: string, at: number): string {
  return matchAt(unknownPattern, text, at) ?? text.charAt(at);
}

const unknownPattern = /(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{M}\d])+|[^]/uy;
