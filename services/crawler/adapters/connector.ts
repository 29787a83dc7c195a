import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { connect, isIP, type LookupFunction, type Socket, type TcpNetConnectOpts } from 'node:net';
import type { buildConnector } from 'undici';
import { mayConnect, type Endpoint } from '#libs/sources/address-policy.ts';
import type { PracticeHosts } from '#libs/sources/practice-hosts.ts';
import { describeAddress } from '#libs/sources/url-policy.ts';
import { FetchError } from './fetch-error.ts';
import { secured, type SessionKeeper } from './secure-socket.ts';

/*
 * Every socket to a site is opened here, redirects, robots.txt and sitemaps included. The address
 * is checked where the connection looks it up, so that a name cannot change between check and use,
 * and once more on the open socket, before a byte is sent.
 */

/** How long one address may take before the next one is tried beside it. */
const nextAddressMs = 1_000;

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
  /** Opens the socket; the system's way unless a test counts what would be dialled. */
  readonly dial?: (options: TcpNetConnectOpts) => Socket;
}

/** Opens a socket for the client library; the socket it gives at once may not be open yet. */
export type GuardedConnector = (
  target: buildConnector.Options,
  done: buildConnector.Callback,
) => Socket | undefined;

/** Makes the connector of one origin; what it keeps of TLS is resumed by its next connection. */
export function guardedConnector(
  options: ConnectorOptions,
  sessions: SessionKeeper,
): GuardedConnector {
  return (target, done) => {
    const endpoint = endpointOf(target);
    const { hostname } = endpoint;
    const isAllowed = (address: string): boolean =>
      mayConnect(endpoint, address, options.practiceHosts);
    // A connection to a literal address asks no resolver.
    const isLiteral = isIP(hostname) !== 0;
    if (isLiteral && !isAllowed(hostname)) {
      done(refused(hostname, hostname), null);
      return undefined;
    }
    const attempt = new Attempt(options.connectMs, hostname, done);
    const socket = (options.dial ?? connect)({
      host: hostname,
      port: endpoint.port,
      lookup: guardedLookup(options, { isAllowed, onFound: () => attempt.start() }),
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: nextAddressMs,
    });
    attempt.watch(socket);
    if (isLiteral) attempt.start();
    socket.once('connect', () => {
      const address = socket.remoteAddress ?? '';
      if (!isAllowed(address)) attempt.fail(refused(hostname, address));
      else if (target.protocol !== 'https:') attempt.succeed(socket);
      else {
        const secure = secured(socket, { hostname, sessions });
        attempt.watch(secure);
        secure.once('secureConnect', () => attempt.succeed(secure));
      }
    });
    return socket;
  };
}

/** One connection that is being opened: it ends once, by success, failure or time. */
class Attempt {
  readonly #connectMs: number;
  readonly #hostname: string;
  readonly #done: buildConnector.Callback;
  readonly #sockets: Socket[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isDone = false;

  constructor(connectMs: number, hostname: string, done: buildConnector.Callback) {
    this.#connectMs = connectMs;
    this.#hostname = hostname;
    this.#done = done;
  }

  /** Counts from here: the time of the lookup has a limit of its own. */
  start(): void {
    if (this.#isDone || this.#timer !== undefined) return;
    const message = `${this.#hostname} took longer than ${this.#connectMs} ms to connect`;
    this.#timer = setTimeout(
      () => this.fail(new FetchError('JR_CONNECT_TIMEOUT', message)),
      this.#connectMs,
    );
  }

  watch(socket: Socket): void {
    this.#sockets.push(socket);
    socket.on('error', (error) => this.fail(error));
    socket.once('close', () => this.fail(new FetchError('ECONNABORTED', 'The socket was closed')));
  }

  succeed(socket: Socket): void {
    if (this.#end()) this.#done(null, socket);
  }

  fail(error: Error): void {
    if (!this.#end()) return;
    for (const socket of this.#sockets) socket.destroy();
    this.#done(error, null);
  }

  #end(): boolean {
    if (this.#isDone) return false;
    this.#isDone = true;
    clearTimeout(this.#timer);
    return true;
  }
}

function guardedLookup(
  { dnsMs, resolve = resolveBySystem }: ConnectorOptions,
  hooks: { readonly isAllowed: (address: string) => boolean; readonly onFound: () => void },
): LookupFunction {
  return (name, { all }, done) => {
    let isDone = false;
    const finish = (error: Error | null, found: readonly LookupAddress[]): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      const [first] = found;
      // One bad address is enough: which one would be taken is nobody's to choose.
      const bad = found.find(({ address }) => !hooks.isAllowed(address));
      if (error !== null || first === undefined) done(error ?? notFound(name), []);
      else if (bad !== undefined) done(refused(name, bad.address), []);
      else {
        hooks.onFound();
        if (all === true) done(null, [...found]);
        else done(null, first.address, first.family);
      }
    };
    const late = new FetchError(
      'JR_DNS_TIMEOUT',
      `${name} took longer than ${dnsMs} ms to resolve`,
    );
    const timer = setTimeout(() => finish(late, []), dnsMs);
    resolve(name, finish);
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
  return new FetchError('JR_ADDRESS_REFUSED', describeAddress(host, address || 'no address'));
}

function notFound(name: string): FetchError {
  return new FetchError('ENOTFOUND', `${name} has no address`);
}
