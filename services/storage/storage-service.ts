import type { CallContext, Handlers } from '#libs/grpc/serve.ts';
import type { ServiceOptions } from '#libs/grpc/bound-method.ts';
import { isPreview, type Grant, type GrantVerifier } from '#libs/grant/grant.ts';
import type { _jobradar_storage_v1_SealRunsRequest_Run as SealedRun } from '#libs/proto/gen/jobradar/storage/v1/SealRunsRequest.ts';
import type { _jobradar_storage_v1_SealRunsResponse_Result$Input as SealResult } from '#libs/proto/gen/jobradar/storage/v1/SealRunsResponse.ts';
import type { StorageServiceDefinition } from '#libs/proto/gen/jobradar/storage/v1/StorageService.ts';
import type { UpsertJobsRequest } from '#libs/proto/gen/jobradar/storage/v1/UpsertJobsRequest.ts';
import { violationsOf } from '#libs/proto/rules.ts';
import { AppError, invalidFields } from '#libs/runtime/errors.ts';
import { isUuid } from '#libs/runtime/ids.ts';
import { probe } from '#libs/runtime/probe.ts';
import { withTask } from '#libs/telemetry/spans.ts';
import type { JobStore } from './adapters/job-store.ts';
import type { RunEnd, RunStore } from './adapters/run-store.ts';
import { toBatch, type Item } from './core/batch.ts';
import { jobIdsOf } from './core/job-id.ts';
import { readObservation } from './core/observation.ts';
import { toResults, toTotals } from './core/outcome.ts';
import type { Refusal } from './core/refusal.ts';
import { countFencing, countOutcomes } from './storage-metrics.ts';

/** What the writes of the crawler and the seals of the gateway need. */
export interface StorageServiceDependencies {
  readonly grants: GrantVerifier;
  readonly runs: RunStore;
  readonly jobs: JobStore;
}

/** Each observation is judged for itself: one bad record never fails its batch. */
export const storageServiceOptions: ServiceOptions = { itemwise: { UpsertJobs: 'observations' } };

/** The writes into the job store, each under a grant and fenced by its run. */
export function createStorageService({
  grants,
  runs,
  jobs,
}: StorageServiceDependencies): Handlers<StorageServiceDefinition> {
  return {
    OpenRun: async (_context, { grant: token }) => {
      const grant = readGrant(grants, token);
      return await withTask(grant.taskId, async () => {
        const run = await fenced(grant, 'open', () => runs.open(grant));
        await probe('storage.run-opened');
        return { epoch: run.epoch, totals: toTotals(run) };
      });
    },

    UpsertJobs: async (context, request) => {
      const grant = readGrant(grants, request.grant);
      return await withTask(grant.taskId, async () => {
        const items = readItems(context, { request, grant });
        const batch = toBatch(items);
        const stored = await fenced(grant, 'write', () => jobs.upsert(grant, batch));
        await probe('storage.batch-committed');
        const results = toResults(items, stored.effects);
        countOutcomes(results);
        return { results: [...results], totals: toTotals(stored.totals) };
      });
    },

    // Closing is not built: nothing is missing, so no page decides about it.
    PlanProbes: async (_context, { grant: token }) => {
      const grant = readGrant(grants, token);
      const refusal = await runs.refusal(grant, 'write');
      if (refusal !== 'again') throw refused(refusal);
      return { probeUrls: [] };
    },

    SealRuns: async (_context, request) => ({ results: await sealRuns(runs, request.runs) }),
  };

  /** Runs a fenced call; where the fence refuses, says why. */
  async function fenced<T>(
    grant: Grant,
    call: 'open' | 'write',
    work: () => Promise<T | undefined>,
  ): Promise<T> {
    for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
      const result = await work();
      if (result !== undefined) return result;
      const refusal = await runs.refusal(grant, call);
      // What refused has gone: the run was opened, or its lock released, in between.
      if (refusal !== 'again') throw refused(refusal);
    }
    throw refused('LEASE_LOST');
  }
}

const attemptsMax = 3;

/** Seals each run for itself; one that cannot be sealed now is answered so, beside the others. */
async function sealRuns(runs: RunStore, asked: readonly SealedRun[]): Promise<SealResult[]> {
  const ends = asked.map(readEnd);
  const sealed = await runs.seal(ends);
  await probe('storage.runs-sealed');
  return ends.map(({ taskId }) => {
    const totals = sealed.get(taskId);
    return {
      crawl: `crawls/${taskId}`,
      sealed: totals !== undefined,
      totals: totals === undefined ? null : toTotals(totals),
    };
  });
}

function readGrant(grants: GrantVerifier, token: string): Grant {
  const grant = grants.verify(token);
  if (!isPreview(grant)) return grant;
  throw new AppError('permission_denied', 'A preview stores nothing: its grant is refused here', {
    reason: 'GRANT_INVALID',
  });
}

function refused(refusal: Exclude<Refusal, 'again'>): AppError {
  countFencing(refusal);
  const message =
    refusal === 'LEASE_LOST'
      ? 'The run is not open under the epoch of this grant'
      : 'The grant has expired: renew it by a heartbeat and repeat';
  return new AppError('aborted', message, { reason: refusal });
}

function readItems(
  context: CallContext,
  { request, grant }: { readonly request: UpsertJobsRequest; readonly grant: Grant },
): readonly Item[] {
  const jobIdOf = jobIdsOf(grant);
  return request.observations.map((observation, index) =>
    readObservation(observation, {
      violations: context.itemViolations.get(index) ?? [],
      checkRecord: (record) =>
        violationsOf('jobradar.v1.JobRecord', record).map(({ field, description }) => ({
          field: `record.${field}`,
          description,
        })),
      jobIdOf,
      latestMs: grant.expiresAtMs,
    }),
  );
}

const finalStates = ['SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED'];

function readEnd(run: SealedRun, index: number): RunEnd {
  const taskId = run.crawl.replace(/^crawls\//u, '');
  const verdict = run.verdict.replace(/^STATE_/u, '');
  const violations = [
    ...(isUuid(taskId) ? [] : [{ field: 'crawl', description: 'must be crawls/{uuid}' }]),
    ...(finalStates.includes(verdict)
      ? []
      : [{ field: 'verdict', description: 'must be a final state' }]),
  ];
  if (violations.length > 0) {
    throw invalidFields(
      violations.map(({ field, description }) => ({
        field: `runs[${index}].${field}`,
        description,
      })),
    );
  }
  return {
    taskId,
    tenantId: run.tenantId,
    sourceId: run.source.replace(/^sources\//u, ''),
    epoch: run.epoch,
    verdict,
    completeness: run.completeness.replace(/^COMPLETENESS_/u, ''),
    listEnd: run.listEnd.replace(/^LIST_END_/u, ''),
    itemsFound: run.itemsFound,
  };
}
