import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';

const settingName = /\b(?:JOBRADAR|GRPC|METRICS|OTEL|TARGETLAB)_[A-Z][A-Z_]*[A-Z]\b/g;

describe('.env.example', () => {
  it('names every setting that a service reads, and none that nobody reads', () => {
    const sources = [
      ...globSync('services/*/config.ts'),
      'libs/runtime/probe.ts',
      'libs/telemetry/start.ts',
      'scripts/migrate.ts',
      'scripts/topology.ts',
    ];
    const read = namesIn(sources.map((file) => readFileSync(file, 'utf8')).join('\n'));
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const given = namesIn(lines.filter((line) => !line.startsWith('#')).join('\n'));
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
});

function namesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(settingName)].map(([name]) => name.replace(/_FILE$/, '')));
}
