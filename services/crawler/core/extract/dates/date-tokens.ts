import { lexiconOf } from './date-lexicon.ts';
import { mainLanguages, meaningOf, wordsWithoutBlanks, type Meaning } from './date-words.ts';

export type DateToken =
  | { readonly kind: 'number'; readonly value: number; readonly digits: number }
  | { readonly kind: 'mark'; readonly mark: string }
  /** `mar.` is a day of the week in French and a month elsewhere: the rest of the text decides. */
  | { readonly kind: 'month'; readonly month: number; readonly isWeekday?: true }
  | Exclude<Meaning, { kind: 'filler' | 'month' }>;

const tokensMax = 24;

/** Cuts a plain text into the tokens of dates; undefined where a part of it has no meaning here. */
export function tokenizeDate(
  text: string,
  locale: string | null,
): readonly DateToken[] | undefined {
  const tokens: DateToken[] = [];
  let position = 0;
  while (position < text.length) {
    if (tokens.length > tokensMax) return undefined;
    const found = nextWord(text, position);
    position += found.length;
    const token = tokenOf(found, locale);
    if (token === undefined) return undefined;
    if (token !== 'nothing') tokens.push(token);
  }
  return tokens;
}

const hanWords = new RegExp(`(?:${wordsWithoutBlanks.join('|')})`, 'uy');
const anyWord = /\d+|[\p{L}\p{M}]+|\s+|[^]/uy;

function nextWord(text: string, position: number): string {
  hanWords.lastIndex = position;
  const long = hanWords.exec(text)?.[0];
  if (long !== undefined) return long;
  anyWord.lastIndex = position;
  const word = anyWord.exec(text)?.[0] ?? '';
  // A run of Han characters is no word: what the lexicon does not know is one character.
  return /^[\p{Script=Han}\p{Script=Hangul}]/u.test(word) ? (Array.from(word)[0] ?? '') : word;
}

function tokenOf(word: string, locale: string | null): DateToken | 'nothing' | undefined {
  if (/^\d/u.test(word)) return { kind: 'number', value: Number(word), digits: word.length };
  if (/^(?:\s+|[,，、;:|·•()[\]'’ʼ،"])$/u.test(word)) return 'nothing';
  if (/^[-/.]$/u.test(word)) return { kind: 'mark', mark: word };
  if (/^[‐‑–—−]$/u.test(word)) return { kind: 'mark', mark: '-' };
  return named(word, locale);
}

function named(word: string, locale: string | null): DateToken | 'nothing' | undefined {
  const own = locale === null ? undefined : nameIn(locale, word);
  if (own !== undefined) return own;
  const meaning = meaningOf(word);
  if (meaning?.kind === 'filler') return 'nothing';
  if (meaning !== undefined) return meaning;
  for (const language of mainLanguages) {
    const name = nameIn(language, word);
    if (name !== undefined) return name;
  }
  return undefined;
}

function nameIn(language: string, word: string): DateToken | 'nothing' | undefined {
  const { months, weekdays } = lexiconOf(language);
  const isWeekday = weekdays.has(word);
  // Hebrew writes its "in" at the name: בנובמבר.
  const bare = word.startsWith('ב') ? months.get(word.slice(1)) : undefined;
  const month =
    months.get(word) ?? bare ?? (isWeekday ? lexiconOf('en').months.get(word) : undefined);
  if (month === undefined) return isWeekday ? 'nothing' : undefined;
  return isWeekday ? { kind: 'month', month, isWeekday } : { kind: 'month', month };
}
