import type { JobDate$Input } from '#libs/proto/gen/jobradar/v1/JobDate.ts';
import {
  addDays,
  addMonths,
  compareDays,
  dayOfWeek,
  dayText,
  endOfMonth,
  isRealDay,
  isSentinel,
  type Day,
} from './dates/calendar.ts';
import { parseDate, type DateMeaning } from './dates/date-grammar.ts';
import { listedParts, rangeEnds } from './dates/date-parts.ts';
import { plainDateText } from './dates/date-text.ts';
import { tokenizeDate } from './dates/date-tokens.ts';
import { hanLabels } from './dates/date-words.ts';
import { parseAge, parseRelative, type Relative } from './dates/relative.ts';
import { cutTime, type TimeCut } from './dates/time-of-day.ts';
import { spellParts } from './dates/spelled-parts.ts';
import { readUnixTime, type NumberMeaning } from './dates/unix-time.ts';
import { dayInZone, instantInZone, lastSecondOf, type TimeOfDay } from './dates/zone.ts';

/** What decides how a date is read; the fetch is the only clock. */
export interface DateContext {
  readonly field: 'posted' | 'valid_through' | 'start_date';
  /** BCP 47; null = unknown. */
  readonly locale: string | null;
  /** IANA name; null = unknown. */
  readonly zone: string | null;
  readonly observedAtMs: number;
}

/** A date as far as the text gives it; unset where it gives none. */
export interface DateReading {
  readonly day?: Day;
  readonly instantMs?: number;
  readonly precision?: 'instant' | 'day' | 'month';
  readonly notAfter?: Day;
  readonly flags: readonly string[];
}

/** What software and people write where there is no date. */
const noDate = /^(?:|[-–—.?/]{1,3}|null|nil|none|undefined|nan|invalid date|n\/a|not available)$/iu;

const rawCharsMax = 200;
// No date is longer; of a whole page in its place the beginning is enough to see that.
const textCharsMax = 300;
const hourMs = 3_600_000;
const offsetMinutesMax = 14 * 60;
const [yearMin, yearMax] = [1_900, 2_200];

/** Reads a date; total: any text gives a reading, and what is not sure is not in it. */
export function readDate(text: string, context: DateContext): DateReading {
  const trimmed = text.trim();
  if (noDate.test(trimmed)) return { flags: ['sentinel'] };
  return believe(readAny(trimmed, context), context);
}

/** The end of a posting that lies before its beginning is no end. */
export function dropEndBeforeStart(posted: DateReading, end: DateReading): DateReading {
  if (posted.day === undefined || end.day === undefined) return end;
  const isBefore =
    end.instantMs === undefined || posted.instantMs === undefined
      ? compareDays(end.day, posted.day) < 0
      : end.instantMs < posted.instantMs;
  if (!isBefore) return end;
  return { flags: [...end.flags, 'valid_through_before_posted'] };
}

/** The reading in the form of a record, with its raw text. */
export function jobDateOf(reading: DateReading, raw: string): JobDate$Input {
  return {
    raw: raw.slice(0, rawCharsMax).toWellFormed(),
    ...(reading.day === undefined ? {} : { date: dayText(reading.day) }),
    ...(reading.instantMs === undefined ? {} : { instant: timestampOf(reading.instantMs) }),
    ...(reading.precision === undefined ? {} : { precision: precisions[reading.precision] }),
    ...(reading.notAfter === undefined ? {} : { notAfter: dayText(reading.notAfter) }),
    ...(reading.flags.length === 0 ? {} : { flags: [...reading.flags] }),
  };
}

const precisions = {
  instant: 'PRECISION_INSTANT',
  day: 'PRECISION_DAY',
  month: 'PRECISION_MONTH',
} as const;

function timestampOf(instantMs: number): { seconds: string; nanos: number } {
  const seconds = Math.floor(instantMs / 1_000);
  return { seconds: String(seconds), nanos: Math.round((instantMs - seconds * 1_000) * 1_000_000) };
}

function readAny(text: string, context: DateContext): DateReading {
  const number = readUnixTime(text);
  if (number !== undefined) return readNumber(number, context);
  const plain = plainDateText(text.slice(0, textCharsMax))
    .replace(hanLabels, ' ')
    .replace(/t\.\s?o\.\s?m\.?|(?<!\p{L})t\/m(?!\p{L})/u, ' ')
    .trim();
  return (
    readRange(plain, context) ??
    readPlain(plain, context) ??
    readParts(plain, context) ?? { flags: [] }
  );
}

