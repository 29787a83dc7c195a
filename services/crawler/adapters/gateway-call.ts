import type { Clock } from '#libs/runtime/clock.ts';
import type { Ending } from '../core/ending.ts';
import { sliceState } from '../core/slice.ts';
import type { Holder } from './holder.ts';
import { faultOf, outageBackoff, type OutageWatch } from './outage.ts';

/** What calls to the gateway within an execution need. */
export interface GatewayCalls {
  readonly clock: Clock;
  readonly watch: OutageWatch;
  readonly random: () => number;
}

/**
 * Calls the gateway for an execution. While it is away the call is repeated until the slice ends,
 * which is then given back; no outage of ours is a failure of the crawl.
 */
export async function callGateway<T extends object>(
  { clock, watch, random }: GatewayCalls,
  holder: Holder,
  send: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly ending: Ending }> {
  for (let attempt = 1; ; attempt += 1) {
    if (holder.ending !== undefined) return { ending: holder.ending };
    try {
      const value = await send();
      watch.answered('gateway');
      return { value };
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'lost' || holder.lost.aborted) {
        holder.end({ kind: 'lost' });
        return { ending: { kind: 'lost' } };
      }
      if (fault === 'refused') throw error;
      watch.failed('gateway', error);
      if (sliceState(holder.slice, clock.monotonicMs()) !== 'go') {
        return { ending: { kind: 'released', cause: 'CAUSE_SLICE_ENDED' } };
      }
      await holder.rest(outageBackoff(attempt, random()));
    }
  }
}
