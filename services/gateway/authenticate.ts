import { hash } from 'node:crypto';
import { provenTenant } from '#libs/grpc/call-context.ts';
import type { Authenticator, Caller } from '#libs/grpc/serve.ts';
import { bearerOf } from '#libs/grpc/service-secrets.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { AppError } from '#libs/runtime/errors.ts';
import type { KeyStore, StoredKey } from './adapters/key-store.ts';
import { digestSecret, isSameDigest, parseApiKey } from './core/api-key.ts';
import type { BucketRule } from './core/token-bucket.ts';
import { createLimiter, rateLimited } from './rate-limits.ts';

/*
 * Who calls the public listener. A key is looked up once and believed for at most a minute, so
 * that a call costs no query and a revoked key ends within that minute; an unknown one costs the
 * same time as a known one.
 */

/** What a key authenticator is made of. */
export interface KeyAuthenticatorOptions {
  readonly keys: KeyStore;
  readonly pepper: string;
  readonly clock: Clock;
  /** Failed log-ins of one peer address. */
  readonly failures: BucketRule;
  /** How long a key that was found is believed. */
  readonly believedMs?: number;
}

const believedMsMax = 60_000;
const believedKeysMax = 10_000;
// Compared where no key was found, so that the answer takes as long.
const dummyDigest = Buffer.alloc(32);

interface Belief {
  readonly caller: Caller;
  readonly untilMs: number;
}

/** Makes the authenticator of the public listener. */
export function createKeyAuthenticator(options: KeyAuthenticatorOptions): Authenticator {
  const { clock } = options;
  const beliefs = new Map<string, Belief>();
  const lookups = new Map<string, Promise<Caller>>();
  const failures = createLimiter(options.failures, clock);

  return async (metadata, peer) => {
    const text = bearerOf(metadata);
    const address = hostOf(peer);
    if (text === undefined) throw missing();
    const fingerprint = hash('sha256', text, 'base64');
    const belief = beliefs.get(fingerprint);
    if (belief !== undefined && belief.untilMs > clock.monotonicMs()) return belief.caller;
    beliefs.delete(fingerprint);
    // Calls that come together look their key up once.
    const lookup = lookups.get(fingerprint) ?? lookUp({ text, address, fingerprint });
    lookups.set(fingerprint, lookup);
    try {
      return await lookup;
    } finally {
      lookups.delete(fingerprint);
    }
  };

  async function lookUp(login: {
    readonly text: string;
    readonly address: string;
    readonly fingerprint: string;
  }): Promise<Caller> {
    const waitMs = failures.waitFor(login.address);
    if (waitMs > 0) throw rateLimited('failed log-ins', { rule: options.failures, waitMs });
    try {
      const { key, caller } = await proveKey(login.text, options);
      await options.keys.noteUse(key.key_id);
      const believedMs = Math.min(options.believedMs ?? believedMsMax, key.left_ms);
      if (beliefs.size >= believedKeysMax) beliefs.clear();
      beliefs.set(login.fingerprint, { caller, untilMs: clock.monotonicMs() + believedMs });
      return caller;
    } catch (error) {
      if (error instanceof AppError && error.code === 'unauthenticated') {
        failures.take(login.address, 1);
      }
      throw error;
    }
  }
}

async function proveKey(
  text: string,
  { keys, pepper }: KeyAuthenticatorOptions,
): Promise<{ readonly key: StoredKey; readonly caller: Caller }> {
  const parsed = parseApiKey(text);
  if (parsed === undefined) throw invalid();
  const key = await keys.find(parsed.keyId);
  const isProven = isSameDigest(digestSecret(parsed.secret, pepper), key?.digest ?? dummyDigest);
  if (key === undefined || !isProven) throw invalid();
  if (key.is_revoked || key.left_ms <= 0) {
    throw new AppError(
      'unauthenticated',
      `The API key ${key.key_id} ${key.is_revoked ? 'was revoked' : 'has expired'}`,
      { reason: 'CREDENTIALS_EXPIRED' },
    );
  }
  if (key.tenant_state !== 'ACTIVE') {
    throw new AppError('permission_denied', `The tenant ${key.tenant_id} is suspended`, {
      reason: 'TENANT_SUSPENDED',
    });
  }
  const caller: Caller = {
    kind: 'key',
    tenant: provenTenant(key.tenant_id),
    subject: `key:${key.key_id}`,
    scopes: new Set(key.scopes),
  };
  return { key, caller };
}

function hostOf(peer: string): string {
  return peer.replace(/:\d+$/, '');
}

function missing(): AppError {
  return new AppError('unauthenticated', 'Send "authorization: Bearer …" with an API key', {
    reason: 'CREDENTIALS_MISSING',
  });
}

function invalid(): AppError {
  return new AppError('unauthenticated', 'The credential is not one of ours, or broken', {
    reason: 'CREDENTIALS_INVALID',
  });
}
