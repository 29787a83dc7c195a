import type { FieldOrigin } from '#libs/proto/gen/jobradar/v1/FieldOrigin.ts';
import type { JobDate } from '#libs/proto/gen/jobradar/v1/JobDate.ts';
import type { JobRecord } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { Place } from '#libs/proto/gen/jobradar/v1/Place.ts';
import type { Salary } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import { columns, oneLine } from './columns.ts';
import { lower, timeText } from './quantity-text.ts';

/* One job record as people read it: a line for each field, with how it was found. */

interface Shown {
  readonly field: string;
  readonly value: string;
  /** Assumptions and marks. */
  readonly notes?: readonly string[];
}

const valueWidth = 70;

/** The lines of a record: field, value, how it was found, and what is assumed or marked. */
export function recordLines(record: JobRecord): readonly string[] {
  const rows = shownOf(record)
    .filter(({ value }) => value !== '')
    .map(({ field, value, notes = [] }) => [
      `  ${field}`,
      oneLine(value, valueWidth),
      [originText(record.origins, field), ...notes].filter((text) => text !== '').join('; '),
    ]);
  return columns(rows);
}

/** Fields that a record lacks and that readers ask for. */
export function missingFields(record: JobRecord): readonly string[] {
  const found = new Set(shownOf(record).flatMap(({ field, value }) => (value ? [field] : [])));
  return wanted.filter((field) => !found.has(field));
}

const wanted = ['description', 'places', 'employment_types', 'salary', 'posted'] as const;

function shownOf(record: JobRecord): readonly Shown[] {
  return [
    { field: 'external_id', value: record.externalId },
    { field: 'title', value: record.title, notes: differing(record.titleText, record.title) },
    { field: 'company', value: record.company?.name ?? '' },
    { field: 'source_url', value: record.sourceUrl },
    { field: 'apply_url', value: record.applyUrl },
    { field: 'places', ...placesText(record.places, record.locationText) },
    { field: 'workplace', value: word(record.workplace, 'WORKPLACE_') },
    {
      field: 'remote_from',
      value: record.worldwide ? 'worldwide' : record.remoteFrom.map(areaText).join(', '),
    },
    {
      field: 'employment_types',
      value: record.employmentTypes.map((type) => word(type, 'EMPLOYMENT_TYPE_')).join(', '),
      notes: asWritten(record.employmentText),
    },
    { field: 'contract', value: word(record.contract, 'CONTRACT_KIND_') },
    { field: 'salary', ...salaryText(record.salary) },
    { field: 'posted', ...dateText(record.posted) },
    { field: 'valid_through', ...dateText(record.validThrough) },
    { field: 'start_date', ...dateText(record.startDate) },
    ...(['department', 'function', 'seniority', 'industry'] as const).map((field) => ({
      field,
      value: record[field],
    })),
    { field: 'experience', value: record.experience?.text ?? '' },
    { field: 'education', value: record.education?.text ?? '' },
    { field: 'skills', value: record.skills.join(', ') },
    { field: 'description', value: record.descriptionText },
    ...(['responsibilities', 'qualifications', 'benefits'] as const).map((field) => ({
      field,
      value: record[field],
    })),
    { field: 'work_hours', value: record.workHours },
    { field: 'openings', value: record.openings === 0 ? '' : String(record.openings) },
    { field: 'language', value: record.language },
    {
      field: 'identifiers',
      value: record.identifiers.map(({ kind, value }) => `${kind}=${value}`).join(', '),
    },
    {
      field: 'attributes',
      value: Object.entries(record.attributes)
        .map(([key, value]) => `${key}=${value}`)
        .join(', '),
    },
    { field: 'flags', value: record.flags.join(', ') },
    { field: 'repairs', value: record.repairs.join(', ') },
  ];
}

/** An origin may name a part of the field: `company.name`, `description_text`. */
function originText(origins: readonly FieldOrigin[], field: string): string {
  const aliases = originNames[field] ?? [field];
  const origin = origins.find(({ field: of }) => aliases.some((one) => of.split('.')[0] === one));
  if (origin === undefined) return '';
  const method = word(origin.method, 'METHOD_');
  return origin.path === '' ? method : `${method} ${origin.path}`;
}

const originNames: Readonly<Record<string, readonly string[]>> = {
  description: ['description_html', 'description_text'],
  places: ['places', 'location_text'],
  employment_types: ['employment_types', 'employment_text'],
};

function salaryText(salary: Salary | null): Omit<Shown, 'field'> {
  if (salary === null) return { value: '' };
  const { minAmount, maxAmount, currencyCode, monthsMin, monthsMax } = salary;
  const amounts = [...new Set([minAmount, maxAmount].filter((amount) => amount !== ''))];
  const period = word(salary.period, 'PERIOD_');
  const months = monthsMin === monthsMax ? [monthsMin] : [monthsMin, monthsMax];
  const value = [
    salary.negotiable ? 'negotiable' : '',
    openRange(minAmount, maxAmount) + amounts.join(' to '),
    currencyCode,
    period === '' ? '' : `per ${period}`,
    months.some((count) => count > 0) ? `${months.join(' to ')} months` : '',
    word(salary.gross, 'GROSS_'),
  ]
    .filter((part) => part !== '')
    .join(' ');
  return {
    value: value === '' ? salary.text : value,
    notes: [
      ...asWritten(salary.text),
      ...salary.assumed.map((what) => `${what} assumed`),
      ...marks(salary.flags),
    ],
  };
}

function openRange(min: string, max: string): string {
  if (min !== '' && max === '') return 'from ';
  return min === '' && max !== '' ? 'up to ' : '';
}

function dateText(date: JobDate | null): Omit<Shown, 'field'> {
  if (date === null) return { value: '' };
  const precision = word(date.precision, 'PRECISION_');
  return {
    value: date.date || (date.instant === null ? '' : timeText(date.instant)) || date.raw,
    notes: [
      ...(precision === '' ? [] : [`to the ${precision}`]),
      ...asWritten(date.raw),
      ...marks(date.flags),
    ],
  };
}

function placesText(places: readonly Place[], text: string): Omit<Shown, 'field'> {
  const value = places
    .map(({ city, region, country, text: own }) => {
      const parts = [city, region, country].filter((part) => part !== '');
      return parts.length === 0 ? own : parts.join(', ');
    })
    .join(' | ');
  return {
    value: value === '' ? text : value,
    notes: [...asWritten(text), ...marks(places.flatMap(({ flags }) => flags))],
  };
}

function areaText({ country, region }: { country: string; region: string }): string {
  return [region, country].filter((part) => part !== '').join(', ');
}

function asWritten(text: string): readonly string[] {
  return text === '' ? [] : [`from "${oneLine(text, 40)}"`];
}

function differing(text: string, shown: string): readonly string[] {
  return text === shown ? [] : asWritten(text);
}

function marks(flags: readonly string[]): readonly string[] {
  return flags.length === 0 ? [] : [`flags ${[...new Set(flags)].join(', ')}`];
}

/** The word of an enum's value; nothing where it says nothing. */
function word(value: string, prefix: string): string {
  return value.endsWith('UNSPECIFIED') ? '' : lower(value, prefix);
}
