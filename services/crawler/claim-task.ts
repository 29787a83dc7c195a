import type { Delivery } from '#libs/amqp/consumer.ts';
import type { ParsedDelivery } from '#libs/messages/crawl-task.ts';
import { timestampMs } from '#libs/proto/timestamps.ts';
import { log } from '#libs/telemetry/log.ts';
import type { ClaimTaskRequest$Input } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskRequest.ts';
import type { LeaseClient } from './adapters/lease-client.ts';
import type { Claimed } from './execution.ts';

const capabilities = ['html', 'json'];

/** Who this worker is, as it tells the gateway. */
export interface WorkerIdentity {
  /** Made anew at every start. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
}

/** A delivery whose message is a crawl task. */
export interface TaskDelivery {
  readonly delivery: Delivery;
  readonly task: Extract<ParsedDelivery, { kind: 'task' }>;
}

export type ClaimVerdict =
  | { readonly kind: 'claimed'; readonly claimed: Claimed }
  | { readonly kind: 'ack' | 'dead-letter' | 'give-back'; readonly outcome: string };

/** Claims the task of a delivery; `heldGrant` where this worker still works on it. */
export async function claimTask(
  { delivery, task }: TaskDelivery,
  deps: {
    readonly leases: LeaseClient;
    readonly worker: WorkerIdentity;
    readonly stopping: AbortSignal;
    readonly heldGrant: string;
  },
): Promise<ClaimVerdict> {
  const { leases, worker, stopping, heldGrant } = deps;
  const request: ClaimTaskRequest$Input = {
    message: { ...task.message },
    dispatchId: task.dispatchId,
    messageType: task.type,
    dispatchCopy: task.copy,
    handout: task.handout,
    deliveryId: delivery.deliveryId,
    workerId: worker.id,
    workerName: worker.name,
    workerVersion: worker.version,
    capabilities,
    queue: delivery.queue,
    heldGrant,
  };
  const result = await leases.claim(request, stopping);
  switch (result.kind) {
    case 'stopped':
      return { kind: 'give-back', outcome: 'given_back' };
    case 'refused':
      // The gateway's reconciler looks at it once more and sends a good one out again.
      log.error('claim refused', { error: result.error });
      return { kind: 'dead-letter', outcome: 'claim_refused' };
    case 'answered':
      return verdictOf({ delivery, task }, result.answer);
  }
}

type Answer = Extract<Awaited<ReturnType<LeaseClient['claim']>>, { kind: 'answered' }>['answer'];

function verdictOf({ delivery, task }: TaskDelivery, answer: Answer): ClaimVerdict {
  const { value, sentAtMs, arrivedAtMs } = answer;
  const outcome = value.outcome.replace('OUTCOME_', '').toLowerCase();
  switch (value.action) {
    case 'MESSAGE_ACTION_ACK':
      return { kind: 'ack', outcome };
    case 'MESSAGE_ACTION_DEAD_LETTER':
      log.warn('message refused at the claim', { outcome, reason: value.reason });
      return { kind: 'dead-letter', outcome };
    case 'MESSAGE_ACTION_PROCESS':
    case 'MESSAGE_ACTION_UNSPECIFIED':
      break;
  }
  const { lease, assignment } = value;
  const serverTimeMs = timestampMs(value.serverTime);
  const source = assignment?.source ?? null;
  if (lease === null || assignment === null || source === null || serverTimeMs === undefined) {
    log.error('claim answered without lease or assignment', { outcome });
    return { kind: 'dead-letter', outcome: 'claim_incomplete' };
  }
  const { taskId } = task.message;
  return {
    kind: 'claimed',
    claimed: { taskId, delivery, lease, assignment, source, serverTimeMs, sentAtMs, arrivedAtMs },
  };
}
