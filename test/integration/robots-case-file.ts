/* test/cases/robots-fetch.json, and the sites that play its exchanges. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { agentToken } from '#libs/sources/user-agent.ts';
import { rawSite, type Answer, type RawSite } from '../support/raw-site.ts';

type Part = string | { readonly repeat: string; readonly times: number };

interface Exchange {
  readonly request: { readonly url: string; readonly headers?: Readonly<Record<string, string>> };
  readonly failure?: { readonly kind: 'dns' | 'connect' | 'tls'; readonly code: string };
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly body_base64?: string;
    readonly body_parts?: readonly Part[];
    readonly body_gzip_parts?: readonly Part[];
    readonly closes?: boolean;
  };
}

/** A URL, and whether it may be fetched. */
export interface Ask {
  readonly url?: string;
  readonly url_parts?: readonly Part[];
  readonly allowed: boolean;
  readonly within_ms?: number;
}

/** What must come of a case. */
export interface Expectation {
  readonly decision?: 'rules' | 'allow_all' | 'deny_all';
  readonly rules_from?: 'response' | 'cache';
  readonly asks?: readonly Ask[];
  readonly requests?: number;
  readonly requests_at_most?: number;
  readonly expires_at?: string;
  readonly expires_at_latest?: string;
  readonly expires_after?: string;
  readonly defer?: boolean;
  readonly host_not_before?: string;
  readonly delay_s?: number;
  readonly source?: { readonly state: string; readonly reason: string };
  readonly flags?: readonly string[];
  readonly any_of?: readonly Expectation[];
  readonly must_hold?: string;
}

/** One case of the file. */
export interface FetchCase {
  readonly id: string;
  readonly why?: string;
  readonly input: {
    readonly now: string;
    readonly agent: string;
    readonly settings?: {
      readonly delay_floor_s?: number;
      readonly robots_refused?: { readonly reason: string };
    };
    readonly cache: {
      readonly status: number;
      readonly body: string;
      readonly etag: string;
      readonly fetched_at: string;
      readonly expires_at: string;
    } | null;
    readonly unreachable_since?: string;
    readonly dns?: Readonly<Record<string, readonly string[]>>;
    readonly tasks?: number;
    readonly exchanges: readonly Exchange[];
  };
  readonly expected: Expectation;
}

const file = new URL('../cases/robots-fetch.json', import.meta.url);
const parsed = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly cases: readonly FetchCase[];
  readonly about: { readonly flag_names: Readonly<Record<string, string>> };
};

export const fetchCases = parsed.cases;
/** The flags that are compared; an implementation may have more. */
export const flagNames: ReadonlySet<string> = new Set(Object.keys(parsed.about.flag_names));

/** The text of parts. */
export function joined(parts: readonly Part[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.repeat.repeat(part.times)))
    .join('');
}

/** How long after `now` a time of a case is, in milliseconds. */
export function msAfter(now: string, time: string): number {
  return Date.parse(time) - Date.parse(now);
}

/** The world that a case is played in: its hosts under names and ports of this machine. */
export interface CaseStage {
  /** A URL of the case, as it is asked for here. */
  here(url: string): string;
  /** Hosts that may be on this machine; what the case says is private is not among them. */
  readonly practiceHosts: ReadonlySet<string>;
  readonly allowedHosts: readonly string[];
  resolve(name: string): readonly string[] | undefined;
  /** Requests that came for anything, as `host path` with the text of the request. */
  requests(): readonly string[];
  /** Connections with a request to hosts that must not be contacted. */
  forbidden(): readonly string[];
}

