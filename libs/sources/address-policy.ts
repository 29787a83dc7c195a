import { BlockList, isIP } from 'node:net';

import { specialRanges4, specialRanges6, type SpecialRange } from './special-addresses.ts';

/*
 * Which addresses may be contacted. IPv4: all but the special ranges. IPv6: only global unicast,
 * without its special ranges; every form that carries an IPv4 address is judged by that address
 * (mapped) or refused as a whole (all others).
 */

const global6 = blockList('ipv6', ['2000::', 3]);
const mapped6 = blockList('ipv6', ['::ffff:0:0', 96]);
const special4 = specialRanges4.map((range) => withList('ipv4', range));
const special6 = specialRanges6.map((range) => withList('ipv6', range));
const practice4 = blockList(
  'ipv4',
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
);
const practice6 = blockList('ipv6', ['::1', 128], ['fc00::', 7]);

/** The place that a socket is opened to: the name asked for, and its port. */
export interface Endpoint {
  readonly hostname: string;
  readonly port: number;
}

/** Whether an address is one of the public internet; if not, what it is, as evidence. */
export type AddressVerdict =
  | { readonly kind: 'public' }
  | { readonly kind: 'special'; readonly evidence: string };

/** Judges an address in any of its spellings; what is no address is not public. */
export function judgeAddress(text: string): AddressVerdict {
  const address = bareAddress(text);
  // Only this machine knows what the zone stands for.
  if (address.includes('%')) return special('bound to a zone of one machine');
  switch (isIP(address)) {
    case 4:
      return verdictOf(special4.find(({ list }) => list.check(address, 'ipv4')));
    case 6: {
      const inner = mappedIpv4(address);
      if (inner !== undefined) return judgeAddress(inner);
      const range = special6.find(({ list }) => list.check(address, 'ipv6'));
      if (range !== undefined) return verdictOf(range);
      if (!global6.check(address, 'ipv6')) return special('no global unicast, outside 2000::/3');
      return isIsatap(address) ? special('ISATAP, RFC 5214') : { kind: 'public' };
    }
    default:
      return special('no address');
  }
}

/** Tells whether the text is an address of the public internet. */
export function isPublicAddress(text: string): boolean {
  return judgeAddress(text).kind === 'public';
}

/** Tells whether a socket to this endpoint may end at this address; the hosts are `host:port`. */
export function mayConnect(
  endpoint: Endpoint,
  address: string,
  practiceHosts: ReadonlySet<string>,
): boolean {
  if (isPublicAddress(address)) return true;
  return practiceHosts.has(endpointKey(endpoint)) && isPracticeAddress(bareAddress(address));
}

// A practice site is on this machine or its own network; a metadata address never is one.
function isPracticeAddress(address: string): boolean {
  if (address.includes('%')) return false;
  if (isIP(address) === 4) return practice4.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  const inner = mappedIpv4(address);
  return inner === undefined ? practice6.check(address, 'ipv6') : isPracticeAddress(inner);
}

// A socket's host has no brackets, a URL's has.
function endpointKey({ hostname, port }: Endpoint): string {
  const host = bareAddress(hostname).toLowerCase();
  return isIP(host) === 6 ? `[${host}]:${port}` : `${host}:${port}`;
}

function bareAddress(text: string): string {
  return text.replace(/^\[|\]$/g, '');
}

function mappedIpv4(address: string): string | undefined {
  if (!mapped6.check(address, 'ipv6')) return undefined;
  const [high, low] = groupsOf(address).slice(-2);
  if (high === undefined || low === undefined) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

// An interface id of 0:5efe:a.b.c.d, in any network: the packets are carried to a.b.c.d.
function isIsatap(address: string): boolean {
  const [flags, mark] = groupsOf(address).slice(4);
  return mark === 0x5efe && (flags === 0 || flags === 0x0200);
}

function groupsOf(address: string): readonly number[] {
  const text = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1) ?? '';
  const [left = [], right] = text.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = right === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])];
  return groups.map((group) => Number.parseInt(group, 16));
}

function verdictOf(range: SpecialRange | undefined): AddressVerdict {
  if (range === undefined) return { kind: 'public' };
  return special(`${range.name}, ${range.network}/${range.prefix}`);
}

function special(evidence: string): AddressVerdict {
  return { kind: 'special', evidence };
}

function withList(
  family: 'ipv4' | 'ipv6',
  range: SpecialRange,
): SpecialRange & { readonly list: BlockList } {
  return { ...range, list: blockList(family, [range.network, range.prefix]) };
}

function blockList(
  family: 'ipv4' | 'ipv6',
  ...ranges: readonly (readonly [string, number])[]
): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}
