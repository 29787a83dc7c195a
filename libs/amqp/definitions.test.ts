import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { definitions, hashPassword } from './definitions.ts';
import { crawlExchange, crawlQueues, roleNames, roles } from './topology-model.ts';

describe('broker definitions', () => {
  it('stand in deploy/rabbitmq/definitions.json as the topology says', () => {
    const path = new URL('../../deploy/rabbitmq/definitions.json', import.meta.url);
    assert.deepEqual(JSON.parse(readFileSync(path, 'utf8')), definitions());
  });

  it('hold no password that opens anything, unless one is given', () => {
    assert.ok(definitions().users.every((user) => user.password_hash === ''));
    const made = definitions({ passwords: { 'jr-crawler': 'x' } });
    assert.deepEqual(
      made.users.filter((user) => user.password_hash !== '').map((user) => user.name),
      ['jr-crawler'],
    );
  });

  it('hash a password as RabbitMQ documents it', () => {
    const salt = Buffer.from('908DC60A', 'hex');
    assert.equal(hashPassword('test12', salt), 'kI3GCqW5JLMJa4iX1lo7X4D6XbYqlLgxIs30+P6tENUV2POR');
  });
});

describe('broker topology', () => {
  it('sets on every crawl queue what keeps a message safe on all broker versions', () => {
    for (const name of crawlQueues) {
      const queue = definitions().queues.find((candidate) => candidate.name === name);
      assert.deepEqual(queue?.arguments, {
        'x-queue-type': 'quorum',
        'x-delivery-limit': 6,
        'x-dead-letter-exchange': 'jobradar.dlx',
        'x-dead-letter-strategy': 'at-least-once',
        'x-overflow': 'reject-publish',
        'x-max-length': 10_000,
      });
    }
  });

  it('routes the letters of every crawl queue to the dead-letter queue', () => {
    const letters = definitions().bindings.filter((binding) => binding.source === 'jobradar.dlx');
    assert.deepEqual(letters.map((binding) => binding.routing_key).sort(), [...crawlQueues].sort());
    assert.ok(letters.every((binding) => binding.destination === 'jobradar.crawl.dead'));
  });

  it('lets no service declare anything', () => {
    const services = roleNames.filter((role) => role !== 'jr-topology');
    assert.ok(services.every((role) => roles[role].configure === '^$'));
  });

  for (const { role, mayWrite, mayRead } of [
    {
      role: 'jr-gateway-relay',
      mayWrite: [crawlExchange, ...crawlQueues, 'jobradar.crawl.dead'],
      mayRead: [],
    },
    { role: 'jr-crawler', mayWrite: [], mayRead: crawlQueues },
    { role: 'jr-gateway-dlq', mayWrite: [], mayRead: ['jobradar.crawl.dead'] },
  ] as const) {
    it(`gives ${role} exactly what it needs`, () => {
      const names = [crawlExchange, ...crawlQueues, 'jobradar.crawl.dead', 'jobradar.dlx', '', 'x'];
      const allowed = (pattern: string): string[] =>
        names.filter((name) => new RegExp(pattern, 'u').test(name) && name !== '');
      assert.deepEqual(allowed(roles[role].write), [...mayWrite]);
      assert.deepEqual(allowed(roles[role].read), [...mayRead]);
    });
  }
});
