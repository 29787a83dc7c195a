/* A page borrows words: of its own language first, then of English, then the unmistakable ones of
   all others. The words of one language are put together when it is first met. */
import { regionOf } from './currency.ts';
import {
  tokenOf,
  type CurrencyMark,
  type Extra,
  type Multiplier,
  type Token,
  type Word,
} from './token.ts';
import type { LanguageWords, WordKind } from './words/language.ts';
import { allLanguages } from './words/languages.ts';
import { regionCurrencies } from './words/regions.ts';
import { universalCurrencies, universalWords } from './words/universal.ts';

/** A word as it stands in a text, and what it may mean. */
export interface Entry {
  readonly word: string;
  readonly meaning: Word;
  /** Letters that need blanks: the word must not go on. */
  readonly isWhole: boolean;
  /** A lone letter that a digit would make a name: the c of C2C. */
  readonly isLone: boolean;
  /** The word as a token; made once, as most words of most languages are never met. */
  readonly token: (isSpaced: boolean) => Token;
}

/** The words that a language knows. */
export interface Lexicon {
  /** The longest word that stands whole at the position. */
  readonly longestAt: (text: string, position: number) => Entry | undefined;
}

/** The words for the pages of a locale. */
export function lexiconOf(locale: string): Lexicon {
  const known = lexicons.get(locale);
  if (known !== undefined) return known;
  const language = locale.toLowerCase().split(/[-_]/u)[0] ?? '';
  const region = regionOf(locale);
  const key = {
    language: /^en[-_]in$/iu.test(locale) ? 'en-in' : language,
    money: regionCurrencies.filter(([country]) => country === region),
  };
  const name = `${key.language} ${key.money.length === 0 ? '' : region}`;
  const lexicon = lexicons.get(name) ?? buildLexicon(key);
  // Locales come from definitions: a list without end of them must not fill the memory.
  if (lexicons.size < lexiconsMax) lexicons.set(name, lexicon).set(locale, lexicon);
  return lexicon;
}

const lexiconsMax = 200;

const lexicons = new Map<string, Lexicon>();

interface LexiconKey {
  readonly language: string;
  /** The signs that only the pages of its country use. */
  readonly money: typeof regionCurrencies;
}

function buildLexicon({ language: key, money }: LexiconKey): Lexicon {
  const meanings = new Map<string, Word>();
  for (const [, code, list] of money) {
    for (const word of list.split('|')) addMeaning(meanings, word, { currency: markOf(code) });
  }
  const isOwn = ({ languages }: LanguageWords): boolean => {
    return languages.some((language) => language.toLowerCase() === key);
  };
  const isEnglish = ({ languages }: LanguageWords): boolean => languages.includes('en');
  for (const words of allLanguages.filter(isOwn)) addLanguage(meanings, words);
  const own = new Set(meanings.keys());
  const add = (word: string, meaning: Word): void => {
    // What a language of its own says of a word is the whole of it.
    if (!own.has(word)) addMeaning(meanings, word, meaning);
  };
  for (const [meaning, list] of universalWords) {
    for (const word of list.split('|')) addMeaning(meanings, word, meaning);
  }
  for (const [code, list] of universalCurrencies) {
    for (const word of list.split('|')) addMeaning(meanings, word, { currency: markOf(code) });
  }
  const english = new Map<string, Word>();
  for (const words of allLanguages.filter(isEnglish)) addLanguage(english, words);
  for (const [word, meaning] of english) add(word, meaning);
  for (const words of allLanguages) {
    if (isOwn(words) || isEnglish(words)) continue;
    const foreign = new Map<string, Word>();
    addLanguage(foreign, words);
    for (const [word, meaning] of foreign) {
      if (!meanings.has(word) && isUnmistakable(word, meaning)) meanings.set(word, meaning);
    }
  }
  return indexOf(meanings);
}

/** Another script cannot be meant otherwise; a Latin word can, unless it is long and of money. */
function isUnmistakable(word: string, meaning: Word): boolean {
  if (!/[a-z]/u.test(word) && /\p{L}/u.test(word)) return true;
  const { period, unit, gross, negotiable, fixedPayments, currency } = meaning;
  const isOfMoney = period ?? unit ?? gross ?? negotiable ?? fixedPayments ?? currency;
  return word.length >= 4 && isOfMoney !== undefined;
}

function addLanguage(meanings: Map<string, Word>, language: LanguageWords): void {
  for (const kind of kinds) {
    for (const word of listed(language.words[kind])) addMeaning(meanings, word, meaningOf[kind]);
  }
  for (const [code, list] of Object.entries(language.currencies ?? {})) {
    for (const word of listed(list)) addMeaning(meanings, word, { currency: markOf(code) });
  }
  for (const [code, list] of Object.entries(language.thousandsOf ?? {})) {
    const multiplier = { factor: 1_000n, notation: 'k', currency: markOf(code) } as const;
    for (const word of listed(list)) addMeaning(meanings, word, { multiplier });
  }
}

function listed(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split('|');
}

/** A word keeps the first meaning of each sort. */
function addMeaning(meanings: Map<string, Word>, word: string, meaning: Word): void {
  meanings.set(word, { ...meaning, ...meanings.get(word) });
}

