import assert from 'node:assert/strict';
import type { Queries } from '#libs/postgres/database.ts';
import type { Grant } from '#libs/grant/grant.ts';
import type { ClaimTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskRequest.ts';
import type { ClaimTaskResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskResponse.ts';
import { invalidFields } from '#libs/runtime/errors.ts';
import { attributes } from '#libs/telemetry/names.ts';
import { annotateSpan, withTask } from '#libs/telemetry/spans.ts';
import type { Revision } from './adapters/definition-store.ts';
import type { TaskRow } from './adapters/read-task-sql.ts';
import { factsOf, readinessOf } from './adapters/task-facts.ts';
import { decideOnTask } from './adapters/task-reader.ts';
import { acked, change, deadLetter, giveAgain, start } from './claim-answers.ts';
import { decideClaim, type ClaimFacts } from './core/claim.ts';
import type { ReadinessFacts } from './core/readiness.ts';
import { isFinal } from './core/task-state.ts';
import { cutOff, type LeaseParts } from './lease-parts.ts';

/** Decides what becomes of a delivery; read, decide, write only if nothing changed meanwhile. */
export async function claimTask(
  parts: LeaseParts,
  request: ClaimTaskRequest,
): Promise<ClaimTaskResponse$Input> {
  const { message } = request;
  if (message === null) {
    throw invalidFields([{ field: 'message', description: 'is required' }]);
  }
  parts.workers.see({
    workerId: request.workerId,
    name: request.workerName,
    version: request.workerVersion,
    capabilities: request.capabilities,
    queue: request.queue,
  });
  const held = heldGrant(parts, request);
  return withTask(message.taskId, async () => {
    const question = { taskId: message.taskId, withCheckpoint: true };
    const answer = await decideOnTask(parts.deps.database, question, (row, queries) =>
      claimOnce(parts, { asked: { request, held }, row, queries }),
    );
    if (held !== undefined && answer.lease?.epoch !== held.epoch) await cutOff(parts, held);
    annotateSpan({ [attributes.outcome]: String(answer.outcome) });
    return answer;
  });
}

interface Asked {
  readonly request: ClaimTaskRequest;
  readonly held: Grant | undefined;
}

interface Round {
  readonly asked: Asked;
  readonly row: TaskRow | undefined;
  readonly queries: Queries;
}

async function claimOnce(
  parts: LeaseParts,
  { asked, row, queries }: Round,
): Promise<ClaimTaskResponse$Input | undefined> {
  const { request } = asked;
  const revision = await revisionOf(parts, { row, queries });
  const decision = decideClaim(claimFacts(parts, { asked, row, revision }), parts.deps.policy);
  if (decision.kind === 'dead-letter') return deadLetter(decision.outcome, request);
  if (decision.kind === 'drop') return acked(decision.outcome, decision.reason);
  assert(row !== undefined && revision !== undefined, 'only of a crawl that goes on');
  const decided = { row, revision, request, queries };
  switch (decision.kind) {
    case 'rebind':
    case 'same-lease':
      return giveAgain(parts, decided);
    case 'start':
      return start(parts, { ...decided, loss: decision.loss });
    case 'change':
      return change(parts, { ...decided, decision });
  }
}

// An ended crawl may be kept longer than its source, and needs nothing of it.
async function revisionOf(
  parts: LeaseParts,
  { row, queries }: Pick<Round, 'row' | 'queries'>,
): Promise<Revision | undefined> {
  if (row === undefined || isFinal(row.state)) return undefined;
  const { tenant_id: tenantId, source_id: sourceId, source_revision: revision } = row;
  return parts.definitions.get(queries, { tenantId, sourceId, revision });
}

function claimFacts(
  { deps }: LeaseParts,
  {
    asked: { request, held },
    row,
    revision,
  }: {
    readonly asked: Asked;
    readonly row: TaskRow | undefined;
    readonly revision: Revision | undefined;
  },
): ClaimFacts {
  const message = request.message ?? { taskId: '', seedUrl: '', tenantId: '', maxPages: 0 };
  const { taskId, seedUrl, tenantId, maxPages } = message;
  return {
    delivery: {
      message: { taskId, seedUrl, tenantId, maxPages },
      dispatchId: request.dispatchId,
      copy: request.dispatchCopy,
      handout: request.handout,
      deliveryId: request.deliveryId,
      heldEpoch: held?.epoch,
    },
    task: row
      ? {
          ...factsOf(row, deps.policy),
          scalars: {
            taskId: row.task_id,
            seedUrl: row.seed_url,
            tenantId: row.tenant_id,
            maxPages: row.max_pages,
          },
        }
      : undefined,
    readiness: row
      ? readinessOf(row, { capabilities: request.capabilities, needs: needsOf(revision) })
      : undefined,
  };
}

function needsOf(revision: Revision | undefined): ReadinessFacts['needs'] {
  const strategy = revision?.definition.extraction?.strategy;
  if (strategy === 'browser') return 'browser';
  return strategy === 'json' || strategy === 'preset' ? 'json' : 'html';
}

// A grant of another task says nothing about this one; a broken signature is refused.
function heldGrant(parts: LeaseParts, request: ClaimTaskRequest): Grant | undefined {
  if (request.heldGrant === '') return undefined;
  const grant = parts.deps.grants.verifier.verify(request.heldGrant);
  return grant.taskId === request.message?.taskId ? grant : undefined;
}
