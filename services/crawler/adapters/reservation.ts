import type { RpcClient } from '#libs/grpc/connect.ts';
import type { PolitenessServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/PolitenessService.ts';
import type { ReserveFetchesResponse } from '#libs/proto/gen/jobradar/worker/v1/ReserveFetchesResponse.ts';
import { endingOf, type Ending } from '../core/ending.ts';
import type { BookingTimes } from '../core/permit-life.ts';
import { callGateway, type GatewayCalls } from './gateway-call.ts';
import type { Holder } from './holder.ts';

/** What booking permits needs. */
export interface ReservationDeps extends GatewayCalls {
  readonly rpc: RpcClient<PolitenessServiceDefinition>;
}

/** A block of permits of one site. */
export interface Reservation {
  readonly holder: Holder;
  readonly key: string;
  /** With the same id nothing is booked twice, on a repeat or later. */
  readonly reservationId: string;
  readonly count: number;
}

/** Books a block, or asks what became of it; ends the execution where it is told to. */
export async function reserve(
  deps: ReservationDeps,
  { holder, key, reservationId, count }: Reservation,
): Promise<
  | { readonly value: ReserveFetchesResponse & { readonly times: BookingTimes } }
  | { readonly ending: Ending }
> {
  const { clock, rpc } = deps;
  let times: BookingTimes | undefined;
  const answer = await callGateway(deps, holder, async () => {
    const lastSentMs = clock.monotonicMs();
    const firstSentMs = times?.firstSentMs ?? lastSentMs;
    times = { firstSentMs, lastSentMs, answeredMs: lastSentMs };
    const value = await rpc.ReserveFetches(
      { grant: holder.grant, key, count, reservationId },
      { signal: holder.lost },
    );
    return { ...value, times: { ...times, answeredMs: clock.monotonicMs() } };
  });
  if ('ending' in answer) return answer;
  const ending = endingOf(answer.value.directive);
  if (ending === undefined) return answer;
  holder.end(ending);
  return { ending };
}
