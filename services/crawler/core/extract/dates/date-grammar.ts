/* date     = numeric | named | parts
   numeric  = [ era ] n sep n sep n | n sep n            sep: - / .
   named    = month n [ n ] | n month [ n ] | month n4
   parts    = [ [ era ] n 年 ] n 月 [ n 日 ]  */
import type { Day } from './calendar.ts';
import type { DateToken } from './date-tokens.ts';

/** What a text says, before it is judged against the calendar and the clock. */
export type DateMeaning =
  | { readonly kind: 'day'; readonly day: Day }
  /** The date of the day is the first of the month. */
  | { readonly kind: 'month'; readonly day: Day }
  | { readonly kind: 'day-of-year'; readonly month: number; readonly date: number }
  | { readonly kind: 'ambiguous' };

type Numeral = Extract<DateToken, { kind: 'number' }>;

/** Reads the tokens as one date; undefined where they are none. */
export function parseDate(
  tokens: readonly DateToken[],
  locale: string | null,
): DateMeaning | undefined {
  const meaning =
    parseNumeric(tokens, locale) ?? parseNamed(tokens, locale) ?? parseParts(tokens, locale);
  if (meaning?.kind !== 'day' && meaning?.kind !== 'month') return meaning;
  return { ...meaning, day: { ...meaning.day, year: commonYear(meaning.day.year, locale) } };
}

/**
 * The Thai calendar counts from 543 BC; a date of a job that lies so far ahead is one of it, also
 * where its year has only two digits: 69 is 2569, but 26 is 2026.
 */
function commonYear(year: number, locale: string | null): number {
  if (locale?.startsWith('th') !== true) return year;
  if (year > 2_042 && year < 2_100) return year + 500 - 543;
  return year > 2_400 && year < 2_700 ? year - 543 : year;
}

function parseNumeric(
  tokens: readonly DateToken[],
  locale: string | null,
): DateMeaning | undefined {
  const [head] = tokens;
  const rest = head?.kind === 'era' ? tokens.slice(1) : tokens;
  const numbers = rest.filter((token) => token.kind === 'number');
  const marks = rest.filter((token) => token.kind === 'mark');
  if (numbers.length + marks.length !== rest.length || marks.length === 0) return undefined;
  const mark = marks[0]?.mark ?? '';
  if (marks.some((other) => other.mark !== mark) || numbers.length > 3) return undefined;
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined) return undefined;
  if (third === undefined) return parsePair([first, second], { mark, locale });
  if (head?.kind === 'era') return dayOf([first, second, third], head.yearBefore);
  if (first.digits === 4) return dayOf([first, second, third], 0);
  if (first.digits === 3)
    return isTaiwanese(locale) ? dayOf([first, second, third], 1_911) : undefined;
  if (first.digits === 2 && third.digits <= 2 && writesYearFirst(locale)) {
    return dayOf([first, second, third], 2_000);
  }
  const year = yearOf(third);
  if (year === undefined) return undefined;
  return orderByLocale([first.value, second.value], { year, mark, locale });
}

function dayOf(
  [year, month, date]: readonly [Numeral, Numeral, Numeral],
  yearBefore: number,
): DateMeaning {
  const day = { year: yearBefore + year.value, month: month.value, date: date.value };
  return { kind: 'day', day };
}

function yearOf({ digits, value }: Numeral): number | undefined {
  if (digits === 4) return value;
  return digits === 2 ? 2_000 + value : undefined;
}

interface Spelling {
  readonly mark: string;
  readonly locale: string | null;
}

/** Day and month stand in the order of the locale; without one only the numbers can tell. */
function orderByLocale(
  [first, second]: readonly [number, number],
  { year, mark, locale }: Spelling & { readonly year: number },
): DateMeaning {
  const dayFirst: DateMeaning = { kind: 'day', day: { year, month: second, date: first } };
  const monthFirst: DateMeaning = { kind: 'day', day: { year, month: first, date: second } };
  if (first > 12 || first === second) return dayFirst;
  if (second > 12) return monthFirst;
  const order = orderOf(locale, mark);
  if (order === undefined) return { kind: 'ambiguous' };
  return order === 'month' ? monthFirst : dayFirst;
}

