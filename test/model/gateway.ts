import { decideCancel } from '../../services/gateway/core/cancel.ts';
import { decideClaim } from '../../services/gateway/core/claim.ts';
import type { End, Verdict, Wait } from '../../services/gateway/core/follow-up.ts';
import { decideLetter } from '../../services/gateway/core/letter.ts';
import { decideSettle, type Settlement } from '../../services/gateway/core/settle.ts';
import { decideSilence } from '../../services/gateway/core/silence.ts';
import { isSourceOpen } from '../../services/gateway/core/readiness.ts';
import {
  changeOf,
  changeWith,
  deliveryFacts,
  executionFacts,
  lossOf,
  readinessFacts,
  scalars,
  taskFacts,
} from './facts.ts';
import { reach } from './reached.ts';
import { breakRule, taskAt, type Scene } from './scene.ts';
import { settlementOf } from './settlement.ts';
import { cutOff, resend, write } from './statements.ts';
import type { Change, Letter, Plan } from './world.ts';

/*
 * The stories of the gateway: read, let production decide, write only if nothing changed
 * meanwhile. Where the bound splits them, what was decided is kept as a plan until the next step.
 */

/** Whoever keeps a plan between its read and its write. */
interface Planner {
  plan: Plan | undefined;
}

/** What comes of a read: an answer, or a change that is to be written. */
type Decided<T> = { readonly answer: T } | { readonly change: Change; readonly minds?: boolean };

// Undefined: nothing is answered yet. The plan waits to be written, or somebody was quicker and
// the caller repeats.
function decideOnTask<T>(
  scene: Scene,
  story: {
    readonly task: number;
    readonly planner: Planner;
    readonly decide: () => Decided<T>;
    readonly answer: (change: Change) => T;
  },
): T | undefined {
  const { planner, task: index } = story;
  if (planner.plan === undefined) {
    const decided = story.decide();
    if ('answer' in decided) return decided.answer;
    const { version, epoch, lease } = taskAt(scene.world, index);
    const beat = decided.minds === true ? (lease?.beat ?? 0) : undefined;
    planner.plan = { version, beat, epoch, change: decided.change };
    if (scene.bound.splits) return undefined;
  }
  const { plan } = planner;
  planner.plan = undefined;
  return write(scene, index, plan) ? story.answer(plan.change) : undefined;
}

/** What a worker is told of its delivery. */
export type ClaimAnswer =
  | { readonly kind: 'granted'; readonly epoch: number; readonly page: number }
  | { readonly kind: 'ack' | 'dead-letter' };

/** A claim as it arrives. */
export interface Claim {
  readonly task: number;
  readonly isNewest: boolean;
  readonly copy: number;
  readonly handout: number;
  readonly delivery: number;
  readonly heldEpoch: number;
}

/** claim-task.ts; undefined: not answered yet. */
export function claimTask(scene: Scene, planner: Planner, claim: Claim): ClaimAnswer | undefined {
  const index = claim.task;
  const answer = decideOnTask<ClaimAnswer>(scene, {
    task: index,
    planner,
    decide: () => decideOnClaim(scene, claim),
    answer: ({ kind }) => {
      if (kind !== 'start' && kind !== 'rebind') return { kind: 'ack' };
      const { epoch, page } = taskAt(scene.world, index);
      return { kind: 'granted', epoch, page };
    },
  });
  if (answer === undefined || claim.heldEpoch === 0) return answer;
  const goesOn = answer.kind === 'granted' && answer.epoch === claim.heldEpoch;
  if (!goesOn) cutOff(scene, index, claim.heldEpoch);
  return answer;
}

function decideOnClaim(scene: Scene, claim: Claim): Decided<ClaimAnswer> {
  const index = claim.task;
  const { copy, handout, delivery } = claim;
  const decision = decideClaim(
    {
      delivery: deliveryFacts(claim),
      task: { ...taskFacts(scene, index), scalars },
      readiness: readinessFacts(scene, index),
    },
    scene.bound.policy,
  );
  reach(`claim: ${wordFor(decision)}`);
  switch (decision.kind) {
    case 'dead-letter':
      return { answer: { kind: 'dead-letter' } };
    case 'drop':
      return { answer: { kind: 'ack' } };
    case 'rebind':
    case 'same-lease':
      return { change: changeWith({ kind: 'rebind', holder: { copy, handout, delivery } }) };
    case 'start': {
      const parts = { kind: 'start', holder: { copy, handout, delivery } } as const;
      return { change: changeWith({ ...parts, ...lossOf(decision.loss) }), minds: true };
    }
    case 'change': {
      const { change, loss } = decision;
      return { change: changeOf(scene, change, { lost: loss }), minds: loss !== undefined };
    }
  }
}

function wordFor(decision: ReturnType<typeof decideClaim>): string {
  const { kind } = decision;
  if (kind === 'start') return decision.loss === undefined ? 'start' : 'take over';
  const after = 'loss' in decision && decision.loss !== undefined ? ' after a loss' : '';
  return 'outcome' in decision ? `${kind} ${decision.outcome}${after}` : kind;
}

