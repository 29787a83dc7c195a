import type { Authenticator } from '#libs/grpc/serve.ts';
import { createServiceAuthenticator } from '#libs/grpc/service-secrets.ts';

/** The secrets by which the services that call storage prove themselves. */
export interface ServiceSecrets {
  readonly crawler: string;
  readonly gateway: string;
}

/**
 * Makes the authenticator of storage. The crawler writes under a grant and reads nothing; the
 * gateway ends runs, and reads for the tenant whose call it hands on.
 */
export function createAuthenticator(secrets: ServiceSecrets): Authenticator {
  return createServiceAuthenticator([
    { name: 'crawler', secret: secrets.crawler, scopes: ['storage.write'] },
    {
      name: 'gateway',
      secret: secrets.gateway,
      scopes: ['storage.read', 'storage.seal', 'jobs.read', 'jobs.export'],
      mayNameTenant: true,
    },
  ]);
}
