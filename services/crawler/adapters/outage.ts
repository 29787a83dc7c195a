import { RpcError } from '#libs/grpc/rpc-error.ts';
import { fullJitter } from '#libs/runtime/backoff.ts';
import { log } from '#libs/telemetry/log.ts';

const backoffBaseMs = 100;
const backoffMaxMs = 3_000;

/** What an error of a call to gateway or storage means for the caller. */
export type CallFault = 'lost' | 'grant-expired' | 'away' | 'refused';

/** Reads a fault from what a call threw; what is no answer of the service is a bug of ours. */
export function faultOf(error: unknown): CallFault {
  if (!(error instanceof RpcError)) return 'refused';
  if (error.reason === 'LEASE_LOST') return 'lost';
  if (error.reason === 'GRANT_EXPIRED') return 'grant-expired';
  switch (error.code) {
    case 'unavailable':
    case 'deadline_exceeded':
    case 'aborted':
    case 'cancelled':
    case 'unauthenticated':
      return 'away';
    case 'resource_exhausted':
      return error.reason === 'MESSAGE_TOO_LARGE' ? 'refused' : 'away';
    default:
      return 'refused';
  }
}

/** Who wants to know that one of our own services does not answer. */
export interface OutageWatch {
  answered(service: string): void;
  failed(service: string, error: unknown): void;
}

/** Tells once when a service goes away and once when it is back. */
export function createOutageWatch(told: {
  readonly onAway: () => void;
  readonly onBack: () => void;
  /** Each change of each service. */
  readonly onChange?: (service: string, answers: boolean) => void;
}): OutageWatch {
  const away = new Set<string>();
  return {
    answered(service) {
      if (!away.delete(service)) return;
      log.info('service answers again', { peer: service });
      told.onChange?.(service, true);
      if (away.size === 0) told.onBack();
    },
    failed(service, error) {
      if (away.has(service)) return;
      log.warn('service does not answer, the work is held', { peer: service, error });
      away.add(service);
      told.onChange?.(service, false);
      told.onAway();
    },
  };
}

/** The wait before a call is repeated: full jitter from 0.1 s doubling to 3 s. */
export function outageBackoff(attempt: number, random: number): number {
  return 20 + fullJitter({ attempt, baseMs: backoffBaseMs, maxMs: backoffMaxMs, random });
}
