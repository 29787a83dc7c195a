import type { Due } from './follow-up.ts';
import type { ProtocolPolicy } from './policy.ts';
import type { WaitReason } from './task-state.ts';

/** Slots of a tenant or a source. */
export interface SlotFacts {
  readonly slots: number;
  readonly used: number;
}

/** What must hold beside the crawl itself before a worker may begin. */
export interface ReadinessFacts {
  readonly sourceState: 'ACTIVE' | 'PAUSED' | 'SUSPENDED' | 'DELETED';
  /** Until the authorisation holds; 0 or less once it does, undefined where there is none. */
  readonly authorizedInMs: number | undefined;
  readonly authorizedForMs: number | undefined;
  readonly isTenantActive: boolean;
  readonly tenant: SlotFacts;
  readonly source: SlotFacts;
  /** The crawl holds a slot of both already. */
  readonly holdsSlot: boolean;
  /** Until the site takes the next request. */
  readonly siteReadyInMs: number;
  readonly isSiteBlocked: boolean;
  /** Of the worker; empty where it says nothing, which means all but the browser. */
  readonly capabilities: readonly string[];
  readonly needs: 'html' | 'json' | 'browser';
}

/** What is not ready, in the words of the claim's answer. */
export interface NotReady {
  readonly outcome: 'SOURCE_STOPPED' | 'TENANT_LIMIT' | 'HOST_NOT_READY' | 'CAPABILITY_MISSING';
  readonly reason: WaitReason;
  readonly due: Due;
  readonly message: string;
}

/** The first condition that does not hold, in the order in which they are asked. */
export function whatIsMissing(facts: ReadinessFacts, policy: ProtocolPolicy): NotReady | undefined {
  return (
    sourceMissing(facts) ??
    limitReached(facts, policy) ??
    siteMissing(facts, policy) ??
    capabilityMissing(facts, policy)
  );
}

/** Whether the source may be fetched from now: active, and authorised at this moment. */
export function isSourceOpen(
  facts: Pick<ReadinessFacts, 'sourceState' | 'authorizedInMs' | 'authorizedForMs'>,
): boolean {
  const { sourceState, authorizedInMs, authorizedForMs } = facts;
  if (sourceState !== 'ACTIVE') return false;
  return (authorizedInMs ?? 1) <= 0 && (authorizedForMs ?? 0) > 0;
}

function sourceMissing(facts: ReadinessFacts): NotReady | undefined {
  if (isSourceOpen(facts)) return undefined;
  const { sourceState, authorizedInMs } = facts;
  const isEarly = sourceState === 'ACTIVE' && authorizedInMs !== undefined && authorizedInMs > 0;
  return {
    outcome: 'SOURCE_STOPPED',
    reason: 'SOURCE_STOPPED',
    due: isEarly ? { kind: 'in', ms: authorizedInMs } : { kind: 'event' },
    message:
      sourceState === 'ACTIVE'
        ? 'the source is not authorised now'
        : `the source is ${sourceState}`,
  };
}

function limitReached(facts: ReadinessFacts, policy: ProtocolPolicy): NotReady | undefined {
  const due: Due = { kind: 'in', ms: policy.limitWaitMs };
  const missing = { outcome: 'TENANT_LIMIT', reason: 'TENANT_LIMIT', due } as const;
  if (!facts.isTenantActive) return { ...missing, message: 'the tenant is switched off' };
  if (isFull(facts.tenant, facts.holdsSlot)) {
    const { slots } = facts.tenant;
    return { ...missing, message: `the tenant runs ${slots} crawls, as many as it may` };
  }
  if (isFull(facts.source, facts.holdsSlot)) {
    const { slots } = facts.source;
    return { ...missing, message: `the source runs ${slots} crawls, as many as it may` };
  }
  return undefined;
}

// Who holds a slot already only fits in if the slots were not lowered under it.
function isFull({ slots, used }: SlotFacts, holdsSlot: boolean): boolean {
  return holdsSlot ? used > slots : used >= slots;
}

function siteMissing(facts: ReadinessFacts, policy: ProtocolPolicy): NotReady | undefined {
  const { siteReadyInMs, isSiteBlocked } = facts;
  if (!isSiteBlocked && siteReadyInMs <= policy.permitHorizonMs) return undefined;
  const waitMs = isSiteBlocked ? Math.max(siteReadyInMs, policy.permitHorizonMs) : siteReadyInMs;
  return {
    outcome: 'HOST_NOT_READY',
    reason: 'HOST_NOT_READY',
    due: { kind: 'in', ms: waitMs },
    message: `the site takes no request for ${Math.ceil(waitMs / 1000)} s`,
  };
}

function capabilityMissing(facts: ReadinessFacts, policy: ProtocolPolicy): NotReady | undefined {
  const { capabilities, needs } = facts;
  const has = capabilities.length === 0 ? needs !== 'browser' : capabilities.includes(needs);
  if (has) return undefined;
  return {
    outcome: 'CAPABILITY_MISSING',
    reason: 'HOST_NOT_READY',
    due: { kind: 'in', ms: policy.capabilityWaitMs },
    message: `the worker cannot do "${needs}"`,
  };
}
