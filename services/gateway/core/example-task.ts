import type { ReadinessFacts } from './readiness.ts';
import { isHeld, type TaskFacts } from './task-state.ts';

/* Facts for tests and for an explorer of the protocol: complete, valid, changed as it matters. */

/** The dispatch of the example. */
export const exampleDispatchId = '0197d0a0-0000-7000-8000-00000000d001';

/** The delivery that holds the example where it runs. */
export const exampleHolder = { copy: 1, handout: 1, deliveryId: 'delivery-1' };

/** A crawl that is queued, or held by a live worker where its state says so. */
export function exampleTask(changes: Partial<TaskFacts> = {}): TaskFacts {
  const isRunning = changes.state !== undefined && isHeld(changes.state);
  return {
    state: 'QUEUED',
    waitReason: undefined,
    epoch: isRunning ? '1' : '0',
    dispatchId: exampleDispatchId,
    dispatchState: isRunning ? 'STARTED' : 'PUBLISHED',
    holder: isRunning ? exampleHolder : undefined,
    lease: isRunning ? { isLive: true, beat: '0' } : undefined,
    isBegun: isRunning,
    isExpired: false,
    isWallTimeOver: false,
    isCancelAsked: false,
    isOnSuspectQueue: false,
    hasTakenPermit: isRunning,
    attempt: 1,
    maxAttempts: 4,
    losses: 0,
    unusedLosses: 0,
    storageWaits: 0,
    listPagesRead: 0,
    lastFailure: undefined,
    ...changes,
  };
}

/** A source, tenant and site that are ready. */
export function exampleReadiness(changes: Partial<ReadinessFacts> = {}): ReadinessFacts {
  return {
    sourceState: 'ACTIVE',
    authorizedInMs: -1_000,
    authorizedForMs: 1_000_000,
    isTenantActive: true,
    tenant: { slots: 50, used: 1 },
    source: { slots: 1, used: 1 },
    holdsSlot: true,
    siteReadyInMs: 0,
    isSiteBlocked: false,
    capabilities: ['html', 'json'],
    needs: 'html',
    ...changes,
  };
}
