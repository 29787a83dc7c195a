import type { HealthDefinition } from '#libs/proto/gen/grpc/health/v1/Health.ts';
import { notFound } from '#libs/runtime/errors.ts';
import type { CallContext } from './call-context.ts';
import type { Handlers } from './handlers.ts';

type ServingStatus = 'SERVING' | 'NOT_SERVING' | 'SERVICE_UNKNOWN';

/** The health of a server: one status for its services, and one for each part that has a name. */
export interface HealthBoard {
  readonly handlers: Handlers<HealthDefinition>;
  /** Makes the name of a service known. */
  add(service: string): void;
  services(): readonly string[];
  /** Without a name for the server and all of its services, with one for this part alone. */
  setServing(serving: boolean, part?: string): void;
}

/** grpc.health.v1, NOT_SERVING at first; watchers end with OK when their call has to end. */
export function createHealth(): HealthBoard {
  const services = new Set(['']);
  const parts = new Map<string, boolean>();
  let isServing = false;
  let change = Promise.withResolvers<void>();

  const statusOf = (service: string): ServingStatus => {
    const serves = services.has(service) ? isServing : parts.get(service);
    if (serves === undefined) return 'SERVICE_UNKNOWN';
    return serves ? 'SERVING' : 'NOT_SERVING';
  };

  return {
    handlers: {
      async Check(_context, { service }) {
        const status = statusOf(service);
        if (status === 'SERVICE_UNKNOWN') throw notFound('service', service);
        return { status };
      },
      async *Watch({ ending, signal }, { service }) {
        const end = AbortSignal.any([ending, signal]);
        let told: ServingStatus | undefined;
        while (!signal.aborted) {
          const status = statusOf(service);
          const changed = change.promise;
          if (status !== told) yield { status };
          told = status;
          if (end.aborted) return;
          await firstOf(changed, end);
        }
      },
    },
    add: (service) => void services.add(service),
    services: () => [...services].filter((service) => service !== ''),
    setServing(serving, part) {
      if (part === undefined) isServing = serving;
      else parts.set(part, serving);
      change.resolve();
      change = Promise.withResolvers();
    },
  };
}

/** Waits for the change or for the signal, whichever comes first. */
async function firstOf(change: Promise<void>, signal: CallContext['signal']): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onAbort = (): void => resolve();
  signal.addEventListener('abort', onAbort, { once: true });
  await Promise.race([change, promise]);
  signal.removeEventListener('abort', onAbort);
}