/** "Berlin · 3 days ago · 45 applicants": the one date; a bare "3 years" may be of other things. */
function readParts(plain: string, context: DateContext): DateReading | undefined {
  const readings = listedParts(plain).flatMap((part) => readDated(part, context) ?? []);
  return readings.length === 1 ? readings[0] : undefined;
}

function readNumber(number: NumberMeaning, context: DateContext): DateReading {
  switch (number.kind) {
    case 'nothing':
      return { flags: [] };
    case 'instant':
      return instantReading(number.instantMs, context.zone);
    case 'day': {
      const [year, month, date] = number.numbers;
      return dayReading({ year, month, date });
    }
  }
}

/** A posting begins with the first day of a range, and ends with the last. */
function readRange(plain: string, context: DateContext): DateReading | undefined {
  const days = /^(?<first>\d{1,2})\.?\s?[-–]\s?(?<last>\d{1,2})(?<rest>\.?\s+\p{L}.*)$/u.exec(
    plain,
  );
  const { first = '', last = '', rest = '' } = days?.groups ?? {};
  if (days !== null) {
    return readPlain(`${context.field === 'valid_through' ? last : first}${rest}`, context);
  }
  for (const [first, last] of rangeEnds(plain)) {
    const end = meaningOf(cutTime(last).rest, context);
    if (end === undefined) continue;
    if (context.field === 'valid_through') return readPlain(last, context);
    const begin = meaningOf(cutTime(first).rest, context);
    if (begin?.kind === 'day-of-year' && end.kind === 'day') {
      const sameYear = { year: end.day.year, month: begin.month, date: begin.date };
      const isBefore = compareDays(sameYear, end.day) <= 0;
      return dayReading(isBefore ? sameYear : { ...sameYear, year: end.day.year - 1 });
    }
    if (begin !== undefined) return readPlain(first, context);
  }
  return undefined;
}

function readPlain(plain: string, context: DateContext): DateReading | undefined {
  const dated = readDated(plain, context);
  if (dated !== undefined || context.field !== 'posted') return dated;
  const age = parseAge(cutTime(plain).rest, context.locale);
  return age === undefined ? undefined : count(age, context);
}

function readDated(plain: string, context: DateContext): DateReading | undefined {
  const cut = cutTime(plain);
  // Phrases first: a phrase is known as a whole, and "ago" is a month in Italian.
  const shift = parseRelative(cut.rest, context.locale);
  if (shift !== undefined) return count(shift, context);
  const meaning = meaningOf(cut.rest, context);
  return meaning === undefined ? undefined : judge(meaning, cut, context);
}

/** A label ends with a colon or is a word that stands beside dates. */
function meaningOf(plain: string, { locale }: DateContext): DateMeaning | undefined {
  const text = plain.replace(/^[^\p{Nd}:]{1,60}:\s*/u, '');
  const week = /^(\d{4})-?w(\d{2})-?([1-7])$/u.exec(text);
  if (week !== null) {
    const day = dayOfWeek(Number(week[1]), Number(week[2]), Number(week[3]));
    return day === undefined ? undefined : { kind: 'day', day };
  }
  const tokens = tokenizeDate(spellParts(text, locale), locale);
  return tokens === undefined ? undefined : parseDate(tokens, locale);
}

function judge(meaning: DateMeaning, cut: TimeCut, context: DateContext): DateReading {
  switch (meaning.kind) {
    case 'ambiguous':
      return { flags: ['ambiguous'] };
    case 'day-of-year':
      return assumeYear(meaning, context);
    case 'month': {
      const reading = dayReading(meaning.day);
      if (reading.day === undefined) return reading;
      // An end within a month does not close a job before the month is over.
      const day = context.field === 'valid_through' ? endOfMonth(reading.day) : reading.day;
      return { ...reading, day, precision: 'month' };
    }
    case 'day': {
      const reading = dayReading(meaning.day);
      if (reading.day === undefined || cut.time === undefined) return reading;
      return atTime(reading.day, { ...cut, time: cut.time }, context);
    }
  }
}

