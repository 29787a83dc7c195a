import { createHash, timingSafeEqual } from 'node:crypto';
import { nobody, provenTenant } from '#libs/grpc/call-context.ts';
import type { Authenticator, Caller } from '#libs/grpc/serve.ts';
import { tenantKey } from '#libs/grpc/pass-through.ts';
import { AppError } from '#libs/runtime/errors.ts';

/** The secrets by which the services that call storage prove themselves. */
export interface ServiceSecrets {
  readonly crawler: string;
  readonly gateway: string;
}

// What each service may do here. The crawler writes under a grant and reads nothing; the gateway
// ends runs, and reads for the tenant whose call it hands on.
const services = [
  { name: 'crawler', scopes: ['storage.write'], mayNameTenant: false },
  {
    name: 'gateway',
    scopes: ['storage.read', 'storage.seal', 'jobs.read', 'jobs.export'],
    mayNameTenant: true,
  },
] as const;

/**
 * Makes the authenticator of the internal listener: the digest of the secret says which service
 * calls. A tenant in the metadata is believed of the gateway alone.
 */
export function createAuthenticator(secrets: ServiceSecrets): Authenticator {
  const known = services.map((service) => ({ ...service, digest: sha256(secrets[service.name]) }));
  return async (metadata) => {
    const [authorization] = metadata.get('authorization');
    const secret = /^Bearer +(\S{1,512})$/iu.exec(String(authorization ?? ''))?.[1];
    if (secret === undefined) throw refused('CREDENTIALS_MISSING', 'The call carries no secret');
    const digest = sha256(secret);
    // All are compared, so that the time does not tell which one matched.
    const [service] = known.filter((one) => timingSafeEqual(one.digest, digest));
    if (service === undefined)
      throw refused('CREDENTIALS_INVALID', 'The secret is not one of ours');
    const [tenant] = service.mayNameTenant ? metadata.get(tenantKey) : [];
    return {
      kind: 'service',
      tenant: typeof tenant === 'string' && tenant !== '' ? proven(tenant) : nobody.tenant,
      subject: `service:${service.name}`,
      scopes: new Set(service.scopes),
    } satisfies Caller;
  };
}

function proven(tenant: string): Caller['tenant'] {
  try {
    return provenTenant(tenant);
  } catch (cause) {
    throw refused('CREDENTIALS_INVALID', 'The tenant that the call names is not one', cause);
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function refused(reason: string, message: string, cause?: unknown): AppError {
  return new AppError('unauthenticated', message, { reason, cause });
}
