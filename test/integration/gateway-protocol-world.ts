/* A gateway's dispatch protocol over a real database: handlers called directly, duties run by
 * hand, and a storage of two lines that seals what it is asked to. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { CallContext } from '#libs/grpc/serve.ts';
import { createGrantSigner, createGrantVerifier } from '#libs/grant/grant.ts';
import { statement, type Database } from '#libs/postgres/database.ts';
import type { Checkpoint } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import type { ClaimTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskRequest.ts';
import type { ClaimTaskResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskResponse.ts';
import type { SealRunsRequest$Input } from '#libs/proto/gen/jobradar/storage/v1/SealRunsRequest.ts';
import type { SealRunsResponse } from '#libs/proto/gen/jobradar/storage/v1/SealRunsResponse.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { uuidv7 } from '#libs/runtime/ids.ts';
import { createTask, type NewTask } from '../../services/gateway/adapters/task-commands.ts';
import { usualPolicy, type ProtocolPolicy } from '../../services/gateway/core/policy.ts';
import type { TaskState } from '../../services/gateway/core/task-state.ts';
import { politenessHandlers } from '../../services/gateway/politeness-service.ts';
import type { ProtocolDeps } from '../../services/gateway/protocol-deps.ts';
import { createFinisher } from '../../services/gateway/finish-crawls.ts';
import { taskLeaseHandlers } from '../../services/gateway/task-lease-service.ts';
import { testDatabase } from '../support/database.ts';
import { emptyCheckpoint } from '../support/empty-checkpoint.ts';

export const tenantId = 'acme';
export const sourceId = 'board';
export const siteKey = 'board.test';

/** A task as tests look at it. */
export interface SeenTask {
  readonly state: TaskState;
  readonly wait_reason: string | null;
  readonly verdict: string | null;
  readonly completeness: string | null;
  readonly limit_hit: string | null;
  readonly list_end: string | null;
  readonly epoch: string;
  readonly attempt: number;
  readonly losses: number;
  readonly unused_losses: number;
  readonly storage_waits: number;
  readonly dispatch_id: string;
  readonly dispatch_state: string;
  readonly dispatch_due_in_s: number | null;
  readonly copy: number;
  readonly failure_reason: string | null;
  readonly counts: Readonly<Record<string, number | string>>;
  readonly item_failure_count: number;
  readonly list_pages_read: number;
  readonly is_ended: boolean;
}

const see = statement<SeenTask>(
  'test-see',
  `select t.*, d.state as dispatch_state, d.copy, t.end_time is not null as is_ended,
     case when d.available_at < 'infinity'
       then extract(epoch from d.available_at - now())::float8 end as dispatch_due_in_s
   from crawl_tasks t left join dispatches d using (dispatch_id) where t.task_id = $1`,
);
/** Publishes a crawl's open dispatch as the relay does, with the slots that it takes. */
export const publishDispatch = statement<never>(
  'test-publish',
  `with d as (
     update dispatches set state = 'PUBLISHED', copy = copy + 1, publish_time = now()
     where task_id = $1 and state = 'DUE' returning *),
   t as (update crawl_tasks set state = 'QUEUED', wait_reason = null, version = version + 1
     from d where crawl_tasks.task_id = d.task_id),
   s as (update source_slots s set used = used + 1 from d
     where (s.tenant_id, s.source_id) = (d.tenant_id, d.source_id))
   update tenant_slots s set used = used + 1 from d where s.tenant_id = d.tenant_id`,
);
const drift = statement<{ what: string; used: number; held: number }>(
  'test-drift',
  `with held as (
     select t.tenant_id, t.source_id, count(*)::int as n
     from crawl_tasks t left join dispatches d using (dispatch_id)
     where t.state in ('RUNNING', 'CANCELLING') or d.state in ('CLAIMED', 'PUBLISHED')
     group by t.tenant_id, t.source_id)
   select 'source ' || s.source_id as what, s.used, coalesce(h.n, 0) as held
   from source_slots s left join held h using (tenant_id, source_id)
   where s.used <> coalesce(h.n, 0)
   union all
   select 'tenant ' || s.tenant_id, s.used, coalesce(h.n, 0)
   from tenant_slots s
   left join (select tenant_id, sum(n)::int as n from held group by tenant_id) h using (tenant_id)
   where s.used <> coalesce(h.n, 0)
   union all
   select 'backlog ' || b.tenant_id, b.not_ended, coalesce(n.n, 0)
   from tenant_backlogs b
   left join (select tenant_id, count(*)::int as n from crawl_tasks where end_time is null
     group by tenant_id) n using (tenant_id)
   where b.not_ended <> coalesce(n.n, 0)
   union all
   select 'open dispatch of ' || t.task_id, 0, 1
   from crawl_tasks t left join dispatches d using (dispatch_id)
   where (t.state in ('PENDING', 'QUEUED', 'WAITING'))
     <> (coalesce(d.state, 'VOID') in ('DUE', 'CLAIMED', 'PUBLISHED'))
   union all
   select 'lease of ' || t.task_id, 0, 1
   from crawl_tasks t left join leases l using (task_id)
   where (t.state in ('RUNNING', 'CANCELLING')) <> (l.task_id is not null)`,
);

