import type { Place$Input } from '#libs/proto/gen/jobradar/v1/Place.ts';
import { clip } from '../text.ts';
import { countryCode, countryOfName, isCountryCode } from './country-names.ts';
import { isListOfHan, parseHan } from './parse-han.ts';
import { isMajorCity, isMajorCityOf } from './major-cities.ts';
import { homesOf, readCode, takeEnd } from './place-end.ts';
import { isRegionGroup, isSharedName } from './place-names.ts';
import { countryOfPostal, isPostalOf, takePostal } from './postal-code.ts';
import { countriesOfCode, countriesOfRegion, isRegionName } from './regions.ts';
import { isStreet } from './street.ts';

/** What decides a name that several countries have. */
export interface PlaceContext {
  /** BCP 47; null = unknown. */
  readonly locale: string | null;
  /** ISO 3166-1 alpha-2 of the source; null = it spans countries. */
  readonly sourceCountry: string | null;
}

/** As long as a name may be in a record; a whole sentence in its place must not cost the job. */
const nameCharsMax = 100;
const streetCharsMax = 300;

const eastAsian = new RegExp(
  String.raw`^(?:〒\s?)?(?:\d{5,7}\s|\d{3}-\d{4}\s?)?\s?` +
    String.raw`[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]`,
  'u',
);

/** Reads the parts of one place, the narrowest first in the west, the widest first in East Asia. */
export function parsePlace(parts: readonly string[], context: PlaceContext): Place$Input {
  const names = parts.map((part) => clip(part.trim(), nameCharsMax)).filter((name) => name !== '');
  const [first] = names;
  if (first === undefined) return {};
  if (eastAsian.test(first)) {
    return clipped(parseHan(names, context));
  }
  return cutDistrict(names.length === 1 ? parseOne(first, context) : parseWestern(names, context));
}

const numbered = new RegExp(
  String.raw`^(?<city>\p{L}[^\d]*?)\s(?<district>\d{1,2}(?:er|e|ème|\.)` +
    String.raw`(?:\s(?:arrondissement|bezirk|kreis))?)$`,
  'iu',
);
const hyphened = /^(?<city>\p{L}+)-(?<district>\p{Lu}[\p{L} .-]+)$/u;

/** Paris 15e, Wien 3. Bezirk, Berlin-Mitte: a big city with the part of it that is meant. */
function cutDistrict(place: Place$Input): Place$Input {
  if (place.city === undefined || place.district !== undefined) return place;
  if (!/[\d-]/u.test(place.city)) return place;
  const { city = '', district = '' } =
    numbered.exec(place.city)?.groups ?? hyphened.exec(place.city)?.groups ?? {};
  const isNumber = /^\d/u.test(district);
  const isPart = isNumber ? isMajorCity(city) : isGermanCity(city) && !isMajorCity(district);
  return isPart ? { ...place, city, district } : place;
}

function clipped(place: Place$Input): Place$Input {
  const short = { ...place };
  for (const name of ['region', 'city', 'district', 'area'] as const) {
    const value = short[name];
    if (value !== undefined) short[name] = clip(value, nameCharsMax);
  }
  return short;
}

/** One part: a country, a region, a city, or a city with a code or a postal code beside it. */
function parseOne(name: string, context: PlaceContext): Place$Input {
  const postal = takePostal(name, homesOf(context));
  const rest = postal?.rest ?? name;
  if (postal !== undefined && rest === '') {
    const country = countryByPostal(postal.code, {}, context) ?? context.sourceCountry ?? undefined;
    return { postalCode: postal.code, ...(country === undefined ? {} : { country }) };
  }
  const beside = /^(?<city>\p{L}.*[^\s,])\s+(?<code>[A-Z]{2,3})$/u.exec(rest)?.groups;
  const coded =
    beside === undefined
      ? undefined
      : readCode(beside['code'] ?? '', context, { isSure: true, city: beside['city'] ?? '' });
  const place: Place$Input =
    coded?.country === undefined
      ? parseName(rest, context)
      : { ...coded, city: beside?.['city'] ?? '' };
  if (postal === undefined) return place;
  const country = countryByPostal(postal.code, place, context);
  return {
    ...(country === undefined ? place : { ...withoutFlags(place), country }),
    postalCode: postal.code,
  };
}

