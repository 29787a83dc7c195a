import type { Violation } from './job-rules.ts';

/** One observation after its checks: what is stored of it, or why nothing is. */
export type Item = RecordItem | EvidenceItem | RejectedItem;

/** A posting as it was seen. */
export interface RecordItem {
  readonly kind: 'record';
  readonly jobId: string;
  readonly externalId: string;
  /** ISO text in UTC with microseconds, so that texts compare as times. */
  readonly observeTime: string;
  readonly snapshot: string | null;
  /** JSON of the compact record. */
  readonly record: string;
  /** Its digests by every hash version. */
  readonly digests: Buffer;
}

/** A sign about a posting's life. */
export interface EvidenceItem {
  readonly kind: 'evidence';
  readonly jobId: string;
  readonly externalId: string;
  readonly observeTime: string;
  readonly snapshot: string | null;
  readonly sign: string;
  readonly url: string;
  readonly finalUrl: string;
  readonly httpStatus: number;
  readonly quote: string;
}

/** An observation that is refused alone. */
export interface RejectedItem {
  readonly kind: 'rejected';
  /** What its receipt is keyed by: an id made from its content where it has no usable one. */
  readonly jobId: string;
  readonly externalId: string;
  readonly violations: readonly Violation[];
}

/** What a batch writes: each key once. */
export interface Batch {
  readonly records: readonly RecordItem[];
  readonly evidence: readonly EvidenceItem[];
  readonly rejectedKeys: readonly string[];
}

/**
 * Sorts a batch out. A posting that is in it twice counts by its newest observation, the later one
 * where the times are equal; its other observations are answered like that one. A refused
 * observation leaves a receipt only where the batch has no good one of the same posting.
 */
export function toBatch(items: readonly Item[]): Batch {
  const records = new Map<string, RecordItem>();
  const evidence = new Map<string, EvidenceItem>();
  const rejectedKeys = new Set<string>();
  for (const item of items) {
    switch (item.kind) {
      case 'record': {
        const other = records.get(item.jobId);
        if (other === undefined || other.observeTime <= item.observeTime) {
          records.set(item.jobId, item);
        }
        break;
      }
      case 'evidence':
        evidence.set(`${item.observeTime} ${item.sign} ${item.jobId}`, item);
        break;
      case 'rejected':
        rejectedKeys.add(item.jobId);
        break;
    }
  }
  return {
    records: [...records.values()],
    evidence: [...evidence.values()],
    rejectedKeys: [...rejectedKeys].filter((key) => !records.has(key)),
  };
}
