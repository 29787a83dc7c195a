import type { FieldRule } from '#libs/proto/gen/jobradar/v1/FieldRule.ts';
import type { JobDate$Input } from '#libs/proto/gen/jobradar/v1/JobDate.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';

/*
 * Texts that a rule found and the normal form could not read: the text stands in the record, and
 * what it should give does not. A crawl keeps such a record; whoever writes a rule wants to know.
 */

interface Reading {
  /** Name of the field in the record's origins. */
  readonly origin: string;
  readonly isRead: (record: JobRecord$Input) => boolean;
  /** What is amiss, in words. */
  readonly complaint: string;
}

const noDate = 'no date could be read';

const readings: Partial<Record<FieldRule['target'], Reading>> = {
  TARGET_POSTED: { origin: 'posted', isRead: ({ posted }) => isDate(posted), complaint: noDate },
  TARGET_VALID_THROUGH: {
    origin: 'valid_through',
    isRead: ({ validThrough }) => isDate(validThrough),
    complaint: noDate,
  },
  TARGET_START_DATE: {
    origin: 'start_date',
    isRead: ({ startDate, immediateStart }) => isDate(startDate) || immediateStart === true,
    complaint: noDate,
  },
  TARGET_SALARY_TEXT: {
    origin: 'salary.text',
    isRead: ({ salary }) =>
      isThere(salary?.minAmount) || isThere(salary?.maxAmount) || salary?.negotiable === true,
    complaint: 'no amount could be read',
  },
  TARGET_LOCATION: {
    origin: 'location_text',
    isRead: ({ places, workplace, remoteFrom, worldwide }) =>
      isFilled(places) || isChosen(workplace) || isFilled(remoteFrom) || worldwide === true,
    complaint: 'no place could be read',
  },
  TARGET_EMPLOYMENT: {
    origin: 'employment_text',
    isRead: ({ employmentTypes, contract }) => isFilled(employmentTypes) || isChosen(contract),
    complaint: 'no kind of employment could be read',
  },
  TARGET_APPLY_URL: {
    origin: 'apply_url',
    isRead: ({ applyUrl }) => isThere(applyUrl),
    complaint: 'no URL could be read',
  },
  TARGET_COMPANY_URL: {
    origin: 'company.url',
    isRead: ({ company }) => isThere(company?.url),
    complaint: 'no URL could be read',
  },
  TARGET_OPENINGS: {
    origin: 'openings',
    isRead: ({ openings }) => (openings ?? 0) > 0,
    complaint: 'no number could be read',
  },
};

/** Says of how many records a text was found for the target and could not be read. */
export function unreadComplaint(
  target: FieldRule['target'],
  records: readonly JobRecord$Input[],
): string | undefined {
  const reading = readings[target];
  if (reading === undefined) return undefined;
  const found = records.filter(({ origins }) =>
    origins?.some(({ field }) => field === reading.origin),
  );
  const unread = found.filter((record) => !reading.isRead(record)).length;
  return unread === 0 ? undefined : `${reading.complaint} in ${unread} of ${found.length} records`;
}

function isDate(date: JobDate$Input | null | undefined): boolean {
  return isThere(date?.date) || isThere(date?.notAfter) || Boolean(date?.instant);
}

function isThere(text: string | undefined): boolean {
  return text !== undefined && text !== '';
}

function isFilled(list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length > 0;
}

function isChosen(word: string | number | undefined): boolean {
  return typeof word === 'string' && !word.endsWith('_UNSPECIFIED');
}
