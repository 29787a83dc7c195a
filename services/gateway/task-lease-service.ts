import type { Handlers } from '#libs/grpc/handlers.ts';
import type { TaskLeaseServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/TaskLeaseService.ts';
import type { CompleteTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/CompleteTaskRequest.ts';
import type { FailTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/FailTaskRequest.ts';
import type { ReleaseTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/ReleaseTaskRequest.ts';
import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import { invalidFields } from '#libs/runtime/errors.ts';
import { decodeCheckpoint } from './adapters/checkpoint-codec.ts';
import { createDefinitionStore } from './adapters/definition-store.ts';
import type { SettledAnswer, TaskRow } from './adapters/read-task-sql.ts';
import { createWorkerStore } from './adapters/worker-store.ts';
import { claimTask } from './claim-task.ts';
import { addExecution } from './core/counts.ts';
import type { Completeness } from './core/completeness.ts';
import type { ReleaseCause } from './core/settle.ts';
import { verdictOfCompletion, withGap } from './core/verdict.ts';
import type { Finisher } from './finish-crawls.ts';
import { heartbeatTask } from './heartbeat-task.ts';
import type { LeaseParts } from './lease-parts.ts';
import type { ProtocolDeps } from './protocol-deps.ts';
import { settleTask, type SettleCall } from './settle-task.ts';

/** What the crawler asks of the gateway, which owns the crawls. */
export function taskLeaseHandlers(
  deps: ProtocolDeps,
  finisher: Finisher,
): Handlers<TaskLeaseServiceDefinition> {
  const parts: LeaseParts = {
    deps,
    definitions: createDefinitionStore(),
    workers: createWorkerStore(deps.database),
    finisher,
  };
  return {
    ClaimTask: (_context, request) => claimTask(parts, request),
    HeartbeatTask: (_context, request) => heartbeatTask(parts, request),
    async CompleteTask(_context, request) {
      const answer = await settleTask(parts, completion(request));
      return {
        verdict: stateOf(answer),
        action: 'MESSAGE_ACTION_ACK',
        completeness: `COMPLETENESS_${answer.completeness ?? 'UNSPECIFIED'}`,
      };
    },
    async FailTask(_context, request) {
      const answer = await settleTask(parts, failure(request));
      const { waitMs } = answer;
      return {
        state: stateOf(answer),
        action: 'MESSAGE_ACTION_ACK',
        ...(waitMs === undefined ? {} : { wait: toDuration(waitMs) }),
      };
    },
    async ReleaseTask(_context, request) {
      const answer = await settleTask(parts, release(request));
      return { state: stateOf(answer), action: 'MESSAGE_ACTION_ACK' };
    },
  };
}

function completion(request: CompleteTaskRequest): SettleCall {
  const { checkpoint, cancelled } = request;
  return {
    ...request,
    settlement(row) {
      if (cancelled) return { settlement: { kind: 'cancel' } };
      if (checkpoint === null) throw missing('checkpoint');
      const verdict = verdictOfCompletion({
        checkpoint,
        claimed: completenessOf(request.completeness),
        itemFailures: row.item_failure_count + request.itemFailures.length,
        counts: addExecution(row.counts, request.counts),
      });
      return { settlement: { kind: 'complete', verdict } };
    },
  };
}

function failure(request: FailTaskRequest): SettleCall {
  const { failure: reported } = request;
  if (reported === null) throw missing('failure');
  return {
    ...request,
    readsCheckpoint: true,
    settlement(row) {
      const checkpoint = request.checkpoint ?? decodeCheckpoint(row.checkpoint);
      const partialCheckpoint =
        checkpoint === null ? undefined : withGap(checkpoint, reported.reason);
      return {
        settlement: {
          kind: 'fail',
          failure: reported,
          retryAfterMs: durationMs(reported.retryAfter),
          partial: {
            kind: 'verdict',
            verdict: 'PARTIALLY_SUCCEEDED',
            completeness: 'GAPS',
            limitHit: undefined,
            failure: undefined,
            suspendsSource: false,
            message: 'a list page could not be read; what came before it stands',
          },
        },
        ...(partialCheckpoint === undefined ? {} : { partialCheckpoint }),
      };
    },
  };
}

function release(request: ReleaseTaskRequest): SettleCall {
  const cause = causeOf(request.cause);
  return {
    ...request,
    settlement: (_row: TaskRow) => ({
      settlement: { kind: 'release', cause, waitMs: durationMs(request.wait) ?? 0 },
    }),
  };
}

function causeOf(cause: ReleaseTaskRequest['cause']): ReleaseCause {
  switch (cause) {
    case 'CAUSE_SLICE_ENDED':
      return 'SLICE_ENDED';
    case 'CAUSE_HOST_NOT_READY':
      return 'HOST_NOT_READY';
    case 'CAUSE_SHUTDOWN':
      return 'SHUTDOWN';
    case 'CAUSE_SOURCE_STOPPED':
      return 'SOURCE_STOPPED';
    case 'CAUSE_STORAGE_UNAVAILABLE':
      return 'STORAGE_UNAVAILABLE';
    case 'CAUSE_UNSPECIFIED':
      throw missing('cause');
  }
}

function completenessOf(named: CompleteTaskRequest['completeness']): Completeness | undefined {
  switch (named) {
    case 'COMPLETENESS_COMPLETE':
      return 'COMPLETE';
    case 'COMPLETENESS_TRUNCATED':
      return 'TRUNCATED';
    case 'COMPLETENESS_GAPS':
      return 'GAPS';
    case 'COMPLETENESS_UNSPECIFIED':
      return undefined;
  }
}

// WAITING, or the state in which it will end.
function stateOf(answer: SettledAnswer) {
  const state = answer.verdict ?? (answer.state === 'WAITING' ? 'WAITING' : 'FINISHING');
  return `STATE_${state}` as const;
}

function missing(field: string): Error {
  return invalidFields([{ field, description: 'is required' }]);
}
