import assert from 'node:assert/strict';
import { generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { describe, it } from 'mocha';
import { AppError } from '#libs/runtime/errors.ts';
import { createGrantSigner, createGrantVerifier, type Grant } from './grant.ts';

const makeKeys = (): { readonly secret: string; readonly open: string } => {
  const pair = generateKeyPairSync('ed25519');
  return {
    secret: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    open: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};
const keys = makeKeys();
const grant: Grant = {
  taskId: '0197d0a0-0000-7000-8000-000000000001',
  tenantId: 'acme',
  sourceId: 'acme-careers',
  epoch: '9007199254740993',
  expiresAtMs: 1_796_000_000_000,
};
const token = createGrantSigner(keys.secret).sign(grant);
const verifier = createGrantVerifier([keys.open]);

const isInvalid = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'permission_denied' &&
  error.reason === 'GRANT_INVALID';

/** A token with any content, signed by the right key. */
const signed = (content: string): string => {
  const bytes = Buffer.from(content);
  const signature = signBytes(null, bytes, keys.secret);
  return `${bytes.toString('base64url')}.${signature.toString('base64url')}`;
};

describe('grant', () => {
  it('gives back exactly what was signed, epochs beyond 2^53 included', () => {
    assert.deepEqual(verifier.verify(token), grant);
    assert.ok(token.length <= 2048);
  });

  it('gives the same grant for the same token again', () => {
    assert.equal(verifier.verify(token), verifier.verify(token));
  });

  it('takes grants of an older key as long as it is named', () => {
    const old = makeKeys();
    const both = createGrantVerifier([keys.open, old.open]);
    const oldToken = createGrantSigner(old.secret).sign(grant);
    assert.deepEqual(both.verify(oldToken), grant);
    assert.throws(() => verifier.verify(oldToken), isInvalid);
  });

  it('does not judge the expiry', () => {
    const past = { ...grant, expiresAtMs: 1 };
    assert.deepEqual(verifier.verify(createGrantSigner(keys.secret).sign(past)), past);
  });

  const [content = '', signature = ''] = token.split('.');
  const other = signature.startsWith('A') ? 'B' : 'A';
  const swapped = Buffer.from(content, 'base64url').toString().replace('acme"', 'evil"');
  const refused: Readonly<Record<string, string>> = {
    'an empty text': '',
    'a text without a signature': content,
    'a changed content': `${Buffer.from(swapped).toString('base64url')}.${signature}`,
    'a changed signature': `${content}.${other}${signature.slice(1)}`,
    'a third part': `${token}.x`,
    padding: `${token}=`,
    'white space': ` ${token}`,
    'more than 2,048 characters': `${'A'.repeat(2_048)}.${signature}`,
    'content that is no JSON': signed('task'),
    'an unknown key': signed(JSON.stringify({ ...wire(), admin: true })),
    'a missing key': signed(JSON.stringify({ ...wire(), epoch: undefined })),
    'an epoch that is a number': signed(JSON.stringify({ ...wire(), epoch: 7 })),
    'a task that is no UUID': signed(JSON.stringify({ ...wire(), task: 'x' })),
    'a negative expiry': signed(JSON.stringify({ ...wire(), expiry: -1 })),
  };
  for (const [what, text] of Object.entries(refused)) {
    it(`refuses ${what}`, () => assert.throws(() => verifier.verify(text), isInvalid));
  }

  it('never signs what it would not read', () => {
    assert.throws(() => createGrantSigner(keys.secret).sign({ ...grant, epoch: '-1' }));
  });

  it('takes no key of another kind', () => {
    const { privateKey } = generateKeyPairSync('x25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    assert.throws(() => createGrantSigner(pem), /Ed25519/);
  });
});

function wire(): Record<string, unknown> {
  const { taskId, tenantId, sourceId, epoch, expiresAtMs } = grant;
  return { task: taskId, tenant: tenantId, source: sourceId, epoch, expiry: expiresAtMs };
}
