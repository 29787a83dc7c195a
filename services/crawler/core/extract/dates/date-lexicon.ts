/* The words of dates in a language come from the language data of the runtime: months and days of
   the week in all their forms, "3 days ago" in all its numbers. A table of ours would miss some. */
import type { Unit } from './date-words.ts';
import { plainDateText } from './date-text.ts';

/** What a phrase such as "3 days ago" says beside its number; later is positive. */
export interface Shift {
  readonly unit: Unit;
  readonly sign: 1 | -1;
}

/** The words of one language; keys are plain texts, phrases without blanks. */
export interface DateLexicon {
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlySet<string>;
  /** "#daysago", "vor#tagen". */
  readonly shifts: ReadonlyMap<string, Shift>;
  /** Phrases that say one or two without a number: "tydzieńtemu", "לפנייומיים". */
  readonly spelled: ReadonlyMap<string, Shift & { readonly count: number }>;
  /** A span without a direction: "#days", "#tage". */
  readonly spans: ReadonlyMap<string, Unit>;
  /** "yesterday" = -1. */
  readonly days: ReadonlyMap<string, number>;
}

const units: readonly Unit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];
// Every plural form of every language stands behind one of these numbers.
const counts = [1, 2, 3, 5, 11, 21, 30];
const styles = ['long', 'short', 'narrow'] as const;
const lexiconsMax = 100;

const lexicons = new Map<string, DateLexicon>();

/** The words of a language, made once; English ones where the runtime knows no such language. */
export function lexiconOf(locale: string): DateLexicon {
  const known = lexicons.get(locale);
  if (known !== undefined) return known;
  const lexicon = makeLexicon(isKnown(locale) ? locale : 'en');
  // A locale stands in a definition, so a process meets few; the bound holds whatever it meets.
  if (lexicons.size >= lexiconsMax) lexicons.clear();
  lexicons.set(locale, lexicon);
  return lexicon;
}

/** The phrase as keys of `shifts` and `days` are written. */
export function phraseKey(words: string): string {
  return words.replace(/[\s.,،'’-]+/gu, '');
}

function isKnown(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

function makeLexicon(locale: string): DateLexicon {
  let spans: ReadonlyMap<string, Unit> | undefined;
  return {
    ...namesOf(locale),
    ...phrasesOf(locale),
    // Few texts ask for them, of few languages.
    get spans() {
      return (spans ??= spansOf(locale));
    },
  };
}

function namesOf(locale: string): Pick<DateLexicon, 'months' | 'weekdays'> {
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const style of ['long', 'short'] as const) {
    // Many languages bend a month's name beside a day: 12 listopada, but listopad 2026.
    for (const form of [{ month: style }, { month: style, day: 'numeric' }] as const) {
      for (let month = 1; month <= 12; month += 1) {
        const named = wordsOf({ locale, form, part: 'month' }, Date.UTC(2026, month - 1, 15));
        // A small word may be part of the name: "de novembre".
        const name = named.toSorted((left, right) => right.length - left.length)[0];
        if (name !== undefined && !months.has(name)) months.set(name, month);
      }
    }
    for (let date = 1; date <= 7; date += 1) {
      const day = Date.UTC(2026, 5, date);
      for (const name of wordsOf({ locale, form: { weekday: style }, part: 'weekday' }, day)) {
        weekdays.add(name);
      }
    }
  }
  return { months, weekdays };
}

interface Wording {
  readonly locale: string;
  readonly form: Intl.DateTimeFormatOptions;
  readonly part: 'month' | 'weekday';
}

/** None in scripts without blanks, where 月 is Monday as well as month. */
function wordsOf({ locale, form, part }: Wording, dayMs: number): readonly string[] {
  const found = formatterOf(locale, form).formatToParts(dayMs);
  const name = plainDateText(found.find(({ type }) => type === part)?.value ?? '');
  if (/[\d\p{Script=Han}\p{Script=Hangul}]/u.test(name)) return [];
  return name.match(/[\p{L}\p{M}]+/gu) ?? [];
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(form)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  if (formatters.size >= lexiconsMax) formatters.clear();
  const formatter = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}

function phrasesOf(locale: string): Pick<DateLexicon, 'shifts' | 'spelled' | 'days'> {
  const spelled = new Map<string, Shift & { readonly count: number }>();
  const shifts = new Map<string, Shift>();
  const days = new Map<string, number>();
  for (const style of styles) {
    const counted = new Intl.RelativeTimeFormat(locale, { style, numeric: 'always' });
    for (const sign of [-1, 1] as const) {
      for (const unit of units) {
        const keys = counts.map((count) => shiftKey(counted.formatToParts(sign * count, unit)));
        for (const [at, key] of keys.entries()) {
          if (key === undefined) continue;
          if (!key.includes('#')) spelled.set(key, { unit, sign, count: counts[at] ?? 1 });
          else if (!shifts.has(key)) shifts.set(key, { unit, sign });
        }
        const [one, two, , five] = keys;
        // "неделю назад" leaves out its one; where one and many look alike it would be any number.
        if (one === undefined || one === two || one === five) continue;
        spelled.set(one.replace(/#|واحدة?$/gu, ''), { unit, sign, count: 1 });
      }
    }
    const named = new Intl.RelativeTimeFormat(locale, { style, numeric: 'auto' });
    for (const shift of [-2, -1, 0, 1, 2]) {
      const word = phraseKey(plainDateText(named.format(shift, 'day')));
      if (!/\d/u.test(word) && !days.has(word)) days.set(word, shift);
    }
  }
  return { shifts, spelled, days };
}

/** None in scripts without blanks, where 5日 is a date as well as a time. */
function spansOf(locale: string): ReadonlyMap<string, Unit> {
  const spans = new Map<string, Unit>();
  for (const unitDisplay of ['long', 'short'] as const) {
    for (const unit of units) {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
      for (const count of counts) {
        const parts = format.formatToParts(count);
        const text = parts.map(({ type, value }) => (type === 'integer' ? '#' : value)).join('');
        const key = phraseKey(plainDateText(text));
        if (/^#\p{L}{2,}$/u.test(key) && !/[\p{sc=Han}\p{sc=Hang}]/u.test(key))
          spans.set(key, unit);
      }
    }
  }
  return spans;
}

/** Phrases that have nothing beside a unit but a sign are left out. */
function shiftKey(parts: readonly Intl.RelativeTimeFormatPart[]): string | undefined {
  const text = parts.map((part) => (part.type === 'literal' ? part.value : '#')).join('');
  // Hebrew repeats in brackets what its word says.
  const key = phraseKey(plainDateText(text).replace(/\(#+\)/u, '')).replace(/#+/gu, '#');
  return key.length > 1 && !/^[-+−]/u.test(text) ? key : undefined;
}
