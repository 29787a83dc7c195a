import { startConsumer, type Delivery } from '#libs/amqp/consumer.ts';
import type { AmqpSession } from '#libs/amqp/session.ts';
import { deadLetterQueue } from '#libs/amqp/topology-model.ts';
import { fullJitter } from '#libs/runtime/backoff.ts';
import { probe } from '#libs/runtime/probe.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import { log } from '#libs/telemetry/log.ts';
import { counter, gauge } from '#libs/telemetry/metrics.ts';
import { attributes, metricNames } from '#libs/telemetry/names.ts';
import { annotateSpan } from '#libs/telemetry/spans.ts';
import type { ProtocolDeps } from './protocol-deps.ts';
import { settleLetter, type SettledLetter } from './settle-letter.ts';

/*
 * The reconciler: every letter becomes a fact of the database, then it is acked; the queue's
 * normal depth is zero. Commit first, ack second: a crash between them settles the letter twice,
 * which changes nothing, and never loses it. While the database is away letters are held, not
 * given back: a return counts, and goes round and round. Any number of gateways may run it.
 */

const letters = counter({
  name: metricNames.letters,
  help: 'Letters taken from the dead-letter queue, by what became of them',
  labels: ['outcome'],
});

const heldSinceMs = new Set<number>();
gauge({
  name: metricNames.oldestLetterAge,
  help: 'How long the oldest letter is held that is not settled yet, in seconds',
  collect(self) {
    const oldestMs = Math.min(...heldSinceMs);
    self.set(Number.isFinite(oldestMs) ? (performance.now() - oldestMs) / 1_000 : 0);
  },
});

const prefetch = 8;
const retryBaseMs = 200;
const retryMaxMs = 10_000;

/** Consumes the dead-letter queue until it is disposed; what is not settled by then goes back. */
export function startReconcileLetters(deps: ProtocolDeps, session: AmqpSession): AsyncDisposable {
  const stopping = new AbortController();
  const consumer = startConsumer({
    session,
    queue: deadLetterQueue,
    prefetch,
    onDelivery: (delivery) => holdUntilSettled(deps, { delivery, stopping: stopping.signal }),
  });
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await consumer.drain();
    },
  };
}

async function holdUntilSettled(
  deps: ProtocolDeps,
  { delivery, stopping }: { readonly delivery: Delivery; readonly stopping: AbortSignal },
): Promise<void> {
  const sinceMs = performance.now();
  const ending = AbortSignal.any([stopping, delivery.signal]);
  heldSinceMs.add(sinceMs);
  try {
    for (let attempt = 1; !ending.aborted; attempt += 1) {
      const isSettled = await trySettle(deps, { delivery, attempt });
      if (isSettled) return;
      const random = (deps.random ?? Math.random)();
      const wait = { attempt, baseMs: retryBaseMs, maxMs: retryMaxMs, random };
      await abortableRest(fullJitter(wait), ending);
    }
    delivery.giveBack();
  } finally {
    heldSinceMs.delete(sinceMs);
  }
}

async function trySettle(
  deps: ProtocolDeps,
  { delivery, attempt }: { readonly delivery: Delivery; readonly attempt: number },
): Promise<boolean> {
  let settled: SettledLetter;
  try {
    settled = await settleLetter(deps, delivery);
  } catch (error) {
    // Told ever more rarely: a database that is away is one fact, however long it is away.
    if (Number.isInteger(Math.log2(attempt))) {
      log.warn('letter not settled, it is held and tried again', { attempt, error });
    }
    return false;
  }
  await probe('gateway.letter-recorded');
  tell(deps, settled);
  delivery.ack();
  await probe('gateway.letter-acked');
  return true;
}

function tell(deps: ProtocolDeps, settled: SettledLetter): void {
  const { decision, record, taskId, isRecorded, complaint } = settled;
  const outcome = outcomeOf(decision);
  letters.inc({ outcome });
  annotateSpan({ [attributes.outcome]: outcome });
  const fields = {
    task_id: taskId,
    dispatch_id: record.message.dispatchId,
    copy: record.message.dispatchCopy,
    queue: record.message.queue,
    death: record.message.deathReason,
    outcome,
    detail: complaint,
    is_recorded: isRecorded,
  };
  // Somebody who may publish to the broker tries what the gateway did not decide.
  if (outcome === 'MESSAGE_MISMATCH') log.error('security: a message was forged', fields);
  else log.warn('letter settled', fields);
  if (taskId === undefined || decision.kind === 'record' || decision.kind === 'ignore') return;
  deps.onTaskChanged(taskId);
  deps.onDispatchDue();
}

function outcomeOf(decision: SettledLetter['decision']): string {
  switch (decision.kind) {
    case 'record':
      return decision.cause;
    case 'resend':
      return decision.countsReturn ? 'RETURNED' : 'RESENT';
    case 'fail':
      return 'FAILED';
    case 'ignore':
      return 'IGNORED';
  }
}