/** A context as the server gives it; the handlers under test read nothing of it. */
const context = {} as CallContext;

/** The storage of a test: seals unless it is away. */
export interface TestStorage {
  isAway: boolean;
  readonly calls: SealRunsRequest$Input[];
}

/** A broker that is away. */
export const absentPublisher: ProtocolDeps['publisher'] = {
  ready: false,
  publish: async () => ({ kind: 'unknown', reason: 'none' }),
  stateOf: async () => undefined,
};

export type ProtocolWorld = Awaited<ReturnType<typeof protocolWorld>>;

/** Makes a gateway's protocol with one tenant, one source and its site. */
export async function protocolWorld(policy: Partial<ProtocolPolicy> = {}) {
  const base = await testDatabase('gateway');
  const { database } = base;
  await addSource(database, { sourceId, slots: 10 });
  const storage: TestStorage = { isAway: false, calls: [] };
  const keys = generateKeyPairSync('ed25519');
  const pem = (key: 'private' | 'public'): string =>
    key === 'private'
      ? String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
      : String(keys.publicKey.export({ type: 'spki', format: 'pem' }));
  const changed: string[] = [];
  const deps: ProtocolDeps = {
    database,
    publisher: absentPublisher,
    storage: { SealRuns: (request) => seal(storage, request) },
    grants: {
      signer: createGrantSigner(pem('private')),
      verifier: createGrantVerifier([pem('public')]),
    },
    policy: { ...usualPolicy, ...policy },
    onTaskChanged: (taskId) => changed.push(taskId),
    onDispatchDue: () => undefined,
    random: () => 0.5,
  };
  const lease = required(taskLeaseHandlers(deps, createFinisher(deps)));
  const politeness = required(politenessHandlers(deps));
  return {
    deps,
    url: base.url,
    database,
    storage,
    changed,
    lease,
    politeness,
    context,
    see: async (taskId: string) => defined(await database.first(see, [taskId])),
    drift: () => database.rows(drift),
    async submit(task: Partial<NewTask> = {}): Promise<string> {
      const taskId = uuidv7();
      await database.inTransaction((tx) => createTask(tx, { ...newTask(taskId), ...task }));
      return taskId;
    },
    /** As a relay would: the dispatch is out, the task is QUEUED. */
    publish: (taskId: string) => database.run(publishDispatch, [taskId]),
    async claim(taskId: string, delivery: Partial<ClaimTaskRequest> = {}) {
      const row = defined(await database.first(see, [taskId]));
      return lease.ClaimTask(context, { ...claimRequest(taskId, row), ...delivery });
    },
    async [Symbol.asyncDispose]() {
      await base[Symbol.asyncDispose]();
    },
  };
}

