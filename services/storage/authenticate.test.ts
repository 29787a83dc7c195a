import assert from 'node:assert/strict';
import grpc from '@grpc/grpc-js';
import { describe, it } from 'mocha';
import { AppError } from '#libs/runtime/errors.ts';
import { createAuthenticator } from './authenticate.ts';

const authenticate = createAuthenticator({ crawler: 'secret-c', gateway: 'secret-g' });

function metadata(entries: Readonly<Record<string, string>>): grpc.Metadata {
  const made = new grpc.Metadata();
  for (const [key, value] of Object.entries(entries)) made.set(key, value);
  return made;
}

describe('the authenticator of storage', () => {
  it('gives each service its own scopes', async () => {
    const crawler = await authenticate(metadata({ authorization: 'Bearer secret-c' }), '');
    assert.deepEqual([crawler.subject, ...crawler.scopes], ['service:crawler', 'storage.write']);
    const gateway = await authenticate(metadata({ authorization: 'Bearer secret-g' }), '');
    assert.equal(gateway.scopes.has('storage.seal'), true);
    assert.equal(gateway.scopes.has('storage.write'), false);
    assert.equal(gateway.tenant, '');
  });

  it('believes a tenant of the gateway alone', async () => {
    const tenant = { 'x-jobradar-tenant': 'acme' };
    const gateway = await authenticate(
      metadata({ authorization: 'Bearer secret-g', ...tenant }),
      '',
    );
    assert.equal(gateway.tenant, 'acme');
    const crawler = await authenticate(
      metadata({ authorization: 'Bearer secret-c', ...tenant }),
      '',
    );
    assert.equal(crawler.tenant, '');
  });

  const refusals: readonly {
    readonly what: string;
    readonly entries: Readonly<Record<string, string>>;
    readonly reason: string;
  }[] = [
    { what: 'no credential', entries: {}, reason: 'CREDENTIALS_MISSING' },
    {
      what: 'another scheme',
      entries: { authorization: 'Basic secret-c' },
      reason: 'CREDENTIALS_MISSING',
    },
    {
      what: 'an unknown secret',
      entries: { authorization: 'Bearer secret-x' },
      reason: 'CREDENTIALS_INVALID',
    },
    {
      what: 'a tenant that is none',
      entries: { authorization: 'Bearer secret-g', 'x-jobradar-tenant': "a'; drop" },
      reason: 'CREDENTIALS_INVALID',
    },
  ];
  for (const { what, entries, reason } of refusals) {
    it(`refuses ${what}`, async () => {
      await assert.rejects(
        authenticate(metadata(entries), ''),
        (error) => error instanceof AppError && error.reason === reason,
      );
    });
  }
});
