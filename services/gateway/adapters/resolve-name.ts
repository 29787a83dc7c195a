import { lookup } from 'node:dns';
import { isIP } from 'node:net';

/** The addresses of a name, or why there are none. */
export type Resolved =
  | { readonly kind: 'addresses'; readonly addresses: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** Resolves a host as a connection would; an address is itself. */
export type ResolveName = (hostname: string, withinMs: number) => Promise<Resolved>;

const addressesMax = 32;
// A lookup holds one of the few threads of the process until the system's resolver gives up.
const lookupsMax = 2;

/** Makes the lookups of this process; each ends with the system's resolver, not its caller. */
export function createResolveName(): ResolveName {
  let running = 0;
  return async (hostname, withinMs) => {
    const bare = hostname.replace(/^\[|\]$/g, '');
    if (isIP(bare) !== 0) return { kind: 'addresses', addresses: [bare] };
    if (running >= lookupsMax) return failed('too many names are being looked up: ask again');
    const { promise, resolve } = Promise.withResolvers<Resolved>();
    const late = (): void => resolve(failed(`the name did not resolve within ${withinMs} ms`));
    const timer = setTimeout(late, withinMs);
    running += 1;
    lookup(bare, { all: true, verbatim: true }, (error, found) => {
      running -= 1;
      clearTimeout(timer);
      if (error !== null) return resolve(failed(`the name does not resolve (${error.code})`));
      const addresses = found.slice(0, addressesMax).map(({ address }) => address);
      resolve({ kind: 'addresses', addresses });
    });
    return await promise;
  };
}

function failed(reason: string): Resolved {
  return { kind: 'failed', reason };
}
