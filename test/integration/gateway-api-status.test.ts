import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { startApi } from './gateway-api-world.ts';

describe('the status of the installation', () => {
  it('counts the outbox, the workers and the crawls, and names no tenant', async () => {
    await using world = await startApi();
    const source = await world.addBoard('acme');
    for (const path of ['jobs/0', 'jobs/1']) {
      await world.createCrawl({ source, seedUrl: `https://acme.test/${path}` });
    }
    await world.sql(
      `insert into workers (worker_id, name, version, capabilities, queue)
       values (gen_random_uuid(), 'crawler-1', '0.1.0', '{html}', 'jobradar.crawl.http')`,
    );
    const status = await world.api.system.GetStatus({});
    assert.deepEqual([status.outbox?.due, status.outbox?.scheduled], ['2', '0']);
    assert.deepEqual(status.crawls, { PENDING: '2' });
    assert.deepEqual(
      status.workers.map(({ name, online, held }) => [name, online, held]),
      [['crawler-1', true, 0]],
    );
    assert.deepEqual(
      status.queues.map(({ name, depth, window }) => [name, depth, window]),
      [
        ['jobradar.crawl.http', undefined, '1000'],
        ['jobradar.crawl.suspect', undefined, '1000'],
        ['jobradar.crawl.dead', undefined, '0'],
      ],
    );
    assert.doesNotMatch(JSON.stringify(status), /acme/);
  });

  it('tells messages and consumers of each queue that the broker can be asked about', async () => {
    const states = new Map([
      ['jobradar.crawl.http', { messages: 7, consumers: 2, generation: 1 }],
      ['jobradar.crawl.dead', { messages: 1, consumers: 0, generation: 1 }],
    ]);
    await using world = await startApi({ stateOfQueue: async (queue) => states.get(queue) });
    const { queues } = await world.api.system.GetStatus({});
    assert.deepEqual(
      queues.map(({ depth, consumers }) => [depth, consumers]),
      [
        ['7', 2],
        [undefined, 0],
        ['1', 0],
      ],
    );
  });
});
