import { randomUUID } from 'node:crypto';

import type { Delivery } from '#libs/amqp/consumer.ts';
import { encodeCrawlTask } from '#libs/messages/crawl-task.ts';
import { uuidv7 } from '#libs/runtime/ids.ts';

/** A delivery that remembers how it was settled. */
export interface StageDelivery extends Delivery {
  readonly settledAs: string | undefined;
}

/** A crawl message, as the broker would deliver it. */
export function deliveryOf(options: {
  readonly taskId: string;
  readonly seedUrl: string;
  readonly body?: Buffer;
  readonly type?: string;
}): StageDelivery {
  const { taskId, seedUrl, type = 'jobradar.crawl.v1' } = options;
  let settledAs: string | undefined;
  const settle = (as: string): boolean => {
    if (settledAs !== undefined) return false;
    settledAs = as;
    return true;
  };
  const message = { taskId, seedUrl, tenantId: 'local', maxPages: 10 };
  const headers = { 'jobradar-copy': 1, 'jobradar-attempt': 1 };
  return {
    content: options.body ?? encodeCrawlTask(message),
    properties: {
      contentType: 'application/json',
      type,
      messageId: uuidv7(),
      correlationId: taskId,
      headers,
    } as unknown as Delivery['properties'],
    headers,
    queue: 'jobradar.crawl.http',
    exchange: 'jobradar.crawl',
    routingKey: 'jobradar.crawl.http',
    deliveryId: randomUUID(),
    deliveryTag: 1,
    redelivered: false,
    signal: new AbortController().signal,
    get isSettled() {
      return settledAs !== undefined;
    },
    get settledAs() {
      return settledAs;
    },
    ack: () => settle('ack'),
    deadLetter: () => settle('dead-letter'),
    giveBack: () => settle('give-back'),
  };
}
