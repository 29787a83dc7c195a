import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { readParts, type PlaceNamed } from './address.ts';
import { countryCode } from './places/country-names.ts';
import { readPlaceText, readWorkplace } from './place.ts';
import { firstValue, type PlaceReading, type RawJob } from './raw-job.ts';
import { remembering } from './remember.ts';
import type { SourceContext } from './record-texts.ts';
import { clip, collapseSpace } from './text.ts';

/** The fields of a record that say where the work is. */
export function placesOf(
  job: RawJob,
  context: SourceContext,
): { readonly fields: Partial<JobRecord$Input>; readonly flags: readonly string[] } {
  const named = job.values.find(({ field }) => field === 'location')?.values ?? [];
  const text = collapseSpace(named.join('; '));
  // A country that the source gives beside one text says where that is.
  const country = named.length === 1 ? countryCode(firstValue(job, 'country') ?? '') : undefined;
  const setting = `${context.locale} ${country ?? context.country ?? ''}`;
  const { place: stated, words } = statedPlace(job, context);
  const reading = readingOf(job, joined([text, words ?? '']), setting);
  // Parts that are given one by one are of one place, and no more than its country is little.
  const isWhole = stated?.city !== undefined || stated?.region !== undefined;
  const isBest = reading.places.length === 0 || (isWhole && named.length < 2);
  const places = stated !== undefined && isBest ? [stated] : reading.places;
  const workplace = workplaceOf(job, reading);
  const fields: Partial<JobRecord$Input> = {};
  if (places.length > 0) fields.places = [...places];
  if (text !== '') fields.locationText = clip(text, 1_000);
  if (workplace.workplace !== 'WORKPLACE_UNSPECIFIED') fields.workplace = workplace.workplace;
  if (reading.remoteFrom.length > 0) fields.remoteFrom = reading.remoteFrom.slice(0, 250);
  if (reading.worldwide) fields.worldwide = true;
  const flags = reading.flags.filter((flag) => flag !== 'ambiguous');
  return { fields, flags: [...flags, ...workplace.flags] };
}

/** Location texts repeat from job to job. */
const readKnown = remembering(5_000, (text, setting) => {
  const [locale = '', country = ''] = setting.split(' ');
  return readPlaceText(text, { locale, sourceCountry: country === '' ? null : country });
});

/** What the structured data says; where that is no more than a label, what the text says. */
function readingOf(job: RawJob, text: string, setting: string): PlaceReading {
  const { placeReading } = job;
  if (placeReading === undefined) return readKnown(text, setting);
  const { places, workplace } = placeReading;
  const isLabel = places.length === 0 && workplace === 'WORKPLACE_UNSPECIFIED';
  return isLabel && text !== '' ? readKnown(text, setting) : placeReading;
}

/** A place whose parts the source gives one by one; a postal code alone is none. */
function statedPlace(job: RawJob, context: SourceContext): PlaceNamed {
  const part = (field: 'country' | 'region' | 'city' | 'postal_code'): string => {
    return firstValue(job, field) ?? '';
  };
  const [city, region, country] = [part('city'), part('region'), part('country')];
  if ([city, region, country].every((name) => name.trim() === '')) return {};
  const parts = { street: '', city, region, country, postalCode: part('postal_code') };
  return readParts(parts, { locale: context.locale, sourceCountry: context.country });
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('; ');
}

/** Workplace values beside the text: hybrid wins, and what contradicts itself is marked. */
function workplaceOf(
  job: RawJob,
  reading: PlaceReading,
): { readonly workplace: PlaceReading['workplace']; readonly flags: readonly string[] } {
  const none = 'WORKPLACE_UNSPECIFIED';
  const values = job.values.find(({ field }) => field === 'workplace')?.values ?? [];
  // Flags of a feed are several values where more than one of them is set.
  const kinds = new Set(values.map(readWorkplace).filter((kind) => kind !== none));
  const stated = kinds.size > 1 ? readWorkplace(values.join(', ')) : ([...kinds][0] ?? none);
  if (kinds.size > 1) {
    const isHybrid = reading.workplace === 'WORKPLACE_HYBRID';
    return { workplace: isHybrid ? reading.workplace : stated, flags: ['workplace_conflict'] };
  }
  if (stated === none || stated === reading.workplace || reading.workplace === none) {
    return { workplace: stated === none ? reading.workplace : stated, flags: [] };
  }
  const isHybrid = stated === 'WORKPLACE_HYBRID' || reading.workplace === 'WORKPLACE_HYBRID';
  return { workplace: isHybrid ? 'WORKPLACE_HYBRID' : stated, flags: ['workplace_conflict'] };
}
