const delayMsMax = 86_400_000;
// Nobody has more to say in earnest.
const headerCharsMax = 4_096;
const days = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const time = '(?<h>\\d{2}):(?<m>\\d{2}):(?<s>\\d{2})';
const zone = '(?:gmt|utc|[+-]0000)';
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const date = '(?<day>\\d{1,2})[ -](?<mon>[a-z]{3})[ -](?<year>\\d{4}|\\d{2})';
const dateForms = [
  // IMF-fixdate, and RFC 850 with its two-digit year.
  new RegExp(`^(?:${days},? )?${date} ${time} ${zone}$`, 'i'),
  // asctime.
  new RegExp(`^(?:${days} )?(?<mon>[a-z]{3}) (?<day>\\d{1,2}) ${time} (?<year>\\d{4})$`, 'i'),
];

/** When a date of Retry-After is counted from: the site's own Date header, else our server time. */
export interface RetryAfterClock {
  readonly date: string | undefined;
  readonly nowMs: number;
}

/**
 * Reads Retry-After, seconds or any HTTP date, as a wait in milliseconds of at most a day; of
 * several, joined with commas, the longest that says something. Undefined when none does.
 */
export function parseRetryAfter(
  header: string | undefined,
  clock: RetryAfterClock,
): number | undefined {
  const waits = valuesOf(header ?? '', clock.nowMs).flatMap((text) => readOne(text, clock) ?? []);
  return waits.length === 0 ? undefined : Math.max(...waits);
}

// A date has a comma of its own: two parts that make one together are one.
function valuesOf(header: string, nowMs: number): readonly string[] {
  const values: string[] = [];
  for (const part of header.slice(0, headerCharsMax).split(',')) {
    const last = values.at(-1);
    const joined = `${last},${part}`;
    if (last !== undefined && parseHttpDate(joined, nowMs) !== undefined) {
      values[values.length - 1] = joined;
    } else values.push(part);
  }
  return values;
}

function readOne(value: string, clock: RetryAfterClock): number | undefined {
  const text = value.trim();
  if (/^\d+(?:\.\d+)?s?$/.test(text)) return bounded(Math.ceil(Number.parseFloat(text) * 1_000));
  const atMs = parseHttpDate(text, clock.nowMs);
  if (atMs === undefined) return undefined;
  // The site measures by its own clock: where it tells the time, ours does not matter.
  return bounded(atMs - (parseHttpDate(clock.date ?? '', clock.nowMs) ?? clock.nowMs));
}

/** Reads the three date forms of HTTP (RFC 9110 §5.6.7); undefined when it is none of them. */
export function parseHttpDate(text: string, nowMs: number): number | undefined {
  const spaced = text.trim().replaceAll(/\s+/g, ' ');
  for (const form of dateForms) {
    const parts = form.exec(spaced)?.groups;
    if (parts !== undefined) return toMs(parts, nowMs);
  }
  return undefined;
}

function toMs(parts: Readonly<Record<string, string>>, nowMs: number): number | undefined {
  const [day, hour, minute, second] = ['day', 'h', 'm', 's'].map((name) => Number(parts[name]));
  const month = months.indexOf((parts['mon'] ?? '').toLowerCase());
  const year = fullYear(parts['year'] ?? '', nowMs);
  const atMs = Date.UTC(year, month, day, hour, minute, second);
  const made = new Date(atMs);
  const isReal = month >= 0 && made.getUTCDate() === day && made.getUTCHours() === hour;
  return isReal ? atMs : undefined;
}

// RFC 9110: a two-digit year that seems more than 50 years ahead is of the century before.
function fullYear(text: string, nowMs: number): number {
  if (text.length === 4) return Number(text);
  const thisYear = new Date(nowMs).getUTCFullYear();
  const year = thisYear - (thisYear % 100) + Number(text);
  return year > thisYear + 50 ? year - 100 : year;
}

function bounded(delayMs: number): number {
  return Math.min(Math.max(delayMs, 0), delayMsMax);
}
