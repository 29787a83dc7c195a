import type { ReadinessFacts } from '../core/readiness.ts';
import type { ExecutionFacts } from '../core/settle.ts';
import { isHeld, type TaskFacts } from '../core/task-state.ts';
import type { ProtocolPolicy } from '../core/policy.ts';
import { holds } from '../core/slots.ts';
import type { TaskRow } from './read-task-sql.ts';

/* Rows as the plain facts that decisions are made on. */

/** The crawl itself. */
export function factsOf(row: TaskRow, policy: Pick<ProtocolPolicy, 'suspectQueue'>): TaskFacts {
  const { holder_copy: copy, holder_handout: handout, holder_delivery: deliveryId } = row;
  return {
    state: row.state,
    waitReason: row.wait_reason ?? undefined,
    epoch: row.epoch,
    dispatchId: row.dispatch_id,
    dispatchState: row.dispatch_state ?? 'VOID',
    holder:
      copy === null || handout === null || deliveryId === null
        ? undefined
        : { copy, handout, deliveryId },
    lease:
      row.lease_beat === null
        ? undefined
        : { isLive: row.lease_is_live === true, beat: row.lease_beat },
    isBegun: row.is_begun,
    isExpired: row.is_expired,
    isWallTimeOver: row.is_begun && row.wall_left_ms <= 0,
    isCancelAsked: row.is_cancel_asked,
    isOnSuspectQueue: row.queue === policy.suspectQueue,
    hasTakenPermit: row.took_permit === true,
    attempt: row.attempt,
    maxAttempts: row.max_attempts,
    losses: row.losses,
    unusedLosses: row.unused_losses,
    storageWaits: row.storage_waits,
    listPagesRead: row.list_pages_read,
    lastFailure: row.failure ?? undefined,
  };
}

/** What must hold beside it. */
export function readinessOf(
  row: TaskRow,
  worker: Pick<ReadinessFacts, 'capabilities' | 'needs'>,
): ReadinessFacts {
  return {
    sourceState: row.source_state,
    authorizedInMs: row.authorized_in_ms ?? undefined,
    authorizedForMs: row.authorized_for_ms ?? undefined,
    isTenantActive: row.tenant_state === 'ACTIVE',
    tenant: { slots: row.tenant_slots ?? 0, used: row.tenant_used ?? 0 },
    source: { slots: row.source_slots ?? 0, used: row.source_used ?? 0 },
    holdsSlot: holds(row.state, row.dispatch_state ?? 'VOID') === 1,
    siteReadyInMs: row.site_ready_in_ms ?? 0,
    isSiteBlocked: row.site_is_blocked ?? false,
    ...worker,
  };
}

/** The execution that was asked for. */
export function executionOf(row: TaskRow): ExecutionFacts | undefined {
  if (row.execution_epoch === null || row.execution_outcome === null) return undefined;
  return {
    epoch: row.execution_epoch,
    outcome: row.execution_outcome,
    settledAs: row.execution_settled?.kind,
  };
}

/** Slots that the state of the task itself holds; its dispatch's are counted where it is locked. */
export function taskHolds(row: TaskRow): number {
  return isHeld(row.state) ? 1 : 0;
}