/** settle-task.ts; undefined: not answered yet. */
export function settleTask(
  scene: Scene,
  planner: Planner,
  call: { readonly task: number; readonly epoch: number; readonly page: number } & Pick<
    Parameters<typeof settlementOf>[1],
    'ending'
  >,
): 'accepted' | 'lost' | undefined {
  const { task: index, epoch, page } = call;
  return decideOnTask<'accepted' | 'lost'>(scene, {
    task: index,
    planner,
    decide() {
      const task = taskAt(scene.world, index);
      const settlement = settlementOf(scene, call);
      const counted = page > task.page ? { losses: 0, unusedLosses: 0 } : {};
      const listPagesRead = Math.max(task.page, page);
      const decision = decideSettle(
        settlement,
        {
          task: { ...taskFacts(scene, index), ...counted, listPagesRead },
          execution: executionFacts(task, epoch),
          isSourceOpen: isSourceOpen(readinessFacts(scene, index)),
          random: 0.5,
        },
        scene.bound.policy,
      );
      reach(`settle: ${settlement.kind} ${decision.kind}`);
      if (decision.kind === 'repeated') return { answer: 'accepted' };
      if (decision.kind === 'lease-lost') {
        if (decision.isCutOff) cutOff(scene, index, epoch);
        return { answer: 'lost' };
      }
      if (epoch !== task.epoch) breakRule(scene, 'only the current epoch is heard');
      const { outcome, change } = decision;
      reach(`settle: ${outcome} → ${change.kind === 'wait' ? change.reason : change.verdict}`);
      const settledAs: Settlement['kind'] = settlement.kind;
      return { change: changeOf(scene, change, { outcome, settledAs, page }) };
    },
    answer: () => 'accepted',
  });
}

/** sweep-leases.ts and expire-crawls.ts: false where nothing is to be done. */
export function sweepTask(scene: Scene, index: number): boolean {
  const task = taskAt(scene.world, index);
  const planner = plannerOf(task.sweep, (plan) => (task.sweep = plan));
  const swept = decideOnTask<boolean>(scene, {
    task: index,
    planner,
    decide() {
      const facts = { task: taskFacts(scene, index), readiness: readinessFacts(scene, index) };
      const decision = decideSilence({ ...facts, mayTakeLeases: true }, scene.bound.policy);
      if (decision.kind === 'leave') return { answer: false };
      const { change, loss } = decision;
      reach(`silence: ${loss?.outcome ?? 'nothing lost'} → ${endOf(change)}`);
      return { change: changeOf(scene, change, { lost: loss }), minds: loss !== undefined };
    },
    answer: () => true,
  });
  return swept !== false;
}

function endOf(change: Wait | Verdict | End): string {
  if (change.kind === 'wait') return change.isForSuspects ? 'the suspects' : change.reason;
  return change.kind === 'verdict' ? change.verdict : change.state;
}

/** cancel-task.ts; undefined: the request is still under way. */
export function cancelTask(scene: Scene, index: number): void {
  const task = taskAt(scene.world, index);
  const planner = plannerOf(task.cancel, (plan) => (task.cancel = plan));
  decideOnTask<boolean>(scene, {
    task: index,
    planner,
    decide() {
      const decision = decideCancel(taskFacts(scene, index));
      reach(`cancel: ${decision.kind === 'change' ? decision.change.kind : decision.kind}`);
      switch (decision.kind) {
        case 'unchanged':
          return { answer: false };
        case 'ask':
          return { change: changeWith({ kind: 'ask' }) };
        case 'change':
          return { change: changeOf(scene, decision.change, { isCancelling: true }) };
      }
    },
    answer: () => true,
  });
}

function plannerOf(plan: Plan | undefined, keep: (plan: Plan | undefined) => void): Planner {
  return {
    get plan() {
      return plan;
    },
    set plan(next) {
      plan = next;
      keep(next);
    },
  };
}

/** settle-letter.ts: under the locks of its crawl, in one transaction. */
export function settleLetter(scene: Scene, letter: Letter): void {
  const index = letter.task;
  const task = taskAt(scene.world, index);
  const waits = task.dispatch.state === 'PUBLISHED' || task.dispatch.state === 'CLAIMED';
  const isItsCopy = letter.isNewest && letter.copy === task.dispatch.copy;
  const decision = decideLetter(
    {
      task: { ...taskFacts(scene, index), scalars },
      delivery: {
        message: scalars,
        dispatchId: letter.isNewest ? 'newest' : 'older',
        copy: letter.copy,
      },
      newestCopy: letter.isNewest ? task.dispatch.copy : 0,
      deathReason: letter.reason,
      isNewerType: letter.reason === 'rejected',
      limitReturns: task.dispatch.limitReturns,
    },
    scene.bound.policy,
  );
  reach(`letter: ${letter.reason} → ${decision.kind}`);
  if (decision.kind === 'record' || decision.kind === 'ignore') return;
  if (!waits || !isItsCopy) breakRule(scene, 'a letter touches only who waits for its copy');
  if (decision.kind === 'resend') {
    const { dueMs, countsReturn } = decision;
    resend(scene, index, { isLater: dueMs > 0, countsReturn });
    return;
  }
  const change = changeOf(scene, decision.change);
  write(scene, index, { version: task.version, beat: undefined, epoch: task.epoch, change });
}
