import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readKeyWish } from './key-wish.ts';

const read = (command: string, values: Record<string, string> = {}) =>
  readKeyWish({ command, values }, 'usage: …');

describe('core/key-wish', () => {
  it('reads a creation, with a year and a name where nothing is said', () => {
    assert.deepEqual(
      read('create', { tenant: 'acme', scopes: 'jobs.read, crawls.read jobs.read' }),
      {
        kind: 'create',
        tenantId: 'acme',
        scopes: ['jobs.read', 'crawls.read'],
        name: 'acme key',
        expiresInDays: 365,
      },
    );
  });

  it('reads a list and a revocation', () => {
    assert.deepEqual(read('list'), { kind: 'list', tenantId: undefined });
    assert.deepEqual(read('revoke', { key: 'abc' }), { kind: 'revoke', keyId: 'abc' });
  });

  for (const [what, command, values, words] of [
    ['no command', '', {}, /command is required/],
    ['another command', 'make', {}, /"make" is no command/],
    ['no tenant', 'create', { scopes: 'jobs.read' }, /--tenant/],
    ['a tenant in capitals', 'create', { tenant: 'Acme', scopes: 'jobs.read' }, /--tenant/],
    ['no scopes', 'create', { tenant: 'acme', scopes: ' ,' }, /--scopes/],
    ['an internal scope', 'create', { tenant: 'acme', scopes: 'worker.lease' }, /worker\.lease/],
    ['half a day', 'create', { tenant: 'a', scopes: 'jobs.read', 'expires-days': '0.5' }, /days/],
    ['over a year', 'create', { tenant: 'a', scopes: 'jobs.read', 'expires-days': '366' }, /days/],
    ['a revocation of nothing', 'revoke', {}, /--key/],
  ] as const) {
    it(`refuses ${what}, with the usage`, () => {
      assert.throws(
        () => read(command, values),
        (error: unknown) => {
          assert.match(String(error), words);
          assert.match(String(error), /usage/);
          return true;
        },
      );
    });
  }
});