/** Registers an authorised source with its slots and its revision. */
export async function addSource(
  database: Database,
  source: { readonly sourceId: string; readonly slots: number; readonly tenant?: string },
): Promise<void> {
  const tenant = source.tenant ?? tenantId;
  const definition = {
    allowedHosts: [siteKey, 'other.test'],
    politeness: { requestsPerSecond: 10, burst: 3, maxConcurrentFetches: 4 },
    extraction: { strategy: 'html' },
  };
  const run = (text: string, values: unknown[]): Promise<number> =>
    database.run(statement<never>(`test-${text}`.slice(0, 60), text), values);
  await run('insert into tenants (tenant_id) values ($1) on conflict do nothing', [tenant]);
  await run(
    `insert into sources (tenant_id, source_id, definition, hosts, path_prefixes, creator,
       authorized_from, authorized_until)
     values ($1, $2, $3, '{}', '{}', 'test', now(), now() + interval '1 day')`,
    [tenant, source.sourceId, JSON.stringify(definition)],
  );
  await run(
    `insert into source_revisions (tenant_id, source_id, revision, definition, author)
     values ($1, $2, 1, $3, 'test')`,
    [tenant, source.sourceId, JSON.stringify(definition)],
  );
  await run('insert into source_slots (tenant_id, source_id, slots) values ($1, $2, $3)', [
    tenant,
    source.sourceId,
    source.slots,
  ]);
}

export function newTask(taskId: string): NewTask {
  return {
    taskId,
    tenantId,
    sourceId,
    seedUrl: `https://${siteKey}/jobs`,
    siteKey,
    maxPages: 10,
    priority: 2,
    labels: {},
    maxAttempts: 4,
    wallSeconds: 21_600,
    expireTime: new Date(Date.now() + 86_400_000).toISOString(),
    creator: 'key:test',
    carrier: { traceparent: '', tracestate: '' },
  };
}

export function claimRequest(taskId: string, row: SeenTask): ClaimTaskRequest {
  const { seedUrl, tenantId: tenant, maxPages } = newTask(taskId);
  return {
    message: { taskId, seedUrl, tenantId: tenant, maxPages },
    dispatchId: row.dispatch_id,
    messageType: 'jobradar.crawl.v1',
    dispatchCopy: Math.max(1, row.copy),
    handout: 0,
    deliveryId: randomUUID(),
    workerId: randomUUID(),
    workerName: 'worker',
    workerVersion: '',
    capabilities: ['html'],
    queue: 'jobradar.crawl.http',
    heldGrant: '',
  };
}

/** A checkpoint of a list that was read to a proven end, unless said otherwise. */
export function checkpoint(changes: Partial<Checkpoint> = {}): Checkpoint {
  return {
    ...emptyCheckpoint,
    listPagesRead: 1,
    pageFingerprints: Buffer.from('00000001'),
    listEnd: 'LIST_END_NO_NEXT_PAGE',
    itemsFound: 20,
    ...changes,
  };
}

/** The grant of a claim that was granted. */
export function grantOf(answer: ClaimTaskResponse$Input): string {
  return defined(answer.lease?.grant);
}

export function defined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('expected a value');
  return value;
}

async function seal(
  storage: TestStorage,
  request: SealRunsRequest$Input,
): Promise<SealRunsResponse> {
  storage.calls.push(request);
  if (storage.isAway) {
    throw new AppError('unavailable', 'storage is away', { reason: 'STORE_UNAVAILABLE' });
  }
  const totals = {
    jobsCreated: 20,
    jobsUpdated: 0,
    jobsUnchanged: 0,
    jobsReopened: 0,
    jobsStale: 0,
    jobsRejected: 0,
    jobsClosed: 0,
    jobsMissing: 0,
  };
  const results = (request.runs ?? []).map((run) => ({
    crawl: run.crawl ?? '',
    sealed: true,
    totals,
    closingWithheld: false,
    withheldReason: '',
  }));
  return { results };
}

function required<T extends object>(handlers: T): { [M in keyof T]-?: NonNullable<T[M]> } {
  return handlers as { [M in keyof T]-?: NonNullable<T[M]> };
}
