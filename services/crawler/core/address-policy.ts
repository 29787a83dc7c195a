import { BlockList, isIP } from 'node:net';

/*
 * Which addresses may be contacted. IPv4: all but the special ranges. IPv6: only global unicast,
 * without its special ranges; every form that carries an IPv4 address is judged by that address or
 * refused as a whole.
 */

type Range = readonly [string, number];

const special4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);
const global6 = blockList('ipv6', [['2000::', 3]]);
// Teredo, benchmarking, ORCHID and the like; documentation; 6to4; documentation of 2024.
const special6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);
const mapped6 = blockList('ipv6', [['::ffff:0:0', 96]]);
const practice4 = blockList('ipv4', [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
]);
const practice6 = blockList('ipv6', [
  ['::1', 128],
  ['fc00::', 7],
]);

/** The place that a socket is opened to: the name asked for, and its port. */
export interface Endpoint {
  readonly hostname: string;
  readonly port: number;
}

/** Tells whether the text is an address of the public internet. */
export function isPublicAddress(text: string): boolean {
  const address = bareAddress(text);
  switch (isIP(address)) {
    case 4:
      return !special4.check(address, 'ipv4');
    case 6: {
      const inner = embeddedIpv4(address);
      if (inner !== undefined) return isPublicAddress(inner);
      return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
    }
    default:
      return false;
  }
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
  if (isIP(address) === 4) return practice4.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  const inner = embeddedIpv4(address);
  return inner === undefined ? practice6.check(address, 'ipv6') : isPracticeAddress(inner);
}

// A socket's host has no brackets, a URL's has.
function endpointKey({ hostname, port }: Endpoint): string {
  const host = bareAddress(hostname).toLowerCase();
  return isIP(host) === 6 ? `[${host}]:${port}` : `${host}:${port}`;
}

function bareAddress(text: string): string {
  return (text.split('%', 1)[0] ?? '').replace(/^\[|\]$/g, '');
}

function embeddedIpv4(address: string): string | undefined {
  if (!mapped6.check(address, 'ipv6')) return undefined;
  const groups = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1).split(':') ?? [];
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group, 16));
  if (high === undefined || low === undefined) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}
