import { hash, timingSafeEqual } from 'node:crypto';
import type { Metadata } from '@grpc/grpc-js';
import { AppError } from '#libs/runtime/errors.ts';
import { provenTenant, serviceCaller, type Authenticator, type TenantId } from './call-context.ts';
import { tenantKey } from './pass-through.ts';

/** A service of ours that may call: what proves it, and what it may do. */
export interface KnownService {
  readonly name: string;
  readonly secret: string;
  readonly scopes: readonly string[];
  /** Believed when it names the tenant that it calls for. */
  readonly mayNameTenant?: boolean;
}

/**
 * Makes the authenticator of an internal listener: the digest of the secret says which service of
 * ours calls.
 */
export function createServiceAuthenticator(services: readonly KnownService[]): Authenticator {
  const known = services.map((service) => ({
    digest: sha256(service.secret),
    mayNameTenant: service.mayNameTenant === true,
    caller: serviceCaller(service.name, service.scopes),
  }));
  return async (metadata) => {
    const secret = bearerOf(metadata);
    if (secret === undefined) throw refused('CREDENTIALS_MISSING', 'The call carries no secret');
    const digest = sha256(secret);
    // All are compared, so that the time does not tell which one matched.
    const [service] = known.filter((entry) => timingSafeEqual(entry.digest, digest));
    if (service === undefined) {
      throw refused('CREDENTIALS_INVALID', 'The secret is not one of ours');
    }
    const [tenant] = service.mayNameTenant ? metadata.get(tenantKey) : [];
    if (typeof tenant !== 'string' || tenant === '') return service.caller;
    return { ...service.caller, tenant: named(tenant) };
  };
}

/** The credential of `authorization: Bearer …`; undefined where there is none. */
export function bearerOf(metadata: Metadata): string | undefined {
  const [value] = metadata.get('authorization');
  if (typeof value !== 'string') return undefined;
  return /^Bearer +(?<credential>\S{1,512})$/iu.exec(value.trim())?.groups?.['credential'];
}

function named(tenant: string): TenantId {
  try {
    return provenTenant(tenant);
  } catch (cause) {
    throw refused('CREDENTIALS_INVALID', 'The tenant that the call names is not one', cause);
  }
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

function refused(reason: string, message: string, cause?: unknown): AppError {
  return new AppError('unauthenticated', message, { reason, cause });
}
