import type { RpcClient } from '#libs/grpc/connect.ts';
import type { PolitenessServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/PolitenessService.ts';
import type { _jobradar_worker_v1_SettleFetchesRequest_Settlement$Input as Settlement } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesRequest.ts';
import type { SettleFetchesResponse } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesResponse.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import { sliceState } from '../core/slice.ts';
import type { GatewayCalls } from './gateway-call.ts';
import type { Holder } from './holder.ts';
import { faultOf, outageBackoff } from './outage.ts';

const service = 'gateway';
const settledMax = 100;
const triesMax = 3;

/** What settling needs. */
export interface SettleDeps extends GatewayCalls {
  readonly rpc: Pick<RpcClient<PolitenessServiceDefinition>, 'SettleFetches'>;
}

/** The settlements of one execution for one site, until they are told. */
export class SettleQueue {
  readonly #deps: SettleDeps;
  readonly #of: { readonly holder: Holder; readonly key: string };
  readonly #onTold: (answer: SettleFetchesResponse) => void;
  readonly #waiting: Settlement[] = [];

  constructor(
    deps: SettleDeps,
    of: { readonly holder: Holder; readonly key: string },
    onTold: (answer: SettleFetchesResponse) => void,
  ) {
    this.#deps = deps;
    this.#of = of;
    this.#onTold = onTold;
  }

  add(settlement: Settlement): void {
    this.#waiting.push(settlement);
  }

  /** Gives a permit back. */
  addUnused(permitId: string): void {
    this.add({ permitId, unused: true });
  }

  /**
   * Tells what waits. What the site said has to reach the other workers, so it is told again while
   * the slice lasts. One that cannot be told by then is given up: its permit ends with the lease.
   */
  async flush(): Promise<void> {
    const { rpc, watch, random } = this.#deps;
    const { holder, key } = this.#of;
    while (this.#waiting.length > 0) {
      const settlements = this.#waiting.splice(0, settledMax);
      for (let attempt = 1; attempt <= triesMax || this.#goesOn(); attempt += 1) {
        if (holder.lost.aborted) return;
        try {
          const request = { grant: holder.grant, key, settlements };
          this.#onTold(await rpc.SettleFetches(request, { signal: holder.lost }));
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

  #goesOn(): boolean {
    const { holder } = this.#of;
    const nowMs = this.#deps.clock.monotonicMs();
    return holder.ending === undefined && sliceState(holder.slice, nowMs) === 'go';
  }
}
