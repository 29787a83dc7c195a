import type { RunTotals } from '#libs/proto/gen/jobradar/storage/v1/RunTotals.ts';
import type { _jobradar_storage_v1_UpsertJobsResponse_Outcome as WireOutcome } from '#libs/proto/gen/jobradar/storage/v1/UpsertJobsResponse.ts';
import type { _jobradar_storage_v1_UpsertJobsResponse_Result$Input as Result } from '#libs/proto/gen/jobradar/storage/v1/UpsertJobsResponse.ts';
import type { _jobradar_v1_Job_State as State } from '#libs/proto/gen/jobradar/v1/Job.ts';
import type { Item } from './batch.ts';

/** What became of a job by a batch, or where it stands for a sign about it. */
export interface Effect {
  readonly outcome: StoredOutcome;
  readonly version: number;
  readonly state: JobState;
}

/** Outcomes as receipts hold them. */
export type StoredOutcome = 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'REOPENED' | 'STALE' | 'REJECTED';
/** States as jobs hold them. */
export type JobState = 'OPEN' | 'MISSING' | 'CLOSED';

/** The counts of a run as its row holds them. */
export interface TotalsRow {
  readonly jobs_created: number;
  readonly jobs_updated: number;
  readonly jobs_unchanged: number;
  readonly jobs_reopened: number;
  readonly jobs_stale: number;
  readonly jobs_rejected: number;
  readonly jobs_closed: number;
  readonly jobs_missing: number;
}

/** Answers every observation of a batch in its order, by the effects on the jobs by id. */
export function toResults(
  items: readonly Item[],
  effects: ReadonlyMap<string, Effect>,
): readonly Result[] {
  return items.map((item, index) => {
    const { externalId } = item;
    if (item.kind === 'rejected') {
      const violations = item.violations.map((violation) => ({ ...violation }));
      return { index, externalId, outcome: 'OUTCOME_REJECTED', violations };
    }
    const effect = effects.get(item.jobId);
    if (item.kind === 'evidence') {
      return {
        index,
        externalId,
        outcome: 'OUTCOME_EVIDENCE_STORED',
        ...standing(item.jobId, effect),
      };
    }
    if (effect === undefined || effect.version === 0) {
      const violations = [{ field: 'record', description: 'cannot be stored' }];
      return { index, externalId, outcome: 'OUTCOME_REJECTED', violations };
    }
    const outcome = wireOutcomes[effect.outcome];
    return { index, externalId, outcome, ...standing(item.jobId, effect) };
  });
}

/** A run's counts as the wire has them. */
export function toTotals(row: TotalsRow): RunTotals {
  return {
    jobsCreated: row.jobs_created,
    jobsUpdated: row.jobs_updated,
    jobsUnchanged: row.jobs_unchanged,
    jobsReopened: row.jobs_reopened,
    jobsStale: row.jobs_stale,
    jobsRejected: row.jobs_rejected,
    jobsClosed: row.jobs_closed,
    jobsMissing: row.jobs_missing,
  };
}

/** A job's state as the wire has it. */
export function toWireState(state: JobState): State {
  return `STATE_${state}`;
}

/** The job as it stands; of a posting that is not known yet there is nothing to say. */
function standing(jobId: string, effect: Effect | undefined): Result {
  if (effect === undefined) return {};
  return { job: `jobs/${jobId}`, version: effect.version, state: toWireState(effect.state) };
}

const wireOutcomes = {
  CREATED: 'OUTCOME_CREATED',
  UPDATED: 'OUTCOME_UPDATED',
  UNCHANGED: 'OUTCOME_UNCHANGED',
  REOPENED: 'OUTCOME_REOPENED',
  STALE: 'OUTCOME_STALE',
  REJECTED: 'OUTCOME_REJECTED',
} as const satisfies Record<StoredOutcome, WireOutcome>;
