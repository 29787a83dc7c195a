import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'mocha';
import { createGrantSigner } from '#libs/grant/grant.ts';
import { connect } from '#libs/grpc/connect.ts';
import { openDatabase, statement } from '#libs/postgres/database.ts';
import { Health, JobService, StorageService } from '#libs/proto/services.ts';
import { startReceiver } from '#libs/telemetry/receiver.ts';
import { makeSecrets } from '../../deploy/local/service-settings.ts';
import { cloneDatabase, emptyDatabase } from '../support/database.ts';
import { serviceProcess } from '../support/service-process.ts';
import { tcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { seen } from './storage-world.ts';

const secrets = makeSecrets();

function settings(databaseUrl: string): Record<string, string> {
  return {
    JOBRADAR_STORAGE_DATABASE_URL: databaseUrl,
    JOBRADAR_GRANT_PUBLIC_KEYS: secrets.grantPublicKey,
    JOBRADAR_SERVICE_SECRET_CRAWLER: secrets.crawlerSecret,
    JOBRADAR_SERVICE_SECRET_GATEWAY: secrets.gatewaySecret,
    GRPC_INTERNAL_LISTEN: '127.0.0.1:0',
    METRICS_LISTEN: '127.0.0.1:0',
  };
}

const newGrant = (): string =>
  createGrantSigner(secrets.grantPrivateKey).sign({
    taskId: randomUUID(),
    tenantId: 'acme',
    sourceId: 'board',
    epoch: '1',
    expiresAtMs: Date.now() + 60_000,
  });

describe('the storage service', () => {
  it('serves as its own role, shows what it does, and ends in order', async () => {
    await using clone = await cloneDatabase(['storage']);
    await using receiver = await startReceiver();
    const env = {
      ...settings(clone.urlFor('storage')),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    };
    await using service = serviceProcess({ name: 'storage', env });
    const ready = await service.start();
    const address = String(ready['internal_address']);

    using health = connect(Health, address, {});
    for (const name of ['', StorageService.name, JobService.name]) {
      assert.equal((await health.Check({ service: name })).status, 'SERVING');
    }
    using crawler = connect(StorageService, address, { secret: secrets.crawlerSecret });
    const grant = newGrant();
    await crawler.OpenRun({ grant });
    const { totals } = await crawler.UpsertJobs({ grant, observations: [seen('a', 1)] });
    assert.equal(totals?.jobsCreated, 1);
    const metadata = { 'x-jobradar-tenant': 'acme' };
    using jobs = connect(JobService, address, { secret: secrets.gatewaySecret, metadata });
    assert.equal((await jobs.ListJobs({})).jobs.length, 1);

    const metrics = await fetch(`http://${String(ready['metrics_address'])}/metrics`);
    const text = await metrics.text();
    assert.match(text, /^jobradar_jobs_written_total\{outcome="created"\} 1$/mu);
    assert.match(text, /^db_client_connection_count\{state="idle"\} \d+$/mu);

    assert.equal(await service.stop(), 0);
    const upsert = receiver.spans.find(({ name }) => name === 'INSERT jobs');
    const parent = receiver.spans.find(({ spanId }) => spanId === upsert?.parentSpanId);
    assert.equal(parent?.name, 'jobradar.storage.v1.StorageService/UpsertJobs');
    assert.equal(upsert?.kind, 'CLIENT');
    assert.deepEqual(
      Object.entries(upsert?.attributes ?? {}).filter(([key]) => key.startsWith('db.')),
      [
        ['db.system.name', 'postgresql'],
        ['db.namespace', 'storage'],
        ['db.operation.name', 'INSERT'],
        ['db.query.summary', 'INSERT jobs'],
      ],
    );
  });

  it('says what is missing when it cannot start', async () => {
    await using service = serviceProcess({ name: 'storage', env: {} });
    await assert.rejects(service.start(), (error: Error) =>
      ['JOBRADAR_STORAGE_DATABASE_URL', 'JOBRADAR_GRANT_PUBLIC_KEYS'].every((name) =>
        error.message.includes(name),
      ),
    );
    await using clone = await emptyDatabase();
    const env = settings(clone.url);
    await using unmigrated = serviceProcess({ name: 'storage', env });
    await assert.rejects(unmigrated.start(), /run scripts\/migrate\.ts first/u);
  });

  it('is not serving while its database is away for long, and comes back by itself', async () => {
    await using clone = await cloneDatabase(['storage']);
    const url = new URL(clone.urlFor('storage'));
    await using proxy = await tcpProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    await using service = serviceProcess({ name: 'storage', env: settings(url.href) });
    const ready = await service.start();
    using health = connect(Health, String(ready['internal_address']), {});
    const becomes = (status: string) =>
      until(`storage to be ${status}`, async () => (await health.Check({})).status === status, {
        withinMs: 20_000,
      });
    await becomes('SERVING');
    proxy.down();
    await becomes('NOT_SERVING');
    proxy.restore();
    await becomes('SERVING');
  });

  it('has a role that can do nothing but its work', async () => {
    await using clone = await cloneDatabase(['gateway', 'storage']);
    await using database = await openDatabase({
      url: clone.urlFor('storage'),
      schema: 'storage',
      applicationName: 'test',
    });
    for (const text of [
      'create table storage.mine (id int)',
      'drop table storage.jobs',
      'truncate storage.jobs',
      'alter table storage.jobs add column mine int',
      'select from gateway.crawl_tasks',
      'create schema mine',
      'delete from storage.migrations',
    ]) {
      await assert.rejects(
        database.run(statement(text, text)),
        (error: Error & { code?: string }) => error.code === '42501',
        text,
      );
    }
  });
});
