/* Calls of a worker as tests make them, with every field that the wire gives. */
import { randomUUID } from 'node:crypto';
import { statement } from '#libs/postgres/database.ts';
import type { CrawlCounts } from '#libs/proto/gen/jobradar/v1/CrawlCounts.ts';
import type { CrawlItemFailure } from '#libs/proto/gen/jobradar/v1/CrawlItemFailure.ts';
import type { Failure } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { FailureReason } from '#libs/proto/gen/jobradar/v1/FailureReason.ts';
import type { CompleteTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/CompleteTaskRequest.ts';
import type { FailTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/FailTaskRequest.ts';
import type { HeartbeatTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/HeartbeatTaskRequest.ts';
import type { ReleaseTaskRequest } from '#libs/proto/gen/jobradar/worker/v1/ReleaseTaskRequest.ts';
import { cancelTask } from '../../services/gateway/adapters/task-commands.ts';
import { until } from '../support/until.ts';
import { checkpoint, grantOf, tenantId, type ProtocolWorld } from './gateway-protocol-world.ts';

/** What a worker and a client do to crawls of a world. */
export function callsOn(world: ProtocolWorld) {
  const { lease, context, database } = world;
  return {
    /** A crawl that runs, with the grant of its worker. */
    async begin(): Promise<{ readonly taskId: string; readonly grant: string }> {
      const taskId = await world.submit();
      await world.publish(taskId);
      return { taskId, grant: grantOf(await world.claim(taskId)) };
    },
    beat: (grant: string, changes: Partial<HeartbeatTaskRequest> = {}) =>
      lease.HeartbeatTask(context, {
        grant,
        sequence: 1,
        progress: null,
        counts: null,
        checkpoint: null,
        itemFailures: [],
        ...changes,
      }),
    complete: (grant: string, changes: Partial<CompleteTaskRequest> = {}) =>
      lease.CompleteTask(context, {
        grant,
        counts: counts({ fetches: 2, jobsCreated: 20 }),
        completeness: 'COMPLETENESS_UNSPECIFIED',
        checkpoint: checkpoint(),
        itemFailures: [],
        cancelled: false,
        ...changes,
      }),
    fail: (grant: string, reason: FailureReason, changes: Partial<FailTaskRequest> = {}) =>
      lease.FailTask(context, {
        grant,
        failure: failure(reason),
        counts: counts({ fetches: 1 }),
        checkpoint: null,
        itemFailures: [],
        ...changes,
      }),
    release: (
      grant: string,
      cause: ReleaseTaskRequest['cause'],
      changes: Partial<ReleaseTaskRequest> = {},
    ) =>
      lease.ReleaseTask(context, {
        grant,
        cause,
        checkpoint: null,
        counts: null,
        itemFailures: [],
        wait: null,
        ...changes,
      }),
    cancel: (taskId: string) =>
      cancelTask(database, { tenantId, taskId, requester: 'key:test', note: '' }),
    /** The crawl once it has ended. */
    ended: (taskId: string) =>
      until('the end of the crawl', async () => {
        const task = await world.see(taskId);
        return task.is_ended ? task : undefined;
      }),
    /** Changes rows behind the protocol's back, as time would. */
    run: (text: string, values: readonly unknown[] = []): Promise<number> =>
      database.run(statement<never>(text.slice(0, 60), text), values),
  };
}

/** Counts of an execution. */
export function counts(changes: Partial<CrawlCounts>): CrawlCounts {
  return {
    listPagesRead: 0,
    detailPagesRead: 0,
    pagesFailed: 0,
    itemsFound: 0,
    itemsDuplicate: 0,
    itemsFailed: 0,
    jobsCreated: 0,
    jobsUpdated: 0,
    jobsUnchanged: 0,
    jobsReopened: 0,
    jobsStale: 0,
    jobsRejected: 0,
    jobsClosed: 0,
    fetches: 0,
    fetchRetries: 0,
    bytesReceived: '0',
    jobsMissing: 0,
    ...changes,
  };
}

/** A failure as a worker reports it. */
export function failure(reason: FailureReason): Failure {
  return {
    reason,
    stage: 'FAILURE_STAGE_FETCH_LIST',
    message: 'it did not work',
    retryable: false,
    url: '',
    httpStatus: 0,
    retryAfter: null,
    attempt: 0,
    traceId: '',
    snapshot: '',
    deadLetter: '',
    occurTime: null,
    class: 'FAILURE_CLASS_UNSPECIFIED',
    contractChanges: [],
  };
}

/** A failed item with an id of its own. */
export function item(): CrawlItemFailure {
  return {
    id: randomUUID(),
    failure: failure('FAILURE_REASON_PARSE_FAILED'),
    externalId: '',
    page: 1,
    index: 0,
    violations: [],
  };
}
