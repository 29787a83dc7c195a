import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { AmqpPublisher, PublishMessage } from '#libs/amqp/publisher.ts';
import { guarded } from './publish-guard.ts';

const message: PublishMessage = {
  exchange: 'jobradar.crawl',
  routingKey: 'jobradar.crawl.http',
  messageId: 'a',
  correlationId: 'b',
  type: 'jobradar.crawl.v1',
  body: Buffer.alloc(0),
};

describe('the publisher behind the guard', () => {
  it('sends nothing that was claimed before the broker became another one', async () => {
    const sent: PublishMessage[] = [];
    const publisher: AmqpPublisher = {
      ready: true,
      async publish(each) {
        sent.push(each);
        return { kind: 'confirmed' };
      },
      stateOf: async () => undefined,
    };
    const guard = { mayPublish: true };
    const behind = guarded(publisher, guard);
    assert.ok(behind.ready);
    guard.mayPublish = false;
    assert.ok(!behind.ready);
    const refused = await behind.publish(message);
    assert.deepEqual([refused.kind, sent.length], ['unknown', 0]);
    guard.mayPublish = true;
    assert.deepEqual(await behind.publish(message), { kind: 'confirmed' });
    assert.equal(sent.length, 1);
  });
});
