import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import {
  checkAuthorization,
  checkDefinition,
  hostPairOf,
  hostPairs,
  isPrivateHost,
} from './check-source.ts';

const nowMs = Date.parse('2026-11-30T02:00:00Z');
const at = (ms: number) => ({ seconds: String(Math.floor(ms / 1_000)), nanos: 0 });
const dayMs = 24 * 3_600_000;

describe('libs/sources/check-source', () => {
  for (const host of [
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '[::1]',
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'db.internal',
    'printer.local',
  ]) {
    it(`counts ${host} as private`, () => {
      assert.ok(isPrivateHost(host));
    });
  }

  for (const host of ['93.184.216.34', '172.32.0.1', 'acme.test', 'localhost.example', 'local']) {
    it(`counts ${host} as ${host === 'local' ? 'private' : 'public'}`, () => {
      assert.equal(isPrivateHost(host), host === 'local');
    });
  }

  it('takes a host for both usual ports, and one with a port for that alone', () => {
    assert.deepEqual(hostPairs(['acme.test', '127.0.0.1:8081', 'ACME.test']), [
      'acme.test:80',
      'acme.test:443',
      '127.0.0.1:8081',
    ]);
  });

  for (const [url, pair] of [
    ['https://acme.test/jobs', 'acme.test:443'],
    ['http://acme.test/', 'acme.test:80'],
    ['https://acme.test:8443/', 'acme.test:8443'],
    ['http://ACME.test:80/', 'acme.test:80'],
  ] as const) {
    it(`looks ${url} up as ${pair}`, () => {
      assert.equal(hostPairOf(new URL(url)), pair);
    });
  }

  const plain = {
    name: '',
    baseUrl: 'https://acme.test/jobs',
    allowedHosts: ['acme.test'],
    allowedPathPrefixes: [],
    timeZone: 'Europe/Berlin',
    locale: 'de-DE',
    politeness: null,
  };

  it('says of a private host where a practice board of one’s own is named', () => {
    const host = '127.0.0.1:17999';
    const source = {
      ...plain,
      baseUrl: `http://${host}/`,
      allowedHosts: [host],
    } as unknown as Source;
    const complaintsWith = (practiceHosts: readonly string[]) =>
      checkDefinition(source, { sourceId: 'acme', practiceHosts: new Set(practiceHosts) });
    assert.deepEqual(complaintsWith([host]), []);
    const [complaint] = complaintsWith(['127.0.0.1:18000']);
    assert.equal(complaint?.field, 'source.allowed_hosts[0]');
    assert.match(
      complaint.description,
      /^must not be a private address; .* name 127\.0\.0\.1:17999 in JOBRADAR_PRACTICE_HOSTS/,
    );
  });

  it('wants the sitemap inside the hosts of the source, as its base', () => {
    const source = {
      ...plain,
      extraction: { structuredData: { sitemap: { url: 'https://cdn.test/s.xml' } } },
    } as unknown as Source;
    const context = { sourceId: 'acme', practiceHosts: new Set<string>() };
    assert.deepEqual(
      checkDefinition(source, context).map(({ field }) => field),
      ['source.extraction.structured_data.sitemap.url'],
    );
  });

  it('says whether it is the host or the path that a URL lies outside with', () => {
    const told = (changed: Partial<Source>): readonly string[] => {
      const source = { ...plain, allowedPathPrefixes: [], ...changed };
      const context = { sourceId: 'acme', practiceHosts: new Set<string>() };
      return checkDefinition(source as Source, context)
        .filter(({ field }) => field === 'source.base_url')
        .map(({ description }) => description.replace(/^must lie inside [a-z_ ]+: /u, ''));
    };
    const allowedHosts = ['acme.test'];
    const outside = { baseUrl: 'https://acme.test:8443/jobs', allowedHosts };
    assert.deepEqual(told(outside), ['allowed_hosts has no "acme.test:8443"']);
    const beside = { baseUrl: 'https://acme.test/jobs?a=1', allowedHosts };
    assert.deepEqual(told({ ...beside, allowedPathPrefixes: ['/careers'] }), [
      'no path prefix covers "/jobs"',
    ]);
    assert.deepEqual(told(beside), []);
  });

  const authorization = {
    basis: 'BASIS_OWN_SITE',
    grantedBy: 'a',
    contact: 'a@b',
    evidenceUri: 'https://a.test/',
    scopeNote: '',
    maxRequestsPerSecond: 0,
    validFromTime: null,
    recordedBy: '',
    recordTime: null,
    revokeTime: null,
    revokeNote: '',
  } as const;
  for (const [what, from, expire, isRight] of [
    ['from now for a day', null, nowMs + dayMs, true],
    ['from tomorrow for a day', nowMs + dayMs, nowMs + 2 * dayMs, true],
    ['until now', null, nowMs, false],
    ['ending before it begins', nowMs + 2 * dayMs, nowMs + dayMs, false],
    ['for three years', null, nowMs + 3 * 366 * dayMs, false],
  ] as const) {
    it(`${isRight ? 'takes' : 'refuses'} an authorization ${what}`, () => {
      const complaints = checkAuthorization(
        {
          ...authorization,
          validFromTime: from === null ? null : at(from),
          expireTime: at(expire),
        },
        nowMs,
      );
      assert.equal(complaints.length === 0, isRight);
    });
  }
});
