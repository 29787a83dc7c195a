import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { statement } from '#libs/postgres/database.ts';
import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import { ensureSite, setRobotsGap } from '../../services/gateway/adapters/site-store.ts';
import { permitsOn, type PermitCalls } from './gateway-protocol-permits.ts';
import {
  protocolWorld,
  siteKey,
  sourceId,
  tenantId,
  type ProtocolWorld,
} from './gateway-protocol-world.ts';

const other = 'other.test';
const slots = statement<{ slot_ms: number }>(
  'test-slots',
  `select extract(epoch from first_slot + i * gap)::float8 * 1000 as slot_ms
   from reservations, generate_series(0, k - 1) i where site_key = $1 order by 1`,
);

describe('the pace of a site', () => {
  let world: ProtocolWorld;
  let calls: PermitCalls;
  beforeEach(async () => {
    world = await protocolWorld();
    calls = permitsOn(world);
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
  });
  const setPace = (pace: {
    readonly gapMs: number;
    readonly burst: number;
    readonly maxInFlight: number;
  }): Promise<void> => ensureSite(world.database, { siteKey, tenantId, sourceId, pace });

  it('holds for many workers that book at once: no slot twice, no window too full', async () => {
    const grants = (await Promise.all(Array.from({ length: 8 }, () => calls.begin()))).map(
      ({ grant }) => grant,
    );
    const [gapMs, burst] = [25, 4];
    await setPace({ gapMs, burst, maxInFlight: 16 });
    const untilMs = performance.now() + 1_500;
    const worker = async (grant: string): Promise<void> => {
      while (performance.now() < untilMs) {
        const { permits = [], blockedFor } = await calls.reserve(grant, 3);
        if (permits.length === 0) await rest(Math.max(1, durationMs(blockedFor) ?? 0));
        else
          await calls.settle(
            grant,
            permits.map(({ id }) => ({ permitId: id })),
          );
      }
    };
    await Promise.all(grants.map(worker));
    const booked = (await world.database.rows(slots, [siteKey])).map(({ slot_ms: ms }) => ms);
    assert.ok(booked.length > 40, `only ${booked.length} slots`);
    const gaps = booked.slice(1).map((slot, index) => slot - (booked[index] ?? 0));
    assert.ok(Math.min(...gaps) >= gapMs - 0.01, `two slots are ${Math.min(...gaps)} ms apart`);
    assert.equal((await calls.site()).in_flight, 0);
  });

  it('hands out a second of it at most, or one permit, and none for later than soon', async () => {
    const { grant } = await calls.begin();
    await setPace({ gapMs: 400, burst: 10, maxInFlight: 16 });
    const saved = await calls.reserve(grant, 20);
    assert.equal(saved.permits?.length, 2, 'of the ten that were saved up');
    await setPace({ gapMs: 2_000, burst: 10, maxInFlight: 16 });
    assert.equal((await calls.reserve(grant, 20)).permits?.length, 1);
    await setPace({ gapMs: 50, burst: 1, maxInFlight: 16 });
    await calls.change(`next_slot = '-infinity', in_flight = 0`);
    const block = await calls.reserve(grant, 20);
    const waits = (block.permits ?? []).map(({ wait }) => durationMs(wait) ?? 0);
    assert.equal(waits.length, 6, 'now, and 250 ms ahead');
    const blocked = await calls.reserve(grant, 20);
    assert.equal(blocked.permits?.length, 0);
    const blockedMs = durationMs(blocked.blockedFor) ?? 0;
    assert.ok(blockedMs > 20 && blockedMs <= 50, `until the next slot is near: ${blockedMs}`);
  });

  it('has a floor by robots.txt, which only the origin that raised it lowers', async () => {
    const { grant } = await calls.begin();
    await setPace({ gapMs: 100, burst: 1, maxInFlight: 4 });
    const floor = (origin: string, gapMs: number): Promise<void> =>
      setRobotsGap(world.database, { siteKey, origin, gapMs });
    const gapAfter = async (origin: string, gapMs: number): Promise<number> => {
      await floor(origin, gapMs);
      return (await calls.site()).gap_ms;
    };
    assert.equal(await gapAfter('https://a.test', 3_000), 3_000);
    assert.equal(await gapAfter('https://b.test', 1_000), 3_000);
    assert.equal(await gapAfter('https://b.test', 0), 3_000);
    assert.equal(await gapAfter('https://b.test', 5_000), 5_000);
    assert.equal(await gapAfter('https://a.test', 0), 5_000);
    assert.equal(await gapAfter('https://b.test', 2_000), 2_000);
    await calls.fetchOnce(grant);
    const next = await calls.reserve(grant, 1);
    assert.ok((durationMs(next.blockedFor) ?? 0) > 1_500, 'the slots keep it');
    assert.equal(await gapAfter('https://b.test', 0), 100);
  });

  it('is that of the strictest source for as long as its crawls go on', async () => {
    const pace = { gapMs: 10, burst: 9, maxInFlight: 9 };
    const relax = async (): Promise<number> => {
      await ensureSite(world.database, { siteKey, tenantId, sourceId: 'lax', pace });
      return (await calls.site()).gap_ms;
    };
    await calls.begin();
    await calls.change(`update_time = now() - interval '59 minutes'`);
    assert.equal(await relax(), 100);
    await calls.begin();
    await calls.change(`update_time = update_time - interval '10 minutes'`);
    assert.equal(await relax(), 100, 'it was heard of when it was claimed');
    await calls.change(`gap = interval '3 hours', update_time = now() - interval '5 hours'`);
    assert.equal(await relax(), 10_800_000, 'who asks so rarely is rarely heard of');
    await calls.change(`update_time = now() - interval '7 hours'`);
    assert.equal(await relax(), 10);
  });

  it('is waited for until its next slot, and no longer, by those who come between', async () => {
    const { grant } = await calls.begin();
    await setPace({ gapMs: 900, burst: 1, maxInFlight: 1 });
    assert.equal((await calls.reserve(grant, 1)).permits?.length, 1);
    const { reason, blockedFor } = await calls.reserve(grant, 1);
    assert.match(reason ?? '', /in flight/u);
    assert.ok((durationMs(blockedFor) ?? 0) <= 650, 'as long as who has the slot will wait');
  });

  it('holds from when it is set, also where the next slot was due at a slower one', async () => {
    const { grant } = await calls.begin();
    await setPace({ gapMs: 86_400_000, burst: 1, maxInFlight: 4 });
    assert.ok(await calls.fetchOnce(grant));
    await setPace({ gapMs: 5_000, burst: 1, maxInFlight: 4 });
    const waitMs = durationMs((await calls.reserve(grant, 1)).blockedFor) ?? 0;
    assert.ok(waitMs > 4_500 && waitMs <= 7_000, `one gap, and not ${waitMs} ms`);
  });

  it('defers a crawl whose slot is too far away for a lease, and burns no attempt', async () => {
    const { grant } = await calls.begin();
    await setPace({ gapMs: 60_000, burst: 1, maxInFlight: 4 });
    const taskId = await world.submit();
    await world.publish(taskId);
    assert.ok(await calls.fetchOnce(grant));
    const blocked = await calls.reserve(grant, 1);
    assert.ok((durationMs(blocked.blockedFor) ?? 0) > 50_000, 'who runs lets go');
    assert.equal((await world.claim(taskId)).outcome, 'OUTCOME_HOST_NOT_READY');
    const { attempt, dispatch_due_in_s: dueInS } = await world.see(taskId);
    assert.equal(attempt, 1);
    assert.ok((dueInS ?? 0) > 50, `due in ${dueInS} s`);
  });

  it('is halved by a round of refusals once, and comes back with good answers', async () => {
    const { grant } = await calls.begin();
    await setPace({ gapMs: 50, burst: 1, maxInFlight: 16 });
    const { permits = [] } = await calls.reserve(grant, 5);
    const refused = (id: string | undefined) => ({
      permitId: id,
      httpStatus: 429,
      retryAfter: toDuration(1_000),
    });
    const first = await calls.settle(
      grant,
      permits.slice(0, 3).map(({ id }) => refused(id)),
    );
    assert.equal(first.requestsPerSecond, 10);
    const second = await calls.settle(
      grant,
      permits.slice(3).map(({ id }) => refused(id)),
    );
    assert.equal(second.requestsPerSecond, 10, 'the same round');
    assert.equal((await calls.site()).throttles, 1);
    const again = await calls.settle(
      grant,
      permits.map(({ id }) => refused(id)),
    );
    assert.equal(again.requestsPerSecond, 10, 'a repeat is a no-op');
    const rates: number[] = [];
    for (let round = 0; round < 17; round += 1) {
      await calls.change(`not_before = now(), next_slot = '-infinity'`);
      rates.push(Number((await calls.fetchOnce(grant))?.requestsPerSecond));
    }
    assert.deepEqual(
      rates.map((rate) => Math.round(rate * 1_000) / 1_000),
      [
        10.625, 11.25, 11.875, 12.5, 13.125, 13.75, 14.375, 15, 15.625, 16.25, 16.875, 17.5, 18.125,
        18.75, 19.375, 20, 20,
      ],
    );
    assert.equal((await calls.site()).throttles, 0);
  });

  it('follows errors and slowness down to its bound, and leaves other sites alone', async () => {
    const { grant } = await calls.begin();
    await setPace({ gapMs: 100, burst: 1, maxInFlight: 16 });
    await calls.fetchOnce(grant, {}, other);
    const before = await calls.site(other);
    await calls.fetchOnce(grant, { latency: toDuration(200) });
    await calls.change(`next_slot = '-infinity'`);
    await calls.fetchOnce(grant, { latency: toDuration(4_000) });
    assert.equal((await calls.site()).slowdown, 1.5);
    assert.equal((await calls.site()).latency_ms, 200 + 3_800 / 8);
    for (let round = 0; round < 9; round += 1) {
      await calls.change(`next_slot = '-infinity', breaker = 'CLOSED', failures = 0`);
      await calls.fetchOnce(grant, {
        httpStatus: 0,
        failureReason: 'FAILURE_REASON_CONNECTION_FAILED',
      });
    }
    assert.equal((await calls.site()).slowdown, 32);
    assert.equal((await calls.site()).gap_ms, 3_200);
    await setPace({ gapMs: 20_000, burst: 1, maxInFlight: 16 });
    assert.equal((await calls.site()).gap_ms, 60_000, 'never rarer than once a minute');
    await setPace({ gapMs: 90_000, burst: 1, maxInFlight: 16 });
    assert.equal((await calls.site()).gap_ms, 90_000, 'but for sites that want it so');
    assert.deepEqual(await calls.site(other), before);
  });

  it('rests longer with every refusal that names no time, and for everybody', async () => {
    const first = await calls.begin();
    const second = await calls.begin();
    const pauses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await calls.change(`not_before = now(), next_slot = '-infinity'`);
      const told = await calls.fetchOnce(first.grant, { httpStatus: 429 });
      pauses.push(Math.round((durationMs(told?.blockedFor) ?? 0) / 1_000));
      const blocked = await calls.reserve(second.grant, 1);
      assert.equal(blocked.permits?.length, 0);
      assert.ok((durationMs(blocked.blockedFor) ?? 0) > 29_000);
    }
    assert.deepEqual(pauses, [30, 60, 120]);
    const late = await world.politeness.SettleFetches(world.context, {
      grant: second.grant,
      key: siteKey,
      settlements: [
        {
          permitId: `${randomUUID()}.0`,
          unused: false,
          httpStatus: 429,
          latency: null,
          retryAfter: toDuration(86_400_000),
          failureReason: 'FAILURE_REASON_UNSPECIFIED',
        },
      ],
    });
    assert.ok((durationMs(late.blockedFor) ?? 0) < 121_000, 'a permit of nobody says nothing');
  });
});
