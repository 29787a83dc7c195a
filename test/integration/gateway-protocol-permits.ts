/* Permits as a worker books and settles them, and the site as the database holds it. */
import { randomUUID } from 'node:crypto';
import { statement } from '#libs/postgres/database.ts';
import type { ReserveFetchesResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/ReserveFetchesResponse.ts';
import type { _jobradar_worker_v1_SettleFetchesRequest_Settlement as Settlement } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesRequest.ts';
import type { SettleFetchesResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesResponse.ts';
import { grantOf, siteKey, type ProtocolWorld } from './gateway-protocol-world.ts';

/** The row of a site. */
export interface SeenSite {
  readonly in_flight: number;
  readonly slowdown: number;
  readonly throttles: number;
  readonly failures: number;
  readonly breaker: string;
  readonly gap_ms: number;
  readonly paused_ms: number;
  readonly latency_ms: number | null;
}

const see = statement<SeenSite>(
  'test-see-site',
  `select in_flight, slowdown, throttles, failures, breaker, latency_ms,
     extract(epoch from effective_gap)::float8 * 1000 as gap_ms,
     extract(epoch from greatest(not_before, now()) - now())::float8 * 1000 as paused_ms
   from sites where site_key = $1`,
);

/** How one fetch went; a good one, where nothing is said. */
export type Told = Partial<Omit<Settlement, 'permitId'>> & {
  readonly permitId?: string | undefined;
};

export type PermitCalls = ReturnType<typeof permitsOn>;

/** What a worker does with permits; of the world's gateway, or of another one. */
export function permitsOn(world: ProtocolWorld, politeness = world.politeness) {
  const calls = {
    /** A crawl that runs, with the grant of its worker. */
    async begin(): Promise<{ readonly taskId: string; readonly grant: string }> {
      const taskId = await world.submit();
      await world.publish(taskId);
      return { taskId, grant: grantOf(await world.claim(taskId)) };
    },
    async reserve(
      grant: string,
      count: number,
      changes: { readonly key?: string; readonly reservationId?: string } = {},
    ): Promise<ReserveFetchesResponse$Input> {
      return politeness.ReserveFetches(world.context, {
        grant,
        key: siteKey,
        count,
        reservationId: randomUUID(),
        ...changes,
      });
    },
    async settle(
      grant: string,
      settlements: readonly Told[],
      key = siteKey,
    ): Promise<SettleFetchesResponse$Input> {
      return politeness.SettleFetches(world.context, {
        grant,
        key,
        settlements: settlements.map((settlement) => ({
          ...fine,
          ...settlement,
          permitId: settlement.permitId ?? '',
        })),
      });
    },
    /** Books one permit and tells how its request went. */
    async fetchOnce(
      grant: string,
      settlement: Told = {},
      key = siteKey,
    ): Promise<SettleFetchesResponse$Input | undefined> {
      const [permit] = (await calls.reserve(grant, 1, { key })).permits ?? [];
      if (permit?.id === undefined) return undefined;
      return calls.settle(grant, [{ ...settlement, permitId: permit.id }], key);
    },
    async site(key = siteKey): Promise<SeenSite> {
      const row = await world.database.first(see, [key]);
      if (row === undefined) throw new Error(`There is no site "${key}"`);
      return row;
    },
    /** Changes the site as time would. */
    change: (text: string, key = siteKey): Promise<number> =>
      world.database.run(
        statement<never>(
          `test-${text}`.slice(0, 60),
          `update sites set ${text} where site_key = $1`,
        ),
        [key],
      ),
  };
  return calls;
}

const fine: Settlement = {
  permitId: '',
  unused: false,
  httpStatus: 200,
  latency: null,
  retryAfter: null,
  failureReason: 'FAILURE_REASON_UNSPECIFIED',
};
