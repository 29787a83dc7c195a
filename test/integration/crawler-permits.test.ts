import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'mocha';
import { RpcError } from '#libs/grpc/rpc-error.ts';
import type { ReserveFetchesRequest$Input } from '#libs/proto/gen/jobradar/worker/v1/ReserveFetchesRequest.ts';
import type { SettleFetchesRequest$Input } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesRequest.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import type { HopResult } from '../../services/crawler/adapters/fetch-contract.ts';
import type { Holder } from '../../services/crawler/adapters/holder.ts';
import { createPermits, type PermitBooks } from '../../services/crawler/adapters/permits.ts';
import { sliceFrom } from '../../services/crawler/core/slice.ts';

type PermitDeps = Parameters<typeof createPermits>[0];

const key = 'board.test';
const ok: HopResult = {
  status: 200,
  latencyMs: 20,
  retryAfterMs: undefined,
  failure: undefined,
  wireBytes: 1,
};

/** A gateway of a site, and a clock that goes on only where something takes time. */
class Stage {
  nowMs = 0;
  /** How long a booking takes. */
  callMs = 5;
  /** How long each permit of a block has to wait. */
  waitsMs: readonly number[] = [0];
  blockedMs = 0;
  /** Bookings that the gateway makes without an answer. */
  lostAnswers = 0;
  /** Settlements that find no gateway. */
  lostSettlements = 0;
  readonly asked: number[] = [];
  readonly sent: { readonly id: string; readonly atMs: number }[] = [];
  readonly settled: { readonly permitId: string; readonly unused: boolean }[] = [];
  /** Runs while somebody waits. */
  onRest: () => Promise<void> = async () => undefined;

  open(): PermitBooks {
    return this.#permits.open({ holder: this.#holder(), blockMax: 5 });
  }

  async send(books: PermitBooks, result: HopResult = ok): Promise<void> {
    const leave = await books.of(key).take(5);
    if (leave.kind === 'ended') throw new Error(`It ended: ${leave.ending.kind}`);
    this.sent.push({ id: leave.id, atMs: this.nowMs });
    books.of(key).settle(leave.id, result);
  }

  readonly #permits = createPermits({
    clock: { nowMs: () => this.nowMs, monotonicMs: () => this.nowMs },
    random: () => 0,
    watch: { answered: () => undefined, failed: () => undefined },
    rpc: {
      ReserveFetches: async ({ reservationId, count = 0 }: ReserveFetchesRequest$Input) => {
        this.nowMs += this.callMs;
        this.asked.push(count);
        if (this.lostAnswers > 0) {
          this.lostAnswers -= 1;
          throw gatewayAway();
        }
        const waits = this.waitsMs.slice(0, count);
        return {
          permits: waits.map((ms, index) => ({
            id: `${reservationId}.${index}`,
            wait: toDuration(ms),
          })),
          directive: 'DIRECTIVE_CONTINUE',
          blockedFor: toDuration(this.blockedMs),
          reason: '',
        };
      },
      SettleFetches: async ({ settlements = [] }: SettleFetchesRequest$Input) => {
        if (this.lostSettlements > 0) {
          this.lostSettlements -= 1;
          throw gatewayAway();
        }
        for (const { permitId = '', unused = false } of settlements) {
          this.settled.push({ permitId, unused });
        }
        return { blockedFor: toDuration(this.blockedMs), requestsPerSecond: 20 };
      },
    } as unknown as PermitDeps['rpc'],
  });

  #holder(): Holder {
    const { signal } = new AbortController();
    return {
      grant: 'grant',
      slice: sliceFrom(0, {
        softMs: 600_000,
        hardMs: 600_000,
        wallMs: undefined,
        authorizationMs: undefined,
      }),
      ending: undefined,
      signal,
      lost: signal,
      end: () => undefined,
      rest: async (ms) => {
        this.nowMs += ms;
        await this.onRest();
      },
      renew: async () => true,
    };
  }
}

