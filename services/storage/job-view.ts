import type { Job$Input } from '#libs/proto/gen/jobradar/v1/Job.ts';
import type { JobEvidence$Input } from '#libs/proto/gen/jobradar/v1/JobEvidence.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { JobVersion$Input } from '#libs/proto/gen/jobradar/v1/JobVersion.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import type { EvidenceRow, JobRow, JobVersionRow } from './adapters/job-reader.ts';
import { changedFields } from './core/changed-fields.ts';
import { toWireState } from './core/outcome.ts';

/* Rows as the wire has them. */

/** A job; the record and the evidence stand in tables of their own. */
export function toJob(
  row: JobRow,
  content: {
    readonly record: JobRecord$Input | undefined;
    readonly evidence: readonly EvidenceRow[];
  },
): Job$Input {
  return {
    name: `jobs/${row.job_id}`,
    source: `sources/${row.source_id}`,
    record: content.record ?? null,
    state: toWireState(row.state),
    version: row.version,
    contentHash: hex(row.content_hash),
    firstSeenTime: toTimestamp(row.first_seen_time),
    lastSeenTime: toTimestamp(row.last_seen_time),
    lastChangedTime: toTimestamp(row.last_changed_time),
    closeTime: toTimestamp(row.close_time),
    lastCrawl: `crawls/${row.last_task_id}`,
    snapshot: row.last_snapshot ?? '',
    hashVersion: row.hash_version,
    closeReason: row.close_reason === null ? 0 : `CLOSE_REASON_${row.close_reason}`,
    reopenedCount: row.reopened_count,
    evidence: content.evidence.map(toEvidence),
  };
}

/** A version; `before` is the one before it, undefined where it is the first. */
export function toVersion(row: JobVersionRow, before: JobVersionRow | undefined): JobVersion$Input {
  return {
    version: row.version,
    record: row.record,
    changedFields: [...changedFields(row, before)],
    crawl: `crawls/${row.task_id}`,
    observeTime: toTimestamp(row.observe_time),
    contentHash: hex(row.content_hash),
    hashVersion: row.hash_version,
    state: toWireState(row.state),
    snapshot: row.snapshot ?? '',
  };
}

function toEvidence(row: EvidenceRow): JobEvidence$Input {
  return {
    externalId: row.external_id,
    kind: `KIND_${row.kind}`,
    url: row.url,
    finalUrl: row.final_url,
    httpStatus: row.http_status,
    quote: row.quote,
    snapshot: row.snapshot ?? '',
    crawl: `crawls/${row.task_id}`,
    observeTime: toTimestamp(row.observe_time),
  };
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
