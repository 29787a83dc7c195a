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
  if (saidOf(whole, context)?.name === '') return { words: whole };
  const parts = whole.split(/\s*[,，·]\s*/u).filter((part) => part !== '');
  return { place: { text: clip(whole, 300), ...parsePlace(parts, context) } };
}

/** Reads an address in parts; a country that is not named is the one the same text would have. */
export function readParts(parts: AddressParts, context: PlaceContext): PlaceNamed {
  const [street, region] = [nameIn(parts.street), nameIn(parts.region)];
  const [city, named] = [nameIn(parts.city), nameIn(parts.country)];
  const postalCode = nameIn(parts.postalCode);
  // Remote, US: the country says from where.
  const said = saidOf(city, context);
  if (said?.name === '' && street === '') return { words: joined([city, region, named]) };
  const text = joined([street, city, region, postalCode, named]);
  if (text === '') return parts.city.trim() === '' ? {} : { words: collapseSpace(parts.city) };
  // Some software writes a whole address into the field of the city.
  if (text === city && city.includes(',')) return readAddress(city, context);
  const name = said?.name === undefined || said.name === '' ? city : said.name;
  const names = [name, region].filter((name) => name !== '');
  const parsed: Place$Input = named !== '' || names.length === 0 ? {} : parsePlace(names, context);
  const country = named === '' ? parsed.country : countryCode(named);
  const short = (name: string): string => clip(name, 100);
  const place: Place$Input = {
    text: clip(text, 300),
    ...(country === undefined ? {} : { country }),
    ...(region === '' ? {} : { region: short(region) }),
    ...(name === '' ? {} : { city: short(name) }),
    ...(postalCode === '' ? {} : { postalCode: clip(postalCode, 20) }),
    ...(street === '' ? {} : { street: short(street) }),
    ...(parsed.flags === undefined ? {} : { flags: parsed.flags }),
  };
  return said === undefined || said.name === '' ? { place } : { place, words: city };
}

/** What a field names; "N/A" and its like name nothing. */
function nameIn(text: string): string {
  const name = collapseSpace(text);
  return isNoPlace(name) ? '' : name;
}

function joined(names: readonly string[]): string {
  return names.filter((name) => name !== '').join(', ');
}

// A label is short; what is longer is an address.
const labelCharsMax = 60;

/** What a name says besides: "" where it is a way of working or a number of places and no more. */
function saidOf(text: string, context: PlaceContext): { readonly name: string } | undefined {
  if (text === '' || text.length > labelCharsMax) return undefined;
  if (isNoPlace(text)) return { name: '' };
  const { places, workplace, flags } = readPlaceText(text, context);
  const isStated = workplace !== 'WORKPLACE_UNSPECIFIED';
  if (places.length === 0) return isStated || flags.length > 0 ? { name: '' } : undefined;
  const city = places.length === 1 ? places[0]?.city : undefined;
  return isStated && city !== undefined ? { name: city } : undefined;
}
