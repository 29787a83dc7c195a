import type { FieldOrigin$Input } from '#libs/proto/gen/jobradar/v1/FieldOrigin.ts';
import type { Place$Input } from '#libs/proto/gen/jobradar/v1/Place.ts';
import type { RemoteArea$Input } from '#libs/proto/gen/jobradar/v1/RemoteArea.ts';
import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import type { Workplace$Input } from '#libs/proto/gen/jobradar/v1/Workplace.ts';

/** A field as a source gives it; the names are those of FieldRule.Target in lower case. */
export type RawField =
  | 'external_id'
  | 'title'
  | 'company'
  | 'location'
  | 'salary_text'
  | 'description'
  | 'skills'
  | 'posted'
  | 'source_url'
  | 'employment'
  | 'attribute'
  | 'apply_url'
  | 'valid_through'
  | 'company_url'
  | 'company_id'
  | 'workplace'
  | 'country'
  | 'region'
  | 'city'
  | 'postal_code'
  | 'salary_min'
  | 'salary_max'
  | 'salary_currency'
  | 'salary_period'
  | 'identifier'
  | 'department'
  | 'function'
  | 'seniority'
  | 'industry'
  | 'experience'
  | 'education'
  | 'responsibilities'
  | 'qualifications'
  | 'benefits'
  | 'work_hours'
  | 'start_date'
  | 'openings'
  | 'language';

/** What was found for a field, and where. */
export interface RawValue {
  readonly field: RawField;
  /** Kind of the attribute or identifier; empty for the other fields. */
  readonly key: string;
  /** At least one; most fields have exactly one. */
  readonly values: readonly string[];
  readonly method: FieldOrigin$Input['method'];
  readonly path: string;
}

/** Description as the source's reader made it safe. */
export interface Description {
  readonly html: string;
  readonly text: string;
  /** The source was too long to be read to its end. */
  readonly isCut?: true;
}

/** Where the work is, as read from a text or from structured data. */
export interface PlaceReading {
  readonly places: readonly Place$Input[];
  readonly workplace: Workplace$Input;
  readonly remoteFrom: readonly RemoteArea$Input[];
  readonly worldwide: boolean;
  readonly flags: readonly string[];
}

/** Everything that was read of one posting, before it takes the normal form. */
export interface RawJob {
  readonly values: readonly RawValue[];
  readonly description?: Description;
  /** Read from structured data; they win over texts. */
  readonly salary?: Salary$Input;
  readonly placeReading?: PlaceReading;
  readonly directApply?: boolean;
  readonly immediateStart?: boolean;
  readonly logoUrl?: string;
  /** How the fields were found that do not stand in `values`, by their paths in the record. */
  readonly origins?: readonly FieldOrigin$Input[];
  readonly flags: readonly string[];
  readonly repairs: readonly string[];
}

/** The first value of a field, or undefined. */
export function firstValue(job: RawJob, field: RawField): string | undefined {
  return job.values.find((value) => value.field === field)?.values[0];
}

/** All that the second has and the first has not is added to the first. */
export function mergeRaw(first: RawJob, second: RawJob): RawJob {
  const known = new Set(first.values.map((value) => `${value.field} ${value.key}`));
  const added = second.values.filter((value) => !known.has(`${value.field} ${value.key}`));
  const origins = mergeOrigins(first.origins ?? [], second.origins ?? []);
  return {
    ...second,
    ...first,
    values: [...first.values, ...added],
    ...(origins.length === 0 ? {} : { origins }),
    flags: [...new Set([...first.flags, ...second.flags])],
    repairs: [...first.repairs, ...second.repairs],
  };
}

/** A salary or the places are taken whole from one of the two, never parts of both. */
function mergeOrigins(
  first: readonly FieldOrigin$Input[],
  second: readonly FieldOrigin$Input[],
): readonly FieldOrigin$Input[] {
  const taken = new Set(first.map(wholeOf));
  return [...first, ...second.filter((origin) => !taken.has(wholeOf(origin)))];
}

function wholeOf({ field = '' }: FieldOrigin$Input): string {
  return field.split('.')[0] ?? field;
}