/**
 * The country whose postal codes look so: the only one of that form, or the one whose language the
 * source writes. English is written everywhere and says nothing.
 */
function countryByPostal(
  code: string,
  { country, region }: Place$Input,
  { locale, sourceCountry }: PlaceContext,
): string | undefined {
  const isStated = country !== undefined && (country !== sourceCountry || region !== undefined);
  if (isStated) return country;
  const sole = countryOfPostal(code);
  if (sole !== undefined || sourceCountry !== null) return sole ?? country;
  const spoken = /^(?!en-)[a-z]{2,3}-(?<home>[A-Z]{2})$/u.exec(locale ?? '')?.groups?.['home'];
  return spoken !== undefined && isPostalOf(code, spoken) ? spoken : undefined;
}

function withoutFlags(place: Place$Input): Place$Input {
  const { flags: _, ...rest } = place;
  return rest;
}

function parseName(name: string, context: PlaceContext): Place$Input {
  const { sourceCountry } = context;
  const country = countryOfName(name) ?? (isCountryCode(name) ? name : undefined);
  const owners = [...countriesOfCode(name, homesOf(context)), ...countriesOfRegion(name)];
  if (isRegionGroup(name)) return { region: name };
  if (country !== undefined && (owners.length === 0 || countriesOfRegion(name)[0] === country)) {
    // England is a country by name and a region of one.
    return owners.length === 0 ? { country } : { country, region: name };
  }
  if (owners.length > 0 && (country !== undefined || isRegionName(name) || isCodeOnly(name))) {
    return choose(name, { owners, country, sourceCountry });
  }
  if (sourceCountry !== null) return { city: name, country: sourceCountry };
  return isSharedName(name) ? { city: name, flags: ['ambiguous'] } : { city: name };
}

function isCodeOnly(name: string): boolean {
  return /^[A-Z.]{2,4}$/u.test(name);
}

/** Georgia of the United States; a city of the name would be meant in New York, USA. */
function isWholly(name: string, country: string): boolean {
  const isState = isRegionName(name) || (country === 'AU' && /^victoria$/iu.test(name));
  return isState && countriesOfRegion(name).includes(country);
}

interface Choice {
  readonly owners: readonly string[];
  readonly country: string | undefined;
  readonly sourceCountry: string | null;
}

/** A name of several things: only the country of the source decides. */
function choose(name: string, { owners, country, sourceCountry }: Choice): Place$Input {
  if (sourceCountry !== null && owners.includes(sourceCountry)) {
    return { country: sourceCountry, region: name };
  }
  if (country !== undefined) {
    return sourceCountry === country ? { country } : { flags: ['ambiguous'] };
  }
  const [owner, other] = owners;
  return owner === undefined || other !== undefined
    ? { region: name, flags: ['ambiguous'] }
    : { country: owner, region: name };
}

/** [street] [district] city [region] [postal code] [country] */
function parseWestern(parts: readonly string[], context: PlaceContext): Place$Input {
  const rest = isWideFirst(parts) ? parts.toReversed() : [...parts];
  const place: Place$Input = {};
  Object.assign(place, takeEnd(rest, context));
  if (place.country !== undefined && place.region === undefined && rest.length > 0) {
    const inside = { ...context, sourceCountry: place.country };
    takeOwnPostal(rest, place, [place.country]);
    takeOwnCode(rest, place, place.country);
    const region =
      place.region === undefined && rest.length > 1 ? takeRegion(rest, inside) : undefined;
    if (region !== undefined) place.region = region;
    else if (
      place.region === undefined &&
      rest.length === 1 &&
      isWholly(rest[0] ?? '', place.country)
    ) {
      place.region = rest.pop() ?? '';
    }
  }
  takeOwnPostal(rest, place, place.country === undefined ? homesOf(context) : [place.country]);
  settleCity(rest, place);
  if (place.country !== undefined || place.flags !== undefined) return place;
  const byPostal = countryByPostal(place.postalCode ?? '', place, context);
  const country = byPostal ?? context.sourceCountry ?? undefined;
  return country === undefined ? place : { ...place, country };
}

/** "Germany, Berlin", "US, CA, Palo Alto": some software writes the country first. */
function isWideFirst(parts: readonly string[]): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const isFirst = countryOfName(first) !== undefined || /^[A-Z]{2}$/u.test(first);
  if (!isFirst || countryCode(first) === undefined) return false;
  return (
    countryCode(last) === undefined && countriesOfRegion(last).length === 0 && !/\d/u.test(last)
  );
}

