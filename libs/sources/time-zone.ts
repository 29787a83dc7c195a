import { nearestWord } from '#libs/words/nearest-word.ts';

/** Says what a time zone must be; undefined where the name is one. */
export function timeZoneComplaint(name: string): string | undefined {
  if (isTimeZone(name)) return undefined;
  const meant = nearestZone(name);
  const help = meant === undefined ? '' : `; did you mean "${meant}"?`;
  return `must be an IANA time zone such as "Europe/Berlin"${help}`;
}

function isTimeZone(name: string): boolean {
  // Offsets such as +08:00 are no zones: they know no daylight saving.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // The one way in which Intl says that it does not know a zone.
    return false;
  }
}

// In a shorter word every third letter may be another one: that is near to everything.
const charsMin = 4;

/** The zone with nearly this name, or else the one with nearly this city. */
function nearestZone(name: string): string | undefined {
  if (name.length < charsMin) return undefined;
  const zones = Intl.supportedValuesOf('timeZone');
  const cities = new Map(zones.map((zone) => [cityOf(zone), zone]));
  const city = cityOf(name);
  if (city.length < charsMin) return undefined;
  const meant = nearestWord(city, cities.keys());
  return nearestWord(name, zones) ?? (meant === undefined ? undefined : cities.get(meant));
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1);
}
