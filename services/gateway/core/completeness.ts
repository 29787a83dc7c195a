import type { ListEnd } from '#libs/proto/gen/jobradar/v1/ListEnd.ts';
import type { Checkpoint } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';

/** How much of the list was read; the order is that of worth. */
export type Completeness = 'COMPLETE' | 'TRUNCATED' | 'GAPS';

/** What of a checkpoint decides how the list ended. */
export type ListFacts = Pick<
  Checkpoint,
  'gaps' | 'limitHit' | 'listEnd' | 'itemsFound' | 'reportedTotal' | 'pageFingerprints'
>;

/** How the list ended, once all that contradicts the worker's word is counted in. */
export function provenListEnd(list: ListFacts): ListEnd {
  if (list.listEnd === 'LIST_END_UNSPECIFIED') return list.listEnd;
  if (list.gaps.length > 0) return 'LIST_END_PAGE_FAILED';
  if (isProof(list.listEnd) && hasRepeatedPage(list.pageFingerprints)) {
    return 'LIST_END_PAGE_REPEATED';
  }
  const total = list.reportedTotal;
  if (!isProof(list.listEnd) || total === undefined) return list.listEnd;
  // The total of the first page holds for the run: fewer items are a shortfall, however it ended.
  return list.itemsFound >= total ? 'LIST_END_TOTAL_REACHED' : 'LIST_END_SHORTFALL';
}

/** What the accumulated checkpoint says of the list; undefined while it has not ended. */
export function completenessOf(list: ListFacts): Completeness | undefined {
  if (list.gaps.length > 0) return 'GAPS';
  if (list.limitHit !== 'CRAWL_LIMIT_UNSPECIFIED') return 'TRUNCATED';
  const end = provenListEnd(list);
  if (end === 'LIST_END_UNSPECIFIED') return undefined;
  if (end === 'LIST_END_PAGE_FAILED') return 'GAPS';
  return isProof(end) ? 'COMPLETE' : 'TRUNCATED';
}

/** The lower of two: a worker may lower what the gateway found, never raise it. */
export function lower(first: Completeness, second: Completeness | undefined): Completeness {
  if (first === 'GAPS' || second === 'GAPS') return 'GAPS';
  if (first === 'TRUNCATED' || second === 'TRUNCATED') return 'TRUNCATED';
  return 'COMPLETE';
}

const proofs: readonly ListEnd[] = [
  'LIST_END_TOTAL_REACHED',
  'LIST_END_NO_NEXT_PAGE',
  'LIST_END_SHORT_LAST_PAGE',
];
const fingerprintBytes = 8;

function isProof(end: ListEnd): boolean {
  return proofs.includes(end);
}

function hasRepeatedPage(fingerprints: Buffer): boolean {
  const seen = new Set<string>();
  for (let at = 0; at + fingerprintBytes <= fingerprints.length; at += fingerprintBytes) {
    const fingerprint = fingerprints.toString('latin1', at, at + fingerprintBytes);
    if (seen.has(fingerprint)) return true;
    seen.add(fingerprint);
  }
  return false;
}
