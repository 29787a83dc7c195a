import assert from 'node:assert/strict';
import { setTimeout as rest } from 'node:timers/promises';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { statement } from '#libs/postgres/database.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import type { HopResult } from '../../services/crawler/adapters/fetch-contract.ts';
import type { Holder } from '../../services/crawler/adapters/holder.ts';
import { createPermits } from '../../services/crawler/adapters/permits.ts';
import { sliceFrom } from '../../services/crawler/core/slice.ts';
import { ensureSite } from '../../services/gateway/adapters/site-store.ts';
import { permitsOn } from './gateway-protocol-permits.ts';
import {
  protocolWorld,
  siteKey,
  sourceId,
  tenantId,
  type ProtocolWorld,
} from './gateway-protocol-world.ts';

type PermitDeps = Parameters<typeof createPermits>[0];

const gapMs = 100;
const burst = 3;
// A permit may be used a tenth of a second after its slot, and what a call takes at best.
const lateMs = 100;
const callMs = 60;
const runMs = 4_000;
const ok: HopResult = {
  status: 200,
  latencyMs: 10,
  retryAfterMs: undefined,
  failure: undefined,
  wireBytes: 1,
};

const oneAtATime = statement<never>(
  'test-one-at-a-time',
  'update sites set max_in_flight = 1 where site_key = $1',
);

/* The permits of workers against those of the gateway: each worker is a process of its own as far
 * as its memory goes, its calls take now and then too long, and so do its pages. */
describe('what a site sees of many workers', () => {
  let world: ProtocolWorld;
  beforeEach(async () => {
    world = await protocolWorld();
    const pace = { gapMs, burst, maxInFlight: 8 };
    await ensureSite(world.database, { siteKey, tenantId, sourceId, pace });
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
  });
  const worker = async (seed: number) => {
    const { grant } = await permitsOn(world).begin();
    const dice = diceOf(seed);
    const permits = createPermits({
      clock: systemClock,
      random: dice,
      watch: { answered: () => undefined, failed: () => undefined },
      rpc: slowly(world, dice),
    });
    return { books: permits.open({ holder: holderOf(grant), blockMax: 10 }), dice };
  };

  it('is one request at a time where no more may be, of all crawls of a worker too', async () => {
    const grants = [];
    for (let crawl = 0; crawl < 3; crawl += 1) grants.push((await permitsOn(world).begin()).grant);
    await world.database.run(oneAtATime, [siteKey]);
    const rpc = slowly(world, () => 1);
    const watch = { answered: () => undefined, failed: () => undefined };
    const permits = createPermits({ clock: systemClock, random: () => 0, watch, rpc });
    const startMs = performance.now();
    let inFlight = 0;
    const crawl = async (grant: string): Promise<void> => {
      const books = permits.open({ holder: holderOf(grant), blockMax: 10 });
      const book = books.of(siteKey);
      for (let page = 0; page < 3; page += 1) {
        const leave = await book.take(3);
        assert.equal(leave.kind, 'permit');
        if (leave.kind !== 'permit') return;
        inFlight += 1;
        assert.equal(inFlight, 1);
        await rest(5);
        inFlight -= 1;
        book.settle(leave.id, ok);
      }
      await books.close();
    };
    await Promise.all(grants.map(crawl));
    // Whoever waits for its turn keeps no permit from the one that has it.
    assert.ok(performance.now() - startMs < 10_000, `${performance.now() - startMs} ms`);
  });

  it('is the pace and the burst in any window, whoever is late', async () => {
    const sentMs: number[] = [];
    const untilMs = performance.now() + runMs;
    const run = async (seed: number): Promise<void> => {
      const { books, dice } = await worker(seed);
      while (performance.now() < untilMs) {
        const leave = await books.of(siteKey).take(10);
        assert.equal(leave.kind, 'permit');
        if (leave.kind !== 'permit') return;
        sentMs.push(performance.now());
        await rest(dice() < 0.1 ? 250 : dice() * 20);
        books.of(siteKey).settle(leave.id, ok);
      }
      await books.close();
    };
    await Promise.all(Array.from({ length: 6 }, (_, seed) => run(seed)));
    sentMs.sort((first, second) => first - second);
    assert.ok(sentMs.length > 12, `only ${sentMs.length} requests`);
    for (const windowMs of [200, 500, 1_000, 2_000]) {
      const most = Math.max(
        ...sentMs.map((from) => sentMs.filter((at) => at >= from && at < from + windowMs).length),
      );
      const bound = (windowMs + lateMs + callMs) / gapMs + burst;
      assert.ok(most <= bound, `${most} requests in ${windowMs} ms, ${bound} at most`);
    }
  });

  it('is nothing more once one of them was told to wait, but for what is on its way', async () => {
    const sentMs: number[] = [];
    let refusedMs = Number.POSITIVE_INFINITY;
    const run = async (seed: number): Promise<void> => {
      const { books } = await worker(seed);
      for (;;) {
        const leave = await books.of(siteKey).take(10);
        // The wait is longer than a lease is held for: the crawl lets go.
        if (leave.kind === 'ended') {
          assert.equal(leave.ending.kind, 'released');
          return books.close();
        }
        sentMs.push(performance.now());
        if (sentMs.length === 20) {
          books.of(siteKey).settle(leave.id, { ...ok, status: 429, retryAfterMs: 30_000 });
          await books.of(siteKey).holdBack(30_000);
          refusedMs = performance.now();
        } else {
          await rest(5);
          books.of(siteKey).settle(leave.id, ok);
        }
      }
    };
    await Promise.all(Array.from({ length: 6 }, (_, seed) => run(seed)));
    const after = sentMs.filter((at) => at > refusedMs);
    // What was handed out is asked for again before it is used; an answer may be under way.
    assert.ok(after.length <= burst, `${after.length} requests after it`);
    const lastMs = Math.max(refusedMs, ...after) - refusedMs;
    assert.ok(lastMs < lateMs + callMs, `the last one ${lastMs} ms after it`);
    const site = await permitsOn(world).site();
    assert.equal(site.in_flight, 0, 'what was held is given back');
    assert.ok(site.paused_ms > 25_000);
  });
});

function slowly(world: ProtocolWorld, dice: () => number): PermitDeps['rpc'] {
  const late = async <T>(answer: Promise<T>): Promise<T> => {
    const value = await answer;
    if (dice() < 0.2) await rest(300);
    return value;
  };
  return {
    ReserveFetches: (request: never) =>
      late(Promise.resolve(world.politeness.ReserveFetches(world.context, request))),
    SettleFetches: async ({ settlements, ...rest }: { readonly settlements: readonly object[] }) =>
      world.politeness.SettleFetches(world.context, {
        ...rest,
        settlements: settlements.map((settlement) => ({ ...untold, ...settlement })),
      } as never),
  } as unknown as PermitDeps['rpc'];
}

const untold = {
  unused: false,
  httpStatus: 0,
  latency: null,
  retryAfter: null,
  failureReason: 'FAILURE_REASON_UNSPECIFIED',
};

function holderOf(grant: string): Holder {
  const { signal } = new AbortController();
  const left = { softMs: 60_000, hardMs: 60_000, wallMs: undefined, authorizationMs: undefined };
  return {
    grant,
    slice: sliceFrom(performance.now(), left),
    ending: undefined,
    signal,
    lost: signal,
    end: () => undefined,
    rest: (ms) => rest(ms),
    renew: async () => true,
  };
}

/** Even between 0 and 1, the same for the same seed. */
function diceOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
