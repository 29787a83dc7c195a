import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { isPublicAddress, judgeAddress, mayConnect } from './address-policy.ts';
import { specialRanges4, specialRanges6 } from './special-addresses.ts';

describe('isPublicAddress', () => {
  const publicOnes = [
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '172.32.0.1',
    '192.0.1.1',
    '198.20.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '::ffff:8.8.8.8',
    '::ffff:808:808',
  ];
  for (const address of publicOnes) {
    it(`takes ${address}`, () => assert.equal(isPublicAddress(address), true));
  }

  const refused = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '64:ff9b::8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:53aa:64c:0:0:0:1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    '0x7f000001',
    '2130706433',
  ];
  for (const address of refused) {
    it(`refuses ${address}`, () => assert.equal(isPublicAddress(address), false));
  }
});

describe('judgeAddress', () => {
  const cases: readonly (readonly [address: string, evidence: string])[] = [
    ['127.0.0.1', 'loopback, RFC 1122, 127.0.0.0/8'],
    ['169.254.169.254', 'metadata of a cloud, 169.254.169.254/32'],
    ['169.254.1.1', 'link-local, RFC 3927, 169.254.0.0/16'],
    ['100.100.100.200', 'metadata of a cloud, 100.100.100.200/32'],
    ['168.63.129.16', 'metadata of a cloud, 168.63.129.16/32'],
    ['::ffff:10.1.2.3', 'private use, RFC 1918, 10.0.0.0/8'],
    ['64:ff9b::808:808', 'NAT64, RFC 6052, 64:ff9b::/96'],
    ['2001::1', 'Teredo, RFC 4380, 2001::/32'],
    ['2001:10::1', 'ORCHID, taken back by RFC 7343, 2001:10::/28'],
    ['2001:1::1', 'IETF protocol assignments, RFC 2928, 2001::/23'],
    ['2606:4700::5efe:808:808', 'ISATAP, RFC 5214'],
    ['2606:4700::200:5efe:808:808', 'ISATAP, RFC 5214'],
    ['4000::1', 'no global unicast, outside 2000::/3'],
    ['2606:4700::1%eth0', 'bound to a zone of one machine'],
    ['example.test', 'no address'],
  ];
  for (const [address, evidence] of cases) {
    it(`says that ${address} is ${evidence}`, () => {
      assert.deepEqual(judgeAddress(address), { kind: 'special', evidence });
    });
  }

  it('takes an interface id that only looks like ISATAP', () => {
    assert.ok(isPublicAddress('2606:4700::5efe:1:808:808'));
    assert.ok(isPublicAddress('2606:4700:0:5efe::1'));
  });

  for (const { network, prefix, name } of [...specialRanges4, ...specialRanges6]) {
    it(`refuses ${network}/${prefix} from its first address to its last (${name})`, () => {
      for (const address of edgesOf(network, prefix)) {
        assert.equal(isPublicAddress(address), false, address);
      }
    });
  }
});

describe('mayConnect', () => {
  const practice = new Set(['127.0.7.1:8080', 'board.test:80', '[::1]:9000']);
  const cases = [
    { hostname: '127.0.7.1', port: 8080, address: '127.0.7.1', may: true },
    { hostname: '127.0.7.1', port: 8081, address: '127.0.7.1', may: false },
    { hostname: '127.0.7.2', port: 8080, address: '127.0.7.2', may: false },
    { hostname: 'BOARD.test', port: 80, address: '172.20.0.3', may: true },
    { hostname: 'board.test', port: 80, address: '169.254.169.254', may: false },
    { hostname: 'board.test', port: 80, address: '::ffff:127.0.0.1', may: true },
    { hostname: '[::1]', port: 9000, address: '::1', may: true },
    { hostname: '::1', port: 9000, address: '::1', may: true },
    { hostname: '::1', port: 9001, address: '::1', may: false },
    { hostname: 'other.test', port: 80, address: '127.0.0.1', may: false },
    { hostname: 'other.test', port: 80, address: '8.8.8.8', may: true },
  ];
  for (const { hostname, port, address, may } of cases) {
    it(`says ${may} for ${hostname}:${port} at ${address}`, () => {
      assert.equal(mayConnect({ hostname, port }, address, practice), may);
    });
  }
});

function edgesOf(network: string, prefix: number): readonly string[] {
  const isV4 = network.includes('.');
  const width = isV4 ? 32n : 128n;
  const first = isV4 ? toNumber4(network) : toNumber6(network);
  const last = first | ((1n << (width - BigInt(prefix))) - 1n);
  return [first, last].map((value) => (isV4 ? toText4(value) : toText6(value)));
}

function toNumber4(text: string): bigint {
  return text.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
}

function toNumber6(text: string): bigint {
  const [left = '', right = ''] = text.split('::');
  const groups = (half: string): readonly string[] => half.split(':').filter((part) => part !== '');
  const zeros = 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array.from({ length: zeros }, () => '0'), ...groups(right)];
  return all.reduce((sum, part) => sum * 65_536n + BigInt(`0x${part}`), 0n);
}

function toText4(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.');
}

function toText6(value: bigint): string {
  const hex = value.toString(16).padStart(32, '0');
  return hex.match(/.{4}/g)?.join(':') ?? '';
}
