import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, it } from 'mocha';
import { connect } from '#libs/grpc/connect.ts';
import { Health } from '#libs/proto/services.ts';
import { createApiKey } from '../../deploy/local/api-key.ts';
import { openPublicApi, operatorScopes, registerSource } from '../../deploy/local/public-api.ts';
import { makeSecrets, settingsOf, type Installation } from '../../deploy/local/service-settings.ts';
import { testBroker } from '../support/broker.ts';
import { cloneDatabase } from '../support/database.ts';
import { serviceProcess } from '../support/service-process.ts';
import { openSql } from '../support/sql.ts';
import { tcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { boardOf } from './gateway-api-world.ts';

const execute = promisify(execFile);
const free = '127.0.0.1:0';
// Nobody listens there.
const nowhere = 'amqp://guest:guest@127.0.0.1:1/none';

/** A gateway that could be started here; whoever starts it is asked for its addresses. */
function installationAt(at: {
  readonly databaseUrl: string;
  readonly publishUrl: string;
  readonly deadLetterUrl?: string;
}): Installation {
  return {
    secrets: makeSecrets(),
    gatewayDatabaseUrl: at.databaseUrl,
    storageDatabaseUrl: at.databaseUrl,
    publishUrl: at.publishUrl,
    consumeUrl: at.publishUrl,
    deadLetterUrl: at.deadLetterUrl ?? at.publishUrl,
    topologyUrl: at.publishUrl,
    publicAddress: free,
    gatewayAddress: free,
    storageAddress: '127.0.0.1:1',
    crawlerAddress: '127.0.0.1:1',
    metrics: { gateway: free, storage: free, crawler: free },
    traces: '',
    practiceHosts: [],
  };
}

const protocolMetrics = [
  'jobradar_outbox_due',
  'jobradar_outbox_oldest_due_age_seconds',
  'jobradar_outbox_publish_outcome',
  'jobradar_tasks',
  'jobradar_attempt_outcome',
  'jobradar_lease_takeovers',
  'jobradar_session_restarts',
];

describe('the gateway as a process', () => {
  it('publishes what was accepted while the broker was away, and ends with 0', async () => {
    await using clone = await cloneDatabase(['gateway']);
    await using broker = await testBroker();
    const installation = installationAt({
      databaseUrl: clone.urlFor('gateway'),
      publishUrl: nowhere,
    });
    await using gateway = serviceProcess({
      name: 'gateway',
      env: settingsOf('gateway', installation),
    });
    const ready = await gateway.start();
    const address = String(ready['public_address']);
    assert.match(address, /^127\.0\.0\.1:\d+$/);
    assert.match(String(ready['internal_address']), /^127\.0\.0\.1:\d+$/);
    const metrics = await fetch(`http://${String(ready['metrics_address'])}/metrics`);
    const measured = await metrics.text();
    for (const name of protocolMetrics)
      assert.match(measured, new RegExp(`^# TYPE ${name} `, 'mu'));
    const apiKey = await createApiKey(installation, { tenant: 'acme', scopes: operatorScopes });
    using api = openPublicApi(address, apiKey);
    const source = await registerSource(api, { sourceId: 'acme', source: boardOf('acme') });
    const { crawl } = await api.crawls.CreateCrawl({ crawl: { source } });
    assert.equal(crawl?.state, 'STATE_PENDING');
    using health = connect(Health, address);
    assert.equal((await health.Check({ service: 'jobradar.v1.CrawlService' })).status, 'SERVING');
    assert.equal(await gateway.stop(), 0);

    await gateway.start({ JOBRADAR_AMQP_PUBLISH_URL: broker.urlFor('jr-gateway-relay') });
    await broker.waitForDepth('jobradar.crawl.http', 1);
    const message = await broker.get('jobradar.crawl.http');
    assert.deepEqual(Object.keys(JSON.parse(message?.payload ?? '{}')).toSorted(), [
      'max_pages',
      'seed_url',
      'task_id',
      'tenant_id',
    ]);
    assert.equal(await gateway.stop(), 0);
  });

  it('says NOT_SERVING while PostgreSQL is away, and serves again after', async () => {
    await using clone = await cloneDatabase(['gateway']);
    const url = new URL(clone.urlFor('gateway'));
    await using proxy = await tcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${proxy.port}`;
    const installation = installationAt({ databaseUrl: url.href, publishUrl: nowhere });
    await using gateway = serviceProcess({
      name: 'gateway',
      env: settingsOf('gateway', installation),
    });
    const address = String((await gateway.start())['public_address']);
    using health = connect(Health, address);
    const statusIs = (wanted: string) => async () =>
      (await health.Check({ service: '' })).status === wanted;
    proxy.down();
    await until('NOT_SERVING', statusIs('NOT_SERVING'), { withinMs: 20_000 });
    proxy.restore();
    await until('SERVING', statusIs('SERVING'), { withinMs: 20_000 });
    assert.equal(await gateway.stop(), 0);
  });

  for (const [what, change, words] of [
    ['a broker that refuses it', { JOBRADAR_AMQP_PUBLISH_URL: 'BROKER' }, /broker|refused|access/i],
    ['a database without its tables', { JOBRADAR_GATEWAY_DATABASE_URL: 'EMPTY' }, /migrate/],
  ] as const) {
    it(`does not start on ${what}, and says so`, async () => {
      await using clone = await cloneDatabase(['gateway']);
      await using broker = await testBroker();
      const installation = installationAt({
        databaseUrl: clone.urlFor('gateway'),
        publishUrl: broker.urlFor('jr-gateway-relay'),
        deadLetterUrl: broker.urlFor('jr-gateway-dlq'),
      });
      const wrong: Readonly<Record<string, string>> = {
        BROKER: broker.urlFor('jr-gateway-relay').replace(/:[^:@]+@/, ':wrong-password@'),
        EMPTY: clone.url.replace(/\/[^/]+$/, '/postgres'),
      };
      const env = Object.fromEntries(
        Object.entries(change).map(([name, value]) => [name, wrong[value] ?? value]),
      );
      await using gateway = serviceProcess({
        name: 'gateway',
        env: { ...settingsOf('gateway', installation), ...env },
      });
      await assert.rejects(gateway.start());
      assert.equal(await gateway.exited(), 1);
      const line = gateway.log.find(({ message }) => message === 'gateway cannot start');
      assert.match(JSON.stringify(line), words);
    });
  }
});

describe('the API key command', () => {
  it('makes a key that works, lists it without its secret, and ends it', async () => {
    await using clone = await cloneDatabase(['gateway']);
    const env = {
      PATH: process.env['PATH'] ?? '',
      JOBRADAR_GATEWAY_DATABASE_URL: clone.urlFor('gateway'),
      JOBRADAR_API_KEY_PEPPER: 'a pepper for the tests',
    };
    const run = (...args: readonly string[]) =>
      execute(process.execPath, ['services/gateway/create-api-key.ts', ...args], { env });
    const made = await run(
      'create',
      '--tenant',
      'acme',
      '--scopes',
      'crawls.read,jobs.read',
      '--name',
      'ci',
      '--expires-days',
      '7',
    );
    assert.match(made.stdout, /^jrk_dev_[0-9A-Za-z]{12}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}\n$/);
    const [, , keyId = '', secret = ''] = made.stdout.split('_');
    const { stdout: listed } = await run('list', '--tenant', 'acme');
    assert.ok(!listed.includes(secret));
    const row = JSON.parse(listed);
    assert.deepEqual(
      [row.key_id, row.name, row.scopes, row.revoke_time],
      [keyId, 'ci', ['crawls.read', 'jobs.read'], null],
    );
    const { stdout: revoked } = await run('revoke', '--key', keyId);
    assert.match(revoked, /Revoked/);
    await assert.rejects(run('revoke', '--key', keyId), /no live key/);
    await using sql = await openSql(clone.url);
    assert.deepEqual(await sql.rows('select tenant_id from gateway.tenant_slots'), [
      { tenant_id: 'acme' },
    ]);
    assert.deepEqual(await sql.rows('select tenant_id from gateway.tenant_backlogs'), [
      { tenant_id: 'acme' },
    ]);
  });

  for (const [what, args, words] of [
    ['no command', [], /usage/],
    [
      'a scope that is none',
      ['create', '--tenant', 'acme', '--scopes', 'crawls.all'],
      /crawls\.all/,
    ],
    ['no tenant', ['create', '--scopes', 'crawls.read'], /--tenant is required/],
    ['an option that is none', ['create', '--tenent', 'acme'], /--tenent/],
    [
      'too long a life',
      ['create', '--tenant', 'a', '--scopes', 'crawls.read', '--expires-days', '366'],
      /--expires-days/,
    ],
  ] as const) {
    it(`refuses ${what} in words`, async () => {
      const refused = execute(process.execPath, ['services/gateway/create-api-key.ts', ...args], {
        env: { PATH: process.env['PATH'] ?? '' },
      });
      await assert.rejects(refused, words);
    });
  }
});
