/* Workers' own robots.txt, permits and fetcher against the gateway's handlers over gRPC. */
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';

import { serviceCaller } from '#libs/grpc/call-context.ts';
import { connect } from '#libs/grpc/connect.ts';
import { createRpcServer } from '#libs/grpc/serve.ts';
import { statement } from '#libs/postgres/database.ts';
import type { GetRobotsResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/GetRobotsResponse.ts';
import type { PutRobotsRequest } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsRequest.ts';
import type { PutRobotsResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/PutRobotsResponse.ts';
import type { SettleFetchesRequest } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesRequest.ts';
import { PolitenessService, TaskLeaseService } from '#libs/proto/services.ts';
import { timestampMs } from '#libs/proto/timestamps.ts';
import { systemClock } from '#libs/runtime/clock.ts';
import { createFetcher } from '../../services/crawler/adapters/fetcher.ts';
import { createOutageWatch } from '../../services/crawler/adapters/outage.ts';
import { createPermits } from '../../services/crawler/adapters/permits.ts';
import {
  createRobotsCache,
  type RobotsLeave,
} from '../../services/crawler/adapters/robots-cache.ts';
import type { FetchWork } from '../../services/crawler/crawl-work.ts';
import { Execution } from '../../services/crawler/execution.ts';
import { fetchPage, type PageOutcome } from '../../services/crawler/fetch-page.ts';
import { deliveryOf } from '../support/stage-delivery.ts';
import { claimRequest, defined, protocolWorld, tenantId } from './gateway-protocol-world.ts';
import type { CaseStage } from './robots-case-file.ts';

const secret = 'robots-secret';

/** What the workers told the gateway of robots.txt, and what it answered. */
export interface RobotsTalk {
  readonly answers: (GetRobotsResponse$Input | PutRobotsResponse$Input)[];
  readonly puts: PutRobotsRequest[];
  readonly settlements: SettleFetchesRequest[];
}

/** A source of the world. */
export interface RobotsSource {
  readonly sourceId: string;
  readonly allowedHosts: readonly string[];
  readonly requestsPerSecond: number;
}

export type RobotsWorld = Awaited<ReturnType<typeof robotsWorld>>;

/** Makes a gateway over gRPC that workers of a test may call. */
export async function robotsWorld() {
  await using building = new AsyncDisposableStack();
  const gateway = building.use(await protocolWorld());
  const { database, lease, politeness } = gateway;
  const talk: RobotsTalk = { answers: [], puts: [], settlements: [] };
  const server = building.use(
    createRpcServer({
      name: 'internal',
      listen: '127.0.0.1:0',
      reflection: false,
      authenticate: async () => serviceCaller('crawler', ['worker.lease']),
    }),
  );
  server.addService(TaskLeaseService, lease);
  server.addService(PolitenessService, {
    ...politeness,
    async SettleFetches(context, request) {
      talk.settlements.push(request);
      return politeness.SettleFetches(context, request);
    },
    async GetRobots(context, request) {
      const answer = await politeness.GetRobots(context, request);
      talk.answers.push(answer);
      return answer;
    },
    async PutRobots(context, request) {
      talk.puts.push(request);
      const answer = await politeness.PutRobots(context, request);
      talk.answers.push(answer);
      return answer;
    },
  });
  const address = await server.listen();
  server.setServing(true);
  const leases = building.use(connect(TaskLeaseService, address, { secret }));
  const resources = building.move();
  const run = (text: string, values: readonly unknown[]): Promise<number> =>
    database.run(statement<never>(nameOf(text), text), values);
  return {
    gateway,
    talk,
    run,
    row: async <T>(text: string, values: readonly unknown[]): Promise<T> =>
      defined(await database.first(statement<T>(nameOf(text), text), values)),
    /** Registers a source that may be fetched at these hosts. */
    async addSource({ sourceId, allowedHosts, requestsPerSecond }: RobotsSource): Promise<void> {
      const definition = JSON.stringify({
        allowedHosts,
        politeness: { requestsPerSecond, burst: 5, maxConcurrentFetches: 20 },
        extraction: { strategy: 'html' },
      });
      await run(
        `insert into sources (tenant_id, source_id, definition, hosts, path_prefixes, creator,
           authorized_from, authorized_until)
         values ($1, $2, $3, '{}', '{}', 'test', now(), now() + interval '1 day')`,
        [tenantId, sourceId, definition],
      );
      await run(
        `insert into source_revisions (tenant_id, source_id, revision, definition, author)
         values ($1, $2, 1, $3, 'test')`,
        [tenantId, sourceId, definition],
      );
      await run('insert into source_slots (tenant_id, source_id, slots) values ($1, $2, 60)', [
        tenantId,
        sourceId,
      ]);
      // No crawl of a case ends: all of them run at the end.
      await run('update tenant_slots set slots = 1000 where tenant_id = $1', [tenantId]);
    },
    /** A crawl that this process has claimed. */
    async claim(sourceId: string, seedUrl: string): Promise<Execution> {
      const { host } = new URL(seedUrl);
      const taskId = await gateway.submit({ sourceId, seedUrl, siteKey: host });
      await gateway.publish(taskId);
      const sentAtMs = systemClock.monotonicMs();
      const message = { taskId, seedUrl, tenantId, maxPages: 10 };
      const request = { ...claimRequest(taskId, await gateway.see(taskId)), message };
      const answer = await leases.ClaimTask(request);
      assert.ok(answer.assignment !== null, `${answer.outcome}: ${answer.reason}`);
      const { assignment } = answer;
      return new Execution(
        {
          taskId,
          delivery: deliveryOf({ taskId, seedUrl }),
          lease: defined(answer.lease),
          assignment,
          source: defined(assignment.source),
          serverTimeMs: defined(timestampMs(answer.serverTime)),
          sentAtMs,
          arrivedAtMs: systemClock.monotonicMs(),
        },
        systemClock,
      );
    },
    /** A process that crawls: one cache of robots.txt, one fetcher. */
    worker: (stage: CaseStage) => workerOn(address, stage),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

function nameOf(text: string): string {
  return `test-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

/** What came of asking for a page. */
export interface Asked {
  readonly leave: RobotsLeave | undefined;
  readonly outcome: PageOutcome;
}

const nothingToRead = { readsDetails: false, listContent: 'page', requestHeaders: {} } as const;

function workerOn(address: string, stage: CaseStage) {
  const resources = new AsyncDisposableStack();
  const shared = {
    clock: systemClock,
    watch: createOutageWatch({ onAway: () => undefined, onBack: () => undefined }),
    random: Math.random,
  };
  const rpc = resources.use(connect(PolitenessService, address, { secret }));
  const permits = createPermits({ rpc, ...shared });
  const robots = createRobotsCache({ rpc, ...shared });
  const fetcher = resources.use(
    createFetcher({
      practiceHosts: stage.practiceHosts,
      connectMs: 400,
      dnsMs: 2_000,
      headersMs: 5_000,
      idleMs: 5_000,
      headerBytesMax: 32_768,
      resolve(name, done) {
        const found = stage.resolve(name);
        if (found !== undefined) {
          done(
            null,
            found.map((text) => ({ address: text, family: 4 })),
          );
          return;
        }
        const error = Object.assign(new Error(`${name} is not there`), { code: 'ENOTFOUND' });
        done(error, []);
      },
    }),
  );
  return {
    id: randomUUID(),
    /** Asks for a page as a crawl does; with `stops`, only for the word of robots.txt. */
    async ask(execution: Execution, url: string, stops: boolean): Promise<Asked> {
      let leave: RobotsLeave | undefined;
      const books = permits.open({ holder: execution, blockMax: 5 });
      const work: FetchWork = {
        execution,
        reader: { ...nothingToRead, firstUrl: () => url },
        fetcher,
        robots: {
          async check(target, context) {
            leave = await robots.check(target, context);
            if (!stops || leave.kind === 'ended') return leave;
            return { kind: 'ended', ending: { kind: 'released', cause: 'CAUSE_SLICE_ENDED' } };
          },
        },
        permits: books,
        userAgent: 'JobRadar/test',
        limits: { totalMs: 10_000, bytesMax: 1_000_000, sitemapBytesMax: 1_000_000 },
        whyStop: () => execution.ending,
        bytesReceived: 0,
      };
      const wanted = { url: new URL(url), place: 'list', toCome: 1 } as const;
      const outcome = await fetchPage(work, wanted);
      await books.close();
      return { leave, outcome };
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}
