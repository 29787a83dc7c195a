import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { SourceAuthorization$Input } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import { sourceName, type TimeOf } from './crawl-view.ts';
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

const defaultMaxAttempts = 4;
const defaultWallSeconds = 6 * 3_600;

/** A source as its owner sees it. */
export function sourceView(row: SourceRow, time: TimeOf): Source$Input {
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
    },
    revisionId: String(row.revision),
    createTime: time(row.create_time),
    updateTime: time(row.update_time),
    deleteTime: time(row.delete_time),
    etag: row.version,
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
    baseUrl: row.definition.baseUrl,
    maxPages: defaults?.maxPages ?? 0,
    maxAttempts: (defaults?.maxAttempts ?? 0) || defaultMaxAttempts,
    wallSeconds: Number(defaults?.wallTime?.seconds ?? 0) || defaultWallSeconds,
  };
}
