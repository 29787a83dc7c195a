import type { Delivery } from '#libs/amqp/consumer.ts';
import { parseDelivery } from '#libs/messages/crawl-task.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { probe } from '#libs/runtime/probe.ts';
import { log } from '#libs/telemetry/log.ts';
import { attributes, eventNames } from '#libs/telemetry/names.ts';
import { addSpanEvent, annotateSpan } from '#libs/telemetry/spans.ts';
import type { LeaseClient } from './adapters/lease-client.ts';
import { deliveryOutcomes, runningTasks } from './adapters/metrics.ts';
import { claimTask, type TaskDelivery } from './claim-task.ts';
import { wordFor, type Ending } from './core/ending.ts';
import { stageOf } from './core/failure.ts';
import { Execution, type Claimed } from './execution.ts';
import { startHeartbeat } from './heartbeat.ts';
import { crawlTask, type CrawlDeps } from './crawl-task.ts';
import { internalFailure, settleTask } from './settle-task.ts';

/*
 * The story of one delivery: parse → claim → open the run → crawl → complete, fail or release →
 * ack last. The lease is the right to work: when the channel goes the work goes on, and its ack is
 * a no-op. When the message of a task that is still held comes back, the lease is bound to the
 * new delivery and nothing starts twice.
 */

/** What the runner works with. */
export interface RunnerDeps extends CrawlDeps {
  readonly leases: LeaseClient;
  /** Told of every execution that has ended. */
  readonly onExecuted?: () => void;
}

/** Runs deliveries, and lets go of all of them when the worker stops. */
export interface TaskRunner {
  run(delivery: Delivery): Promise<void>;
  readonly running: number;
  /** Claims nothing more, and releases what runs; after `graceMs` it stops waiting for answers. */
  stop(graceMs: number): void;
}

/** Makes the runner of this process. */
export function createTaskRunner(deps: RunnerDeps): TaskRunner {
  return new Runner(deps);
}

class Runner implements TaskRunner {
  readonly #deps: RunnerDeps;
  readonly #held = new Map<string, Execution>();
  readonly #stopping = new AbortController();
  readonly #givingUp = new AbortController();

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
  }

  get running(): number {
    return this.#held.size;
  }

  async run(delivery: Delivery): Promise<void> {
    const outcome = await this.#runDelivery(delivery);
    deliveryOutcomes.inc({ outcome });
  }

  stop(graceMs: number): void {
    this.#stopping.abort();
    for (const execution of this.#held.values()) execution.abort(shutdown);
    setTimeout(() => this.#giveUp(), graceMs).unref();
  }

  // What is not settled by now waits for a service that is away, and must not hold the process.
  #giveUp(): void {
    this.#givingUp.abort();
    for (const execution of this.#held.values()) execution.end({ kind: 'lost' });
  }

  async #runDelivery(delivery: Delivery): Promise<string> {
    const parsed = parseDelivery(delivery);
    switch (parsed.kind) {
      case 'invalid':
        log.warn('message refused', { complaint: parsed.complaint });
        return refuse(delivery, 'invalid');
      case 'newer-type':
        log.warn('message of a newer type', { type: parsed.type });
        return refuse(delivery, 'newer_type');
      case 'task':
        return this.#runTask({ delivery, task: parsed });
    }
  }

  async #runTask(arrived: TaskDelivery): Promise<string> {
    const { delivery, task } = arrived;
    const mine = this.#held.get(task.message.taskId);
    const heldGrant = mine?.grant ?? '';
    const signal = this.#stopping.signal;
    const claim = await claimTask(arrived, { ...this.#deps, stopping: signal, heldGrant });
    switch (claim.kind) {
      case 'give-back':
        delivery.giveBack();
        return claim.outcome;
      case 'ack':
        delivery.ack();
        return claim.outcome;
      case 'dead-letter':
        return refuse(delivery, claim.outcome);
      case 'claimed':
        await probe('crawler.task-claimed');
        if (mine !== undefined && (await this.#goesOn(mine, claim.claimed))) return 'reattached';
        return this.#execute(claim.claimed);
    }
  }

  // The message of our own work came back: the work goes on under the new delivery.
  async #goesOn(mine: Execution, claimed: Claimed): Promise<boolean> {
    const { lease, delivery } = claimed;
    if (lease.epoch !== mine.epoch) {
      // The gateway took it for lost: what we still do for it is nobody's any more.
      mine.end({ kind: 'lost' });
      await mine.done;
      return false;
    }
    log.info('message came back, the work goes on', { epoch: lease.epoch });
    const before = mine.delivery;
    mine.takeLease(lease);
    mine.delivery = delivery;
    // Another copy of the same message: the work hangs on one of them only.
    if (!before.signal.aborted) before.ack();
    await mine.done;
    if (!delivery.isSettled) delivery.ack();
    return true;
  }

  async #execute(claimed: Claimed): Promise<string> {
    const execution = new Execution(claimed, this.#deps.clock);
    const { taskId, epoch, source, assignment } = execution;
    annotateSpan({
      [attributes.epoch]: epoch,
      [attributes.source]: source.name,
      [attributes.attempt]: assignment.attempt,
    });
    this.#held.set(taskId, execution);
    runningTasks.set(this.#held.size);
    if (this.#stopping.signal.aborted) execution.abort(shutdown);
    try {
      const ending = await this.#work(execution);
      const settled = await settleTask(execution, ending, {
        ...this.#deps,
        giveUp: this.#givingUp.signal,
      });
      await probe('crawler.before-ack');
      // Unsettled, the message is left to the broker: the next worker finds lease and checkpoint.
      if (settled) execution.delivery.ack();
      else execution.delivery.giveBack();
      await probe('crawler.acked');
      return wordFor(ending);
    } finally {
      if (this.#held.get(taskId) === execution) this.#held.delete(taskId);
      runningTasks.set(this.#held.size);
      execution.finish();
      this.#deps.onExecuted?.();
    }
  }

  async #work(execution: Execution): Promise<Ending> {
    using _heartbeat = startHeartbeat(execution, this.#deps.leases);
    using _limit = hardLimit(execution, this.#deps.clock);
    try {
      return await crawlTask(execution, this.#deps);
    } catch (error) {
      log.error('crawl failed by a bug of ours', { source: execution.source.name, error });
      showDefect(error);
      return { kind: 'failed', failure: internalFailure(execution.assignment.seedUrl) };
    }
  }
}

async function refuse(delivery: Delivery, outcome: string): Promise<string> {
  delivery.deadLetter();
  await probe('crawler.message-refused');
  return outcome;
}

const shutdown: Ending = { kind: 'released', cause: 'CAUSE_SHUTDOWN' };

function hardLimit(execution: Execution, clock: Clock): Disposable {
  const leftMs = execution.slice.hardEndMs - clock.monotonicMs();
  const failure = {
    ...internalFailure(execution.assignment.seedUrl),
    reason: 'FAILURE_REASON_HARD_TIME_LIMIT',
    stage: stageOf('list', 'fetch'),
    message: 'The slice passed its hard limit',
  } as const;
  const timer = setTimeout(() => execution.abort({ kind: 'failed', failure }), Math.max(leftMs, 0));
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}

// Log and span show the stack of a bug; the answer to the gateway does not.
function showDefect(error: unknown): void {
  const known = error instanceof Error ? error : new Error(String(error));
  addSpanEvent(eventNames.exception, {
    [attributes.exceptionType]: known.name,
    [attributes.exceptionMessage]: known.message,
    [attributes.exceptionStacktrace]: known.stack,
  });
}
