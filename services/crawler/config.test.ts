import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { AppError } from '#libs/runtime/errors.ts';
import { forSuspects, readConfig } from './config.ts';

const good = {
  JOBRADAR_GATEWAY_ADDRESS: '127.0.0.1:50052',
  JOBRADAR_STORAGE_ADDRESS: '127.0.0.1:50053',
  JOBRADAR_SERVICE_SECRET_CRAWLER: 'a secret of the crawler',
  JOBRADAR_AMQP_URL: 'amqp://u:p@127.0.0.1:5672/jobradar',
  JOBRADAR_AGENT_CONTACT: 'operator@example.test',
};

const parseDefaults = { threads: 1, pageMs: 5_000, memoryMb: 192, pagesPerThread: 1_000 };

function complaintsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    assert.ok(error instanceof AppError);
    return error.violations.map(({ field }) => field);
  }
}

describe('the settings of the crawler', () => {
  it('have defaults for what may be left out', () => {
    const config = readConfig(good);
    assert.equal(config.concurrency, 32);
    assert.equal(config.queue, 'jobradar.crawl.http');
    assert.equal(config.keepsSuspects, true);
    assert.equal(config.practiceHosts.size, 0);
    assert.equal(config.previewListen, undefined);
    assert.match(config.version, /^\d/);
    assert.ok(config.parse.threads >= 1);
    assert.deepEqual({ ...config.parse, threads: 1 }, parseDefaults);
    assert.deepEqual(config.wear, { executionsMax: 10_000, memoryMbMax: 1_024 });
  });

  it('are complained about all at once', () => {
    assert.deepEqual(complaintsOf({}), [
      'JOBRADAR_GATEWAY_ADDRESS',
      'JOBRADAR_STORAGE_ADDRESS',
      'JOBRADAR_SERVICE_SECRET_CRAWLER',
      'JOBRADAR_AMQP_CONSUME_URL',
      'JOBRADAR_AGENT_CONTACT',
    ]);
  });

  const bad = [
    { name: 'JOBRADAR_PRACTICE_HOSTS', value: '127.0.0.1' },
    { name: 'JOBRADAR_PRACTICE_HOSTS', value: '127.0.0.1:80,*:80' },
    { name: 'JOBRADAR_CRAWLER_CONCURRENCY', value: '0' },
    { name: 'JOBRADAR_CRAWLER_SUSPECTS', value: 'yes' },
    { name: 'METRICS_LISTEN', value: 'nowhere' },
    { name: 'JOBRADAR_CRAWLER_GRPC_LISTEN', value: '50054' },
    { name: 'JOBRADAR_CRAWLER_SUSPECTS_METRICS_LISTEN', value: '9464' },
    { name: 'JOBRADAR_DRAIN_MS', value: 'soon' },
    { name: 'JOBRADAR_CRAWLER_PARSE_THREADS', value: '0' },
    { name: 'JOBRADAR_CRAWLER_PARSE_MS', value: '1' },
    { name: 'JOBRADAR_CRAWLER_PARSE_MEMORY_MB', value: '1' },
    { name: 'JOBRADAR_CRAWLER_PARSE_PAGES', value: '0' },
    { name: 'JOBRADAR_CRAWLER_EXECUTIONS_MAX', value: '-1' },
    { name: 'JOBRADAR_CRAWLER_MEMORY_MAX_MB', value: 'much' },
  ];
  for (const { name, value } of bad) {
    it(`name ${name} where it is "${value}"`, () => {
      const complaints = complaintsOf({ ...good, [name]: value });
      assert.ok(complaints.some((field) => field.startsWith(name)));
      assert.equal(complaints.length, 1);
    });
  }

  it('refuse suspects beside a crawler that takes nothing else', () => {
    const alone = { ...good, JOBRADAR_CRAWLER_QUEUE: 'jobradar.crawl.suspect' };
    assert.deepEqual(complaintsOf(alone), ['JOBRADAR_CRAWLER_SUSPECTS']);
    assert.deepEqual(complaintsOf({ ...alone, JOBRADAR_CRAWLER_SUSPECTS: 'off' }), []);
  });

  it('let the process for suspects take one crawl at a time, and keep no other process', () => {
    const listening = { ...good, JOBRADAR_CRAWLER_GRPC_LISTEN: '127.0.0.1:50054' };
    assert.equal(readConfig(listening).previewListen?.port, 50_054);
    const own = forSuspects(readConfig({ ...listening, JOBRADAR_WORKER_NAME: 'worker-7' }));
    assert.equal(own.previewListen, undefined);
    assert.equal(own.queue, 'jobradar.crawl.suspect');
    assert.equal(own.concurrency, 1);
    assert.equal(own.keepsSuspects, false);
    assert.equal(own.workerName, 'worker-7-suspects');
    assert.equal(own.metricsListen.port, 0);
    assert.equal(own.parse.threads, 1);
  });
});
