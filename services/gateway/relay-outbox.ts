import { randomUUID } from 'node:crypto';
import type { PublishOutcome } from '#libs/amqp/publisher.ts';
import { crawlTaskEnvelope } from '#libs/messages/crawl-task.ts';
import { startLoop, type Loop, type RoundResult } from '#libs/runtime/loop.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import { log } from '#libs/telemetry/log.ts';
import { attributes } from '#libs/telemetry/names.ts';
import { originOfDispatch } from '#libs/telemetry/retry-trace.ts';
import { markPublished, markUnpublished } from './adapters/mark-sql.ts';
import { lockQueue, pickStatement, retakeStatement, type PickedRow } from './adapters/pick-sql.ts';
import { queuesOf } from './core/policy.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/*
 * The relay: claim → publish → mark. It claims due dispatches in a short transaction, publishes
 * outside of it, and marks after the confirms. Confirm first, mark second: a crash between them
 * sends twice, never zero times. What is returned, nacked or of unknown outcome stays claimed and
 * goes out again as the next copy of the same dispatch. Any number of gateways may run it.
 */

/** Starts the relay of every queue; wake it after each commit that makes something due. */
export function startRelay(deps: ProtocolDeps): Loop {
  const { policy } = deps;
  const loops = queuesOf(policy).map((queue) =>
    startLoop({
      name: `relay ${queue}`,
      everyMs: policy.relayPollMs,
      run: (signal) => relayRound(deps, { queue, signal }),
    }),
  );
  const stopAll = async (): Promise<void> => {
    await Promise.all(loops.map((loop) => loop.stop()));
  };
  return {
    wake() {
      for (const loop of loops) loop.wake();
    },
    stop: stopAll,
    [Symbol.asyncDispose]: stopAll,
  };
}

/**
 * A round, and after one that published a moment in which further dispatches gather: a round costs
 * nearly the same for one of them and for a hundred. A crawl alone never waits for it.
 */
async function relayRound(
  deps: ProtocolDeps,
  { queue, signal }: { readonly queue: string; readonly signal: AbortSignal },
): Promise<RoundResult> {
  const { relayBatchMax, relayGatherMs, relayRetryMs } = deps.policy;
  const { picked, confirmed } = await relayOnce(deps, queue);
  if (picked === 0) return 'wait';
  // The broker takes nothing, such as where the queue is missing: no copy after copy meanwhile.
  if (confirmed === 0) await abortableRest(relayRetryMs, signal);
  else if (picked < relayBatchMax) await abortableRest(relayGatherMs, signal);
  return 'again';
}

/** Claims, publishes and marks once; tells how many were taken, and how many the broker has. */
export async function relayOnce(
  deps: ProtocolDeps,
  queue: string,
): Promise<{ readonly picked: number; readonly confirmed: number }> {
  // A broker that is away takes nothing: the copies of what waits are not burned on it.
  if (!deps.publisher.ready) return { picked: 0, confirmed: 0 };
  const token = randomUUID();
  const picked = await take(deps, { queue, token });
  if (picked.length === 0) return { picked: 0, confirmed: 0 };
  await probe('gateway.outbox-claimed');
  const sent = await Promise.all(
    picked.map(async (row) => ({ row, outcome: await publish(deps, row) })),
  );
  await probe('gateway.outbox-published');
  await mark(deps, { token, sent });
  await probe('gateway.outbox-marked');
  const confirmed = sent.filter(({ outcome }) => outcome.kind === 'confirmed').length;
  return { picked: picked.length, confirmed };
}

async function take(
  { database, policy }: ProtocolDeps,
  { queue, token }: { readonly queue: string; readonly token: string },
): Promise<readonly PickedRow[]> {
  const values = {
    queue,
    limit: policy.relayBatchMax,
    claim_token: token,
    claim_ms: policy.relayClaimMs,
    window: policy.windowMax,
  };
  const late = await database.rows(retakeStatement.query, retakeStatement.bind(values));
  if (late.length > 0) return late;
  const pick = (): Promise<readonly PickedRow[]> =>
    database.inTransaction(async (tx) => {
      await tx.run(lockQueue, [queue]);
      return tx.rows(pickStatement.query, pickStatement.bind(values));
    });
  const picked = await pick();
  // An empty pick may have met lanes whose head was out of date; it has put them right.
  return picked.length > 0 ? picked : pick();
}

async function publish(deps: ProtocolDeps, row: PickedRow): Promise<PublishOutcome> {
  const { task_id: taskId, seed_url: seedUrl, tenant_id: tenantId, max_pages } = row.payload;
  try {
    return await deps.publisher.publish({
      exchange: deps.policy.exchange,
      routingKey: row.queue,
      ...crawlTaskEnvelope({
        message: { taskId, seedUrl, tenantId, maxPages: max_pages },
        dispatchId: row.dispatch_id,
        copy: row.copy,
        attempt: row.attempt,
      }),
      trace: originOfDispatch({
        submission: { traceparent: row.traceparent, tracestate: row.tracestate },
        previous: { traceparent: row.previous_traceparent, tracestate: '' },
        sinceSubmissionMs: row.since_submit_ms,
      }),
      attributes: {
        [attributes.attempt]: row.attempt,
        [attributes.copy]: row.copy,
        [attributes.outboxLagMs]: Math.round(row.lag_ms),
      },
    });
  } catch (error) {
    return { kind: 'unknown', reason: messageOf(error) };
  }
}

interface Sent {
  readonly row: PickedRow;
  readonly outcome: PublishOutcome;
}

async function mark(
  deps: ProtocolDeps,
  { token, sent }: { readonly token: string; readonly sent: readonly Sent[] },
): Promise<void> {
  const { database, policy } = deps;
  const confirmed = sent.filter(({ outcome }) => outcome.kind === 'confirmed');
  if (confirmed.length > 0) {
    const queued = await database.rows(
      markPublished.query,
      markPublished.bind({
        dispatch_ids: confirmed.map(({ row }) => row.dispatch_id),
        task_ids: confirmed.map(({ row }) => row.task_id),
        claim_token: token,
      }),
    );
    for (const row of queued) deps.onTaskChanged(row.task_id);
  }
  const others = sent.filter(({ outcome }) => outcome.kind !== 'confirmed');
  const [first] = others;
  if (first === undefined) return;
  log.warn('dispatches were not confirmed, they go out again', {
    dispatches: others.length,
    outcome: describe(first.outcome),
  });
  await database.rows(
    markUnpublished.query,
    markUnpublished.bind({
      dispatch_ids: others.map(({ row }) => row.dispatch_id),
      errors: others.map(({ outcome }) => describe(outcome)),
      claim_token: token,
      retry_ms: policy.relayRetryMs,
    }),
  );
}

function describe(outcome: PublishOutcome): string {
  return 'reason' in outcome ? `${outcome.kind}: ${outcome.reason}` : outcome.kind;
}
