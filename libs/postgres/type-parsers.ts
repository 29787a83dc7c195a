import pg from 'pg';

/*
 * How values come back: bigint and numeric as text (exact), times as ISO 8601 text in UTC with
 * microseconds (a Date would lose them, and `t = $1` then finds nothing), 'infinity' as text.
 */

const timestamptz = 1184;
const timestamp = 1114;
const date = 1082;

/** Turns PostgreSQL's text form of a time in UTC into ISO 8601; infinities stay as they are. */
export function isoTime(text: string): string {
  if (text.endsWith('infinity')) return text;
  return text.replace(' ', 'T').replace(/\+00(?::?00)?$/u, 'Z');
}

/** The parsers of our pools. */
export function typeParsers(): pg.CustomTypesConfig {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(timestamptz, isoTime);
  parsers.setTypeParser(timestamp, isoTime);
  parsers.setTypeParser(date, String);
  return parsers;
}
