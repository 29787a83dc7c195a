import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'mocha';
import { readConfig, readKeyCommandConfig } from './config.ts';

const pemOf = (type: 'ed25519' | 'x25519'): string =>
  // The overloads know each type alone.
  (type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519')).privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString();
const settings = {
  JOBRADAR_DATABASE_URL: 'postgresql://127.0.0.1/jobradar',
  JOBRADAR_AMQP_URL: 'amqp://127.0.0.1/jobradar',
  JOBRADAR_STORAGE_ADDRESS: '127.0.0.1:50053',
  JOBRADAR_GRANT_PRIVATE_KEY: pemOf('ed25519'),
  JOBRADAR_SERVICE_SECRET_CRAWLER: 'a secret of the crawler',
  JOBRADAR_SERVICE_SECRET_GATEWAY: 'a secret of the gateway',
  JOBRADAR_API_KEY_PEPPER: 'a pepper of 16 characters',
};

describe('the settings of the gateway', () => {
  it('have defaults for all but addresses and secrets', () => {
    const config = readConfig(settings);
    assert.deepEqual(config.publicListen, { host: '127.0.0.1', port: 50_051 });
    assert.deepEqual(config.internalListen, { host: '127.0.0.1', port: 50_052 });
    assert.deepEqual(config.callRate, { perSecond: 50, burst: 200 });
    assert.deepEqual(config.creationRate, { perSecond: 1, burst: 60 });
    assert.deepEqual(config.previewRate, { perSecond: 10 / 60, burst: 10 });
    assert.equal(config.crawlerAddress, undefined);
    assert.deepEqual([config.waitingMax, config.sourcesMax], [1_000_000, 500]);
    assert.deepEqual([config.policy.leaseMs, config.policy.sliceSoftMs], [20_000, 60_000]);
    assert.equal(config.hasReflection, true);
  });

  it('take the addresses of the service before the common ones', () => {
    const own = 'postgresql://127.0.0.1/own';
    const config = readConfig({ ...settings, JOBRADAR_GATEWAY_DATABASE_URL: own });
    assert.equal(config.databaseUrl, own);
  });

  it('name the crawlers that try pages, and how many a tenant may try', () => {
    const config = readConfig({
      ...settings,
      JOBRADAR_CRAWLER_ADDRESS: 'crawler:50053',
      JOBRADAR_PREVIEWS_PER_MINUTE: '60',
    });
    assert.equal(config.crawlerAddress, 'crawler:50053');
    assert.deepEqual(config.previewRate, { perSecond: 1, burst: 60 });
  });

  it('are complained of all at once', () => {
    assert.throws(
      () => readConfig({}),
      (error: unknown) => {
        for (const name of Object.keys(settings)) assert.match(String(error), new RegExp(name));
        return true;
      },
    );
  });

  for (const [what, change, words] of [
    ['a secret that is too short', { JOBRADAR_API_KEY_PEPPER: 'short' }, /API_KEY_PEPPER/],
    ['a grant key of another kind', { JOBRADAR_GRANT_PRIVATE_KEY: pemOf('x25519') }, /Ed25519/],
    ['a grant key that is none', { JOBRADAR_GRANT_PRIVATE_KEY: 'a key' }, /Ed25519/],
    [
      'one secret for both services',
      { JOBRADAR_SERVICE_SECRET_GATEWAY: settings.JOBRADAR_SERVICE_SECRET_CRAWLER },
      /SECRET_GATEWAY: must differ/,
    ],
    ['a practice host without port', { JOBRADAR_PRACTICE_HOSTS: '127.0.0.1' }, /HOST:PORT/],
    ['a practice host on port 0', { JOBRADAR_PRACTICE_HOSTS: '127.0.0.1:0' }, /HOST:PORT/],
    [
      'practice hosts beside an open listener',
      { JOBRADAR_PRACTICE_HOSTS: '127.0.0.1:8081', GRPC_PUBLIC_LISTEN: '0.0.0.0:50051' },
      /PRACTICE_HOSTS.*loopback/,
    ],
    ['a slice that ends hard before soft', { JOBRADAR_SLICE_HARD_MS: '60000' }, /60000 ms/],
    ['a fetch as long as a slice', { JOBRADAR_SLICE_SOFT_MS: '45000' }, /45000 ms/],
    ['a lease of three heartbeats', { JOBRADAR_LEASE_MS: '15000' }, /15000 ms/],
    ['retries that are none', { JOBRADAR_RETRY_BOUNDS_MS: '30000,soon' }, /RETRY_BOUNDS_MS/],
    ['no previews at all', { JOBRADAR_PREVIEWS_PER_MINUTE: '0' }, /PREVIEWS_PER_MINUTE/],
    ['reflection half on', { GRPC_REFLECTION: 'maybe' }, /GRPC_REFLECTION/],
  ] as const) {
    it(`refuse ${what}`, () => {
      assert.throws(() => readConfig({ ...settings, ...change }), words);
    });
  }

  it('write a practice host as URLs do, as the crawler does', () => {
    const config = readConfig({ ...settings, JOBRADAR_PRACTICE_HOSTS: '[0:0::1]:80' });
    assert.deepEqual([...config.practiceHosts], ['[::1]:80']);
  });

  it('let practice hosts stand on a loopback listener', () => {
    const config = readConfig({
      ...settings,
      JOBRADAR_PRACTICE_HOSTS: '127.0.0.1:8081, LAB.test:80',
    });
    assert.deepEqual([...config.practiceHosts], ['127.0.0.1:8081', 'lab.test:80']);
  });

  it('let practice hosts stand behind a port that is published on loopback', () => {
    const config = readConfig({
      ...settings,
      GRPC_PUBLIC_LISTEN: '0.0.0.0:50051',
      JOBRADAR_PUBLIC_REACH: 'loopback',
      JOBRADAR_PRACTICE_HOSTS: 'targetlab:8081',
    });
    assert.deepEqual([...config.practiceHosts], ['targetlab:8081']);
  });

  it('take the grant key on one line', () => {
    const key = settings.JOBRADAR_GRANT_PRIVATE_KEY;
    const oneLine = key.trim().replaceAll('\n', String.raw`\n`);
    const config = readConfig({ ...settings, JOBRADAR_GRANT_PRIVATE_KEY: oneLine });
    assert.equal(config.grantPrivateKey, key.trim());
  });

  it('give retries their own bounds', () => {
    const config = readConfig({ ...settings, JOBRADAR_RETRY_BOUNDS_MS: '100, 200' });
    assert.deepEqual(config.policy.retryBoundsMs, [100, 200]);
  });
});

describe('the settings of the API key command', () => {
  it('are the database, the pepper and the name of the installation', () => {
    const config = readKeyCommandConfig(settings);
    assert.deepEqual(
      [config.environment, config.databaseUrl],
      ['dev', settings.JOBRADAR_DATABASE_URL],
    );
    assert.throws(
      () => readKeyCommandConfig({ ...settings, JOBRADAR_KEY_ENVIRONMENT: 'My Own' }),
      /KEY_ENVIRONMENT/,
    );
  });
});