/** `12/2026`, `2026-12`, `12-15`. */
function parsePair(
  [first, second]: readonly [Numeral, Numeral],
  { mark, locale }: Spelling,
): DateMeaning | undefined {
  const year = first.digits === 4 ? first : second.digits === 4 ? second : undefined;
  if (year !== undefined) {
    const month = (year === first ? second : first).value;
    return { kind: 'month', day: { year: year.value, month, date: 1 } };
  }
  if (first.digits > 2 || second.digits > 2) return undefined;
  const dayFirst: DateMeaning = { kind: 'day-of-year', month: second.value, date: first.value };
  const monthFirst: DateMeaning = { kind: 'day-of-year', month: first.value, date: second.value };
  if (first.value > 12 || first.value === second.value) return dayFirst;
  if (second.value > 12) return monthFirst;
  const order = writesYearFirst(locale) ? 'month' : orderOf(locale, mark);
  if (order === undefined) return { kind: 'ambiguous' };
  return order === 'month' ? monthFirst : dayFirst;
}

/** Which stands first; undefined where nobody can tell. Dots are of day-first countries. */
function orderOf(locale: string | null, mark: string): 'day' | 'month' | undefined {
  if (locale !== null && /^(?:en-US|en-PH|zh|ja|ko)(?:-|$)/u.test(locale)) return 'month';
  if (mark === '.') return 'day';
  // Both orders are in use in Canada, and among those who write English anywhere.
  return locale === null || /^en(?:-CA|-\d+)?$/u.test(locale) ? undefined : 'day';
}

function writesYearFirst(locale: string | null): boolean {
  return locale !== null && /^(?:zh|ja|ko|hu)(?:-|$)/u.test(locale);
}

function isTaiwanese(locale: string | null): boolean {
  return locale !== null && /^zh(?:-Hant)?-(?:TW|Hant)/u.test(locale);
}

function parseNamed(tokens: readonly DateToken[], locale: string | null): DateMeaning | undefined {
  const named = monthOf(tokens);
  const numbers = tokens.filter((token) => token.kind === 'number');
  const isOther = tokens.some(({ kind }) => kind === 'part' || kind === 'era');
  if (named === undefined || isOther || numbers.length > 2) return undefined;
  const [first, second] = numbers;
  if (first === undefined) return undefined;
  const { month } = named;
  if (second === undefined) {
    return first.digits === 4
      ? { kind: 'month', day: { year: first.value, month, date: 1 } }
      : { kind: 'day-of-year', month, date: first.value };
  }
  const isYearFirst = first.digits === 4 || (first.digits === 2 && writesYearFirst(locale));
  const [date, yearToken] = isYearFirst ? [second, first] : [first, second];
  const year = yearOf(yearToken);
  if (year === undefined || date.digits > 2) return undefined;
  return { kind: 'day', day: { year, month, date: date.value } };
}

/** The one month; a word that may be a day of the week is one beside a month. */
function monthOf(tokens: readonly DateToken[]): Extract<DateToken, { kind: 'month' }> | undefined {
  const months = tokens.filter((token) => token.kind === 'month');
  if (months.length === 1) return months[0];
  const sure = months.filter(({ isWeekday }) => isWeekday !== true);
  return sure.length === 1 ? sure[0] : undefined;
}

function parseParts(tokens: readonly DateToken[], locale: string | null): DateMeaning | undefined {
  const parts = new Map<string, Numeral>();
  let yearBefore = 0;
  let number: Numeral | undefined;
  for (const token of tokens) {
    if (token.kind === 'number' && number === undefined) number = token;
    else if (token.kind === 'era') yearBefore = token.yearBefore;
    else if (token.kind === 'part' && number !== undefined && !parts.has(token.part)) {
      parts.set(token.part, number);
      number = undefined;
    } else return undefined;
  }
  const month = parts.get('month')?.value;
  const date = (parts.get('date') ?? number)?.value;
  const yearPart = parts.get('year');
  if (month === undefined) return undefined;
  if (yearPart === undefined) {
    return date === undefined ? undefined : { kind: 'day-of-year', month, date };
  }
  const year = yearBefore === 0 ? plainYear(yearPart, locale) : yearBefore + yearPart.value;
  return date === undefined
    ? { kind: 'month', day: { year, month, date: 1 } }
    : { kind: 'day', day: { year, month, date } };
}

function plainYear({ value, digits }: Numeral, locale: string | null): number {
  if (digits === 2) return 2_000 + value;
  return digits === 3 && isTaiwanese(locale) ? 1_911 + value : value;
}
