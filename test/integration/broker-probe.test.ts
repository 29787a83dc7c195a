import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { connect } from 'amqplib';
import { describe, it } from 'mocha';
import { z } from 'zod';
import { probeBroker } from '#libs/broker-probe/probe-broker.ts';
import { probeVersion } from '#libs/broker-probe/profile.ts';
import { topologyMark } from '#libs/amqp/topology-mark.ts';
import { httpQueue } from '#libs/amqp/topology-model.ts';
import { testBroker, type TestBroker } from '../support/broker.ts';
import { cloneDatabase } from '../support/database.ts';
import { openSql } from '../support/sql.ts';

const execute = promisify(execFile);
const named = z.array(z.object({ name: z.string() }));

describe('the broker probe', () => {
  it('finds the broker of the tests safe, as the user of the topology', async () => {
    await using broker = await testBroker();
    const profile = await probeBroker({ url: broker.urlFor('jr-topology') });
    assert.deepEqual(profile.reasons, []);
    assert.equal(profile.isSafe, true);
    assert.equal(profile.product, 'RabbitMQ');
    assert.match(profile.version, /^\d+\.\d+\.\d+/);
    assert.notEqual(profile.clusterName, '');
    assert.equal(profile.topology, topologyMark);
    assert.equal(profile.probeVersion, probeVersion);
    const { returns, limit, held } = profile.findings;
    for (const way of ['nack', 'reject', 'close'] as const) {
      assert.deepEqual(returns[way].handouts, [0, 1, 2], way);
    }
    assert.equal(limit.deliveries, limit.returnsAllowed + 1);
    assert.equal(held.outcome, 'nacked');
  });

  it('leaves nothing behind', async () => {
    await using broker = await testBroker();
    const before = await thingsOn(broker);
    await probeBroker({ url: broker.urlFor('jr-topology') });
    assert.deepEqual(await thingsOn(broker), before);
    for (const queue of ['jobradar.crawl.http', 'jobradar.crawl.dead']) {
      assert.equal(await broker.depth(queue), 0);
    }
  });

  it('finds what is missing and what is different, and mends neither', async () => {
    await using broker = await testBroker();
    const queues = 'queues/' + broker.vhost;
    await broker.management.remove(`${queues}/jobradar.crawl.suspect`);
    await broker.management.remove(`${queues}/${httpQueue}`);
    await declareOtherwise(broker, httpQueue);
    const { isSafe, reasons, findings } = await probeBroker({ url: broker.urlFor('jr-topology') });
    assert.equal(isSafe, false);
    assert.match(reasons.join('\n'), /jobradar\.crawl\.http is different \(PRECONDITION_FAILED/);
    assert.match(reasons.join('\n'), /jobradar\.crawl\.suspect is missing/);
    const states = findings.declared.map(({ state }) => state).toSorted();
    assert.deepEqual(states, ['different', 'equal', 'equal', 'equal', 'equal', 'missing']);
    const left = await thingsOn(broker);
    assert.ok(!left.includes('jobradar.crawl.suspect'));
  });

  it('finds a broker unsafe that takes messages away by a rule of its operator', async () => {
    await using broker = await testBroker();
    await broker.management.put(`operator-policies/${broker.vhost}/hurry`, {
      pattern: '^jobradar\\.',
      definition: { 'message-ttl': 0 },
      'apply-to': 'queues',
    });
    const { isSafe, reasons } = await probeBroker({ url: broker.urlFor('jr-topology') });
    assert.equal(isSafe, false);
    assert.ok(reasons.some((reason) => reason.startsWith('hand-outs after nack')));
  });

  it('is refused with words where its user may not declare', async () => {
    await using broker = await testBroker();
    await assert.rejects(
      probeBroker({ url: broker.urlFor('jr-gateway-relay') }),
      /Cannot probe RabbitMQ as user "\S+jr-gateway-relay" .*ACCESS_REFUSED/,
    );
  });

  it('is a command that prints what it saw and keeps it', async () => {
    await using broker = await testBroker();
    await using clone = await cloneDatabase(['gateway']);
    await using sql = await openSql(clone.url);
    await sql.rows('delete from gateway.broker_profiles');
    const env = {
      PATH: process.env['PATH'] ?? '',
      JOBRADAR_AMQP_TOPOLOGY_URL: broker.urlFor('jr-topology'),
      JOBRADAR_GATEWAY_DATABASE_URL: clone.urlFor('gateway'),
    };
    const probe = (...args: readonly string[]) =>
      execute(process.execPath, ['scripts/broker-probe.ts', ...args], { env });
    const first = await probe('--missing');
    assert.match(first.stdout, /^RabbitMQ \d+\.\d+\.\d+, cluster "/);
    assert.match(first.stdout, /^ok {2}hand-outs after a channel that closes +0, 1, 2 by x-/m);
    assert.match(first.stdout, /^safe: the gateway publishes$/m);
    assert.match((await probe('--missing')).stdout, /^a safe profile is kept already/);
    assert.match((await probe()).stdout, /^safe/m);
    const kept = await sql.rows('select is_safe, topology from gateway.broker_profiles');
    assert.deepEqual(kept, [{ is_safe: true, topology: topologyMark }]);

    await broker.management.remove(`queues/${broker.vhost}/${httpQueue}`);
    const failed: unknown = await probe().then(
      () => undefined,
      (error: unknown) => error,
    );
    assert.ok(failed instanceof Error && 'code' in failed && 'stdout' in failed);
    assert.equal(failed.code, 1);
    assert.match(String(failed.stdout), /^!! .*jobradar\.crawl\.http is missing/m);
    const { is_safe: isSafe } = await sql.one('select is_safe from gateway.broker_profiles');
    assert.equal(isSafe, false);
  });
});

/** All queues and exchanges of the vhost, but for those that the broker makes itself. */
async function thingsOn(broker: TestBroker): Promise<readonly string[]> {
  const kinds = await Promise.all(
    ['queues', 'exchanges'].map((kind) => broker.managementGet(`${kind}/{vhost}`)),
  );
  const names = kinds.flatMap((kind) => named.parse(kind).map(({ name }) => name));
  return names.filter((name) => name !== '' && !name.startsWith('amq.')).toSorted();
}

async function declareOtherwise(broker: TestBroker, queue: string): Promise<void> {
  const connection = await connect(broker.url, { noDelay: true });
  const channel = await connection.createChannel();
  await channel.assertQueue(queue, {
    durable: true,
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': 3 },
  });
  await connection.close();
}
