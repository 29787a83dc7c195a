import type { Grant } from '#libs/grant/grant.ts';
import type { Lease$Input } from '#libs/proto/gen/jobradar/worker/v1/Lease.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { counter } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import type { ExecutionEnd } from './adapters/change-store.ts';
import type { createDefinitionStore } from './adapters/definition-store.ts';
import { cutOffStatement } from './adapters/heartbeat-sql.ts';
import type { TaskRow } from './adapters/read-task-sql.ts';
import type { createWorkerStore } from './adapters/worker-store.ts';
import { ownFailure } from './core/follow-up.ts';
import type { Loss } from './core/loss.ts';
import type { Finisher } from './finish-crawls.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/* What the handlers of TaskLeaseService share. */

/** The dependencies, and the memories of this process. */
export interface LeaseParts {
  readonly deps: ProtocolDeps;
  readonly definitions: ReturnType<typeof createDefinitionStore>;
  readonly workers: ReturnType<typeof createWorkerStore>;
  readonly finisher: Finisher;
}

const fenced = counter({
  name: metricNames.fencingRejections,
  help: 'Calls of workers that were refused because their lease was lost',
});

/** The lease as a worker gets it, with a new grant over the same epoch. */
export function leaseFor(
  { grants, policy }: Pick<ProtocolDeps, 'grants' | 'policy'>,
  lease: {
    readonly taskId: string;
    readonly tenantId: string;
    readonly sourceId: string;
    readonly epoch: string;
    readonly untilMs: number;
  },
): Lease$Input {
  const { taskId, tenantId, sourceId, epoch, untilMs } = lease;
  const expiresAtMs = Math.floor(untilMs);
  return {
    taskId,
    epoch,
    grant: grants.signer.sign({ taskId, tenantId, sourceId, epoch, expiresAtMs }),
    leaseRemaining: toDuration(policy.leaseMs),
    heartbeatInterval: toDuration(policy.heartbeatMs),
  };
}

/** Makes a loss undone that was none: its worker speaks. */
export async function cutOff(
  { deps }: { readonly deps: ProtocolDeps },
  grant: Grant,
): Promise<void> {
  const { query, bind } = cutOffStatement;
  const undone = await deps.database.first(
    query,
    bind({ task_id: grant.taskId, epoch: grant.epoch }),
  );
  if (undone !== undefined) deps.onTaskChanged(grant.taskId);
}

/** The answer to a worker that no longer holds the crawl. */
export function leaseLost(grant: Grant): AppError {
  fenced.inc();
  return new AppError(
    'aborted',
    `The lease of epoch ${grant.epoch} on crawls/${grant.taskId} is lost`,
    { reason: 'LEASE_LOST' },
  );
}

/** How the current execution ends when its holder is lost. */
export function lostExecution(row: TaskRow, loss: Loss): ExecutionEnd {
  return {
    outcome: loss.outcome,
    counts: row.lease_counts,
    failure: ownFailure('FAILURE_REASON_WORKER_LOST', {
      stage: 'FAILURE_STAGE_LEASE',
      message:
        loss.outcome === 'LOST'
          ? 'Its worker was not heard of until the lease was over or taken over'
          : 'Its worker was lost before its first permit',
      attempt: row.attempt,
    }),
    settled: undefined,
  };
}

/** What is left of a slice, as durations from now. */
export function sliceLeft(
  policy: Pick<ProtocolDeps['policy'], 'sliceSoftMs' | 'sliceHardMs'>,
  sliceMs: number,
) {
  return {
    softRemaining: toDuration(Math.max(0, policy.sliceSoftMs - sliceMs)),
    hardRemaining: toDuration(Math.max(0, policy.sliceHardMs - sliceMs)),
  };
}
