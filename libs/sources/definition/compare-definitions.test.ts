import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { SourceAuthorization } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import { changesBetween, grantChanges } from './compare-definitions.ts';
import { decodedSource } from './parse-definition.ts';

const message = {
  displayName: 'Acme',
  baseUrl: 'https://acme.test/jobs',
  allowedHosts: ['acme.test'],
  locale: 'de-DE',
  timeZone: 'UTC',
  extraction: {
    html: {
      itemSelector: 'li',
      fields: [
        { target: 'TARGET_TITLE', selectors: ['b', 'i'] },
        { target: 'TARGET_COMPANY', selectors: ['em'] },
      ],
    },
  },
};
const source = decodedSource(message);

const grant: SourceAuthorization = {
  basis: 'BASIS_OWN_SITE',
  grantedBy: 'Acme',
  contact: 'a@acme.test',
  evidenceUri: 'https://acme.test/',
  scopeNote: '',
  maxRequestsPerSecond: 0,
  validFromTime: null,
  expireTime: { seconds: '1800000000', nanos: 0 },
  recordedBy: '',
  recordTime: null,
  revokeTime: null,
  revokeNote: '',
};
const held: SourceAuthorization = {
  ...grant,
  validFromTime: { seconds: '1700000000', nanos: 0 },
  recordedBy: 'key-1',
  recordTime: { seconds: '1700000000', nanos: 0 },
};

describe('sources/definition/compare-definitions', () => {
  it('finds nothing where only the server has set something', () => {
    const stored = { ...source, name: 'sources/acme', etag: '7', state: 'STATE_PAUSED' as const };
    assert.deepEqual(changesBetween(stored, source), []);
  });

  it('takes hosts and base as the gateway keeps them', () => {
    const written = {
      ...source,
      baseUrl: 'HTTPS://Acme.test:443/jobs',
      allowedHosts: [' ACME.test'],
    };
    assert.deepEqual(changesBetween(source, written), []);
  });

  it('names every value that is new, gone or different by its path', () => {
    const after = decodedSource({
      ...message,
      displayName: '',
      country: 'DE',
      extraction: {
        html: {
          itemSelector: 'li',
          fields: [{ target: 'TARGET_TITLE', selectors: ['b', 'h2', 'h3'] }],
        },
      },
    });
    assert.deepEqual(changesBetween(source, after), [
      { path: 'display_name', before: 'Acme', after: undefined },
      { path: 'extraction.html.fields[0].selectors[1]', before: 'i', after: 'h2' },
      { path: 'extraction.html.fields[0].selectors[2]', before: undefined, after: 'h3' },
      {
        path: 'extraction.html.fields[1]',
        before: { target: 'company', selectors: ['em'] },
        after: undefined,
      },
      { path: 'country', before: undefined, after: 'DE' },
    ]);
  });

  it('takes an authorization that holds already for the one from now on', () => {
    assert.deepEqual(grantChanges(held, grant), []);
  });

  it('finds what a grant would change, all of it where there is none or it was revoked', () => {
    assert.deepEqual(grantChanges(held, { ...grant, contact: 'b@acme.test' }), [
      { path: 'authorization.contact', before: 'a@acme.test', after: 'b@acme.test' },
    ]);
    assert.equal(grantChanges(null, grant).length, 5);
    const revoked = { ...held, revokeTime: { seconds: '1700000001', nanos: 0 } };
    assert.equal(grantChanges(revoked, grant).length, 5);
  });
});
