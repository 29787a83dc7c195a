/*
 * The dates of sitemaps: a year, a month, a day, or a day with a time and a zone (W3C-DTF). They
 * say when a page changed by the site's own word, and are never more than a hint.
 */

const form = new RegExp(
  String.raw`^(?<year>\d{4})(?:-(?<month>\d{2})(?:-(?<day>\d{2})` +
    String.raw`(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d{1,9})?)?` +
    String.raw`(?<zone>Z|[+-]\d{2}:?\d{2})?)?)?)?$`,
  'iu',
);
const offset = /^(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})$/u;
const yearMin = 1990;
const yearMax = 2999;

/** The time in ISO 8601 and UTC; undefined where the text is none. A time without a zone is UTC. */
export function w3cTime(text: string): string | undefined {
  const groups = form.exec(text.trim())?.groups;
  if (groups === undefined) return undefined;
  const { zone = 'Z' } = groups;
  const year = Number(groups['year']);
  const month = Number(groups['month'] ?? '1');
  const day = Number(groups['day'] ?? '1');
  const hour = Number(groups['hour'] ?? '0');
  const minute = Number(groups['minute'] ?? '0');
  const second = Number(groups['second'] ?? '0');
  const shiftMinutes = offsetMinutes(zone);
  if (year < yearMin || year > yearMax || shiftMinutes === undefined) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // A day that the calendar does not have moves into another month, or into another year.
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return undefined;
  return new Date(at.getTime() - shiftMinutes * 60_000).toISOString();
}

function offsetMinutes(zone: string): number | undefined {
  const groups = offset.exec(zone)?.groups;
  if (groups === undefined) return 0;
  const hours = Number(groups['hours']);
  const minutes = Number(groups['minutes']);
  if (hours > 14 || minutes > 59) return undefined;
  return (groups['sign'] === '-' ? -1 : 1) * (hours * 60 + minutes);
}
