/* A crawler's worker between a scripted gateway, a scripted storage and real practice boards. */
import { randomUUID } from 'node:crypto';

import { connect } from '#libs/grpc/connect.ts';
import { createRpcServer, type Handlers } from '#libs/grpc/serve.ts';
import { serviceCaller } from '#libs/grpc/call-context.ts';
import type { StorageServiceDefinition } from '#libs/proto/gen/jobradar/storage/v1/StorageService.ts';
import type { UpsertJobsRequest } from '#libs/proto/gen/jobradar/storage/v1/UpsertJobsRequest.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { ClaimTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskRequest.ts';
import type { CompleteTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/CompleteTaskRequest.ts';
import type { FailTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/FailTaskRequest.ts';
import type { HeartbeatTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/HeartbeatTaskRequest.ts';
import type { Checkpoint$Input } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import type { PolitenessServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/PolitenessService.ts';
import type { PutRobotsRequest } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsRequest.ts';
import type { ReleaseTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/ReleaseTaskRequest.ts';
import type { ReserveFetchesRequest } from '#libs/proto/gen/jobradar/worker/v1/ReserveFetchesRequest.ts';
import type { SettleFetchesRequest } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesRequest.ts';
import type { TaskAssignment$Input } from '#libs/proto/gen/jobradar/worker/v1/TaskAssignment.ts';
import type { TaskLeaseServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/TaskLeaseService.ts';
import { PolitenessService, StorageService, TaskLeaseService } from '#libs/proto/services.ts';
import { timestampOfMs, toDuration } from '#libs/proto/timestamps.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { uuidv7 } from '#libs/runtime/ids.ts';
import { createFetcher } from '../../services/crawler/adapters/fetcher.ts';
import { createLeaseClient } from '../../services/crawler/adapters/lease-client.ts';
import { createOutageWatch } from '../../services/crawler/adapters/outage.ts';
import { createPageParsers } from '../../services/crawler/adapters/page-parser.ts';
import { createParsePool } from '../../services/crawler/adapters/parse-pool.ts';
import { createPermits } from '../../services/crawler/adapters/permits.ts';
import { createRobotsCache } from '../../services/crawler/adapters/robots-cache.ts';
import { createSourceReaders } from '../../services/crawler/adapters/source-readers.ts';
import { createStorageClient } from '../../services/crawler/adapters/storage-client.ts';
import { createTaskRunner, type TaskRunner } from '../../services/crawler/run-task.ts';
import { createSourceReader } from '../../services/crawler/sources/create-source-reader.ts';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import { deliveryOf, type StageDelivery } from './stage-delivery.ts';
import { sourceOf } from './world.ts';

type Leases = Handlers<TaskLeaseServiceDefinition>;
type Politeness = Handlers<PolitenessServiceDefinition>;
type Storage = Handlers<StorageServiceDefinition>;

/** What a test scripts: the answers it gives, the rest answers as all goes well. */
export interface Script {
  readonly leases?: Leases;
  readonly politeness?: Politeness;
  readonly storage?: Storage;
  readonly assignment?: TaskAssignment$Input;
  readonly source?: Source$Input;
  readonly robots?: string;
  readonly heartbeatMs?: number;
}

/** The requests that the worker made, by method, in order. */
export interface SeenRequests {
  readonly ClaimTask: readonly ClaimTaskRequest[];
  readonly HeartbeatTask: readonly HeartbeatTaskRequest[];
  readonly CompleteTask: readonly CompleteTaskRequest[];
  readonly FailTask: readonly FailTaskRequest[];
  readonly ReleaseTask: readonly ReleaseTaskRequest[];
  readonly ReserveFetches: readonly ReserveFetchesRequest[];
  readonly SettleFetches: readonly SettleFetchesRequest[];
  readonly PutRobots: readonly PutRobotsRequest[];
  readonly UpsertJobs: readonly UpsertJobsRequest[];
}

export interface Stage extends AsyncDisposable {
  readonly runner: TaskRunner;
  /** Methods called, in order. */
  readonly methods: readonly string[];
  readonly seen: SeenRequests;
  /** A message for the stage's task, as the broker would deliver it. */
  delivery(options?: { readonly body?: Buffer; readonly type?: string }): StageDelivery;
  deliver(): Promise<StageDelivery>;
}

const secret = 'stage-secret';

// One for all stages: a worker keeps its threads from crawl to crawl. Idle ones hold up no end.
const parsePool = createParsePool({
  threads: 1,
  pageMs: 5_000,
  memoryMb: 192,
  pagesPerThread: 1_000,
});

/** Sets the stage for one worker and one task on this board. */
export async function setStage(board: BoardServer, script: Script = {}): Promise<Stage> {
  await using building = new AsyncDisposableStack();
  const notes = new Notes();
  const taskId = uuidv7();
  const server = building.use(
    createRpcServer({
      name: 'internal',
      listen: '127.0.0.1:0',
      reflection: false,
      authenticate: async () => serviceCaller('crawler', ['worker.lease', 'storage.write']),
    }),
  );
  server.addService(
    TaskLeaseService,
    notes.on({ ...leases({ taskId, board, script }), ...script.leases }),
  );
  server.addService(PolitenessService, notes.on({ ...politeness(script), ...script.politeness }));
  server.addService(StorageService, notes.on({ ...storage(), ...script.storage }));
  const address = await server.listen();
  server.setServing(true);
  const shared = {
    clock: systemClock,
    watch: createOutageWatch({ onAway: () => undefined, onBack: () => undefined }),
    random: Math.random,
  };
  const politenessRpc = building.use(connect(PolitenessService, address, { secret }));
  const runner = createTaskRunner({
    leases: createLeaseClient({
      rpc: building.use(connect(TaskLeaseService, address, { secret })),
      ...shared,
    }),
    storage: createStorageClient({
      rpc: building.use(connect(StorageService, address, { secret })),
      ...shared,
    }),
    permits: createPermits({ rpc: politenessRpc, ...shared }),
    robots: createRobotsCache({ rpc: politenessRpc, ...shared }),
    fetcher: building.use(createFetcher(fetcherOptions(board))),
    readerOf: createSourceReaders(createSourceReader),
    parsers: createPageParsers(parsePool),
    worker: { id: randomUUID(), name: 'stage', version: '1' },
    contact: 'test',
    fetchTotalMsMax: 45_000,
    clock: systemClock,
  });
  const resources = building.move();
  const stage: Stage = {
    runner,
    methods: notes.methods,
    seen: notes.seen,
    delivery: (options = {}) => deliveryOf({ taskId, seedUrl: board.seedUrl, ...options }),
    async deliver() {
      const delivery = stage.delivery();
      await runner.run(delivery);
      return delivery;
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
  return stage;
}

function fetcherOptions(board: BoardServer) {
  return {
    practiceHosts: new Set([board.host]),
    connectMs: 2_000,
    dnsMs: 2_000,
    headersMs: 5_000,
    idleMs: 5_000,
    headerBytesMax: 32_768,
  };
}

/** Keeps what was called while the scripted handlers answer. */
class Notes {
  readonly methods: string[] = [];
  readonly #requests = new Map<string, unknown[]>();

  // The definition of each method ties its name to its request.
  readonly seen = new Proxy({} as SeenRequests, {
    get: (_target, method) => this.#requests.get(String(method)) ?? [],
  });

  on<H extends object>(handlers: H): H {
    const wrapped = Object.entries(handlers).map(([method, handle]) => [
      method,
      (...given: readonly unknown[]) => {
        this.methods.push(method);
        const known = this.#requests.get(method) ?? [];
        known.push(given[1]);
        this.#requests.set(method, known);
        return (handle as (...all: readonly unknown[]) => unknown)(...given);
      },
    ]);
    return Object.fromEntries(wrapped) as H;
  }
}

interface Part {
  readonly taskId: string;
  readonly board: BoardServer;
  readonly script: Script;
}

function leases({ taskId, board, script }: Part): Leases {
  const grant = (number: number) => ({
    taskId,
    epoch: '1',
    grant: `grant-${number}`,
    leaseRemaining: toDuration(20_000),
    heartbeatInterval: toDuration(script.heartbeatMs ?? 5_000),
  });
  let grants = 1;
  const ack = { action: 'MESSAGE_ACTION_ACK' } as const;
  return {
    ClaimTask: async () => ({
      outcome: 'OUTCOME_CLAIMED',
      action: 'MESSAGE_ACTION_PROCESS',
      lease: grant(grants),
      assignment: assignmentOf({ taskId, board, script }),
      serverTime: timestampOfMs(Date.parse('2026-11-30T02:00:00Z')),
    }),
    HeartbeatTask: async () => {
      grants += 1;
      return { directive: 'DIRECTIVE_CONTINUE', lease: grant(grants) };
    },
    CompleteTask: async () => ({ ...ack, verdict: 'STATE_SUCCEEDED' }),
    FailTask: async () => ({ ...ack, state: 'STATE_FAILED' }),
    ReleaseTask: async () => ({ ...ack, state: 'STATE_WAITING' }),
  };
}

function assignmentOf({ taskId, board, script }: Part): TaskAssignment$Input {
  const { source } = sourceOf(board);
  return {
    crawl: `crawls/${taskId}`,
    attempt: 1,
    maxAttempts: 4,
    seedUrl: board.seedUrl,
    maxPages: 10,
    source: { ...source, name: 'sources/stage', revisionId: taskId, ...script.source },
    softRemaining: toDuration(60_000),
    hardRemaining: toDuration(90_000),
    wallRemaining: toDuration(3_600_000),
    authorizationRemaining: toDuration(3_600_000),
    detailPagesRemaining: 5_000,
    bytesRemaining: '1000000000',
    politenessKey: board.host,
    ...script.assignment,
  };
}

function politeness({ robots = 'User-agent: *\nDisallow: /admin/\n' }: Script): Politeness {
  return {
    ReserveFetches: async (_context, { count, reservationId }) => ({
      permits: Array.from({ length: count }, (_, at) => ({ id: `${reservationId}:${at}` })),
    }),
    SettleFetches: async () => ({ requestsPerSecond: 50 }),
    GetRobots: async () => ({
      action: 'ACTION_USE',
      copy: {
        decision: 'DECISION_RULES',
        body: Buffer.from(robots),
        httpStatus: 200,
        expiresIn: toDuration(60_000),
      },
    }),
    PutRobots: async () => ({}),
  };
}

function storage(): Storage {
  return {
    OpenRun: async () => ({ epoch: '1', totals: {} }),
    UpsertJobs: async (_context, { observations }) => ({
      results: observations.map((observation, index) => ({
        index,
        outcome: observation.evidence ? 'OUTCOME_EVIDENCE_STORED' : 'OUTCOME_CREATED',
      })),
      totals: { jobsCreated: observations.length },
    }),
  };
}

/** A checkpoint of one list page read, for a crawl that goes on. */
export function checkpointAt(page: number, more: Checkpoint$Input = {}): Checkpoint$Input {
  return { format: 1, nextPage: page, listPagesRead: page - 1, ...more };
}
