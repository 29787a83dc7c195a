import type { Place$Input } from '#libs/proto/gen/jobradar/v1/Place.ts';
import type { RemoteArea$Input } from '#libs/proto/gen/jobradar/v1/RemoteArea.ts';
import { readAddress, readParts, type PlaceNamed } from '../address.ts';
import { readPlaceText, readWorkplace } from '../place.ts';
import { countryCode } from '../places/country-names.ts';
import type { PlaceContext } from '../places/parse-place.ts';
import { areaOf, areasOf, uniqueAreas } from '../places/remote-area.ts';
import { cutWork } from '../places/work-words.ts';
import type { PlaceReading } from '../raw-job.ts';
import { clip, collapseSpace } from '../text.ts';
import { isNode, listOf, propertyOf, textOf, type Node } from './node.ts';

const placesMax = 100;

/** Reads the places of a posting; undefined where its structured data names none. */
export function readPlaceData(posting: Node, context: PlaceContext): PlaceReading | undefined {
  const readings = listOf(propertyOf(posting, 'jobLocation'))
    .slice(0, placesMax)
    .map((value) => readPlace(value, context));
  const places = readings.flatMap(({ place }) => place ?? []);
  const said = readings.flatMap(({ words }) => {
    return words === undefined ? [] : [readPlaceText(words, context)];
  });
  const types = listOf(propertyOf(posting, 'jobLocationType')).map((value) => textOf(value) ?? '');
  const stated = readWorkplace(types.join(', '));
  const isChoice = stated === none && places.length > 0 && readings.some(isRemoteAlone(context));
  const workplace = [stated, ...said.map((reading) => reading.workplace)].find(isStated) ?? none;
  const isOption = isChoice && workplace === 'WORKPLACE_REMOTE';
  const flags = flagsOf(places, said, isOption);
  if (places.length === 0 && workplace === none && flags.length === 0) return undefined;
  const isRemote = workplace === 'WORKPLACE_REMOTE';
  const areas = isRemote ? requirementsOf(posting) : nowhere;
  return {
    places,
    workplace: isOption ? none : workplace,
    remoteFrom: isRemote
      ? uniqueAreas([...areas.remoteFrom, ...said.flatMap((reading) => reading.remoteFrom)])
      : [],
    worldwide: isRemote && (areas.worldwide || said.some((reading) => reading.worldwide)),
    flags,
  };
}

/** One of several locations that is "Remote" and no more: a choice beside the others. */
function isRemoteAlone(context: PlaceContext): (named: PlaceNamed) => boolean {
  return ({ place, words }) =>
    place === undefined &&
    words !== undefined &&
    readPlaceText(words, context).workplace === 'WORKPLACE_REMOTE';
}

function flagsOf(
  places: PlaceReading['places'],
  said: readonly PlaceReading[],
  isOption: boolean,
): readonly string[] {
  const flags = said.flatMap((reading) => reading.flags.filter((flag) => flag !== 'ambiguous'));
  if (isOption) flags.push('remote_option');
  // The words know nothing of the country that stands beside them.
  if (places.some((place) => place.flags?.includes('ambiguous') === true)) flags.push('ambiguous');
  return [...new Set(flags)];
}

const none = 'WORKPLACE_UNSPECIFIED';

function isStated(workplace: PlaceReading['workplace']): boolean {
  return workplace !== none;
}

function readPlace(value: unknown, context: PlaceContext): PlaceNamed {
  if (!isNode(value)) return typeof value === 'string' ? readAddress(value, context) : {};
  // Some postings have the address itself where the place of it should be.
  const isAddress = propertyOf(value, 'address') === undefined;
  const address = isAddress ? value : listOf(propertyOf(value, 'address'))[0];
  const named = isNode(address)
    ? readPostal(address, context)
    : readAddress(textOf(address), context);
  const { place, words } =
    named.place === undefined && named.words === undefined
      ? readAddress(textOf(propertyOf(value, 'name')), context)
      : named;
  return {
    ...(words === undefined ? {} : { words }),
    ...(place === undefined ? {} : { place: { ...place, ...coordinatesOf(value) } }),
  };
}

function readPostal(address: Node, context: PlaceContext): PlaceNamed {
  const part = (name: string): string => textOf(propertyOf(address, name)) ?? '';
  return readParts(
    {
      street: part('streetAddress'),
      city: part('addressLocality'),
      region: part('addressRegion'),
      postalCode: part('postalCode'),
      country: part('addressCountry'),
    },
    context,
  );
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

type Requirements = Pick<PlaceReading, 'remoteFrom' | 'worldwide'>;

const nowhere: Requirements = { remoteFrom: [], worldwide: false };

/** Where applicants may live; a name that is of no known area is kept as it is. */
function requirementsOf(posting: Node): Requirements {
  const names = listOf(propertyOf(posting, 'applicantLocationRequirements')).flatMap((value) => {
    const name = collapseSpace(textOf(value) ?? '');
    return name === '' ? [] : [name];
  });
  const isWorldwide = (name: string): boolean => cutWork(name).works.includes('worldwide');
  return {
    remoteFrom: names.filter((name) => !isWorldwide(name)).flatMap(areasNamed),
    worldwide: names.some(isWorldwide),
  };
}

function areasNamed(name: string): readonly RemoteArea$Input[] {
  const country = countryCode(name);
  if (country !== undefined) return [{ country }];
  const parts = name.split(/\s*[,;]\s*/u).filter((part) => part !== '');
  const isKnown = parts.every((part) => areaOf(part) !== undefined);
  return isKnown ? areasOf(parts) : [{ region: clip(name, 100) }];
}
