import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { isPublicAddress, mayConnect } from './address-policy.ts';

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
