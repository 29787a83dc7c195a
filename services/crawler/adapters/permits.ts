import { randomUUID } from 'node:crypto';

import type { _jobradar_worker_v1_ReserveFetchesResponse_Permit as Permit } from '#libs/proto/gen/jobradar/worker/v1/ReserveFetchesResponse.ts';
import type { SettleFetchesResponse } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesResponse.ts';
import { durationMs } from '#libs/proto/timestamps.ts';
import { spanNames } from '#libs/telemetry/names.ts';
import { inSpan } from '#libs/telemetry/spans.ts';
import type { Ending } from '../core/ending.ts';
import {
  fastestCall,
  isStaleLeave,
  permitLife,
  permitsToAsk,
  type BookingTimes,
  type PermitLife,
} from '../core/permit-life.ts';
import { decideHopWait, decideWait } from '../core/slice.ts';
import type { HopResult } from './fetch-contract.ts';
import type { Holder } from './holder.ts';
import { reserve, type ReservationDeps } from './reservation.ts';
import { SettleQueue } from './settle-queue.ts';
import { settlementOf } from './settlement.ts';
import { SitePatience } from './site-patience.ts';
import { SiteTurns } from './site-turns.ts';
import { waitForTurn } from './turn-wait.ts';

/*
 * The leave to send requests to a site. Permits are booked in small blocks, waited for within the
 * slice, and settled in batches: before the next block is booked, at once when the site asks for
 * patience, and in any case before the task is settled. One that is late is given back, and so are
 * all when the site asks any execution of this process for patience; before one is used that had to
 * wait, the gateway is asked whether it asked that of another process.
 */

const blockedMsDefault = 1_000;
// Until the gateway has said how long: a site that refuses is not asked again at once.
const patienceMsMin = 1_000;
// Those who wait for the same slot do not come back all at once.
const spreadMs = 50;
// A shorter wait is no span of its own.
const spanMsMin = 20;

export type Leave =
  | { readonly kind: 'permit'; readonly id: string }
  | { readonly kind: 'ended'; readonly ending: Ending };

/** The permits of one execution for one site. */
export interface PermitBook {
  /**
   * Waits for leave to send one request; `wanted` is how many are to come soon. Within a fetch that
   * has begun it waits longer than before one.
   */
  take(wanted: number, isWithinFetch?: boolean): Promise<Leave>;
  settle(id: string, result: HopResult): void;
  /** The site asked for patience: nobody sends before the wait, and all workers learn of it. */
  holdBack(waitMs: number): Promise<void>;
}

/** The permits of one execution, site by site. */
export interface PermitBooks {
  /** Of the site with this politeness key. */
  of(key: string): PermitBook;
  /** Settles what is used and gives back what is not, of all sites. */
  close(): Promise<void>;
}

/** Whose permits, and how many at once. */
export interface PermitOptions {
  readonly holder: Holder;
  readonly blockMax: number;
}

/** Opens the books of permits of this process. */
export interface Permits {
  open(options: PermitOptions): PermitBooks;
}

interface HeldPermit {
  readonly id: string;
  readonly reservationId: string;
  readonly life: PermitLife;
}

/** How many permits are to come of use, and for how long they are waited for. */
interface Wish {
  readonly wanted: number;
  readonly cycleMs: number | undefined;
  readonly decide: typeof decideWait;
}

/** What all books of this process share. */
interface Shared {
  readonly turns: SiteTurns;
  readonly patience: SitePatience;
  /** How long booking takes at best. */
  fastestMs: number | undefined;
}

/** Makes the permits of this process. */
export function createPermits(deps: ReservationDeps): Permits {
  const shared: Shared = {
    turns: new SiteTurns(),
    patience: new SitePatience(),
    fastestMs: undefined,
  };
  return {
    open(options) {
      const books = new Map<string, Book>();
      return {
        of(key) {
          const book = books.get(key) ?? new Book(deps, shared, { ...options, key });
          books.set(key, book);
          return book;
        },
        async close() {
          for (const book of books.values()) await book.close();
        },
      };
    },
  };
}

class Book implements PermitBook {
  readonly #deps: ReservationDeps;
  readonly #shared: Shared;
  readonly #options: PermitOptions & { readonly key: string };
  #held: HeldPermit[] = [];
  readonly #settled: SettleQueue;
  #notBeforeMs = Number.NEGATIVE_INFINITY;
  #takenMs: number | undefined;
  #gapMs: number | undefined;
  /** When the gateway last said that the permits hold. */
  #heardMs = Number.NEGATIVE_INFINITY;

  constructor(
    deps: ReservationDeps,
    shared: Shared,
    options: PermitOptions & { readonly key: string },
  ) {
    this.#deps = deps;
    this.#shared = shared;
    this.#options = options;
    this.#settled = new SettleQueue(deps, options, (answer) => this.#learn(answer));
  }

