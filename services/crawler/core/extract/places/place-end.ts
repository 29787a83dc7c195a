import type { Place$Input } from '#libs/proto/gen/jobradar/v1/Place.ts';
import { countryCode, isCountryCode } from './country-names.ts';
import { isMajorCity, isMajorCityOf } from './major-cities.ts';
import type { PlaceContext } from './parse-place.ts';
import { isGeorgianCity } from './place-names.ts';
import { takePostal } from './postal-code.ts';
import { countriesOfCode, countriesOfRegion } from './regions.ts';

/* What a place ends with: a country, a region, or letters that may be either. */

/** The country of a source's language stands in for its own where the form of a text fits. */
export function homesOf({ locale, sourceCountry }: PlaceContext): readonly string[] {
  const spoken = /-([A-Z]{2})(?:-|$)/u.exec(locale ?? '')?.[1];
  return [sourceCountry, spoken].flatMap((country) => country ?? []);
}

/** Takes the country, the region, or the letters that may be either, from the end of the parts. */
export function takeEnd(rest: string[], context: PlaceContext): Place$Input {
  const last = rest.at(-1) ?? '';
  const postal = takePostal(last, homesOf(context));
  const text = postal?.rest ?? last;
  const end = text === '' ? undefined : readEnd(text, rest, { context, postal: postal?.code });
  if (end === undefined) return {};
  rest.pop();
  return postal === undefined ? end : { ...end, postalCode: postal.code };
}

interface Ending {
  readonly context: PlaceContext;
  readonly postal: string | undefined;
}

function readEnd(
  text: string,
  parts: readonly string[],
  { context, postal }: Ending,
): Place$Input | undefined {
  const isSure = postal !== undefined && /^\d{5}/u.test(postal);
  const code = readCode(text, context, { isSure, city: nameBefore(parts, context) });
  if (code !== undefined) return code;
  const owners = countriesOfRegion(text);
  const country = countryCode(text);
  if (owners.length === 0 || owners[0] === country) {
    if (country === undefined) return undefined;
    return owners[0] === country && country === 'GB' ? { country, region: text } : { country };
  }
  const home = homesOf(context).find((own) => owners.includes(own));
  if (
    country !== undefined &&
    country !== context.sourceCountry &&
    !isGeorgianCity(parts.at(-2) ?? '')
  ) {
    if (home !== undefined) return { country: home, region: text };
    return { region: text, flags: ['ambiguous'] };
  }
  if (country !== undefined) return { country };
  const owner = home ?? (owners.length === 1 ? owners[0] : undefined);
  return owner === undefined ? { region: text } : { region: text, country: owner };
}

/** The city before the end, without the postal code that may stand with it. */
function nameBefore(parts: readonly string[], context: PlaceContext): string {
  const name = parts.at(-2) ?? '';
  return takePostal(name, homesOf(context))?.rest ?? name;
}

/** Reads letters behind a city: of the country that has both, the one at home, or the only one. */
export function readCode(
  text: string,
  context: PlaceContext,
  { isSure, city }: { readonly isSure: boolean; readonly city: string },
): Place$Input | undefined {
  const homes = homesOf(context);
  const owners = countriesOfCode(text, homes).filter((owner) => !isAbroad(text, city, owner));
  if (owners.length === 0) return undefined;
  const { sourceCountry } = context;
  const isCountry = isCountryCode(text);
  // Berlin, DE is not in Delaware, and Perth, WA not in Washington.
  const known = [...owners, ...(isCountry ? [text] : [])].filter((one) => isMajorCityOf(city, one));
  const [sole] = known;
  if (sole !== undefined && known.length === 1) {
    return sole === text ? { country: text } : { region: text, country: sole };
  }
  if (sourceCountry !== null && owners.includes(sourceCountry)) {
    return { region: text, country: sourceCountry };
  }
  if (isCountry && homes.includes(text)) return { country: text };
  const home = homes.find((own) => owners.includes(own));
  if (home !== undefined) return { region: text, country: home };
  if (isCountry && !isSure) return { region: text, flags: ['ambiguous'] };
  // WA is of Australia as well; two letters behind a comma are the custom of the United States.
  const owner = owners.includes('US') ? 'US' : owners.length === 1 ? owners[0] : undefined;
  return owner === undefined
    ? { region: text, flags: ['ambiguous'] }
    : { region: text, country: owner };
}

/** Codes of provinces that are short for the names of their cities. */
const namedAfterCity = new Set(['ES', 'IT']);

/** "Paris, FR" and "Detroit, MI" are not Italian: a big city's code begins as its name. */
function isAbroad(code: string, city: string, owner: string): boolean {
  if (!namedAfterCity.has(owner)) return false;
  return isMajorCity(city) && !city.startsWith(code.slice(0, 1));
}
