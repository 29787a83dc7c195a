import type { AmqpPublisher } from '#libs/amqp/publisher.ts';
import type { GrantSigner, GrantVerifier } from '#libs/grant/grant.ts';
import type { RpcClient } from '#libs/grpc/connect.ts';
import type { StorageServiceDefinition } from '#libs/proto/gen/jobradar/storage/v1/StorageService.ts';
import type { Database } from '#libs/postgres/database.ts';
import type { ProtocolPolicy } from './core/policy.ts';

/** What the dispatch protocol is made of: one object for the relay, the duties and the handlers. */
export interface ProtocolDeps {
  readonly database: Database;
  readonly publisher: Pick<AmqpPublisher, 'ready' | 'publish' | 'stateOf'>;
  readonly storage: Pick<RpcClient<StorageServiceDefinition>, 'SealRuns'>;
  readonly grants: { readonly signer: GrantSigner; readonly verifier: GrantVerifier };
  readonly policy: ProtocolPolicy;
  /** Called after the commit of every change of a crawl, for those who watch it. */
  readonly onTaskChanged: (taskId: string) => void;
  /** Called after the commit of what a relay may act on: a new dispatch, a slot that is free. */
  readonly onDispatchDue: () => void;
  /** Even between 0 and 1; tests load the dice. */
  readonly random?: () => number;
}