  async take(wanted: number, isWithinFetch = false): Promise<Leave> {
    const { clock } = this.#deps;
    const cycleMs = this.#takenMs === undefined ? undefined : clock.monotonicMs() - this.#takenMs;
    const decide = isWithinFetch ? decideHopWait : decideWait;
    for (;;) {
      if (this.#isToWait()) this.#giveBackHeld();
      const next = this.#held[0];
      const fromMs = next === undefined ? this.#siteFromMs() : this.#fromMs(next.life);
      const ending = await this.#waitUntil(fromMs, decide);
      if (ending !== undefined) return { kind: 'ended', ending };
      // Meanwhile another execution may have been asked for patience.
      if (this.#isToWait()) continue;
      if (next === undefined) {
        const booked = await this.#bookInTurn({ wanted, cycleMs, decide });
        if (booked !== undefined) return { kind: 'ended', ending: booked };
        continue;
      }
      const nowMs = clock.monotonicMs();
      const isLate = nowMs > next.life.untilMs;
      if (!isLate && isStaleLeave(this.#heardMs, Math.max(nowMs, next.life.fromMs))) {
        const stopped = await this.#askAgain(next);
        if (stopped !== undefined) return { kind: 'ended', ending: stopped };
        continue;
      }
      this.#held.shift();
      this.#takenMs = nowMs;
      if (!isLate) return { kind: 'permit', id: next.id };
      this.#settled.addUnused(next.id);
    }
  }

  settle(id: string, result: HopResult): void {
    this.#settled.add(settlementOf(id, result));
    const { status, retryAfterMs } = result;
    if (status === 429 || (status === 503 && retryAfterMs !== undefined)) {
      this.#leaveAlone(Math.max(retryAfterMs ?? 0, patienceMsMin));
    }
  }

  async holdBack(waitMs: number): Promise<void> {
    this.#leaveAlone(waitMs);
    await this.close();
  }

  async close(): Promise<void> {
    this.#giveBackHeld();
    await this.#settled.flush();
  }

  #leaveAlone(waitMs: number): void {
    const nowMs = this.#deps.clock.monotonicMs();
    this.#shared.patience.leaveAlone(this.#options.key, { nowMs, untilMs: nowMs + waitMs });
  }

  // One that has to be asked for again is asked for as early as the answer takes.
  #fromMs({ fromMs }: PermitLife): number {
    const isStale = isStaleLeave(this.#heardMs, fromMs);
    return isStale ? fromMs - (this.#shared.fastestMs ?? 0) : fromMs;
  }

  #siteFromMs(): number {
    return Math.max(this.#notBeforeMs, this.#shared.patience.untilMs(this.#options.key));
  }

  #isToWait(): boolean {
    return this.#siteFromMs() > this.#deps.clock.monotonicMs();
  }

  async #waitUntil(atMs: number, decide: typeof decideWait): Promise<Ending | undefined> {
    const { holder } = this.#options;
    const nowMs = this.#deps.clock.monotonicMs();
    const waitMs = atMs - nowMs;
    if (holder.ending !== undefined || waitMs <= 0) return holder.ending;
    const verdict = decide(holder.slice, nowMs, waitMs);
    if (verdict.kind === 'release') return { kind: 'released', cause: verdict.cause, waitMs };
    if (waitMs < spanMsMin) await holder.rest(waitMs);
    else await inSpan(spanNames.permitWait, {}, () => holder.rest(waitMs));
    return holder.ending;
  }

  // Holds the turn of the site until there is a block: the next one would ask in vain before.
  async #bookInTurn({ wanted, cycleMs, decide }: Wish): Promise<Ending | undefined> {
    const { key, blockMax } = this.#options;
    // Before the wait: whoever has the turn may wait for just these permits.
    await this.#settled.flush();
    using wait = waitForTurn(this.#deps, this.#options.holder, decide);
    using turn = await this.#shared.turns.take(key, () => wait.over());
    if (turn === undefined) return wait.ending();
    for (;;) {
      const ending = await this.#waitUntil(this.#siteFromMs(), decide);
      if (ending !== undefined) return ending;
      if (this.#isToWait()) continue;
      const count = permitsToAsk({ wanted, blockMax, cycleMs, gapMs: this.#gapMs });
      const booked = await this.#book(count);
      if (booked !== undefined || this.#held.length > 0) return booked;
    }
  }

  // Books a block; undefined when there is one, or a time before which there is none.
  async #book(count: number): Promise<Ending | undefined> {
    await this.#settled.flush();
    const reservationId = randomUUID();
    const answer = await this.#reserve(reservationId, count);
    if ('ending' in answer) return answer.ending;
    const { permits, blockedFor, times } = answer.value;
    this.#hold(reservationId, permits, times);
    if (this.#held.length === 0) {
      const { clock, random } = this.#deps;
      const waitMs = durationMs(blockedFor) ?? blockedMsDefault;
      this.#notBeforeMs = clock.monotonicMs() + waitMs + random() * spreadMs;
    }
    return undefined;
  }

  // Since the permit was handed out, the site may have told another worker to wait, or an operator
  // may have stopped the source: its reservation then gives nothing any more.
  async #askAgain({ reservationId }: HeldPermit): Promise<Ending | undefined> {
    const answer = await this.#reserve(reservationId, 1);
    if ('ending' in answer) return answer.ending;
    const { permits, blockedFor } = answer.value;
    if (permits.length === 0) this.#leaveAlone(durationMs(blockedFor) ?? blockedMsDefault);
    return undefined;
  }

  async #reserve(reservationId: string, count: number): ReturnType<typeof reserve> {
    const { holder, key } = this.#options;
    const answer = await reserve(this.#deps, { holder, key, reservationId, count });
    if (!('ending' in answer)) this.#heardMs = answer.value.times.answeredMs;
    return answer;
  }

  #hold(reservationId: string, permits: readonly Permit[], times: BookingTimes): void {
    const fastestMs = fastestCall(this.#shared.fastestMs, times);
    this.#shared.fastestMs = fastestMs;
    this.#held = permits.map(({ id, wait }) => ({
      id,
      reservationId,
      life: permitLife(times, durationMs(wait) ?? 0, { fastestMs, gapMs: this.#gapMs }),
    }));
  }

  #giveBackHeld(): void {
    for (const { id } of this.#held.splice(0)) this.#settled.addUnused(id);
  }

  // What other workers were told by the site holds here too.
  #learn({ blockedFor, requestsPerSecond }: SettleFetchesResponse): void {
    this.#leaveAlone(durationMs(blockedFor) ?? 0);
    if (requestsPerSecond > 0) this.#gapMs = 1_000 / requestsPerSecond;
  }
}
