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
  const revision =
    row === undefined
      ? undefined
      : await parts.definitions.get(queries, {
          tenantId: row.tenant_id,
          sourceId: row.source_id,
          revision: row.source_revision,
        });
  const decision = decideClaim(claimFacts(parts, { asked, row, revision }), parts.deps.policy);
  if (decision.kind === 'dead-letter' || row === undefined || revision === undefined) {
    return deadLetter(decision.kind === 'dead-letter' ? decision.outcome : 'UNKNOWN_TASK', request);
  }
  switch (decision.kind) {
    case 'drop':
      return acked(decision.outcome, decision.reason);
    case 'rebind':
    case 'same-lease':
      return giveAgain(parts, { row, revision, request, queries });
    case 'start':
      return start(parts, { row, revision, request, queries, loss: decision.loss });
    case 'change':
      return change(parts, { row, revision, request, queries, decision });
  }
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
  const known = row !== undefined && revision !== undefined;
  return {
    delivery: {
      message: { taskId, seedUrl, tenantId, maxPages },
      dispatchId: request.dispatchId,
      copy: request.dispatchCopy,
      handout: request.handout,
      deliveryId: request.deliveryId,
      heldEpoch: held?.epoch,
    },
    task: known
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
    readiness: known
      ? readinessOf(row, { capabilities: request.capabilities, needs: needsOf(revision) })
      : undefined,
  };
}

function needsOf({ definition }: Revision): ReadinessFacts['needs'] {
  const strategy = definition.extraction?.strategy;
  if (strategy === 'browser') return 'browser';
  return strategy === 'json' || strategy === 'preset' ? 'json' : 'html';
}

// A grant of another task says nothing about this one; a broken signature is refused.
function heldGrant(parts: LeaseParts, request: ClaimTaskRequest): Grant | undefined {
  if (request.heldGrant === '') return undefined;
  const grant = parts.deps.grants.verifier.verify(request.heldGrant);
  return grant.taskId === request.message?.taskId ? grant : undefined;
}
