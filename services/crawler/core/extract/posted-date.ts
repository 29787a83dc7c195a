import type { JobDate$Input } from '#libs/proto/gen/jobradar/v1/JobDate.ts';
import { addDays, addMonths, compareDays, dayText, isRealDay, type Day } from './dates/calendar.ts';
import { parseDate, type DateMeaning } from './dates/date-grammar.ts';
import { tokenizeDate } from './dates/date-tokens.ts';
import { dayInZone, instantInZone, type TimeOfDay } from './dates/zone.ts';

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

const rawCharsMax = 200;
const hourMs = 3_600_000;

/** Reads a date; total: any text gives a reading, and what is not sure is not in it. */
export function readDate(text: string, context: DateContext): DateReading {
  const trimmed = text.trim();
  if (trimmed === '') return { flags: ['sentinel'] };
  return believe(readAny(trimmed, context), context);
}

/** The end of a posting that lies before its beginning is no end. */
export function dropEndBeforeStart(posted: DateReading, end: DateReading): DateReading {
  if (posted.day === undefined || end.day === undefined) return end;
  if (compareDays(end.day, posted.day) >= 0) return end;
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
  if (/^\d+$/u.test(text)) return readNumber(text, context);
  const stamp = readStamp(text);
  if (stamp !== undefined) return stamp;
  const tokens = tokenizeDate(text);
  const meaning = tokens === undefined ? undefined : parseDate(tokens, context.locale);
  return meaning === undefined ? { flags: [] } : judge(meaning, context);
}

/** Unix time in seconds or milliseconds by its size, or a day of eight digits. */
function readNumber(text: string, context: DateContext): DateReading {
  if (/^0+$/u.test(text)) return { flags: ['sentinel'] };
  if (text.length === 8) {
    const [year, month, date] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number);
    return dayReading({ year: year ?? 0, month: month ?? 0, date: date ?? 0 });
  }
  if (text.length < 9 || text.length > 13 || text.length === 11) return { flags: [] };
  const number = Number(text);
  return instantReading(text.length <= 10 ? number * 1_000 : number, context.zone);
}

const stampPattern =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s?(Z|[+-]\d{2}:?\d{2})$/u;

/** A timestamp with an offset: its calendar day is the one it is written with. */
function readStamp(text: string): DateReading | undefined {
  const match = stampPattern.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? '0'));
  const day = { year, month, date };
  if (isSentinel(day)) return { flags: ['sentinel'] };
  if (!isRealDay(day) || hour > 23 || minute > 59 || second > 60) return { flags: ['invalid'] };
  const zone = match[7] ?? 'Z';
  const sign = zone.startsWith('-') ? -1 : 1;
  const offset = zone === 'Z' ? 0 : Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  const wall = Date.UTC(year, month - 1, date, hour, minute, second);
  return { day, instantMs: wall - sign * offset * 60_000, precision: 'instant', flags: [] };
}

function judge(meaning: DateMeaning, context: DateContext): DateReading {
  switch (meaning.kind) {
    case 'ambiguous':
      return { flags: ['ambiguous'] };
    case 'ago':
      return countBack(meaning, context);
    case 'day-of-year':
      return assumeYear(meaning, context);
    case 'day': {
      const reading = dayReading(meaning.day);
      if (reading.day === undefined) return reading;
      if (meaning.isMonth === true) return { ...reading, precision: 'month' };
      return meaning.time === undefined ? reading : atTime(reading.day, meaning.time, context);
    }
  }
}

function dayReading(day: Day): DateReading {
  if (isSentinel(day)) return { flags: ['sentinel'] };
  return isRealDay(day) ? { day, precision: 'day', flags: [] } : { flags: ['invalid'] };
}

/** Days that software writes where it has none. */
function isSentinel({ year, month, date }: Day): boolean {
  return year < 1_900 || year === 9_999 || (year === 1_970 && month === 1 && date === 1);
}

function instantReading(instantMs: number, zone: string | null): DateReading {
  const day = dayInZone(instantMs, zone);
  return isSentinel(day)
    ? { flags: ['sentinel'] }
    : { day, instantMs, precision: 'instant', flags: [] };
}

/** A wall-clock time without an offset; the source's zone makes it a moment. */
function atTime(day: Day, time: TimeOfDay, { zone }: DateContext): DateReading {
  if (time.hour > 23 || time.minute > 59 || time.second > 59) return { flags: ['invalid'] };
  if (zone === null) return { day, precision: 'day', flags: [] };
  const instantMs = instantInZone(day, time, zone);
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

function countBack(
  { count, unit, isBound }: Extract<DateMeaning, { kind: 'ago' }>,
  context: DateContext,
): DateReading {
  const flags = ['relative'];
  const today = dayInZone(context.observedAtMs, context.zone);
  if (unit === 'minute' || unit === 'hour') {
    const instantMs = context.observedAtMs - count * (unit === 'hour' ? hourMs : hourMs / 60);
    const day = dayInZone(instantMs, context.zone);
    return isBound ? { notAfter: day, flags } : { day, instantMs, precision: 'instant', flags };
  }
  const months = unit === 'month' ? count : unit === 'year' ? count * 12 : 0;
  const days = unit === 'day' ? count : unit === 'week' ? count * 7 : 0;
  const day = addDays(addMonths(today, -months), -days);
  if (isBound) return { notAfter: day, flags };
  return { day, precision: months > 0 ? 'month' : 'day', flags };
}

/** A posting date after the fetch is not believed; an end of a bare day holds to its end. */
function believe(reading: DateReading, context: DateContext): DateReading {
  if (reading.day === undefined) return reading;
  if (context.field === 'valid_through') {
    if (reading.precision !== 'day' || context.zone === null) return reading;
    const end = { hour: 23, minute: 59, second: 59 };
    return { ...reading, instantMs: instantInZone(reading.day, end, context.zone) };
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
