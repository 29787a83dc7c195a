import { isIP } from 'node:net';

import { judgeAddress, mayConnect } from './address-policy.ts';

const urlCharsMax = 2_048;
const nameCharsMax = 253;
const labelCharsMax = 63;

/** Why a URL is not asked for. */
export type UrlRefusal =
  | 'TOO_LONG'
  | 'NO_URL'
  | 'SCHEME'
  | 'USER_INFO'
  | 'HOST'
  | 'PORT'
  | 'ADDRESS';

/** What a URL was judged to be; a refusal says why, and what was seen. */
export type UrlVerdict =
  | { readonly kind: 'allowed'; readonly url: URL }
  | { readonly kind: 'refused'; readonly reason: UrlRefusal; readonly evidence: string };

/** What is allowed beside the public internet on the ports of http and https. */
export interface UrlAllowances {
  /** A source's entries; the ports that they name may be asked at their hosts. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** The `host:port` pairs that may be private. */
  readonly practiceHosts?: ReadonlySet<string> | undefined;
}

/**
 * Reads the form of a URL: http or https, no user info, a host that can be one, a length that fits.
 * Hosts are in the form of the WHATWG, in which an IPv4 address has one spelling and a name one
 * case and punycode; the fragment and the root dot are taken off.
 */
export function readUrl(text: string): UrlVerdict {
  if (text.length > urlCharsMax) return tooLong(text.length);
  const url = URL.parse(text.trim());
  if (url === null) return refused('NO_URL', `"${text.slice(0, 100)}" is no URL`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refused('SCHEME', `the scheme is ${url.protocol.slice(0, 20)}`);
  }
  if (url.username !== '' || url.password !== '') return refused('USER_INFO', 'it has user info');
  url.hash = '';
  // One root dot is a spelling of the same name; behind a second one stands an empty label.
  const hostname = url.hostname.replace(/\.$/, '');
  const complaint = complaintOfHost(hostname);
  if (complaint !== undefined) return complaint;
  if (hostname !== url.hostname) url.hostname = hostname;
  if (url.href.length > urlCharsMax) return tooLong(url.href.length);
  return { kind: 'allowed', url };
}

/**
 * Judges whether a URL may be asked for, by its form, its port and its host. What is no public
 * address, or a name that never stands for one, is refused before any connection; what a name
 * resolves to is judged where the connection looks it up.
 */
export function judgeUrl(target: string | URL, allowances: UrlAllowances = {}): UrlVerdict {
  const read = readUrl(typeof target === 'string' ? target : target.href);
  if (read.kind === 'refused') return read;
  const { url } = read;
  const { allowedHosts = [], practiceHosts = new Set() } = allowances;
  const port = Number(url.port || defaultPort(url));
  const isPractice = practiceHosts.has(`${url.hostname}:${port}`);
  // The parser leaves out a port that is the scheme's own.
  if (url.port !== '' && !isPractice && !allowedHosts.some((entry) => names(entry, url))) {
    return refused('PORT', `no entry of the source names ${url.host}`);
  }
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(hostname) !== 0) {
    if (mayConnect({ hostname, port }, hostname, practiceHosts)) return read;
    return refused('ADDRESS', describeAddress(url.hostname, hostname));
  }
  if (!isPractice && isLocalName(hostname)) {
    return refused('ADDRESS', `${hostname} never is a public site`);
  }
  return read;
}

/** The port of the scheme, where the URL names none. */
export function defaultPort(url: URL): string {
  return url.protocol === 'https:' ? '443' : '80';
}

/** Says what keeps an address from being contacted. */
export function describeAddress(host: string, address: string): string {
  const verdict = judgeAddress(address);
  const evidence = verdict.kind === 'public' ? 'public' : verdict.evidence;
  const where = host.replace(/^\[|\]$/g, '') === address ? host : `${host} is at ${address}, which`;
  return `${where} must not be contacted (${evidence})`;
}

/** Whether an entry of a source names exactly this host and port. */
function names(entry: string, url: URL): boolean {
  const match = /^(?<host>.+):(?<port>[0-9]{1,5})$/.exec(entry.trim());
  if (match?.groups?.['port'] !== url.port) return false;
  return URL.parse(`http://${match.groups['host']}/`)?.hostname === url.hostname;
}

// RFC 6761, 6762, 7686, 8375, 9476, and the name that ICANN keeps for private use. A name without
// a dot is completed by the resolver's own search list: it stands for a neighbour of this machine.
function isLocalName(name: string): boolean {
  return !name.includes('.') || /\.(?:localhost|local|internal|home\.arpa|onion|alt)$/.test(name);
}

function complaintOfHost(hostname: string): UrlVerdict | undefined {
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return undefined;
  const shown = hostname.slice(0, 100);
  if (hostname.length > nameCharsMax) {
    return refused('HOST', `the host ${shown} is longer than ${nameCharsMax} characters`);
  }
  for (const label of hostname.split('.')) {
    if (label === '') return refused('HOST', `the host "${shown}" has an empty part`);
    if (label.length > labelCharsMax) {
      return refused('HOST', `a part of ${shown} is longer than ${labelCharsMax} characters`);
    }
    if (!/^[a-z0-9_-]+$/.test(label)) {
      return refused('HOST', `the host ${shown} has a character that no name has`);
    }
  }
  return undefined;
}

function tooLong(chars: number): UrlVerdict {
  return refused('TOO_LONG', `it has ${chars} characters, of ${urlCharsMax} at most`);
}

function refused(reason: UrlRefusal, evidence: string): UrlVerdict {
  return { kind: 'refused', reason, evidence };
}
