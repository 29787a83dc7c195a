import { isStorable } from '../core/extract/text.ts';
import type { Violation } from '../core/extract/job-record.ts';
import { firstValue, type RawField, type RawJob } from '../core/extract/raw-job.ts';
import { countMissing, type RawItem } from './list-records.ts';
import { rejectedItem } from './page-result.ts';
import type { ListItem, RejectedItem } from './source-reader.ts';

/** The items of a page whose details are to be fetched, each URL once. */
export interface ListItems {
  readonly items: readonly ListItem[];
  readonly rejected: readonly RejectedItem[];
  readonly duplicates: number;
  readonly missing: ReadonlyMap<string, number>;
}

/** Turns the items of a page into links to details; `required` names what each must have. */
export function itemsOf(raw: readonly RawItem[], required: readonly string[]): ListItems {
  const items = new Map<string, ListItem>();
  const rejected: RejectedItem[] = [];
  const missing = new Map<string, number>();
  let duplicates = 0;
  for (const item of raw) {
    const externalId = firstValue(item.job, 'external_id')?.trim();
    const violations = violationsOf(item, required);
    countMissing(violations, missing);
    const { index, linkUrl } = item;
    if (violations.length > 0 || linkUrl === undefined) {
      rejected.push(rejectedItem({ index, externalId }, violations));
    } else if (items.has(linkUrl)) duplicates += 1;
    else items.set(linkUrl, { index, externalId, detailUrl: linkUrl, fields: item.job });
  }
  return { items: [...items.values()], rejected, duplicates, missing };
}

/** What the list said of the item; nothing where the item did not come from a list. */
export function listedJob({ fields }: ListItem): RawJob {
  return fields ?? { values: [], flags: [], repairs: [] };
}

function violationsOf(item: RawItem, required: readonly string[]): readonly Violation[] {
  const violations: Violation[] = [];
  for (const field of required) {
    const isThere =
      field === 'link'
        ? item.linkUrl !== undefined
        : item.job.values.some((value) => value.field === (field as RawField));
    if (!isThere) violations.push({ field, description: 'required' });
  }
  const id = firstValue(item.job, 'external_id');
  if (id !== undefined && !isStorable(id)) {
    violations.push({ field: 'external_id', description: 'invalid_text' });
  }
  return violations;
}
