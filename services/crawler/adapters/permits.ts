import { randomUUID } from 'node:crypto';

import type { RpcClient } from '#libs/grpc/connect.ts';
import type { PolitenessServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/PolitenessService.ts';
import type { _jobradar_worker_v1_SettleFetchesRequest_Settlement$Input as Settlement } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesRequest.ts';
import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import { spanNames } from '#libs/telemetry/names.ts';
import { inSpan } from '#libs/telemetry/spans.ts';
import { endingOf, type Ending } from '../core/ending.ts';
import { decideWait } from '../core/slice.ts';
import type { HopResult } from './fetch-contract.ts';
import type { Holder } from './holder.ts';
import { callGateway, type GatewayCalls } from './gateway-call.ts';
import { faultOf, outageBackoff } from './outage.ts';

/*
 * The leave to send requests to a site. Permits are booked in small blocks, waited for within the
 * slice, and settled in batches: before the next block is booked, at once when the site asks for
 * patience, and in any case before the task is settled.
 */

const service = 'gateway';
const settledMax = 100;
const settleTriesMax = 3;
const blockedMsDefault = 1_000;
const latencyMsMax = 60_000;
const retryAfterMsMax = 86_400_000;
// A shorter wait is no span of its own.
const spanMsMin = 20;

export type Leave =
  | { readonly kind: 'permit'; readonly id: string }
  | { readonly kind: 'ended'; readonly ending: Ending };

/** The permits of one execution for one site. */
export interface PermitBook {
  /** Waits for leave to send one request; `wanted` is how many are to come soon. */
  take(wanted: number): Promise<Leave>;
  settle(id: string, result: HopResult): void;
  /** The site asked for patience: nothing is sent before the wait, and all workers learn of it. */
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
  readonly notBeforeMs: number;
}

interface PermitDeps extends GatewayCalls {
  readonly rpc: RpcClient<PolitenessServiceDefinition>;
}

/** Makes the permits of this process. */
export function createPermits(deps: PermitDeps): Permits {
  return {
    open(options) {
      const books = new Map<string, Book>();
      return {
        of(key) {
          const book = books.get(key) ?? new Book(deps, { ...options, key });
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
  readonly #deps: PermitDeps;
  readonly #options: PermitOptions & { readonly key: string };
  #held: HeldPermit[] = [];
  #settled: Settlement[] = [];
  #notBeforeMs = Number.NEGATIVE_INFINITY;

  constructor(deps: PermitDeps, options: PermitOptions & { readonly key: string }) {
    this.#deps = deps;
    this.#options = options;
  }

  async take(wanted: number): Promise<Leave> {
    for (;;) {
      const next = this.#held[0];
      const notBeforeMs = Math.max(this.#notBeforeMs, next?.notBeforeMs ?? this.#notBeforeMs);
      const ending = await this.#waitUntil(notBeforeMs);
      if (ending !== undefined) return { kind: 'ended', ending };
      if (next !== undefined) {
        this.#held.shift();
        return { kind: 'permit', id: next.id };
      }
      const booked = await this.#book(Math.min(Math.max(wanted, 1), this.#options.blockMax));
      if (booked !== undefined) return { kind: 'ended', ending: booked };
    }
  }

  settle(id: string, { status, latencyMs, retryAfterMs, failure }: HopResult): void {
    const isAnswer = status >= 100 && status <= 599;
    this.#settled.push({
      permitId: id,
      httpStatus: isAnswer ? status : 0,
      latency: toDuration(Math.min(Math.max(latencyMs, 0), latencyMsMax)),
      ...(retryAfterMs === undefined
        ? {}
        : { retryAfter: toDuration(Math.min(retryAfterMs, retryAfterMsMax)) }),
      failureReason: isAnswer ? 'FAILURE_REASON_UNSPECIFIED' : (failure?.reason ?? 0),
    });
  }

  async holdBack(waitMs: number): Promise<void> {
    this.#giveBackHeld();
    await this.#flush();
    this.#notBeforeMs = Math.max(this.#notBeforeMs, this.#deps.clock.monotonicMs() + waitMs);
  }

  async close(): Promise<void> {
    this.#giveBackHeld();
    await this.#flush();
  }

  async #waitUntil(atMs: number): Promise<Ending | undefined> {
    const { holder } = this.#options;
    const nowMs = this.#deps.clock.monotonicMs();
    const waitMs = atMs - nowMs;
    if (holder.ending !== undefined || waitMs <= 0) return holder.ending;
    const verdict = decideWait(holder.slice, nowMs, waitMs);
    if (verdict.kind === 'release') return { kind: 'released', cause: verdict.cause, waitMs };
    if (waitMs < spanMsMin) await holder.rest(waitMs);
    else await inSpan(spanNames.permitWait, {}, () => holder.rest(waitMs));
    return holder.ending;
  }

  // Books a block; undefined when there is one, or a time before which there is none.
  async #book(count: number): Promise<Ending | undefined> {
    await this.#flush();
    const { holder, key } = this.#options;
    // The same on every repeat: nothing is booked twice.
    const reservationId = randomUUID();
    const answer = await callGateway(this.#deps, holder, () =>
      this.#deps.rpc.ReserveFetches(
        { grant: holder.grant, key, count, reservationId },
        { signal: holder.lost },
      ),
    );
    if ('ending' in answer) return answer.ending;
    const { directive, permits, blockedFor } = answer.value;
    const ending = endingOf(directive);
    if (ending !== undefined) {
      holder.end(ending);
      return ending;
    }
    const nowMs = this.#deps.clock.monotonicMs();
    this.#held = permits.map(({ id, wait }) => ({
      id,
      notBeforeMs: nowMs + (durationMs(wait) ?? 0),
    }));
    if (this.#held.length === 0) {
      this.#notBeforeMs = nowMs + (durationMs(blockedFor) ?? blockedMsDefault);
    }
    return undefined;
  }

  #giveBackHeld(): void {
    for (const { id } of this.#held.splice(0)) this.#settled.push({ permitId: id, unused: true });
  }

  // A settlement that cannot be delivered is given up: its permit ends with the lease.
  async #flush(): Promise<void> {
    const { rpc, watch, random } = this.#deps;
    const { holder, key } = this.#options;
    while (this.#settled.length > 0) {
      const settlements = this.#settled.splice(0, settledMax);
      for (let attempt = 1; attempt <= settleTriesMax; attempt += 1) {
        if (holder.lost.aborted) return;
        try {
          const request = { grant: holder.grant, key, settlements };
          await rpc.SettleFetches(request, { signal: holder.lost });
          watch.answered(service);
          break;
        } catch (error) {
          const fault = faultOf(error);
          if (fault === 'lost' || holder.lost.aborted) return holder.end({ kind: 'lost' });
          if (fault === 'refused') throw error;
          watch.failed(service, error);
          await abortableRest(outageBackoff(attempt, random()), holder.lost);
        }
      }
    }
  }
}
