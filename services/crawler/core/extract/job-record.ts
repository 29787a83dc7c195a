import type { Company$Input } from '#libs/proto/gen/jobradar/v1/Company.ts';
import type { FieldOrigin$Input } from '#libs/proto/gen/jobradar/v1/FieldOrigin.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { absoluteUrl, applicationUrl, canonicalUrl } from './canonical-url.ts';
import { cleanJob } from './clean-job.ts';
import { datesOf } from './record-dates.ts';
import { placesOf } from './record-places.ts';
import { salaryOf } from './record-salary.ts';
import { textsOf, type SourceContext } from './record-texts.ts';
import { firstValue, type RawField, type RawJob } from './raw-job.ts';
import { collapseSpace, isLonger, isStorable } from './text.ts';
import { cleanTitle } from './title.ts';

/** A field that breaks its rule; paths are proto names of the record. */
export interface Violation {
  readonly field: string;
  readonly description: string;
}

/** A record in the normal form, or why there is none. */
export type Assembly =
  | { readonly kind: 'record'; readonly record: JobRecord$Input }
  | {
      readonly kind: 'rejected';
      readonly externalId: string | undefined;
      readonly violations: readonly Violation[];
    };

/** What a record depends on beside the page's own words. */
export interface RecordContext extends SourceContext {
  /** Final URL of the page that was read. */
  readonly pageUrl: string;
  /** URL of the posting where the page itself does not name one. */
  readonly linkUrl: string | undefined;
  /** True when pageUrl is the posting's own page. */
  readonly isDetail: boolean;
  /** Fields that a record must have beside the four that it always must. */
  readonly requiredFields: readonly string[];
}

const idCharsMax = 200;
const flagsMax = 32;
const repairsMax = 16;
const originsMax = 64;

/** Brings one posting into the normal form; what is not known stays unset. */
export function assembleRecord(dirty: RawJob, context: RecordContext): Assembly {
  const job = cleanJob(dirty);
  const externalId = firstValue(dirty, 'external_id')?.trim();
  const title = cleanTitle(firstValue(job, 'title') ?? '');
  const company = companyOf(job, context);
  const urls = urlsOf(job, context);
  const texts = textsOf(job, context);
  const places = placesOf(job, context);
  const salary = salaryOf(job, context);
  const record: JobRecord$Input = {
    externalId: externalId ?? '',
    title: title.title,
    company,
    ...urls,
    ...(title.title === title.text ? {} : { titleText: title.text }),
    ...texts.fields,
    ...places.fields,
    ...(salary === undefined ? {} : { salary }),
    ...datesOf(job, context),
    ...(job.directApply === undefined ? {} : { directApply: job.directApply }),
    ...(job.immediateStart === undefined ? {} : { immediateStart: job.immediateStart }),
    origins: originsOf(job),
  };
  const flags = [...new Set([...job.flags, ...texts.flags, ...places.flags])].slice(0, flagsMax);
  if (flags.length > 0) record.flags = flags;
  if (job.repairs.length > 0) record.repairs = job.repairs.slice(0, repairsMax);
  const violations = violationsOf(record, context);
  if (violations.length === 0) return { kind: 'record', record };
  return { kind: 'rejected', externalId, violations };
}

function companyOf(job: RawJob, context: RecordContext): Company$Input {
  const url = absoluteUrl(firstValue(job, 'company_url') ?? '', context.pageUrl);
  const id = firstValue(job, 'company_id')?.trim();
  const logoUrl = absoluteUrl(job.logoUrl ?? '', context.pageUrl);
  return {
    name: collapseSpace(firstValue(job, 'company') ?? ''),
    ...(url === undefined ? {} : { url }),
    ...(id === undefined || isLonger(id, idCharsMax) ? {} : { id }),
    ...(logoUrl === undefined ? {} : { logoUrl }),
  };
}

function urlsOf(job: RawJob, context: RecordContext): Partial<JobRecord$Input> {
  const own = context.isDetail ? context.pageUrl : undefined;
  const named = firstValue(job, 'source_url') ?? context.linkUrl ?? own ?? '';
  const sourceUrl = canonicalUrl(named, context.pageUrl) ?? '';
  const applyUrl = applicationUrl(firstValue(job, 'apply_url') ?? '', context.pageUrl);
  const finalUrl = own === undefined ? undefined : canonicalUrl(own, own);
  return {
    sourceUrl,
    ...(applyUrl === undefined ? {} : { applyUrl }),
    ...(finalUrl === undefined || finalUrl === sourceUrl ? {} : { finalUrl }),
  };
}

function originsOf(job: RawJob): FieldOrigin$Input[] {
  const origins: FieldOrigin$Input[] = [];
  for (const { field, key, method, path } of job.values) {
    if (method === undefined || origins.length === originsMax) continue;
    // Pay that was read as a whole has its own origins, which follow.
    if (job.salary !== undefined && field.startsWith('salary_')) continue;
    const name = recordField(field);
    origins.push({ field: key === '' ? name : `${name}.${key}`.slice(0, 64), method, path });
  }
  for (const origin of job.origins ?? []) {
    if (origins.length < originsMax) origins.push(origin);
  }
  return origins;
}

const recordFields: Partial<Record<RawField, string>> = {
  company: 'company.name',
  company_url: 'company.url',
  company_id: 'company.id',
  location: 'location_text',
  salary_text: 'salary.text',
  salary_min: 'salary.min_amount',
  salary_max: 'salary.max_amount',
  salary_currency: 'salary.currency_code',
  salary_period: 'salary.period',
  description: 'description_html',
  employment: 'employment_text',
  attribute: 'attributes',
  identifier: 'identifiers',
  country: 'places.country',
  region: 'places.region',
  city: 'places.city',
  postal_code: 'places.postal_code',
};

/** The name that origins give to what was read for a field. */
export function recordField(field: RawField): string {
  return recordFields[field] ?? field;
}

function violationsOf(record: JobRecord$Input, context: RecordContext): readonly Violation[] {
  const violations: Violation[] = [];
  const require = (field: string, value: string | undefined, charsMax: number): void => {
    if (value === undefined || value === '') violations.push({ field, description: 'required' });
    else if (isLonger(value, charsMax)) violations.push({ field, description: 'too_long' });
  };
  require('external_id', record.externalId, idCharsMax);
  // An identity is never altered: what cannot be stored as it is has no record.
  if (!isStorable(record.externalId ?? '')) {
    violations.push({ field: 'external_id', description: 'invalid_text' });
  }
  require('source_url', record.sourceUrl, 2_048);
  require('title', record.title, 500);
  require('company', record.company?.name, 300);
  for (const field of context.requiredFields) {
    if (isAlways.has(field) || Object.hasOwn(record, camelCase(field))) continue;
    violations.push({ field, description: 'required' });
  }
  return violations;
}

const isAlways = new Set(['external_id', 'source_url', 'title', 'company']);

function camelCase(name: string): string {
  return name.replace(/_(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase());
}
