/* relative = [ label ] ( day word | [ bound ] phrase ) [ label ]
   phrase   = words with one number in them, as the language's data has them, or ours: "3d ago" */
import { lexiconOf, phraseKey, type Shift } from './date-lexicon.ts';
import {
  articles,
  boundWords,
  isLabelWord,
  lastMonths,
  ownDays,
  ownShifts,
  ownSpans,
  vagueWords,
} from './date-words.ts';
import { mainLanguages, type Unit } from './date-words.ts';

/** A time counted from the fetch: so many units earlier (negative) or later. */
export interface Relative {
  readonly count: number;
  readonly unit: Unit;
  /** "30+ days ago": then or earlier. */
  readonly isBound: boolean;
}

const countMax = 10_000;
const wordsMax = 16;

/** Reads "3 days ago", "gestern", "30+ Tage"; undefined where a plain text says no such thing. */
export function parseRelative(text: string, locale: string | null): Relative | undefined {
  const words = text.match(/\d+|[\p{L}\p{M}]+|[+>]/gu) ?? [];
  if (words.length === 0 || words.length > wordsMax) return undefined;
  const said = words.filter((word) => !isLabelWord(word));
  const languages = languagesOf(locale);
  // Both ways: "avant" is a label before a date, and the beginning of "avant-hier".
  return (
    dayWord(words, languages) ??
    dayWord(said, languages) ??
    counted(words, languages) ??
    counted(said, languages)
  );
}

/** Reads "3d", "30+ days", "über 30 Tage": the age of a posting, in the source's or our words. */
export function parseAge(text: string, locale: string | null): Relative | undefined {
  const words = text.match(/\d+|[\p{L}\p{M}]+|[+>]/gu) ?? [];
  if (words.length === 0 || words.length > wordsMax) return undefined;
  const { rest, isBound } = takeBound(words.filter((word) => !isLabelWord(word)));
  const [number = '', ...more] = rest;
  if (!/^\d+$/u.test(number) || Number(number) > countMax) return undefined;
  const key = phraseKey(`#${more.join('')}`);
  const unit =
    ownSpans.get(key) ?? lexiconOf(locale ?? 'en').spans.get(key) ?? lexiconOf('en').spans.get(key);
  return unit === undefined ? undefined : { count: -Number(number), unit, isBound };
}

/** The language of the source first: a word belongs to its language. */
function languagesOf(locale: string | null): readonly string[] {
  return locale === null ? mainLanguages : [locale, ...mainLanguages];
}

function dayWord(words: readonly string[], languages: readonly string[]): Relative | undefined {
  if (words.some((word) => /^[\d+>]/u.test(word))) return undefined;
  // "Yesterday at 17:30" lost its time; the small word stays behind.
  const short = words.filter((word) => !/^(?:at|um|à|às|a|alle|om|kl|o|uhr)$/u.test(word));
  for (const spelled of [words, short].map((list) => phraseKey(list.join('')))) {
    const own = ownDays.get(spelled);
    if (own !== undefined) return { count: own, unit: 'day', isBound: false };
    if (lastMonths.has(spelled)) return { count: -1, unit: 'month', isBound: false };
    for (const language of languages) {
      const shift = lexiconOf(language).days.get(spelled);
      if (shift !== undefined) return { count: shift, unit: 'day', isBound: false };
    }
  }
  return undefined;
}

function counted(words: readonly string[], languages: readonly string[]): Relative | undefined {
  const { rest, isBound } = takeBound(words);
  const numbers = rest.filter((word) => /^\d+$/u.test(word));
  if (numbers.length > 1) return undefined;
  const [number] = numbers;
  if (number !== undefined) {
    const key = phraseKey(rest.map((word) => (word === number ? '#' : word)).join(''));
    return relativeOf(shiftOf(key, languages), Number(number), isBound);
  }
  // "an hour ago", "vor einer Woche": any of the articles may stand for the number.
  for (const [at, word] of rest.entries()) {
    if (!articles.has(word)) continue;
    const key = phraseKey([...rest.slice(0, at), '#', ...rest.slice(at + 1)].join(''));
    const found = relativeOf(shiftOf(key, languages), 1, isBound);
    if (found !== undefined) return found;
  }
  const key = spellingOf(phraseKey(rest.join('')));
  for (const language of languages) {
    const spelled = lexiconOf(language).spelled.get(key);
    if (spelled !== undefined) return relativeOf(spelled, spelled.count, isBound);
  }
  return undefined;
}

function takeBound(words: readonly string[]): {
  readonly rest: readonly string[];
  readonly isBound: boolean;
} {
  const text = ` ${words.join(' ')} `;
  const without = text.replace(boundWords, ' ');
  const rest = without.replace(vagueWords, ' ').trim().split(/\s+/u);
  return { rest, isBound: without !== text };
}

function shiftOf(key: string, languages: readonly string[]): Shift | undefined {
  const plain = spellingOf(key);
  const own = ownShifts.get(plain);
  if (own !== undefined) return own;
  for (const language of languages) {
    const { shifts } = lexiconOf(language);
    // In the north the first word of the phrase is left out as often as not.
    const shift = shifts.get(plain) ?? shifts.get(`for${plain}`) ?? shifts.get(`för${plain}`);
    if (shift !== undefined) return shift;
  }
  return undefined;
}

/** The spelling that the language data has, of the several that people have. */
function spellingOf(key: string): string {
  return key
    .replace(/(?:之前|以前)$/u, '前')
    .replace(/[ヶケカヵ]月/gu, 'か月')
    .replace(/^#个(?=星期|小时|礼拜)/u, '#')
    .replace(/^#礼拜/u, '#星期')
    .replace(/^منذ/u, 'قبل')
    .replace(/(?<!yang)lalu$/u, 'yanglalu');
}

function relativeOf(
  shift: Shift | undefined,
  count: number,
  isBound: boolean,
): Relative | undefined {
  if (shift === undefined || count > countMax) return undefined;
  return { count: shift.sign * count, unit: shift.unit, isBound };
}