function markOf(code: string): CurrencyMark {
  const sign = sharedSigns.find((shared) => shared === code);
  return sign === undefined ? { kind: 'own', code } : { kind: 'shared', sign };
}

const sharedSigns = ['$', '¥', '元', 'kr', 'rs'] as const;

const thousand: Multiplier = { factor: 1_000n, notation: 'k' };
const million: Multiplier = { factor: 1_000_000n, notation: 'large' };
const extra = (key: string, more?: Partial<Extra>): Word => {
  return { extra: { key, value: 'true', ...more } };
};

const meaningOf: Readonly<Record<WordKind, Word>> = {
  hour: { unit: 'PERIOD_HOUR' },
  day: { unit: 'PERIOD_DAY' },
  week: { unit: 'PERIOD_WEEK' },
  biweek: { unit: 'PERIOD_BIWEEK' },
  month: { unit: 'PERIOD_MONTH' },
  year: { unit: 'PERIOD_YEAR' },
  piece: { unit: 'PERIOD_PIECE' },
  hourly: { period: 'PERIOD_HOUR' },
  daily: { period: 'PERIOD_DAY' },
  weekly: { period: 'PERIOD_WEEK' },
  biweekly: { period: 'PERIOD_BIWEEK' },
  monthly: { period: 'PERIOD_MONTH' },
  yearly: { period: 'PERIOD_YEAR' },
  pieceRate: { period: 'PERIOD_PIECE' },
  per: { per: true },
  thousand: { multiplier: thousand },
  lakh: { multiplier: { factor: 100_000n, notation: 'lakh' } },
  million: { multiplier: million },
  billion: { billion: true },
  range: { range: 'word' },
  weakRange: { range: 'weak' },
  between: { between: true },
  and: { and: true },
  from: { from: true },
  upTo: { upTo: true },
  andMore: { andMore: true },
  atMost: { atMost: true },
  payments: { payments: true },
  spreadOver: { spreadOver: true },
  times: { times: true },
  thirteenth: { fixedPayments: 13 },
  fourteenth: { fixedPayments: 14 },
  gross: { gross: 'GROSS_GROSS' },
  net: { gross: 'GROSS_NET' },
  base: { payKind: 'KIND_BASE' },
  onTarget: { payKind: 'KIND_OTE' },
  total: { payKind: 'KIND_TOTAL' },
  negotiable: { negotiable: true },
  approx: { approx: true },
  proRata: { proRata: true },
  pay: { pay: true },
  commission: extra('commission', { opensTop: true, isThing: true }),
  equity: extra('equity', { isThing: true }),
  carAllowance: extra('car_allowance', { isThing: true }),
  bonus: { bonus: true },
  vat: { vat: true },
  with: { with: true },
  notPay: { notPay: true },
  stipend: { stipend: true },
  trial: { trial: true },
  counted: { counted: true },
  label: { label: true },
};

const kinds = Object.keys(meaningOf).filter((kind): kind is WordKind => kind in meaningOf);

/** Words by their first two characters, the longest first. */
function indexOf(meanings: ReadonlyMap<string, Word>): Lexicon {
  const byStart = new Map<string, Entry[]>();
  for (const [word, meaning] of meanings) {
    const start = word.slice(0, 2);
    const isWhole = /[\p{L}\p{M}]$/u.test(word) && !isRunOn(word);
    const list = byStart.get(start) ?? [];
    const isLone = /^[a-z]$/u.test(word) && meaning.currency === undefined;
    list.push({ word, meaning, isWhole, isLone, token: tokensOf(word, meaning) });
    byStart.set(start, list);
  }
  for (const list of byStart.values()) list.sort((a, b) => b.word.length - a.word.length);
  const among = (start: string, text: string, position: number): Entry | undefined => {
    return byStart
      .get(start)
      ?.find(
        ({ word, isWhole, isLone }) =>
          text.startsWith(word, position) &&
          !(isWhole && isLetter(text.charAt(position + word.length))) &&
          !(isLone && isNameThere(text, position)),
      );
  };
  return {
    longestAt(text, position) {
      const two = text.slice(position, position + 2);
      return among(two, text, position) ?? among(two.slice(0, 1), text, position);
    },
  };
}

function tokensOf(text: string, meaning: Word): Entry['token'] {
  let spaced: Token | undefined;
  let glued: Token | undefined;
  return (isSpaced) => {
    if (isSpaced) return (spaced ??= tokenOf({ ...meaning, kind: 'word', text, isSpaced }));
    return (glued ??= tokenOf({ ...meaning, kind: 'word', text, isSpaced }));
  };
}

/** Scripts that write words without blanks, and Korean, whose endings follow without one. */
function isRunOn(word: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}ー]$/u.test(word);
}

/** b2b and c2c, but not 15k13 nor x14. */
function isNameThere(text: string, position: number): boolean {
  return /^[a-z]\d[a-z]/u.test(text.slice(position, position + 3));
}

/** A letter that would carry a word on. */
export function isLetter(character: string): boolean {
  if (character < '\u0080') return character >= 'a' && character <= 'z';
  return /^[\p{L}\p{M}]/u.test(character) && !isRunOn(character);
}