function dayReading(day: Day): DateReading {
  if (isSentinel(day)) return { flags: ['sentinel'] };
  return isRealDay(day) ? { day, precision: 'day', flags: [] } : { flags: ['invalid'] };
}

function instantReading(instantMs: number, zone: string | null, written?: Day): DateReading {
  const day = zone === null && written !== undefined ? written : dayInZone(instantMs, zone);
  return isSentinel(day)
    ? { flags: ['sentinel'] }
    : { day, instantMs, precision: 'instant', flags: [] };
}

/** The day of a moment is the one in the source's zone; without a zone the one as written. */
function atTime(
  day: Day,
  { time, offsetMinutes, zone: named }: TimeCut & { readonly time: TimeOfDay },
  { zone }: DateContext,
): DateReading {
  if (time.hour > 24 || time.minute > 59 || time.second > 60) return { flags: ['invalid'] };
  if (time.hour === 24 && time.minute + time.second > 0) return { flags: ['invalid'] };
  if (offsetMinutes !== undefined && Math.abs(offsetMinutes) <= offsetMinutesMax) {
    const wall = Date.UTC(day.year, day.month - 1, day.date, time.hour, time.minute, time.second);
    return instantReading(wall - offsetMinutes * 60_000, zone, day);
  }
  const own = named ?? zone;
  if (own === null) return { day, precision: 'day', flags: [] };
  const instantMs = instantInZone(day, time, own);
  if (named !== undefined) return instantReading(instantMs, zone, day);
  return { day, instantMs, precision: 'instant', flags: ['zone_from_source'] };
}

/** The year that makes it the latest day not in the future (for an end: not in the past). */
function assumeYear(
  { month, date }: { readonly month: number; readonly date: number },
  context: DateContext,
): DateReading {
  const today = dayInZone(context.observedAtMs, context.zone);
  const isPosted = context.field === 'posted';
  const years = isPosted ? [0, -1, -2, -3, -4] : [0, 1, 2, 3, 4];
  for (const offset of years) {
    const day = { year: today.year + offset, month, date };
    const order = compareDays(day, today);
    if (isRealDay(day) && (isPosted ? order <= 0 : order >= 0)) {
      return { day, precision: 'day', flags: ['year_assumed'] };
    }
  }
  return { flags: ['invalid'] };
}

function count({ count: units, unit, isBound }: Relative, context: DateContext): DateReading {
  const flags = ['relative'];
  const unitMs = clockUnitsMs.get(unit);
  if (unitMs !== undefined) {
    const instantMs = context.observedAtMs + units * unitMs;
    const day = dayInZone(instantMs, context.zone);
    return isBound ? { notAfter: day, flags } : { day, instantMs, precision: 'instant', flags };
  }
  const today = dayInZone(context.observedAtMs, context.zone);
  const months = unit === 'month' ? units : unit === 'year' ? units * 12 : 0;
  const days = unit === 'day' ? units : unit === 'week' ? units * 7 : 0;
  const day = addDays(addMonths(today, months), days);
  if (day.year < yearMin || day.year > yearMax) return { flags };
  // "More than" is a bound of what lies back; of what lies ahead it bounds nothing.
  if (isBound) return units > 0 ? { flags } : { notAfter: day, flags };
  return { day, precision: months === 0 ? 'day' : 'month', flags };
}

const clockUnitsMs: ReadonlyMap<string, number> = new Map([
  ['second', 1_000],
  ['minute', hourMs / 60],
  ['hour', hourMs],
]);

/** A posting date after the fetch is not believed; an end of a bare day holds to its end. */
function believe(reading: DateReading, context: DateContext): DateReading {
  if (reading.day === undefined) return reading;
  if (context.field === 'valid_through') {
    if (reading.precision === 'instant' || context.zone === null) return reading;
    return { ...reading, instantMs: lastSecondOf(reading.day, context.zone) };
  }
  if (context.field !== 'posted') return reading;
  // Without a zone it may be a day later somewhere on earth already.
  const latestMs = context.observedAtMs + (context.zone === null ? 14 * hourMs : 0);
  const isFuture =
    reading.instantMs === undefined
      ? compareDays(reading.day, dayInZone(latestMs, context.zone)) > 0
      : reading.instantMs > context.observedAtMs;
  return isFuture ? { flags: [...reading.flags, 'future'] } : reading;
}
