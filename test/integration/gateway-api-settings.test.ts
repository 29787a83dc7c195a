import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { retentionSetting, type RetentionRule } from '#libs/runtime/retention.ts';
import { makeSecrets } from '../../deploy/local/service-settings.ts';
import { readConfig as readCrawlerConfig } from '../../services/crawler/config.ts';
import { readConfig as readGatewayConfig } from '../../services/gateway/config.ts';
import { retentionRules as gatewayRules } from '../../services/gateway/core/retention.ts';
import { readConfig as readStorageConfig } from '../../services/storage/config.ts';
import { retentionRules as storageRules } from '../../services/storage/core/retention.ts';
import { readConfig as readTargetLabConfig } from '../../services/targetlab/config.ts';

const keptRules: Readonly<Record<string, RetentionRule>> = { ...gatewayRules, ...storageRules };
const settingName = /\b(?:JOBRADAR|GRPC|METRICS|OTEL|TARGETLAB)_[A-Z][A-Z_]*[A-Z]\b/g;

describe('.env.example', () => {
  it('names every setting that a service reads, and none that nobody reads', () => {
    const sources = [
      ...globSync('services/*/config.ts'),
      'libs/runtime/probe.ts',
      'libs/telemetry/start.ts',
      'scripts/audit.ts',
      'scripts/broker-probe.ts',
      'scripts/migrate.ts',
      'scripts/topology.ts',
    ];
    // The days of retention are read under names that are made of the rules'.
    const days = Object.entries(keptRules)
      .filter(([, { daysMin }]) => daysMin !== undefined)
      .map(([name]) => retentionSetting(name));
    const texts = sources.map((file) => readFileSync(file, 'utf8'));
    const read = namesIn([...texts, ...days].join('\n'));
    const given = namesIn(Object.keys(exampleSettings()).join('\n'));
    // Passwords of roles are read under names that are made of the role's.
    const isOfRole = (name: string): boolean => name.startsWith('JOBRADAR_AMQP_PASSWORD');
    assert.deepEqual(
      [...read].filter((name) => !given.has(name) && !isOfRole(name)),
      [],
      'read, but not in .env.example',
    );
    assert.deepEqual(
      [...given].filter((name) => !read.has(name) && !isOfRole(name)),
      [],
      'in .env.example, but not read',
    );
  });

  for (const { service, read } of [
    { service: 'gateway', read: readGatewayConfig },
    { service: 'storage', read: readStorageConfig },
    { service: 'crawler', read: readCrawlerConfig },
    { service: 'practice board', read: readTargetLabConfig },
  ]) {
    it(`gives every number and switch of the ${service} its default`, () => {
      const example = { ...exampleSettings(), ...keysInPlaceOfFiles() };
      const required = Object.entries(example).filter(([, value]) => !isDefault.test(value));
      // The days of retention are a function, and looked at below.
      const seen = (settings: object): object => ({ ...settings, keptDays: undefined });
      assert.deepEqual(seen(read(example)), seen(read(Object.fromEntries(required))));
    });
  }

  it('keeps rows for as long as the rules say', () => {
    const example = exampleSettings();
    for (const [name, { days, daysMin }] of Object.entries(keptRules)) {
      if (daysMin === undefined) continue;
      assert.equal(example[retentionSetting(name)], String(days), retentionSetting(name));
    }
  });
});

const isDefault = /^(?:\d[\d,]*|on)$/u;

function exampleSettings(): Record<string, string> {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^(?<name>[A-Z_]+)=(?<value>.*)$/gmu);
  return Object.fromEntries(
    [...lines].map(({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? '']),
  );
}

function keysInPlaceOfFiles(): Record<string, string> {
  const { grantPrivateKey, grantPublicKey } = makeSecrets();
  return {
    JOBRADAR_GRANT_PRIVATE_KEY: grantPrivateKey,
    JOBRADAR_GRANT_PUBLIC_KEYS: grantPublicKey,
  };
}

function namesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(settingName)].map(([name]) => name.replace(/_FILE$/, '')));
}
