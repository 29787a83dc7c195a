import type { Grant } from '#libs/grant/grant.ts';
import type { Queries } from '#libs/postgres/database.ts';
import type { CrawlCounts } from '#libs/proto/gen/jobradar/v1/CrawlCounts.ts';
import type { CrawlItemFailure } from '#libs/proto/gen/jobradar/v1/CrawlItemFailure.ts';
import type { Checkpoint } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import { probe } from '#libs/runtime/probe.ts';
import { log } from '#libs/telemetry/log.ts';
import { counter } from '#libs/telemetry/metrics.ts';
import { attributes, metricNames } from '#libs/telemetry/names.ts';
import { annotateSpan, withTask } from '#libs/telemetry/spans.ts';
import { originsWithNewRobots } from './adapters/changed-robots.ts';
import { writeChange } from './adapters/change-store.ts';
import type { SettledAnswer, TaskRow } from './adapters/read-task-sql.ts';
import { executionOf, factsOf, readinessOf } from './adapters/task-facts.ts';
import { decideOnTask } from './adapters/task-reader.ts';
import type { Verdict, Wait } from './core/follow-up.ts';
import {
  refusingOrigin,
  robotsChangeFailure,
  robotsRefusals,
  type Refusal,
} from './core/robots-change.ts';
import { isSourceOpen } from './core/readiness.ts';
import { decideSettle, type SettleDecision, type Settlement } from './core/settle.ts';
import { cutOff, leaseLost, type LeaseParts } from './lease-parts.ts';

const outcomes = counter({
  name: metricNames.attemptOutcome,
  help: 'Executions by how they were settled, and failures by their class',
  labels: ['outcome', 'class'],
});

/** A settlement as a worker sends it. */
export interface SettleCall {
  readonly grant: string;
  readonly counts: CrawlCounts | null;
  readonly checkpoint: Checkpoint | null;
  readonly itemFailures: readonly CrawlItemFailure[];
  /** Whether the stored checkpoint is needed where the call brings none. */
  readonly readsCheckpoint?: boolean;
  /** What is settled, seen from the row; the checkpoint to store with it, if not the call's own. */
  readonly settlement: (row: TaskRow) => {
    readonly settlement: Settlement;
    readonly partialCheckpoint?: Checkpoint;
  };
}

type Accepted = Extract<SettleDecision, { kind: 'accepted' }>;

/** Settles an execution; a repeat gets the first answer, a lost lease LEASE_LOST. */
export async function settleTask(parts: LeaseParts, call: SettleCall): Promise<SettledAnswer> {
  const grant = parts.deps.grants.verifier.verify(call.grant);
  const question = {
    taskId: grant.taskId,
    epoch: grant.epoch,
    withCheckpoint: call.readsCheckpoint === true && call.checkpoint === null,
  };
  return withTask(grant.taskId, async () => {
    const answer = await decideOnTask(parts.deps.database, question, (row, queries) =>
      settleOnce(parts, { call, grant, row, queries }),
    );
    if ('isCutOff' in answer) {
      if (answer.isCutOff) await cutOff(parts, grant);
      throw leaseLost(grant);
    }
    annotateSpan({ [attributes.outcome]: answer.verdict ?? answer.state });
    return answer;
  });
}

interface Round {
  readonly call: SettleCall;
  readonly grant: Grant;
  readonly row: TaskRow | undefined;
  readonly queries: Queries;
}

async function settleOnce(
  parts: LeaseParts,
  { call, grant, row, queries }: Round,
): Promise<SettledAnswer | { readonly isCutOff: boolean } | undefined> {
  // A grant of a crawl that is no longer kept names nothing any more.
  if (row === undefined || row.tenant_id !== grant.tenantId) return { isCutOff: false };
  const { settlement, partialCheckpoint } = call.settlement(row);
  const facts = factsOf(row, parts.deps.policy);
  const listPagesRead = Math.max(row.list_pages_read, call.checkpoint?.listPagesRead ?? 0);
  // Progress that comes with the settlement begins the counts anew before anything is decided.
  const counted = hasProgressed(row, call.checkpoint) ? { losses: 0, unusedLosses: 0 } : {};
  const robotsChange = await newRobots({ call, grant, row, queries }, settlement);
  const decision = decideSettle(
    settlement,
    {
      task: { ...facts, ...counted, listPagesRead },
      execution: executionOf(row),
      isSourceOpen: isSourceOpen(readinessOf(row, { capabilities: [], needs: 'html' })),
      robotsChange,
      random: (parts.deps.random ?? Math.random)(),
    },
    parts.deps.policy,
  );
  switch (decision.kind) {
    case 'repeated':
      return row.execution_settled ?? undefined;
    case 'lease-lost':
      return { isCutOff: decision.isCutOff };
    case 'accepted': {
      const isPartial =
        decision.change.kind === 'verdict' && decision.change.verdict === 'PARTIALLY_SUCCEEDED';
      const checkpoint = (isPartial ? partialCheckpoint : undefined) ?? call.checkpoint;
      return accept(parts, { call, row, queries, settlement, decision, checkpoint });
    }
  }
}

