/* What tests of libs/amqp share: a vhost with the topology, sessions on it, and messages. */
import { randomUUID } from 'node:crypto';
import { applyTopology } from '#libs/amqp/topology.ts';
import { crawlExchange, httpQueue } from '#libs/amqp/topology-model.ts';
import { openSession, type AmqpSession, type SessionOptions } from '#libs/amqp/session.ts';
import { createPublisher, type PublishMessage } from '#libs/amqp/publisher.ts';
import { crawlTaskEnvelope } from '#libs/messages/crawl-task.ts';
import { testBroker, type TestBroker } from './broker.ts';

/** A vhost with the topology and what a test does with it. */
export interface AmqpWorld extends AsyncDisposable {
  readonly broker: TestBroker;
  readonly url: string;
  open(options?: Partial<SessionOptions>): Promise<AmqpSession>;
  /** Publishes that many crawls to the HTTP queue and waits for their confirms. */
  publish(count: number): Promise<readonly PublishMessage[]>;
}

/** Makes a vhost with the topology; everything opened in it is closed with it. */
export async function amqpWorld(): Promise<AmqpWorld> {
  const resources = new AsyncDisposableStack();
  const broker = resources.use(await testBroker({ topology: false }));
  await applyTopology({ url: broker.url });
  const open = async (options: Partial<SessionOptions> = {}): Promise<AmqpSession> =>
    resources.use(await openSession({ url: broker.url, name: 'test', ...options }));
  return {
    broker,
    url: broker.url,
    open,
    async publish(count) {
      const session = await open({ name: 'test-publisher' });
      const publisher = createPublisher(session);
      const messages = Array.from({ length: count }, () => crawlMessage());
      const outcomes = await Promise.all(messages.map((message) => publisher.publish(message)));
      const failed = outcomes.find((outcome) => outcome.kind !== 'confirmed');
      if (failed !== undefined) throw new Error(`Not published: ${JSON.stringify(failed)}`);
      await session.close();
      return messages;
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** A crawl's message as the relay publishes it. */
export function crawlMessage(change: Partial<PublishMessage> = {}): PublishMessage {
  const envelope = crawlTaskEnvelope({
    message: {
      taskId: randomUUID(),
      seedUrl: 'http://127.0.0.1:1/jobs',
      tenantId: 'test',
      maxPages: 1,
    },
    dispatchId: randomUUID(),
    copy: 1,
    attempt: 0,
  });
  return { exchange: crawlExchange, routingKey: httpQueue, ...envelope, ...change };
}
