import type { Delivery } from '#libs/amqp/consumer.ts';
import type { CrawlProgress$Input } from '#libs/proto/gen/jobradar/v1/CrawlProgress.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { Checkpoint$Input } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import type { HeartbeatTaskResponse } from '#libs/proto/gen/jobradar/worker/v1/HeartbeatTaskResponse.ts';
import type { Lease } from '#libs/proto/gen/jobradar/worker/v1/Lease.ts';
import type { TaskAssignment } from '#libs/proto/gen/jobradar/worker/v1/TaskAssignment.ts';
import { durationMs } from '#libs/proto/timestamps.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import type { Holder } from './adapters/holder.ts';
import { progressFrom, toCheckpoint, type Progress } from './core/checkpoint.ts';
import { endingOf, type Ending } from './core/ending.ts';
import { hasAdvanced, type Plan } from './core/plan.ts';
import { createReport, type Report } from './core/report.ts';
import { sliceFrom, type Remaining, type Slice } from './core/slice.ts';

/*
 * One claim of a crawl by this worker. States: working → ending (an end was asked for, what runs
 * goes on to its next page or permit, or is aborted) → settled. The lease is the right to work;
 * the delivery is only what will be acked at the end, and may be replaced when it came back.
 */

/** A claim that was granted. */
export interface Claimed {
  readonly taskId: string;
  readonly delivery: Delivery;
  readonly lease: Lease;
  readonly assignment: TaskAssignment;
  readonly source: Source;
  readonly serverTimeMs: number;
  readonly sentAtMs: number;
  readonly arrivedAtMs: number;
}

/** The work on one claim. */
export class Execution implements Holder {
  readonly taskId: string;
  readonly assignment: TaskAssignment;
  readonly source: Source;
  readonly report: Report;
  /** Resolves when the execution is settled and no longer held. */
  readonly done: Promise<void>;
  readonly finish: () => void;
  delivery: Delivery;
  progress: CrawlProgress$Input = { phase: 'PHASE_LISTING' };
  /** Sends a heartbeat; set by the heartbeat once it beats. */
  beat: () => Promise<boolean> = async () => false;
  slice: Slice;
  ending: Ending | undefined;

  readonly #clock: Clock;
  readonly #claimed: Claimed;
  readonly #working = new AbortController();
  readonly #stopping = new AbortController();
  readonly #losing = new AbortController();
  #lease: Lease;
  #sequence = 0;
  /** What the gateway is told to go on from: nothing beyond it is stored yet. */
  #stored: Progress;
  #told: Plan;

  constructor(claimed: Claimed, clock: Clock) {
    this.#claimed = claimed;
    this.#clock = clock;
    this.taskId = claimed.taskId;
    this.assignment = claimed.assignment;
    this.source = claimed.source;
    this.delivery = claimed.delivery;
    this.report = createReport(claimed.assignment.crawl);
    this.slice = sliceFrom(claimed.sentAtMs, remainingOf(claimed.assignment));
    this.#lease = claimed.lease;
    this.#stored = progressFrom(claimed.assignment.checkpoint);
    this.#told = this.#stored.plan;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.done = promise;
    this.finish = resolve;
  }

  get grant(): string {
    return this.#lease.grant;
  }

  get epoch(): string {
    return this.#lease.epoch;
  }

  get heartbeatMs(): number {
    return durationMs(this.#lease.heartbeatInterval) ?? 5_000;
  }

  get signal(): AbortSignal {
    return this.#working.signal;
  }

  get lost(): AbortSignal {
    return this.#losing.signal;
  }

  end(ending: Ending): void {
    if (ending.kind === 'lost') {
      this.ending = ending;
      this.#losing.abort();
      this.#working.abort();
    }
    this.ending ??= ending;
    this.#stopping.abort();
  }

  /** Ends the execution and aborts its fetches; what they read goes back into the checkpoint. */
  abort(ending: Ending): void {
    this.end(ending);
    this.#working.abort();
  }

  rest(ms: number): Promise<void> {
    return abortableRest(ms, this.#stopping.signal);
  }

  renew(): Promise<boolean> {
    return this.beat();
  }

  /** The lease as it is given again, with a newer grant. */
  takeLease(lease: Lease): void {
    this.#lease = lease;
  }

  /** Takes what a heartbeat answered: the new lease, what is left, and what to do. */
  obey(answer: HeartbeatTaskResponse, sentAtMs: number): void {
    if (answer.lease !== null) this.#lease = answer.lease;
    this.slice = sliceFrom(sentAtMs, remainingOf(answer), this.slice);
    const ending = endingOf(answer.directive);
    if (ending !== undefined) this.end(ending);
  }

  nextSequence(): number {
    this.#sequence += 1;
    return this.#sequence;
  }

  /** The server's clock now: what the claim said, and monotonic time since. */
  serverNowMs(): number {
    return this.#claimed.serverTimeMs + this.#clock.monotonicMs() - this.#claimed.arrivedAtMs;
  }

  /** Everything up to here is stored; the crawl may go on from it. */
  keep(progress: Progress): void {
    this.#stored = progress;
  }

  /** The progress as it was claimed or last stored. */
  get stored(): Progress {
    return this.#stored;
  }

  get checkpoint(): Checkpoint$Input {
    return toCheckpoint(this.#stored);
  }

  /** The checkpoint, if it moved forward since it was last told; and how to mark it as told. */
  untoldCheckpoint(): { readonly checkpoint: Checkpoint$Input; told(): void } | undefined {
    const { plan } = this.#stored;
    if (!hasAdvanced(this.#told, plan)) return undefined;
    const told = (): void => {
      this.#told = plan;
    };
    return { checkpoint: this.checkpoint, told };
  }
}

function remainingOf(
  left: Pick<
    TaskAssignment,
    'softRemaining' | 'hardRemaining' | 'wallRemaining' | 'authorizationRemaining'
  >,
): Remaining {
  return {
    softMs: durationMs(left.softRemaining),
    hardMs: durationMs(left.hardRemaining),
    wallMs: durationMs(left.wallRemaining),
    authorizationMs: durationMs(left.authorizationRemaining),
  };
}