/** The places of a list of cities, perhaps with their country behind them; else the one place. */
export function splitCities(parts: readonly string[]): readonly (readonly string[])[] {
  if (isListOfHan(parts)) return parts.map((part) => [part]);
  const last = parts.at(-1) ?? '';
  const country = countryOfName(last) === undefined || isMajorCity(last) ? [] : [last];
  const cities = parts.slice(0, parts.length - country.length);
  const isList = cities.length > 1 && cities.every(isMajorCity);
  const isEach = new Set(cities.map((city) => city.toLowerCase())).size === cities.length;
  return isList && isEach ? cities.map((city) => [city, ...country]) : [parts];
}

/** What stands between the city and its country is a region, if it may be one. */
function takeRegion(rest: string[], { sourceCountry }: PlaceContext): string | undefined {
  const last = rest.at(-1) ?? '';
  const country = sourceCountry ?? '';
  // Genève is a canton and a city: behind a street it is the city.
  const isCity = isStreet(rest.at(-2) ?? '') && !isRegionName(last);
  const isNamed = !isCity && countriesOfRegion(last).includes(country);
  const isCoded = countriesOfCode(last, [country]).includes(country) || /^[A-Z]{2}$/u.test(last);
  const isOther = rest.length > 1 && !isStreet(rest.at(-2) ?? '') && !/\d/u.test(last);
  return isNamed || isCoded || isOther ? rest.pop() : undefined;
}

/** "Milano MI" in Italy: the code of a region of the country behind the city. */
function takeOwnCode(rest: string[], place: Place$Input, country: string): void {
  const { city, code } =
    /^(?<city>\p{L}.*[^\s,])\s+(?<code>[A-Z]{2,4})$/u.exec(rest.at(-1) ?? '')?.groups ?? {};
  if (city === undefined || code === undefined) return;
  if (!countriesOfCode(code, [country]).includes(country)) return;
  place.region = code;
  rest.splice(-1, 1, city);
}

function takeOwnPostal(rest: string[], place: Place$Input, homes: readonly string[]): void {
  const last = rest.at(-1);
  const postal = last === undefined ? undefined : takePostal(last, homes);
  if (postal === undefined || place.postalCode !== undefined) return;
  place.postalCode = postal.code;
  rest.pop();
  if (postal.rest !== '') rest.push(postal.rest);
}

/** Streets stand first; of the names left the first is the city, a second one the region. */
function settleCity(rest: readonly string[], place: Place$Input): void {
  const streets =
    rest.length > 1
      ? rest.findLastIndex((part, at) => at < rest.length - 1 && isStreet(part)) + 1
      : 0;
  if (streets > 0) place.street = clip(rest.slice(0, streets).join(', '), streetCharsMax);
  const names = rest.slice(streets);
  const coded = names.findIndex((name, at) => at > 0 && /^(?:[A-Z]{2}|\d{2,3})$/u.test(name));
  if (coded > 0 && place.region === undefined) place.region = names[coded] ?? '';
  const [city, second, ...more] = names.filter((_, at) => at !== coded);
  if (city === undefined) return;
  if (second === undefined) place.city = city;
  else if (place.region === undefined && more.length === 0 && !isDistrictOf(city, second)) {
    place.city = city;
    if (isPartOf(city, second)) place.district = second;
    else place.region = second;
  } else {
    // The region is known: names before the last are parts of the city.
    place.city = more.at(-1) ?? second;
    place.district = clip([city, second, ...more].slice(0, -1).join(', '), nameCharsMax);
  }
}

/** "Berlin (Mitte)": all states of these countries are known, and this is none of them. */
function isPartOf(city: string, name: string): boolean {
  return isGermanCity(city) && countriesOfRegion(name).length === 0;
}

function isGermanCity(city: string): boolean {
  return isMajorCityOf(city, 'DE') || isMajorCityOf(city, 'AT');
}

/** Kreuzberg, Berlin; but New York, New York and Rochester, New York. */
function isDistrictOf(name: string, city: string): boolean {
  return isMajorCity(city) && !isMajorCity(name) && countriesOfRegion(city).length === 0;
}