/** Opens the sites of a case. */
export async function stageOf({ id, input }: FetchCase): Promise<CaseStage> {
  const origins = new Map<string, { readonly base: string; readonly site: RawSite }>();
  const isBroken = new Map<string, string>();
  const add = async (origin: string, answer: Answer): Promise<void> => {
    const site = await rawSite(answer);
    const { hostname } = new URL(origin);
    const kind = isBroken.get(origin);
    // A TLS handshake with a site that speaks plain HTTP fails; one that is never answered hangs.
    const scheme = kind === 'tls' || kind === 'UND_ERR_CONNECT_TIMEOUT' ? 'https' : 'http';
    const port = kind === 'ECONNREFUSED' ? '1' : (site.host.split(':')[1] ?? '');
    origins.set(origin, { base: `${scheme}://${id.toLowerCase()}-${hostname}:${port}`, site });
  };
  const here = (url: string): string => {
    const known = origins.get(URL.parse(url)?.origin ?? '');
    if (known === undefined) return url;
    const { pathname, search } = new URL(url);
    return `${known.base}${pathname}${search}`;
  };
  for (const { request, failure } of input.exchanges) {
    const { origin } = new URL(request.url);
    if (failure?.kind === 'tls') isBroken.set(origin, 'tls');
    else if (failure !== undefined) isBroken.set(origin, failure.code);
    if (!origins.has(origin)) await add(origin, player(input, { origin, here, isBroken }));
  }
  const privates = Object.keys(input.dns ?? {}).map((name) => `https://${name}`);
  for (const origin of privates) await add(origin, (socket) => socket.end());
  const hostOf = (origin: string): string => new URL(here(`${origin}/`)).host;
  return {
    here,
    practiceHosts: new Set(
      [...origins.keys()].filter((origin) => !privates.includes(origin)).map(hostOf),
    ),
    allowedHosts: [...origins.keys()].map(hostOf),
    resolve: (name) => {
      const isUnknown = [...isBroken].some(
        ([origin, code]) => code === 'ENOTFOUND' && new URL(here(`${origin}/`)).hostname === name,
      );
      return isUnknown ? undefined : ['127.0.0.1'];
    },
    requests: () =>
      [...origins].flatMap(([origin, { site }]) =>
        site.requests.map((text) => `${origin} ${text}`),
      ),
    forbidden: () => privates.flatMap((origin) => origins.get(origin)?.site.requests ?? []),
  };
}

// Answers the exchanges of one origin in their order, and everything else with a page.
function player(
  input: FetchCase['input'],
  place: {
    readonly origin: string;
    readonly here: (url: string) => string;
    readonly isBroken: ReadonlyMap<string, string>;
  },
): Answer {
  const { origin, here, isBroken } = place;
  const played = new Set<Exchange>();
  const bodies = new Map(
    input.exchanges.map((exchange) => [
      exchange,
      exchange.response === undefined ? Buffer.alloc(0) : bytesOf(exchange.response),
    ]),
  );
  return (socket, path) => {
    const kind = isBroken.get(origin);
    if (kind === 'UND_ERR_CONNECT_TIMEOUT') return;
    if (kind === 'tls') {
      socket.end('HTTP/1.1 400 X\r\n\r\n');
      return;
    }
    const next = input.exchanges.find(
      (exchange) => exchange.request.url === `${origin}${path}` && !played.has(exchange),
    );
    if (next?.response === undefined) {
      socket.write('HTTP/1.1 200 X\r\ncontent-type: text/html\r\ncontent-length: 1\r\n\r\nx');
      return;
    }
    played.add(next);
    const body = bodies.get(next) ?? Buffer.alloc(0);
    const headers = headersOf(next.response.headers, { base: here, now: input.now });
    headers['content-length'] ??= String(body.length);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${next.response.status} X\r\n${lines.join('')}\r\n`);
    socket.write(body);
    if (next.response.closes === true) socket.end();
  };
}

function headersOf(
  given: Readonly<Record<string, string>>,
  { base, now }: { readonly base: (url: string) => string; readonly now: string },
): Record<string, string> {
  const headers: Record<string, string> = { ...given };
  const { location, 'retry-after': retryAfter = '' } = given;
  if (location !== undefined) headers['location'] = base(location);
  if (retryAfter.endsWith('GMT')) {
    const later = Date.now() + msAfter(now, new Date(retryAfter).toISOString());
    headers['retry-after'] = new Date(later).toUTCString();
  }
  return headers;
}

function bytesOf(response: NonNullable<Exchange['response']>): Buffer {
  const { body = '', body_base64: base64, body_parts: parts, body_gzip_parts: packed } = response;
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  if (packed !== undefined) return gzipSync(named(joined(packed)));
  return Buffer.from(named(parts === undefined ? body : joined(parts)));
}

// The case's crawler has a name of its own.
function named(body: string): string {
  return body.replaceAll(/^(user-agent: *)radar$/gim, `$1${agentToken}`);
}
