import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'mocha';
import { readConfig } from './config.ts';

const pem = () =>
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
const [newKey, oldKey] = [pem(), pem()];
const complete = {
  JOBRADAR_STORAGE_DATABASE_URL: 'postgresql://jobradar_storage@127.0.0.1/jobradar',
  JOBRADAR_GRANT_PUBLIC_KEYS: newKey + oldKey,
  JOBRADAR_SERVICE_SECRET_CRAWLER: 'a secret of the crawler',
  JOBRADAR_SERVICE_SECRET_GATEWAY: 'a secret of the gateway',
};

describe('the settings of storage', () => {
  it('are complete with the database, the keys and the secrets', () => {
    const config = readConfig(complete);
    assert.deepEqual(config.grantPublicKeys, [newKey.trim(), oldKey.trim()]);
    assert.deepEqual(config.listen, { host: '127.0.0.1', port: 50_052 });
    assert.equal(config.hasReflection, true);
  });

  it('may hold a key on one line', () => {
    const oneLine = newKey.replaceAll('\n', String.raw`\n`);
    const config = readConfig({ ...complete, JOBRADAR_GRANT_PUBLIC_KEYS: oneLine });
    assert.deepEqual(config.grantPublicKeys, [newKey.trim()]);
  });

  it('may share one database URL', () => {
    const { JOBRADAR_STORAGE_DATABASE_URL: url, ...rest } = complete;
    assert.equal(readConfig({ ...rest, JOBRADAR_DATABASE_URL: url }).databaseUrl, url);
  });

  it('are refused with every complaint at once', () => {
    const wrong = {
      GRPC_INTERNAL_LISTEN: 'everywhere',
      JOBRADAR_STORAGE_POOL_MAX: '0',
      JOBRADAR_GRANT_PUBLIC_KEYS: 'key',
      JOBRADAR_SERVICE_SECRET_CRAWLER: 'same',
      JOBRADAR_SERVICE_SECRET_GATEWAY: 'same',
    };
    assert.throws(
      () => readConfig(wrong),
      (error: Error) =>
        [
          'GRPC_INTERNAL_LISTEN',
          'JOBRADAR_STORAGE_POOL_MAX',
          'JOBRADAR_GRANT_PUBLIC_KEYS',
          'JOBRADAR_SERVICE_SECRET_GATEWAY',
          'JOBRADAR_STORAGE_DATABASE_URL',
        ].every((name) => error.message.includes(`${name}:`)),
    );
  });
});