// Asked only where robots.txt kept the crawl from a list page.
async function newRobots(
  { call, grant, row, queries }: Round & { readonly row: TaskRow },
  settlement: Settlement,
): Promise<Refusal | undefined> {
  const { checkpoint, itemFailures } = call;
  const facts = { seedUrl: row.seed_url, checkpoint, itemFailures };
  const refusals = robotsRefusals(settlement, facts);
  if (refusals.length === 0) return undefined;
  const origins = refusals.map(refusingOrigin).filter((origin) => origin !== undefined);
  const changed = await originsWithNewRobots(queries, grant, origins);
  const refusal = refusals.find((entry) => changed.has(refusingOrigin(entry) ?? ''));
  return refusal === undefined ? undefined : robotsChangeFailure(refusal);
}

interface AcceptedRound {
  readonly call: SettleCall;
  readonly row: TaskRow;
  readonly queries: Queries;
  readonly settlement: Settlement;
  readonly decision: Accepted;
  readonly checkpoint: Checkpoint | null;
}

async function accept(
  parts: LeaseParts,
  { call, row, queries, settlement, decision, checkpoint }: AcceptedRound,
): Promise<SettledAnswer | undefined> {
  const { deps, finisher } = parts;
  const { change, outcome } = decision;
  const answer = answerOf(settlement, change);
  const changed = await writeChange(
    queries,
    {
      row,
      change,
      execution: {
        outcome,
        counts: call.counts,
        failure: settlement.kind === 'fail' ? (change.failure ?? settlement.failure) : undefined,
        settled: answer,
      },
      checkpoint,
      hasProgressed: hasProgressed(row, checkpoint),
      itemFailures: call.itemFailures,
      actor: 'worker',
      sealsAtOnce: true,
    },
    deps.policy,
  );
  if (changed === undefined) return undefined;
  await probe(change.kind === 'verdict' ? 'gateway.verdict-committed' : 'gateway.wait-committed');
  note({ row, settlement, change, outcome });
  deps.onTaskChanged(row.task_id);
  deps.onDispatchDue();
  if (change.kind === 'verdict') finisher.finish(changed);
  return answer;
}

// The checkpoint moved forward from the one that is stored.
function hasProgressed(row: TaskRow, checkpoint: Checkpoint | null): boolean {
  if (checkpoint === null) return false;
  const { listPagesRead, detailPagesRead } = checkpoint;
  return listPagesRead > row.list_pages_read || detailPagesRead > row.detail_pages_read;
}

function answerOf(settlement: Settlement, change: Wait | Verdict): SettledAnswer {
  const { kind } = settlement;
  if (change.kind === 'wait') {
    const waitMs = change.due.kind === 'in' ? change.due.ms : undefined;
    return { kind, state: 'WAITING', ...(waitMs === undefined ? {} : { waitMs }) };
  }
  const { verdict, completeness } = change;
  return {
    kind,
    state: 'FINISHING',
    verdict,
    ...(completeness === undefined ? {} : { completeness }),
  };
}

function note(settled: {
  readonly row: TaskRow;
  readonly settlement: Settlement;
  readonly change: Wait | Verdict;
  readonly outcome: string;
}): void {
  const { row, settlement, change, outcome } = settled;
  const failureClass = change.failure?.class ?? 'FAILURE_CLASS_UNSPECIFIED';
  const shortClass = String(failureClass).replace('FAILURE_CLASS_', '');
  outcomes.inc({ outcome, class: settlement.kind === 'fail' ? shortClass : '' });
  if (change.kind === 'verdict' && change.suspendsSource) {
    const { reason, message } = change.failure ?? {};
    const source = { source: row.source_id, tenant: row.tenant_id };
    log.warn('source suspended', { ...source, reason, detail: message });
  }
  if (settlement.kind !== 'fail') return;
  const { reason, stage, message } = settlement.failure;
  const fields = { task_id: row.task_id, source: row.source_id, reason, stage, detail: message };
  if (shortClass === 'DEFECT') log.error('an execution failed by a defect', fields);
  else log.info('an execution failed', { ...fields, class: shortClass });
}
