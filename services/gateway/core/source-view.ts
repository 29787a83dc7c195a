import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { SourceAuthorization$Input } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import type { SourceRevision$Input } from '#libs/proto/gen/jobradar/v1/SourceRevision.ts';
import { sourceName, type TimeOf } from './crawl-view.ts';
import { purgeTimeOf, type RowSight } from './row-sight.ts';
import type { SourceDefinition } from './source-definition.ts';
import type { SubmissionSource } from './submission.ts';

/** A source as its table holds it. */
export interface SourceRow {
  readonly source_id: string;
  readonly state: SubmissionSource['state'];
  readonly definition: SourceDefinition;
  readonly revision: number;
  readonly authorization_record: SourceAuthorization$Input | null;
  readonly authorized_from: string | null;
  readonly authorized_until: string | null;
  readonly suspension: Failure$Input | null;
  readonly suspension_reason: string | null;
  readonly state_note: string;
  readonly version: string;
  readonly last_success_time: string | null;
  readonly last_failure_time: string | null;
  readonly consecutive_failures: number;
  readonly last_failure: Failure$Input | null;
  readonly create_time: string;
  readonly update_time: string;
  readonly delete_time: string | null;
}

/** A revision of a source as its table holds it. */
export interface RevisionRow {
  readonly revision: number;
  readonly definition: SourceDefinition;
  readonly author: string;
  readonly create_time: string;
}

/** How a view tells times, and how long a deleted source is kept. */
export interface SourceSight extends RowSight {
  /** Share of the fields that runs of the last days found, over all their records. */
  readonly fieldFillRatio?: number | undefined;
}

const defaultMaxAttempts = 4;
const defaultWallSeconds = 6 * 3_600;

/** A source as its owner sees it. */
export function sourceView(row: SourceRow, sight: SourceSight): Source$Input {
  const { time, fieldFillRatio } = sight;
  return {
    ...row.definition,
    name: sourceName(row.source_id),
    state: `STATE_${row.state}`,
    authorization: row.authorization_record,
    suspension: row.suspension,
    stateNote: row.state_note,
    health: {
      lastSuccessTime: time(row.last_success_time),
      lastFailureTime: time(row.last_failure_time),
      consecutiveFailures: row.consecutive_failures,
      lastFailure: row.last_failure,
      ...(fieldFillRatio === undefined ? {} : { fieldFillRatio }),
    },
    revisionId: String(row.revision),
    createTime: time(row.create_time),
    updateTime: time(row.update_time),
    deleteTime: time(row.delete_time),
    purgeTime: purgeTimeOf(row.delete_time, sight),
    etag: row.version,
  };
}

/** A revision as its owner sees it: the fields that a user sets, as they were. */
export function revisionView(
  row: RevisionRow,
  { time, name }: { readonly time: TimeOf; readonly name: string },
): SourceRevision$Input {
  const revisionId = String(row.revision);
  return {
    revisionId,
    snapshot: { ...row.definition, name, revisionId },
    author: row.author,
    createTime: time(row.create_time),
  };
}

/** What a submission needs of a source, with the defaults of what its user left open. */
export function submissionSourceOf(row: SourceRow): SubmissionSource {
  const defaults = row.definition.crawlDefaults;
  return {
    sourceId: row.source_id,
    state: row.state,
    suspensionReason: row.suspension_reason,
    authorizedFrom: row.authorized_from,
    authorizedUntil: row.authorized_until,
    isOutgrown: isOutgrown(row),
    baseUrl: row.definition.baseUrl,
    maxPages: defaults?.maxPages ?? 0,
    maxAttempts: (defaults?.maxAttempts ?? 0) || defaultMaxAttempts,
    wallSeconds: Number(defaults?.wallTime?.seconds ?? 0) || defaultWallSeconds,
  };
}

/** Whether a definition reaches beyond its authorisation: no times hold, and nobody revoked it. */
export function isOutgrown({
  authorization_record: record,
  authorized_until: until,
}: SourceRow): boolean {
  return record !== null && (record.revokeTime ?? null) === null && until === null;
}
