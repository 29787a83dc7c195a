import type { Place$Input } from '#libs/proto/gen/jobradar/v1/Place.ts';
import { clip } from '../text.ts';
import { countryCode, countryOfName, isCountryCode } from './country-names.ts';
import {
  bareChineseName,
  isChineseCity,
  isChineseProvince,
  isStateCode,
  isStateName,
} from './place-names.ts';

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

/** Reads the parts of one place, the narrowest first in the west, the widest first in China. */
export function parsePlace(parts: readonly string[], context: PlaceContext): Place$Input {
  const names = parts.map((part) => clip(part, nameCharsMax));
  const [first] = names;
  if (first === undefined) return {};
  if (/^\p{Script=Han}/u.test(first)) return parseHan(names, context);
  return names.length === 1 ? parseSingle(first, context) : parseWestern(names, context);
}

/** [country] [province] city [district] [area] */
function parseHan(parts: readonly string[], context: PlaceContext): Place$Input {
  const rest = parts.flatMap(splitDistrict);
  const place: Place$Input = {};
  const stated = rest[0] === undefined ? undefined : countryOfName(rest[0]);
  if (stated !== undefined) rest.shift();
  const [head, next] = rest;
  const isProvince = head !== undefined && isChineseProvince(head) && !isChineseCity(head);
  if (isProvince || (head !== undefined && next !== undefined && isChineseCity(next))) {
    place.region = rest.shift() ?? '';
  }
  const [city, district, area] = rest;
  if (city !== undefined) place.city = bareChineseName(city);
  if (district !== undefined) place.district = district;
  if (area !== undefined) place.area = area;
  const isChinese = isProvince || (city !== undefined && isChineseCity(city));
  const country = stated ?? (isChinese ? 'CN' : context.sourceCountry);
  return country === null ? place : { ...place, country };
}

/** 杭州市西湖区 and 杭州西湖区 are a city and its district. */
function splitDistrict(part: string): readonly string[] {
  const match = /^(?<city>\p{Script=Han}{2,4}?市?)(?<district>\p{Script=Han}{1,6}[区县])$/u.exec(
    part,
  );
  const { city = '', district = '' } = match?.groups ?? {};
  return match !== null && isChineseCity(city) ? [city, district] : [part];
}

/** One name: a country, a state, or a city. */
function parseSingle(name: string, context: PlaceContext): Place$Input {
  const country = countryOfName(name) ?? (isCountryCode(name) ? name : undefined);
  const { sourceCountry } = context;
  if (
    isStateName(name) &&
    name.toLowerCase() !== 'new york' &&
    name.toLowerCase() !== 'washington'
  ) {
    if (country === undefined || sourceCountry === 'US') return { country: 'US', region: name };
    if (sourceCountry === country) return { country };
    return { flags: ['ambiguous'] };
  }
  if (country !== undefined) return { country };
  return sourceCountry === null ? { city: name } : { city: name, country: sourceCountry };
}

/** [street] city [region [postal code]] [country] */
function parseWestern(parts: readonly string[], context: PlaceContext): Place$Input {
  const rest = [...parts];
  const place: Place$Input = {};
  const last = rest.at(-1) ?? '';
  const ending = readEnding(last, context);
  if (ending !== undefined) {
    rest.pop();
    Object.assign(place, ending);
  }
  if (place.country !== undefined && place.region === undefined && rest.length > 1) {
    const region = readRegion(rest.at(-1) ?? '');
    if (region !== undefined) {
      rest.pop();
      Object.assign(place, region);
    }
  }
  const city = rest.pop();
  if (city !== undefined) place.city = city;
  if (rest.length > 0) place.street = clip(rest.join(', '), streetCharsMax);
  if (
    place.country === undefined &&
    (place.flags ?? []).length === 0 &&
    context.sourceCountry !== null
  ) {
    place.country = context.sourceCountry;
  }
  return place;
}

/** A country, a state, or two letters that may be either. */
function readEnding(text: string, context: PlaceContext): Place$Input | undefined {
  const region = readRegion(text);
  const isBoth = region !== undefined && isCountryCode(text);
  if (isBoth) {
    const isAmerican = context.sourceCountry === 'US' || context.locale === 'en-US';
    if (context.sourceCountry === text && !isAmerican) return { country: text };
    return isAmerican ? { ...region, country: 'US' } : { ...region, flags: ['ambiguous'] };
  }
  if (region !== undefined) return { ...region, country: 'US' };
  const country = countryCode(text);
  if (country !== undefined && !isStateName(text)) return { country };
  if (!isStateName(text)) return undefined;
  return country === undefined || context.sourceCountry === 'US'
    ? { region: text, country: 'US' }
    : { country };
}

/** `CA`, `CA 94105`. */
function readRegion(text: string): Place$Input | undefined {
  const match = /^(?<code>[A-Z]{2})(?:\s+(?<postal>\d{5}(?:-\d{4})?))?$/u.exec(text);
  const { code = '', postal } = match?.groups ?? {};
  if (match === null || !isStateCode(code)) return undefined;
  return postal === undefined ? { region: code } : { region: code, postalCode: postal };
}
