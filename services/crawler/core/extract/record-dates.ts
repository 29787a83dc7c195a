import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { dropEndBeforeStart, jobDateOf, readDate, type DateContext } from './posted-date.ts';
import { firstValue, type RawJob } from './raw-job.ts';
import type { SourceContext } from './record-texts.ts';
import { collapseSpace } from './text.ts';

/** The dates of a record; a text that gives none is kept beside an empty date. */
export function datesOf(job: RawJob, context: SourceContext): Partial<JobRecord$Input> {
  const read = (field: DateContext['field']) => {
    const raw = collapseSpace(firstValue(job, field) ?? '');
    if (raw === '') return undefined;
    const { locale, zone, observedAtMs } = context;
    return { raw, reading: readDate(raw, { field, locale, zone, observedAtMs }) };
  };
  const posted = read('posted');
  const end = read('valid_through');
  const start = read('start_date');
  const fields: Partial<JobRecord$Input> = {};
  if (posted !== undefined) fields.posted = jobDateOf(posted.reading, posted.raw);
  if (end !== undefined) {
    const reading = dropEndBeforeStart(posted?.reading ?? { flags: [] }, end.reading);
    fields.validThrough = jobDateOf(reading, end.raw);
  }
  if (start !== undefined) fields.startDate = jobDateOf(start.reading, start.raw);
  return fields;
}
