/*
 * The addresses that are nobody's public site. Source: the IANA registries of special-purpose
 * addresses for IPv4 and IPv6 (RFC 6890, RFC 8190; as of 2026), the multicast registries, the
 * ranges that RFCs took back, and addresses at which clouds answer their own machines. Ranges that
 * are reachable, but belong to a service of the network itself, are refused like the others.
 */

/** A range of addresses, and what it is for. */
export interface SpecialRange {
  readonly network: string;
  readonly prefix: number;
  readonly name: string;
}

/** Narrow ranges come before the wide ones around them: the first that fits is the evidence. */
export const specialRanges4: readonly SpecialRange[] = [
  range('0.0.0.0', 8, 'this network, RFC 791'),
  range('10.0.0.0', 8, 'private use, RFC 1918'),
  range('100.100.100.200', 32, 'metadata of a cloud'),
  range('100.64.0.0', 10, 'shared by a carrier, RFC 6598'),
  range('127.0.0.0', 8, 'loopback, RFC 1122'),
  range('168.63.129.16', 32, 'metadata of a cloud'),
  range('169.254.169.254', 32, 'metadata of a cloud'),
  range('169.254.0.0', 16, 'link-local, RFC 3927'),
  range('172.16.0.0', 12, 'private use, RFC 1918'),
  range('192.0.0.0', 24, 'IETF protocol assignments, RFC 6890'),
  range('192.0.2.0', 24, 'documentation, RFC 5737'),
  range('192.31.196.0', 24, 'AS112, RFC 7535'),
  range('192.52.193.0', 24, 'multicast tunnels, RFC 7450'),
  range('192.88.99.0', 24, '6to4 relays, taken back by RFC 7526'),
  range('192.168.0.0', 16, 'private use, RFC 1918'),
  range('192.175.48.0', 24, 'AS112, RFC 7534'),
  range('198.18.0.0', 15, 'benchmarking, RFC 2544'),
  range('198.51.100.0', 24, 'documentation, RFC 5737'),
  range('203.0.113.0', 24, 'documentation, RFC 5737'),
  range('224.0.0.0', 4, 'multicast, RFC 5771'),
  range('255.255.255.255', 32, 'broadcast, RFC 919'),
  range('240.0.0.0', 4, 'reserved, RFC 1112'),
];

/** Those outside 2000::/3 are named for the evidence alone: nothing outside is public. */
export const specialRanges6: readonly SpecialRange[] = [
  range('::', 128, 'unspecified, RFC 4291'),
  range('::1', 128, 'loopback, RFC 4291'),
  range('::', 96, 'compatible with IPv4, taken back by RFC 4291'),
  range('::ffff:0:0:0', 96, 'translated from IPv4, RFC 2765'),
  range('64:ff9b::', 96, 'NAT64, RFC 6052'),
  range('64:ff9b:1::', 48, 'local NAT64, RFC 8215'),
  range('100::', 64, 'discarded, RFC 6666'),
  range('100:0:0:1::', 64, 'dummy, RFC 9780'),
  range('2001::', 32, 'Teredo, RFC 4380'),
  range('2001:2::', 48, 'benchmarking, RFC 5180'),
  range('2001:10::', 28, 'ORCHID, taken back by RFC 7343'),
  range('2001:20::', 28, 'ORCHIDv2, RFC 7343'),
  range('2001::', 23, 'IETF protocol assignments, RFC 2928'),
  range('2001:db8::', 32, 'documentation, RFC 3849'),
  range('2002::', 16, '6to4, RFC 3056'),
  range('2620:4f:8000::', 48, 'AS112, RFC 7534'),
  range('3ffe::', 16, '6bone, taken back by RFC 3701'),
  range('3fff::', 20, 'documentation, RFC 9637'),
  range('5f00::', 16, 'segment routing, RFC 9602'),
  range('fd00:ec2::254', 128, 'metadata of a cloud'),
  range('fd20:ce::254', 128, 'metadata of a cloud'),
  range('fc00::', 7, 'private use, RFC 4193'),
  range('fe80::', 10, 'link-local, RFC 4291'),
  range('fec0::', 10, 'site-local, taken back by RFC 3879'),
  range('ff00::', 8, 'multicast, RFC 4291'),
];

function range(network: string, prefix: number, name: string): SpecialRange {
  return { network, prefix, name };
}
