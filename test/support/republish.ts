/* A message that is taken out of its queue and published again, as a test wants it. */
import { connect } from 'amqplib';
import { crawlExchange } from '#libs/amqp/topology-model.ts';
import type { TestBroker } from './broker.ts';

/** Moves the next message of a queue, to another one or with another type. */
export async function republish(
  broker: TestBroker,
  from: string,
  { to = from, type }: { readonly to?: string; readonly type?: string },
): Promise<void> {
  const connection = await connect(broker.url);
  try {
    const channel = await connection.createConfirmChannel();
    const message = await channel.get(from);
    if (message === false) throw new Error(`No message in ${from}`);
    const { properties, content } = message;
    // What the broker does not say comes as undefined, which it would not take back.
    const known = Object.entries(properties).filter(([, value]) => value !== undefined);
    const options = { ...Object.fromEntries(known), ...(type === undefined ? {} : { type }) };
    channel.publish(crawlExchange, to, content, options);
    await channel.waitForConfirms();
    channel.ack(message);
    await channel.close();
  } finally {
    await connection.close();
  }
}
