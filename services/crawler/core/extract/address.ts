import type { Place$Input } from '#libs/proto/gen/jobradar/v1/Place.ts';
import { readPlaceText } from './place.ts';
import { countryCode } from './places/country-names.ts';
import { parsePlace, type PlaceContext } from './places/parse-place.ts';
import { isNoPlace } from './places/place-names.ts';
import { clip, collapseSpace } from './text.ts';

/* Places that a source gives as an address, whole or part by part. */

/** A place, or the words that stand where its name should be: Remote, 2 Locations; or neither. */
export interface PlaceNamed {
  readonly place?: Place$Input;
  readonly words?: string;
}

/** The parts of an address as a source gives them; empty = it gives none. */
export interface AddressParts {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

/** Reads an address in one text: keeps the text, and as much as can be told apart. */
export function readAddress(text: string | undefined, context: PlaceContext): PlaceNamed {
  const whole = collapseSpace(text ?? '');
  if (whole === '') return {};
  if (isLabel(whole, context)) return { words: whole };
  const parts = whole.split(/\s*[,，·]\s*/u).filter((part) => part !== '');
  return { place: { text: clip(whole, 300), ...parsePlace(parts, context) } };
}

/** Reads an address in parts; a country that is not named is the one the same text would have. */
export function readParts(parts: AddressParts, context: PlaceContext): PlaceNamed {
  const [street, city] = [collapseSpace(parts.street), collapseSpace(parts.city)];
  const [region, named] = [collapseSpace(parts.region), collapseSpace(parts.country)];
  const postalCode = collapseSpace(parts.postalCode);
  // Remote, US: the country says from where.
  if (isLabel(city, context) && street === '') return { words: joined([city, region, named]) };
  const text = joined([street, city, region, postalCode, named]);
  if (text === '') return {};
  const names = [city, region].filter((name) => name !== '');
  const country =
    named !== '' || names.length === 0 ? countryCode(named) : parsePlace(names, context).country;
  const short = (name: string): string => clip(name, 100);
  const place: Place$Input = {
    text: clip(text, 300),
    ...(country === undefined ? {} : { country }),
    ...(region === '' ? {} : { region: short(region) }),
    ...(city === '' ? {} : { city: short(city) }),
    ...(postalCode === '' ? {} : { postalCode: clip(postalCode, 20) }),
    ...(street === '' ? {} : { street: short(street) }),
  };
  return { place };
}

function joined(names: readonly string[]): string {
  return names.filter((name) => name !== '').join(', ');
}

// A label is short; what is longer is an address.
const labelCharsMax = 60;

/** True for a text that names a way of working or a number of places, and no place. */
function isLabel(text: string, context: PlaceContext): boolean {
  if (text === '' || text.length > labelCharsMax) return false;
  if (isNoPlace(text)) return true;
  const { places, workplace, flags } = readPlaceText(text, context);
  return places.length === 0 && (workplace !== 'WORKPLACE_UNSPECIFIED' || flags.length > 0);
}