describe('the permits of a worker', () => {
  let stage: Stage;
  beforeEach(() => {
    stage = new Stage();
  });
  const unused = (): number => stage.settled.filter((settlement) => settlement.unused).length;

  it('are used in their order, each not before its time', async () => {
    stage.waitsMs = [0, 50, 100];
    const books = stage.open();
    for (let times = 0; times < 3; times += 1) await stage.send(books);
    assert.deepEqual(
      stage.sent.map(({ atMs }) => atMs),
      [5, 55, 105],
    );
    assert.deepEqual(stage.asked, [5, 1, 1], 'booked at once, asked again for those that waited');
  });

  it('are not used where the gateway says so in the last moment', async () => {
    stage.waitsMs = [0, 50, 100];
    const books = stage.open();
    await stage.send(books);
    // Another process was told to wait.
    stage.waitsMs = [];
    stage.blockedMs = 9_000;
    stage.onRest = async () => {
      if (stage.nowMs < 9_000) return;
      stage.waitsMs = [0];
      stage.blockedMs = 0;
    };
    await stage.send(books);
    assert.ok((stage.sent[1]?.atMs ?? 0) >= 9_000);
    assert.equal(unused(), 2);
  });

  it('are given back when they are late, and booked anew', async () => {
    stage.waitsMs = [0, 50];
    const books = stage.open();
    await stage.send(books);
    // The page took its time.
    stage.nowMs = 160;
    stage.waitsMs = [0];
    await stage.send(books);
    assert.equal(stage.asked.length, 2);
    assert.equal(unused(), 1);
    assert.equal(stage.sent[1]?.atMs, 165);
  });

  it('are late where their answer was, unless the network is always so slow', async () => {
    stage.callMs = 160;
    const books = stage.open();
    await stage.send(books);
    assert.ok(stage.asked.length > 1, 'the first answers came too late');
    const tries = stage.asked.length;
    await stage.send(books);
    assert.equal(stage.asked.length, tries + 1, 'that is how long a call takes here');
  });

  it('are late where a repeated call gave what the first one had booked', async () => {
    stage.lostAnswers = 1;
    stage.onRest = async () => {
      // The gateway was away for so long.
      stage.nowMs += 5_000;
    };
    await stage.send(stage.open());
    assert.equal(unused(), 1);
    assert.equal(stage.asked.length, 3);
  });

  it('are asked for one by one when they come faster than pages are read', async () => {
    const books = stage.open();
    await stage.send(books);
    await stage.send(books);
    stage.nowMs += 51;
    await stage.send(books);
    assert.deepEqual(stage.asked, [5, 5, 1]);
  });

  it('are all given back, of every crawl, when the site asks one for patience', async () => {
    const first = stage.open();
    const second = stage.open();
    const third = stage.open();
    stage.waitsMs = [0, 100];
    await stage.send(third);
    await stage.send(first);
    // The second one waits for its slot while the first is refused.
    stage.waitsMs = [80];
    stage.onRest = async () => {
      stage.onRest = async () => undefined;
      stage.waitsMs = [0];
      first.of(key).settle('refused.0', { ...ok, status: 429, retryAfterMs: 9_000 });
    };
    await stage.send(second);
    await stage.send(third);
    const refusedMs = 95;
    assert.deepEqual(
      stage.sent.slice(2).map(({ atMs }) => atMs >= refusedMs + 9_000),
      [true, true],
    );
    assert.equal(unused(), 2, 'those that the second and the third held');
  });

  it('tell what the site said for as long as it takes to reach the gateway', async () => {
    const books = stage.open();
    await stage.send(books, { ...ok, status: 429, retryAfterMs: 9_000 });
    stage.lostSettlements = 5;
    await books.of(key).holdBack(9_000);
    assert.equal(stage.settled.length, 1);
  });

  it('wait longer where a fetch is under way, and do not begin it anew', async () => {
    stage.blockedMs = 40_000;
    stage.waitsMs = [];
    const before = await stage.open().of(key).take(1);
    assert.equal(before.kind === 'ended' ? before.ending.kind : before.kind, 'released');
    stage.onRest = async () => {
      stage.waitsMs = [0];
    };
    assert.equal((await stage.open().of(key).take(1, true)).kind, 'permit');
    assert.ok(stage.nowMs >= 40_000);
  });

  it('learn with their settlement what the site told other workers', async () => {
    const [first, second] = [stage.open(), stage.open()];
    await stage.send(first);
    stage.blockedMs = 7_000;
    await first.close();
    stage.blockedMs = 0;
    await stage.send(second);
    assert.ok((stage.sent[1]?.atMs ?? 0) >= 7_000);
  });
});

function gatewayAway(): RpcError {
  return new RpcError('unavailable', 'away', {
    method: 'ReserveFetches',
    reason: '',
    violations: [],
    retryAfterMs: undefined,
    resource: undefined,
    metadata: {},
    traceId: '',
  });
}
