/* date     = relative | numeric | named | cjk , [ time ]
   relative = relative-day | [ "ago" ] count unit [ "ago" ] | count "+" unit "ago"
   numeric  = n sep n sep n | n sep n            sep: - / .
   named    = month n [ n ] | n month [ n ] | month n4
   cjk      = [ [ era ] n 年 ] n 月 [ n 日 ]
   time     = [ "t" ] n : n [ : n ]  */
import type { Day } from './calendar.ts';
import type { DateToken } from './date-tokens.ts';
import type { Unit } from './date-words.ts';
import type { TimeOfDay } from './zone.ts';

/** What a text says, before it is judged against the calendar and the clock. */
export type DateMeaning =
  | {
      readonly kind: 'day';
      readonly day: Day;
      readonly time?: TimeOfDay;
      readonly isMonth?: boolean;
    }
  | { readonly kind: 'day-of-year'; readonly month: number; readonly date: number }
  | { readonly kind: 'ago'; readonly count: number; readonly unit: Unit; readonly isBound: boolean }
  | { readonly kind: 'ambiguous' };

/** Reads the tokens as one date; undefined where they are none. */
export function parseDate(
  tokens: readonly DateToken[],
  locale: string | null,
): DateMeaning | undefined {
  const { date, time } = splitTime(tokens);
  const meaning =
    parseRelative(date) ?? parseNumeric(date, locale) ?? parseNamed(date) ?? parseParts(date);
  if (time === undefined || meaning === undefined) return meaning;
  return meaning.kind === 'day' ? { ...meaning, time } : undefined;
}

function splitTime(tokens: readonly DateToken[]): {
  readonly date: readonly DateToken[];
  readonly time: TimeOfDay | undefined;
} {
  const colon = tokens.findIndex((token) => token.kind === 'mark' && token.mark === ':');
  if (colon < 1) return { date: tokens, time: undefined };
  const numbers = tokens.slice(colon - 1).filter((token) => token.kind === 'number');
  const [hour, minute, second] = numbers.map((token) => token.value);
  const before = tokens.slice(0, colon - 1);
  const last = before.at(-1);
  const date = last?.kind === 'mark' && last.mark === 't' ? before.slice(0, -1) : before;
  return { date, time: { hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 } };
}

function parseRelative(tokens: readonly DateToken[]): DateMeaning | undefined {
  const [first, ...rest] = tokens;
  if (first?.kind === 'relative-day' && rest.length === 0) {
    return { kind: 'ago', count: first.daysAgo, unit: 'day', isBound: false };
  }
  if (!tokens.some((token) => token.kind === 'ago')) return undefined;
  const [count, second, third, fourth] = tokens.filter((token) => token.kind !== 'ago');
  if (fourth !== undefined) return undefined;
  const number = count?.kind === 'number' ? count.value : count?.kind === 'one' ? 1 : undefined;
  const isBound = second?.kind === 'mark' && second.mark === '+';
  const unit = isBound ? third : second;
  if (number === undefined || number > 10_000 || unit?.kind !== 'unit') return undefined;
  return { kind: 'ago', count: number, unit: unit.unit, isBound };
}

function parseNumeric(
  tokens: readonly DateToken[],
  locale: string | null,
): DateMeaning | undefined {
  const numbers = tokens.filter((token) => token.kind === 'number');
  const marks = tokens.filter((token) => token.kind === 'mark');
  if (numbers.length + marks.length !== tokens.length || marks.length === 0) return undefined;
  const mark = marks[0]?.mark ?? '';
  if (!/^[-/.]$/u.test(mark) || marks.some((other) => other.mark !== mark)) return undefined;
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined) return undefined;
  if (third === undefined) return parseDayOfYear(first.value, second.value, { mark, locale });
  if (first.digits === 4) {
    return { kind: 'day', day: { year: first.value, month: second.value, date: third.value } };
  }
  const year = third.digits === 4 ? third.value : third.digits === 2 ? 2_000 + third.value : 0;
  return orderByLocale([first.value, second.value], { year, mark, locale });
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
  if (mark === '.') return dayFirst;
  if (first > 12) return dayFirst;
  if (second > 12) return monthFirst;
  if (first === second) return dayFirst;
  if (locale === null) return { kind: 'ambiguous' };
  return writesMonthFirst(locale) ? monthFirst : dayFirst;
}

function parseDayOfYear(first: number, second: number, spelling: Spelling): DateMeaning {
  const { mark, locale } = spelling;
  const isMonthFirst = locale !== null && mark !== '.' && writesMonthFirst(locale);
  if (first > 12) return { kind: 'day-of-year', month: second, date: first };
  if (isMonthFirst || second > 12) return { kind: 'day-of-year', month: first, date: second };
  if (locale === null) return { kind: 'ambiguous' };
  return { kind: 'day-of-year', month: second, date: first };
}

function writesMonthFirst(locale: string): boolean {
  return /^(?:en-US|en-PH|zh|ja|ko)(?:-|$)/u.test(locale);
}

function parseNamed(tokens: readonly DateToken[]): DateMeaning | undefined {
  const plain = tokens.filter((token) => !(token.kind === 'mark' && /^[-/.]$/u.test(token.mark)));
  const named = plain.find((token) => token.kind === 'month');
  const numbers = plain.filter((token) => token.kind === 'number');
  if (named === undefined || numbers.length + 1 !== plain.length) return undefined;
  const [first, second, third] = numbers;
  if (first === undefined || third !== undefined) return undefined;
  if (second === undefined) {
    if (first.digits === 4) {
      const day = { year: first.value, month: named.month, date: 1 };
      return { kind: 'day', day, isMonth: true };
    }
    return { kind: 'day-of-year', month: named.month, date: first.value };
  }
  const [date, year] = first.digits === 4 ? [second, first] : [first, second];
  if (year.digits !== 4) return undefined;
  return { kind: 'day', day: { year: year.value, month: named.month, date: date.value } };
}

function parseParts(tokens: readonly DateToken[]): DateMeaning | undefined {
  const parts = new Map<string, number>();
  let yearBefore = 0;
  let number: number | undefined;
  for (const token of tokens) {
    if (token.kind === 'number') number = token.value;
    else if (token.kind === 'era') yearBefore = token.yearBefore;
    else if (token.kind === 'part' && number !== undefined) {
      parts.set(token.part, number);
      number = undefined;
    } else return undefined;
  }
  const month = parts.get('month');
  const year = parts.get('year');
  const date = parts.get('date') ?? number;
  if (month === undefined) return undefined;
  if (year === undefined)
    return date === undefined ? undefined : { kind: 'day-of-year', month, date };
  const day = { year: year + yearBefore, month, date: date ?? 1 };
  return date === undefined ? { kind: 'day', day, isMonth: true } : { kind: 'day', day };
}
