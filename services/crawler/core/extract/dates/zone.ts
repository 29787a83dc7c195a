import { addDays, type Day } from './calendar.ts';

/** A time of day. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day that a moment has in a zone; no zone = UTC. */
export function dayInZone(instantMs: number, zone: string | null): Day {
  const parts = localParts(instantMs, zone ?? 'UTC');
  return { year: parts.year, month: parts.month, date: parts.date };
}

/**
 * The moment of a wall-clock time in a zone; of two possible ones the earlier. A time that the
 * change of the clock leaves out is as far behind midnight as if the clock had not changed.
 */
export function instantInZone(day: Day, time: TimeOfDay, zone: string): number {
  const wall = Date.UTC(day.year, day.month - 1, day.date, time.hour, time.minute, time.second);
  const before = offsetAt(wall - dayMs, zone);
  const after = offsetAt(wall + dayMs, zone);
  const moments = [wall - before, wall - after].sort((left, right) => left - right);
  return moments.find((moment) => moment + offsetAt(moment, zone) === wall) ?? wall - before;
}

/** The last second of a day in a zone. */
export function lastSecondOf(day: Day, zone: string): number {
  return instantInZone(addDays(day, 1), { hour: 0, minute: 0, second: 0 }, zone) - 1_000;
}

const dayMs = 86_400_000;

function offsetAt(instantMs: number, zone: string): number {
  const parts = localParts(instantMs, zone);
  const { year, month, date, hour, minute, second } = parts;
  return (
    Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(instantMs / 1_000) * 1_000
  );
}

type LocalTime = Day & TimeOfDay;

/** The newest answer: all records of a page ask for the day of the same moment. */
let newest:
  | { readonly instantMs: number; readonly zone: string; readonly local: LocalTime }
  | undefined;

function localParts(instantMs: number, zone: string): LocalTime {
  if (newest?.instantMs === instantMs && newest.zone === zone) return newest.local;
  const local = readParts(instantMs, zone);
  newest = { instantMs, zone, local };
  return local;
}

function readParts(instantMs: number, zone: string): LocalTime {
  const parts = new Map<string, number>();
  for (const { type, value } of formatterOf(zone).formatToParts(instantMs)) {
    parts.set(type, Number(value));
  }
  const read = (name: string): number => parts.get(name) ?? 0;
  return {
    year: read('year'),
    month: read('month'),
    date: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}
