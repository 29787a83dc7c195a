import type { QueueState } from '#libs/amqp/publisher.ts';
import type { Handlers } from '#libs/grpc/serve.ts';
import type { Database } from '#libs/postgres/database.ts';
import type { GetStatusResponse$Input } from '#libs/proto/gen/jobradar/v1/GetStatusResponse.ts';
import type { SystemServiceDefinition } from '#libs/proto/gen/jobradar/v1/SystemService.ts';
import { toDuration, toTimestamp } from '#libs/proto/timestamps.ts';
import type { PublishStop } from './core/broker-profile.ts';
import { readStatus, type QueueRow, type StatusRows } from './adapters/status-reader.ts';

/** What the service is made of. */
export interface SystemServiceDeps {
  readonly database: Database;
  /** What a queue holds; undefined while the broker is away. */
  readonly stateOfQueue: (queue: string) => Promise<QueueState | undefined>;
  /** Why nothing is published; empty while it is. */
  readonly publishStop: () => PublishStop;
  /** The queues that this installation has, with the bound of each; 0 where it has none. */
  readonly queues: readonly { readonly name: string; readonly window: number }[];
  readonly version: string;
}

/** The handlers of SystemService. */
export function systemService(deps: SystemServiceDeps): Handlers<SystemServiceDefinition> {
  return {
    async GetStatus() {
      const [rows, states] = await Promise.all([
        readStatus(deps.database),
        Promise.all(deps.queues.map(({ name }) => deps.stateOfQueue(name))),
      ]);
      return {
        ...installation(rows),
        queues: deps.queues.map((queue, index) =>
          queueView(queue, {
            state: states[index],
            row: rows.queues.find((row) => row.queue === queue.name),
          }),
        ),
        publishStop: deps.publishStop(),
        serverVersion: deps.version,
      };
    },
  };
}

function installation({ outbox, workers, crawls }: StatusRows): GetStatusResponse$Input {
  return {
    outbox: {
      due: outbox?.due ?? '0',
      scheduled: outbox?.scheduled ?? '0',
      oldestDueAge: ageOf(outbox?.oldest_due_ms),
      lastError: outbox?.last_error ?? '',
      lastConfirmTime: toTimestamp(outbox?.last_confirm_time),
    },
    workers: workers.map((row) => ({
      workerId: row.worker_id,
      name: row.name,
      version: row.version,
      capabilities: [...row.capabilities],
      lastSeenTime: toTimestamp(row.last_seen_time),
      held: row.held,
      online: row.online,
    })),
    crawls: Object.fromEntries(crawls.map((row) => [row.state, row.count])),
    suspendedSources: outbox?.suspended_sources ?? '0',
    serverTime: toTimestamp(outbox?.now),
  };
}

function queueView(
  { name, window }: SystemServiceDeps['queues'][number],
  { state, row }: { readonly state: QueueState | undefined; readonly row: QueueRow | undefined },
) {
  return {
    name,
    ...(state && { depth: String(state.messages), consumers: state.consumers }),
    unstarted: row?.unstarted ?? '0',
    window: String(window),
    oldestUnstartedAge: ageOf(row?.oldest_ms),
  };
}

function ageOf(ms: number | null | undefined) {
  return ms === null || ms === undefined ? null : toDuration(Math.max(0, ms));
}
