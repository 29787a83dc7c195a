import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import { buildConnector } from 'undici';

import type { PracticeHosts } from '#libs/sources/practice-hosts.ts';
import { mayConnect, type Endpoint } from '../core/address-policy.ts';
import { FetchError } from './fetch-error.ts';

const portsKeptMax = 64;

/** Resolves a name; the system's resolver unless a test brings its own. */
export type Resolve = (
  name: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** How sockets to sites are opened. */
export interface ConnectorOptions {
  readonly practiceHosts: PracticeHosts;
  readonly connectMs: number;
  readonly dnsMs: number;
  readonly resolve?: Resolve;
}

/**
 * Opens every socket to a site, redirects and robots.txt included. The address is checked where
 * the connection looks it up, so that a name cannot change between check and use, and once more
 * on the open socket.
 */
export function guardedConnector(options: ConnectorOptions): buildConnector.connector {
  const byEndpoint = new Map<string, buildConnector.connector>();
  return (target, done) => {
    const endpoint = endpointOf(target);
    const { hostname } = endpoint;
    const isAllowed = (address: string): boolean =>
      mayConnect(endpoint, address, options.practiceHosts);
    // A connection to a literal address asks no resolver.
    if (isIP(hostname) !== 0 && !isAllowed(hostname)) {
      done(refused(hostname, hostname), null);
      return;
    }
    connectorFor(endpoint, isAllowed)(target, (...[error, socket]) => {
      if (error !== null) {
        done(error, null);
        return;
      }
      const address = socket.remoteAddress ?? '';
      if (isAllowed(address)) {
        done(null, socket);
        return;
      }
      socket.destroy();
      done(refused(hostname, address), null);
    });
  };

  // Kept for each endpoint, so that TLS sessions are resumed.
  function connectorFor(
    { hostname, port }: Endpoint,
    isAllowed: (address: string) => boolean,
  ): buildConnector.connector {
    const key = `${hostname}:${port}`;
    const kept = byEndpoint.get(key);
    if (kept !== undefined) return kept;
    const made = buildConnector({
      timeout: options.connectMs,
      allowH2: false,
      // Said here, so that no environment variable switches it off.
      rejectUnauthorized: true,
      lookup: guardedLookup(options, isAllowed),
      port,
    });
    if (byEndpoint.size >= portsKeptMax) byEndpoint.clear();
    byEndpoint.set(key, made);
    return made;
  }
}

function guardedLookup(
  { dnsMs, resolve = resolveBySystem }: ConnectorOptions,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (name, { all }, done) => {
    let isDone = false;
    const finish = (error: Error | null, found: readonly LookupAddress[]): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      const [first] = found;
      if (error !== null || first === undefined) done(error ?? notFound(name), []);
      else if (all === true) done(null, [...found]);
      else done(null, first.address, first.family);
    };
    const timer = setTimeout(
      () => finish(new FetchError('JR_DNS_TIMEOUT', `${name} did not resolve in time`), []),
      dnsMs,
    );
    resolve(name, (error, found) => {
      const bad = found.find(({ address }) => !isAllowed(address));
      finish(error ?? (bad === undefined ? null : refused(name, bad.address)), found);
    });
  };
}

function resolveBySystem(name: string, done: Parameters<Resolve>[1]): void {
  systemLookup(name, { all: true }, (error, found) => done(error, error === null ? found : []));
}

function endpointOf(target: buildConnector.Options): Endpoint {
  const hostname = target.hostname.replace(/^\[|\]$/g, '');
  const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80));
  return { hostname, port };
}

function refused(host: string, address: string): FetchError {
  const message = `${host} is at ${address || 'no address'}, which must not be contacted`;
  return new FetchError('JR_ADDRESS_REFUSED', message);
}

function notFound(name: string): FetchError {
  return new FetchError('ENOTFOUND', `${name} has no address`);
}
