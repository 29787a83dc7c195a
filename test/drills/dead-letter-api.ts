/* A client of the dead letters, with a key that may resolve them. */
import { connect, type RpcClient } from '#libs/grpc/connect.ts';
import type { DeadLetterServiceDefinition } from '#libs/proto/gen/jobradar/v1/DeadLetterService.ts';
import { DeadLetterService } from '#libs/proto/services.ts';
import { createApiKey } from '../../deploy/local/api-key.ts';
import type { World } from '../support/world.ts';

export type DeadLetterApi = RpcClient<DeadLetterServiceDefinition>;

/** Connects with the first call. */
export async function openDeadLetterApi({ installation }: World): Promise<DeadLetterApi> {
  const scopes = ['deadletters.read', 'deadletters.write', 'crawls.write'];
  const apiKey = await createApiKey(installation, { tenant: 'local', scopes });
  return connect(DeadLetterService, installation.publicAddress, { apiKey });
}
