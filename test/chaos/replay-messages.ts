/* Messages that nobody ordered: second copies of what waits or runs, old dispatches, those of ended
 * crawls, some of crawls that never were, and nonsense. All are published as the relay does it. */
import { randomUUID } from 'node:crypto';
import { connect } from 'amqplib';
import { crawlTaskType, encodeCrawlTask } from '#libs/messages/crawl-task.ts';
import type { World } from '../support/world.ts';

interface DispatchRow {
  readonly task_id: string;
  readonly tenant_id: string;
  readonly seed_url: string;
  readonly max_pages: number;
  readonly dispatch_id: string;
  readonly copy: number;
}

interface Message {
  readonly body: Buffer;
  readonly dispatchId: string;
  readonly taskId: string;
  readonly copy: number;
}

const exchange = 'jobradar.crawl';
const httpQueue = 'jobradar.crawl.http';
const perRoundMax = 12;

/** Publishes some; gives how many the broker confirmed. */
export async function replayMessages(world: World, variant: number): Promise<number> {
  const rows = await world.sql.rows<DispatchRow>(
    `select t.task_id, t.tenant_id, t.seed_url, t.max_pages, d.dispatch_id,
            greatest(d.copy, 1)::int as copy
       from gateway.dispatches d join gateway.crawl_tasks t using (task_id)
      order by d.create_time desc limit ${perRoundMax}`,
  );
  const messages = [...rows.map(messageOf), unknownCrawl(rows[0]), nonsense(variant)];
  // As often as a network makes of one message two, and then in the other order.
  const twice = variant % 2 === 0 ? [...messages].reverse() : [];
  const connection = await connect(world.broker.url, { noDelay: true });
  connection.on('error', () => undefined);
  try {
    const channel = await connection.createConfirmChannel();
    channel.on('error', () => undefined);
    const all = [...messages, ...twice];
    for (const { body, dispatchId, taskId, copy } of all) {
      channel.publish(exchange, httpQueue, body, {
        persistent: true,
        contentType: 'application/json',
        type: crawlTaskType,
        messageId: dispatchId,
        correlationId: taskId,
        headers: { 'jobradar-copy': copy, 'jobradar-attempt': 1 },
      });
    }
    await channel.waitForConfirms();
    return all.length;
  } finally {
    await connection.close().catch(() => undefined);
  }
}

function messageOf(row: DispatchRow): Message {
  return {
    body: encodeCrawlTask({
      taskId: row.task_id,
      tenantId: row.tenant_id,
      seedUrl: row.seed_url,
      maxPages: row.max_pages,
    }),
    dispatchId: row.dispatch_id,
    taskId: row.task_id,
    copy: row.copy,
  };
}

function unknownCrawl(like: DispatchRow | undefined): Message {
  const seed_url = like?.seed_url ?? 'http://127.0.0.1/jobs';
  const [task_id, dispatch_id] = [randomUUID(), randomUUID()];
  return messageOf({ task_id, dispatch_id, seed_url, tenant_id: 'local', max_pages: 1, copy: 1 });
}

function nonsense(variant: number): Message {
  const body = Buffer.from(variant % 3 === 0 ? '{"task_id":' : `\u0000${variant}`);
  return { body, dispatchId: randomUUID(), taskId: randomUUID(), copy: 1 };
}
