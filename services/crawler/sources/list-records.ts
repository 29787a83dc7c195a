import type { ContractGuard } from '#libs/proto/gen/jobradar/v1/ContractGuard.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { assembleRecord, type RecordContext, type Violation } from '../core/extract/job-record.ts';
import { firstValue, type RawJob } from '../core/extract/raw-job.ts';
import { rejectedItem, type ContractChange } from './page-result.ts';
import type { RejectedItem } from './source-reader.ts';

/** One item of a list page, read but not yet in the normal form. */
export interface RawItem {
  readonly index: number;
  readonly job: RawJob;
  /** URL of the posting that the item names. */
  readonly linkUrl: string | undefined;
}

/** The items of a page as records, each posting once. */
export interface ListRecords {
  readonly records: readonly JobRecord$Input[];
  readonly rejected: readonly RejectedItem[];
  readonly duplicates: number;
  /** How many items lack a required field, by its name. */
  readonly missing: ReadonlyMap<string, number>;
}

/** Brings the items of a page into the normal form; a bad one is rejected alone. */
export function recordsOf(
  items: readonly RawItem[],
  context: Omit<RecordContext, 'linkUrl' | 'isDetail'>,
): ListRecords {
  const records = new Map<string, JobRecord$Input>();
  const rejected: RejectedItem[] = [];
  const missing = new Map<string, number>();
  let duplicates = 0;
  for (const { index, job, linkUrl } of items) {
    const assembly = assembleRecord(job, { ...context, linkUrl, isDetail: false });
    if (assembly.kind === 'rejected') {
      rejected.push(rejectedItem({ index, externalId: assembly.externalId }, assembly.violations));
      countMissing(assembly.violations, missing);
      continue;
    }
    const id = assembly.record.externalId ?? '';
    if (records.has(id)) duplicates += 1;
    else records.set(id, assembly.record);
  }
  return { records: [...records.values()], rejected, duplicates, missing };
}

/** Adds the required fields that an item lacks to their counts. */
export function countMissing(violations: readonly Violation[], missing: Map<string, number>): void {
  for (const { field, description } of violations) {
    if (description === 'required') missing.set(field, (missing.get(field) ?? 0) + 1);
  }
}

const missingRatioDefault = 0.5;

/** The fields that more of the items lack than the guard allows. */
export function fieldsGone(
  missing: ReadonlyMap<string, number>,
  itemCount: number,
  guard: ContractGuard | null,
): readonly ContractChange[] {
  const ratioMax = guard?.maxMissingRatio || missingRatioDefault;
  return [...missing]
    .filter(([, count]) => count > itemCount * ratioMax)
    .map(([field]) => ({ path: `items[].${field}`, reason: 'field_gone' }));
}

/** Ids by which two pages of a list are told apart: the posting's own, or its URL. */
export function idsOf(items: readonly RawItem[]): readonly string[] {
  return items.map(({ job, linkUrl, index }) => {
    return firstValue(job, 'external_id') ?? linkUrl ?? String(index);
  });
}
