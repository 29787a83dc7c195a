import { meaningOf, wordsWithoutBlanks, type Meaning } from './date-words.ts';

export type DateToken =
  | { readonly kind: 'number'; readonly value: number; readonly digits: number }
  | { readonly kind: 'mark'; readonly mark: string }
  | Exclude<Meaning, { kind: 'filler' }>;

const tokensMax = 24;

/** Cuts a text into the tokens of dates; undefined where a part of it has no meaning here. */
export function tokenizeDate(text: string): readonly DateToken[] | undefined {
  const rest = text.normalize('NFKC').toLowerCase();
  const tokens: DateToken[] = [];
  let position = 0;
  while (position < rest.length) {
    if (tokens.length > tokensMax) return undefined;
    const found = nextWord(rest, position);
    position += found.length;
    const token = tokenOf(found);
    if (token === undefined) return undefined;
    if (token !== 'nothing') tokens.push(token);
  }
  return tokens;
}

function nextWord(text: string, position: number): string {
  const long = wordsWithoutBlanks.find((word) => text.startsWith(word, position));
  if (long !== undefined) return long;
  const pattern = /\d+|[\p{L}\p{M}]+|\s+|[^]/uy;
  pattern.lastIndex = position;
  const word = pattern.exec(text)?.[0] ?? '';
  // A run of Han characters is no word: what the lexicon does not know is one character.
  return /^[\p{Script=Han}\p{Script=Hangul}]/u.test(word) ? (Array.from(word)[0] ?? '') : word;
}

function tokenOf(word: string): DateToken | 'nothing' | undefined {
  if (/^\d+$/u.test(word)) return { kind: 'number', value: Number(word), digits: word.length };
  if (/^(?:\s+|[,，、;:|·()'’]|st|nd|rd|th)$/u.test(word) && word !== ':') return 'nothing';
  if (/^[-/.+:]$/u.test(word)) return { kind: 'mark', mark: word };
  if (word === 't' || word === 'z') return { kind: 'mark', mark: word };
  const meaning = meaningOf(word);
  if (meaning?.kind === 'filler') return 'nothing';
  return meaning;
}
