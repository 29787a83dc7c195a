/* A worker beside the public API: what relay and crawler do to a crawl, on the same database. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createGrantSigner, createGrantVerifier } from '#libs/grant/grant.ts';
import type { CallContext } from '#libs/grpc/serve.ts';
import type { Database } from '#libs/postgres/database.ts';
import type { ClaimTaskResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskResponse.ts';
import { usualPolicy } from '../../services/gateway/core/policy.ts';
import { createFinisher } from '../../services/gateway/finish-crawls.ts';
import type { ProtocolDeps } from '../../services/gateway/protocol-deps.ts';
import { taskLeaseHandlers } from '../../services/gateway/task-lease-service.ts';
import type { ApiWorld } from './gateway-api-world.ts';
import { absentPublisher, publishDispatch } from './gateway-protocol-world.ts';

/** The handlers read nothing of it. */
const context = {} as CallContext;

/** What a worker does to crawls; `beforeStart` runs between a claim's decision and its start. */
export function workerOn(world: ApiWorld, beforeStart?: () => Promise<void>) {
  const deps = depsOf(interrupted(world.database, beforeStart));
  const lease = taskLeaseHandlers(deps, createFinisher(deps));
  /** Publishes the crawl's open dispatch. */
  const publish = (crawl: string) => world.database.run(publishDispatch, [taskIdOf(crawl)]);
  /** Takes the crawl's newest message; gives the answer of the claim. */
  const claim = async (crawl: string): Promise<ClaimTaskResponse$Input> => {
    const taskId = taskIdOf(crawl);
    const [row] = await world.sql(
      `select t.seed_url, t.tenant_id, t.max_pages, t.dispatch_id, d.copy
       from crawl_tasks t join dispatches d using (dispatch_id) where t.task_id = $1`,
      [taskId],
    );
    const answer = await lease.ClaimTask?.(context, {
      message: {
        taskId,
        seedUrl: String(row?.['seed_url']),
        tenantId: String(row?.['tenant_id']),
        maxPages: Number(row?.['max_pages']),
      },
      dispatchId: String(row?.['dispatch_id']),
      messageType: 'jobradar.crawl.v1',
      dispatchCopy: Number(row?.['copy']),
      handout: 0,
      deliveryId: randomUUID(),
      workerId: randomUUID(),
      workerName: 'worker',
      workerVersion: '',
      capabilities: [],
      queue: usualPolicy.queue,
      heldGrant: '',
    });
    return answer ?? {};
  };
  return {
    publish,
    claim,
    async start(crawl: string): Promise<ClaimTaskResponse$Input> {
      await publish(crawl);
      return claim(crawl);
    },
    /** Ends the slice: the crawl waits to go on, with a dispatch of its own. */
    async endSlice(answer: ClaimTaskResponse$Input): Promise<void> {
      await lease.ReleaseTask?.(context, {
        grant: answer.lease?.grant ?? '',
        cause: 'CAUSE_SLICE_ENDED',
        checkpoint: null,
        counts: null,
        itemFailures: [],
        wait: null,
      });
    },
  };
}

function taskIdOf(crawl: string): string {
  return crawl.slice('crawls/'.length);
}

function interrupted(database: Database, beforeStart?: () => Promise<void>): Database {
  const first: Database['first'] = async (query, values) => {
    if (query.name === 'claim-start') await beforeStart?.();
    return database.first(query, values);
  };
  return { ...database, first };
}

function depsOf(database: Database): ProtocolDeps {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    database,
    publisher: absentPublisher,
    storage: { SealRuns: async () => ({ results: [] }) },
    grants: {
      signer: createGrantSigner(String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
      verifier: createGrantVerifier([String(publicKey.export({ type: 'spki', format: 'pem' }))]),
    },
    policy: usualPolicy,
    onTaskChanged: () => undefined,
    onDispatchDue: () => undefined,
  };
}
