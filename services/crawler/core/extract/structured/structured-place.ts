import type { Place$Input } from '#libs/proto/gen/jobradar/v1/Place.ts';
import type { RemoteArea$Input } from '#libs/proto/gen/jobradar/v1/RemoteArea.ts';
import { countryCode } from '../places/country-names.ts';
import { parsePlace, type PlaceContext } from '../places/parse-place.ts';
import type { PlaceReading } from '../raw-job.ts';
import { clip, collapseSpace } from '../text.ts';
import { isNode, listOf, propertyOf, textOf, type Node } from './node.ts';

const placesMax = 100;

/** Reads the places of a posting; undefined where its structured data names none. */
export function readPlaceData(posting: Node, context: PlaceContext): PlaceReading | undefined {
  const places = listOf(propertyOf(posting, 'jobLocation'))
    .slice(0, placesMax)
    .flatMap((value) => readPlace(value, context) ?? []);
  const isRemote = listOf(propertyOf(posting, 'jobLocationType')).some((value) => {
    return typeof value === 'string' && /^(?:telecommute|remote)$/iu.test(value.trim());
  });
  if (places.length === 0 && !isRemote) return undefined;
  return {
    places,
    workplace: isRemote ? 'WORKPLACE_REMOTE' : 'WORKPLACE_UNSPECIFIED',
    remoteFrom: isRemote ? remoteFrom(posting) : [],
    worldwide: false,
    flags: [],
  };
}

function readPlace(value: unknown, context: PlaceContext): Place$Input | undefined {
  if (!isNode(value)) return typeof value === 'string' ? readAddress(value, context) : undefined;
  const address = listOf(propertyOf(value, 'address'))[0];
  const place = isNode(address) ? readPostal(address) : readAddress(textOf(address), context);
  const read = place ?? readAddress(textOf(propertyOf(value, 'name')), context);
  if (read === undefined) return undefined;
  return { ...read, ...coordinatesOf(value) };
}

/** An address as one text keeps the text, and as much as can be told apart. */
function readAddress(text: string | undefined, context: PlaceContext): Place$Input | undefined {
  const whole = collapseSpace(text ?? '');
  if (whole === '') return undefined;
  const parts = whole.split(/\s*[,，·]\s*/u).filter((part) => part !== '');
  return { text: clip(whole, 300), ...parsePlace(parts, context) };
}

function readPostal(address: Node): Place$Input | undefined {
  const part = (name: string): string =>
    clip(collapseSpace(textOf(propertyOf(address, name)) ?? ''), 100);
  const [city, region] = [part('addressLocality'), part('addressRegion')];
  const [street, postalCode] = [part('streetAddress'), part('postalCode')];
  const named = part('addressCountry');
  const country = countryCode(named);
  const text = [street, city, region, postalCode, named].filter((word) => word !== '').join(', ');
  if (text === '') return undefined;
  return {
    text: clip(text, 300),
    ...(country === undefined ? {} : { country }),
    ...(region === '' ? {} : { region }),
    ...(city === '' ? {} : { city }),
    ...(postalCode === '' ? {} : { postalCode: clip(postalCode, 20) }),
    ...(street === '' ? {} : { street }),
  };
}

function coordinatesOf(place: Node): Pick<Place$Input, 'latitude' | 'longitude'> {
  const geo = propertyOf(place, 'geo');
  const source = isNode(geo) ? geo : place;
  const latitude = degrees(propertyOf(source, 'latitude'), 90);
  const longitude = degrees(propertyOf(source, 'longitude'), 180);
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
}

function degrees(value: unknown, bound: number): number | undefined {
  const text = textOf(value);
  const number = text === undefined ? Number.NaN : Number(text);
  return Math.abs(number) <= bound ? number : undefined;
}

function remoteFrom(posting: Node): readonly RemoteArea$Input[] {
  return listOf(propertyOf(posting, 'applicantLocationRequirements')).flatMap((value) => {
    const name = collapseSpace(textOf(value) ?? '');
    if (name === '') return [];
    const country = countryCode(name);
    return [country === undefined ? { region: clip(name, 100) } : { country }];
  });
}
