import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  createServer,
  getCACertificates,
  setDefaultCACertificates,
  type Server,
  type TLSSocket,
  type TlsOptions,
} from 'node:tls';
import { after, afterEach, before, describe, it } from 'mocha';
import { issueCertificate, type Issued } from '../support/certificate.ts';
import { fetchBy, messageOf, reasonOf, siteFetcher } from '../support/site-fetch.ts';

const answer =
  'HTTP/1.1 200 X\r\ncontent-type: text/html\r\ncontent-length: 4\r\nconnection: close\r\n\r\npage';
const year = 365 * 86_400_000;

describe('the fetcher over TLS', () => {
  const known = getCACertificates('default');
  const authority = issueCertificate({ name: 'Test authority' });
  before(() => setDefaultCACertificates([...known, authority.cert]));
  after(() => setDefaultCACertificates(known));
  afterEach(closeSites);

  it('reads a page of a site that proves its name, and tells it the name', async () => {
    const site = await tlsSite(issue({ hosts: ['jobs.test'] }));
    await using fetcher = siteFetcher([`jobs.test:${site.port}`]);
    const url = new URL(`https://jobs.test:${site.port}/`);
    for (let round = 0; round < 2; round += 1) {
      const { outcome } = await fetchBy(fetcher, url);
      assert.ok(outcome.kind === 'page');
      assert.equal(outcome.body.toString(), 'page');
    }
    const [first, second] = site.sockets;
    assert.deepEqual([first?.servername, second?.servername], ['jobs.test', 'jobs.test']);
    assert.ok(first?.isSessionReused() !== true && second?.isSessionReused() === true);
  });

  it('reads a page of an address that its certificate names, and names it no server', async () => {
    const site = await tlsSite(issue({ hosts: ['127.0.0.1'] }));
    const host = `127.0.0.1:${site.port}`;
    await using fetcher = siteFetcher([host]);
    const { outcome } = await fetchBy(fetcher, new URL(`https://${host}/`));
    assert.equal(outcome.kind, 'page');
    assert.equal(site.sockets[0]?.servername, false);
  });

  const hosts = ['jobs.test'];
  const bad: readonly (readonly [what: string, () => Issued, says: RegExp])[] = [
    [
      'signed by nobody that is known',
      () => issue({ hosts, issuer: issueCertificate({ name: 'Nobody' }) }),
      /\(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)/,
    ],
    [
      'signed by itself',
      () => issueCertificate({ name: 'jobs.test', hosts }),
      /\(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
    ],
    [
      'out of date',
      () =>
        issue({ hosts, from: new Date(Date.now() - year), until: new Date(Date.now() - 1_000) }),
      /\(CERT_HAS_EXPIRED\)/,
    ],
    [
      'not valid yet',
      () =>
        issue({ hosts, from: new Date(Date.now() + year), until: new Date(Date.now() + 2 * year) }),
      /\(CERT_NOT_YET_VALID\)/,
    ],
    [
      'of another host',
      () => issue({ hosts: ['other.test'] }),
      /jobs\.test.*\(ERR_TLS_CERT_ALTNAME_INVALID\)/,
    ],
    [
      'of a host below it',
      () => issue({ hosts: ['*.jobs.test'] }),
      /\(ERR_TLS_CERT_ALTNAME_INVALID\)/,
    ],
  ];
  for (const [what, make, says] of bad) {
    for (const protocol of ['TLSv1.2', 'TLSv1.3'] as const) {
      it(`sends nothing to a site whose certificate is ${what}, by ${protocol}`, async () => {
        const site = await tlsSite(make(), { minVersion: protocol, maxVersion: protocol });
        await using fetcher = siteFetcher([`jobs.test:${site.port}`]);
        // A second time too: a session that began so is never resumed.
        for (let round = 0; round < 2; round += 1) {
          const { outcome } = await fetchBy(fetcher, new URL(`https://jobs.test:${site.port}/`));
          assert.equal(reasonOf(outcome), 'TLS_FAILED');
          assert.match(messageOf(outcome), says);
        }
        assert.equal(site.octets(), 0);
      });
    }
  }

  it('speaks nothing older than TLS 1.2', async () => {
    const certificate = issue({ hosts });
    const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    for (const maxVersion of ['TLSv1', 'TLSv1.1'] as const) {
      const site = await tlsSite(certificate, { ...old, maxVersion });
      await using fetcher = siteFetcher([`jobs.test:${site.port}`]);
      const { outcome } = await fetchBy(fetcher, new URL(`https://jobs.test:${site.port}/`));
      assert.equal(reasonOf(outcome), 'TLS_FAILED');
      assert.equal(site.octets(), 0);
    }
  });

  it('verifies whatever the environment says', async () => {
    const site = await tlsSite(issueCertificate({ name: 'jobs.test', hosts }));
    await using fetcher = siteFetcher([`jobs.test:${site.port}`]);
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    try {
      const { outcome } = await fetchBy(fetcher, new URL(`https://jobs.test:${site.port}/`));
      assert.equal(reasonOf(outcome), 'TLS_FAILED');
    } finally {
      delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    }
  });

  function issue(claims: Partial<Parameters<typeof issueCertificate>[0]>): Issued {
    return issueCertificate({ name: 'site', issuer: authority, ...claims });
  }
});

interface TlsSite {
  readonly port: number;
  readonly sockets: TLSSocket[];
  /** What came through TLS. */
  readonly octets: () => number;
}

const servers: Server[] = [];

async function closeSites(): Promise<void> {
  for (const server of servers.splice(0)) await once(server.close(), 'close');
}

async function tlsSite({ cert, key }: Issued, options: TlsOptions = {}): Promise<TlsSite> {
  const sockets: TLSSocket[] = [];
  let octets = 0;
  const server = createServer({ cert, key, ...options }, (socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      octets += data.length;
      socket.end(answer);
    });
  });
  server.on('tlsClientError', () => undefined);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return { port: address.port, sockets, octets: () => octets };
}
