import { hash } from 'node:crypto';
import type { Company } from '#libs/proto/gen/jobradar/v1/Company.ts';
import type { Education } from '#libs/proto/gen/jobradar/v1/Education.ts';
import type { Experience } from '#libs/proto/gen/jobradar/v1/Experience.ts';
import type { JobDate } from '#libs/proto/gen/jobradar/v1/JobDate.ts';
import type { JobIdentifier } from '#libs/proto/gen/jobradar/v1/JobIdentifier.ts';
import type { JobRecord, JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Place } from '#libs/proto/gen/jobradar/v1/Place.ts';
import type { RemoteArea } from '#libs/proto/gen/jobradar/v1/RemoteArea.ts';
import type { Salary } from '#libs/proto/gen/jobradar/v1/Salary.ts';

/*
 * What "the content changed" means: SHA-256 over a listed set of fields, which stands with its
 * number. A set is never edited. A new set gets the next number and is first computed beside the
 * old one; a stored job is compared by the set that its row names, so that fields which the old
 * set does not list make no update. All texts here come from compactRecord.
 *
 * Not listed: how something was read (origins, repairs, flags, final_url, assumptions), what is
 * derived from listed fields (annual pay, precision), and the second form of the same words
 * (title_text; the HTML of a description that has a text; raw dates, which age by themselves).
 */

type Key<Message> = Exclude<keyof Message & string, `_${string}`>;
type Keys<Message> = readonly Key<Message>[];
/** How a field counts: as it is, as a set without order, or by these fields of its own. */
type Manner = 'unordered' | readonly string[];
type FieldSet = readonly (Key<JobRecord> | readonly [field: Key<JobRecord>, how: Manner])[];

const salary: Keys<Salary> = [
  'text',
  'minAmount',
  'maxAmount',
  'currencyCode',
  'period',
  'monthsMin',
  'monthsMax',
  'gross',
  'kind',
  'negotiable',
  'extras',
];
const company: Keys<Company> = ['name', 'url', 'id'];
const date: Keys<JobDate> = ['date', 'instant'];
const place: Keys<Place> = [
  'text',
  'country',
  'region',
  'city',
  'district',
  'area',
  'postalCode',
  'street',
  'latitude',
  'longitude',
];
const remoteArea: Keys<RemoteArea> = ['country', 'region'];
const identifier: Keys<JobIdentifier> = ['kind', 'value'];
const experience: Keys<Experience> = ['minMonths', 'maxMonths', 'any', 'text'];
const education: Keys<Education> = ['level', 'text'];

const version1: FieldSet = [
  'sourceUrl',
  'title',
  ['company', company],
  'applyUrl',
  'descriptionHtml',
  'descriptionText',
  ['places', place],
  'locationText',
  'workplace',
  ['remoteFrom', remoteArea],
  'worldwide',
  ['employmentTypes', 'unordered'],
  'contract',
  'employmentText',
  ['salary', salary],
  ['posted', date],
  ['validThrough', date],
  ['identifiers', identifier],
  'department',
  'function',
  'seniority',
  'industry',
  'occupationCode',
  ['experience', experience],
  ['education', education],
  ['skills', 'unordered'],
  'responsibilities',
  'qualifications',
  'benefits',
  'workHours',
  ['startDate', date],
  'immediateStart',
  'openings',
  'language',
  'directApply',
  'attributes',
];

/** Every set, in the order of their numbers. */
const versions: readonly FieldSet[] = [version1];

/** The number of the set by which jobs are written. */
export const hashVersion = versions.length;

const digestBytes = 32;

/** The digests of a compact record by every set, in the order of their numbers, 32 bytes each. */
export function contentDigests(record: JobRecord$Input): Buffer {
  const ignored = ignoredOf(record);
  const digests = versions.map((set) =>
    hash('sha256', JSON.stringify(pick(record, set, ignored)), 'buffer'),
  );
  return Buffer.concat(digests, versions.length * digestBytes);
}

/** The digest of a compact record by the set that is written, in lower-case hex. */
export function contentHash(record: JobRecord$Input): string {
  return contentDigests(record).subarray(-digestBytes).toString('hex');
}

/** What no list of names can say: one form of a description counts, and no date that ages. */
function ignoredOf({ descriptionText, posted }: JobRecord$Input): readonly string[] {
  const ignored: string[] = [];
  if (descriptionText !== undefined) ignored.push('descriptionHtml');
  // "3 days ago" gives another day whenever the page is read around midnight.
  if (posted?.flags?.includes('relative') === true) ignored.push('posted');
  return ignored;
}

/** Names with values, so that a field which is not stated leaves no trace. */
function pick(
  message: object,
  set: FieldSet | readonly string[],
  ignored: readonly string[] = [],
): unknown[] {
  const picked: unknown[] = [];
  for (const rule of set) {
    const isPlain = typeof rule === 'string';
    const name = isPlain ? rule : rule[0];
    const value: unknown = Reflect.get(message, name);
    if (value === undefined || ignored.includes(name)) continue;
    picked.push(name, canonical(value, isPlain ? undefined : rule[1]));
  }
  return picked;
}

function canonical(value: unknown, how: Manner | undefined): unknown {
  if (how === 'unordered') return Array.isArray(value) ? value.map(String).sort() : value;
  if (how !== undefined) {
    return Array.isArray(value)
      ? value.map((item) => (isFields(item) ? pick(item, how) : item))
      : isFields(value)
        ? pick(value, how)
        : value;
  }
  // Maps and times: by key, as their order means nothing.
  return isFields(value) ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value;
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
