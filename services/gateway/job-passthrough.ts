import { forwardTo, type ForwardTarget } from '#libs/grpc/pass-through.ts';
import type { RpcServer } from '#libs/grpc/serve.ts';
import { JobService } from '#libs/proto/services.ts';

/** Where storage is, and the secret by which it knows the gateway. */
export interface StorageTarget {
  readonly address: string;
  readonly secret: string;
}

/**
 * Hands job queries on to storage, so that a client needs one address: bytes as they are, with the
 * caller's tenant, which storage believes of the gateway alone.
 */
export function passJobsThrough(server: RpcServer, storage: StorageTarget): ForwardTarget {
  const target = forwardTo(storage);
  server.addPassThrough(JobService, target);
  return target;
}
