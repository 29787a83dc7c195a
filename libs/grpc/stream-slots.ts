import { AppError } from '#libs/runtime/errors.ts';
import { gauge } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import type { Caller } from './call-context.ts';

/** How many calls may stay open at the same time. */
export interface StreamLimits {
  readonly perTenant: number;
  readonly perProcess: number;
}

/** The slots of a server's open streams. */
export interface StreamSlots {
  /** Takes a slot until it is disposed of; throws TOO_MANY_STREAMS where none is left. */
  take(caller: Caller): Disposable;
  readonly taken: number;
}

const openStreams = gauge({
  name: metricNames.rpcOpenStreams,
  help: 'Calls that stay open: streams, and calls that wait',
});

/** Counts open streams, per tenant and in all; our own services have no tenant's limit. */
export function createStreamSlots(limits: StreamLimits): StreamSlots {
  const ofTenant = new Map<string, number>();
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    take({ tenant }) {
      const mine = ofTenant.get(tenant) ?? 0;
      if (taken >= limits.perProcess) throw tooMany('server', limits.perProcess);
      if (tenant !== '' && mine >= limits.perTenant) throw tooMany('tenant', limits.perTenant);
      taken += 1;
      openStreams.inc();
      ofTenant.set(tenant, mine + 1);
      return {
        [Symbol.dispose]() {
          taken -= 1;
          openStreams.dec();
          const left = (ofTenant.get(tenant) ?? 1) - 1;
          if (left > 0) ofTenant.set(tenant, left);
          else ofTenant.delete(tenant);
        },
      };
    },
  };
}

function tooMany(whose: string, limit: number): AppError {
  return new AppError('resource_exhausted', `The ${whose} has ${limit} open streams already`, {
    reason: 'TOO_MANY_STREAMS',
    retryAfterMs: 5_000,
    metadata: { limit: String(limit), of: whose },
  });
}
