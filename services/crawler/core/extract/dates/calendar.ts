/** A calendar day, without a time or a zone. */
export interface Day {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly date: number;
}

/** True for a day that the calendar has. */
export function isRealDay({ year, month, date }: Day): boolean {
  if (year < 1 || year > 9_999 || month < 1 || month > 12 || date < 1) return false;
  return date <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  // Day 0 of the next month is the last of this one.
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** YYYY-MM-DD. */
export function dayText({ year, month, date }: Day): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  const moved = new Date(Date.UTC(day.year, day.month - 1, day.date + days));
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    date: moved.getUTCDate(),
  };
}

/** The same date so many months later; the last of the month where it has no such date. */
export function addMonths(day: Day, months: number): Day {
  const index = day.year * 12 + (day.month - 1) + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return { year, month, date: Math.min(day.date, daysInMonth(year, month)) };
}

/** The last day of the day's month. */
export function endOfMonth({ year, month }: Day): Day {
  return { year, month, date: daysInMonth(year, month) };
}

/** A day of an ISO week: 2026-W48-1; week 1 is the one with 4 January. */
export function dayOfWeek(year: number, week: number, weekday: number): Day | undefined {
  const fourth = new Date(Date.UTC(year, 0, 4)).getUTCDay() || 7;
  const day = addDays({ year, month: 1, date: 4 }, (week - 1) * 7 + weekday - fourth);
  // Week 53 of a year that has 52 lies in the next one, and so does its Thursday.
  const thursday = addDays(day, 4 - weekday);
  return week >= 1 && thursday.year === year ? day : undefined;
}

/** Below 0 when the first day is earlier, 0 when both are the same. */
export function compareDays(first: Day, second: Day): number {
  return first.year - second.year || first.month - second.month || first.date - second.date;
}

/** Days that software writes where it has none: zero of several clocks, and the end of time. */
export function isSentinel({ year, month, date }: Day): boolean {
  // The last moment of the year 9999 is a day later east of Greenwich.
  if (year < 1_900 || year >= 9_999) return true;
  if (year === 1_900 || year === 1_970) return month === 1 && date === 1;
  return year === 1_969 && month === 12 && date === 31;
}
