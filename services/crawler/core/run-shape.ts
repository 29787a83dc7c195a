import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { RunShape, RunShape$Input } from '#libs/proto/gen/jobradar/worker/v1/RunShape.ts';

/* What the pages of a run looked like, in counts: what drift is judged by. A shape is a value. */

/** The counts of a run so far. */
export interface Shape {
  readonly records: number;
  /** In how many records a watched field was found. */
  readonly fields: ReadonlyMap<WatchedField, number>;
  readonly items: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly listPages: number;
  readonly emptyPages: number;
  readonly details: number;
  readonly detailsGone: number;
}

/** The counts of a shape that are no fields. */
export type ShapeCounts = Omit<Shape, 'fields' | 'records'>;

// Fields of a record whose loss nobody would notice item by item: title, address and company, which
// a record must have, reject it by themselves. By proto name, as violations and origins name them.
const watched = {
  external_id: 'externalId',
  apply_url: 'applyUrl',
  description_text: 'descriptionText',
  places: 'places',
  location_text: 'locationText',
  workplace: 'workplace',
  employment_types: 'employmentTypes',
  contract: 'contract',
  salary: 'salary',
  posted: 'posted',
  valid_through: 'validThrough',
  identifiers: 'identifiers',
  department: 'department',
  function: 'function',
  seniority: 'seniority',
  industry: 'industry',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  responsibilities: 'responsibilities',
  qualifications: 'qualifications',
  benefits: 'benefits',
  work_hours: 'workHours',
  start_date: 'startDate',
  openings: 'openings',
  language: 'language',
} as const satisfies Readonly<Record<string, keyof JobRecord$Input>>;

/** A field whose share is watched, by its proto name. */
export type WatchedField = keyof typeof watched;

/** All of them, in one order. */
export const watchedFields = Object.keys(watched) as readonly WatchedField[];

/** A run that has read nothing yet. */
export const emptyShape: Shape = {
  records: 0,
  fields: new Map(),
  items: 0,
  duplicates: 0,
  rejected: 0,
  listPages: 0,
  emptyPages: 0,
  details: 0,
  detailsGone: 0,
};

/** The shape with these records too. */
export function withRecords(shape: Shape, records: readonly JobRecord$Input[]): Shape {
  const fields = new Map(shape.fields);
  for (const record of records) {
    for (const field of watchedFields) {
      if (hasField(record, field)) fields.set(field, (fields.get(field) ?? 0) + 1);
    }
  }
  return { ...shape, records: shape.records + records.length, fields };
}

/** The shape with these counts added. */
export function withCounts(shape: Shape, more: Partial<ShapeCounts>): Shape {
  return {
    ...shape,
    items: shape.items + (more.items ?? 0),
    duplicates: shape.duplicates + (more.duplicates ?? 0),
    rejected: shape.rejected + (more.rejected ?? 0),
    listPages: shape.listPages + (more.listPages ?? 0),
    emptyPages: shape.emptyPages + (more.emptyPages ?? 0),
    details: shape.details + (more.details ?? 0),
    detailsGone: shape.detailsGone + (more.detailsGone ?? 0),
  };
}

/** The shape as a checkpoint has it. */
export function shapeToWire({ fields, ...counts }: Shape): RunShape$Input {
  return { ...counts, fields: [...fields].map(([field, found]) => ({ field, found })) };
}

/**
 * The shape that a checkpoint or an assignment has; fields that are watched no more are left out.
 * No part is more than its whole: whoever wrote it, a share is one.
 */
export function shapeFromWire(wire: RunShape | null): Shape {
  if (wire === null) return emptyShape;
  const { records, items, rejected, listPages, details } = wire;
  const known = new Map(wire.fields.map(({ field, found }) => [field, found]));
  const fields = new Map(
    watchedFields.flatMap((field) => {
      const found = Math.min(known.get(field) ?? 0, records);
      return found === 0 ? [] : [[field, found] as const];
    }),
  );
  return {
    records,
    fields,
    items,
    duplicates: Math.min(wire.duplicates, items),
    rejected,
    listPages,
    emptyPages: Math.min(wire.emptyPages, listPages),
    details,
    detailsGone: Math.min(wire.detailsGone, details),
  };
}

/** An id that the page's address stands for is none of the source's own. */
function hasField(record: JobRecord$Input, field: WatchedField): boolean {
  if (field === 'external_id' && record.flags?.includes('id_from_url') === true) return false;
  return isFound(record[watched[field]]);
}

function isFound(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return Array.isArray(value) ? value.length > 0 : true;
}
