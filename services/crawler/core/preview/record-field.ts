import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { recordField } from '../extract/job-record.ts';
import type { RawField } from '../extract/raw-job.ts';

type Target = FieldRule['target'];

/** What a rule of each target reads. */
const pairs: readonly (readonly [RawField, Target])[] = [
  ['external_id', 'TARGET_EXTERNAL_ID'],
  ['title', 'TARGET_TITLE'],
  ['company', 'TARGET_COMPANY'],
  ['location', 'TARGET_LOCATION'],
  ['salary_text', 'TARGET_SALARY_TEXT'],
  ['description', 'TARGET_DESCRIPTION'],
  ['skills', 'TARGET_SKILLS'],
  ['posted', 'TARGET_POSTED'],
  ['source_url', 'TARGET_SOURCE_URL'],
  ['employment', 'TARGET_EMPLOYMENT'],
  ['attribute', 'TARGET_ATTRIBUTE'],
  ['apply_url', 'TARGET_APPLY_URL'],
  ['valid_through', 'TARGET_VALID_THROUGH'],
  ['company_url', 'TARGET_COMPANY_URL'],
  ['company_id', 'TARGET_COMPANY_ID'],
  ['workplace', 'TARGET_WORKPLACE'],
  ['country', 'TARGET_COUNTRY'],
  ['region', 'TARGET_REGION'],
  ['city', 'TARGET_CITY'],
  ['postal_code', 'TARGET_POSTAL_CODE'],
  ['salary_min', 'TARGET_SALARY_MIN'],
  ['salary_max', 'TARGET_SALARY_MAX'],
  ['salary_currency', 'TARGET_SALARY_CURRENCY'],
  ['salary_period', 'TARGET_SALARY_PERIOD'],
  ['identifier', 'TARGET_IDENTIFIER'],
  ['department', 'TARGET_DEPARTMENT'],
  ['function', 'TARGET_FUNCTION'],
  ['seniority', 'TARGET_SENIORITY'],
  ['industry', 'TARGET_INDUSTRY'],
  ['experience', 'TARGET_EXPERIENCE'],
  ['education', 'TARGET_EDUCATION'],
  ['responsibilities', 'TARGET_RESPONSIBILITIES'],
  ['qualifications', 'TARGET_QUALIFICATIONS'],
  ['benefits', 'TARGET_BENEFITS'],
  ['work_hours', 'TARGET_WORK_HOURS'],
  ['start_date', 'TARGET_START_DATE'],
  ['openings', 'TARGET_OPENINGS'],
  ['language', 'TARGET_LANGUAGE'],
];

const origins: readonly (readonly [string, Target])[] = pairs.map(([field, target]) => [
  recordField(field),
  target,
]);

/** The name in a record's origins of what a rule of this target gives. */
export function originField(target: Target, key: string): string {
  const name = origins.find(([, one]) => one === target)?.[0] ?? '';
  return key === '' ? name : `${name}.${key}`.slice(0, 64);
}

/** The target that gives a field of a record, by its name in origins or complaints. */
export function targetOfField(field: string): Target | undefined {
  const isOf = ([name]: readonly [string, Target]): boolean =>
    field.startsWith(`${name}.`) || name.startsWith(`${field}.`);
  return (origins.find(([name]) => name === field) ?? origins.find(isOf))?.[1];
}

/** The value of a field as text, for people; empty where the record has none. */
export function valueAt(record: JobRecord$Input, field: string): string {
  const steps = field.split('.').map(camelCase);
  return textOf(steps.reduce<unknown>((value, step) => partOf(value, step), record));
}

function partOf(value: unknown, step: string): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'object' && first !== null ? Reflect.get(first, step) : undefined;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(' | ');
  if (typeof value !== 'object' || value === null) return '';
  // A date, a place, an experience: the words that it was read from.
  return textOf(Reflect.get(value, 'raw') ?? Reflect.get(value, 'text') ?? '');
}

function camelCase(name: string): string {
  return name.replace(/_(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase());
}
