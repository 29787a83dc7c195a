import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import { migrationComplaints, type Migration } from './migrations.ts';

const services = fileURLToPath(new URL('../../services', import.meta.url));

function migrationsOf(service: string): readonly Migration[] {
  const folder = join(services, service, 'migrations');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ file, sql: readFileSync(join(folder, file), 'utf8') }));
}

describe('migrations', () => {
  for (const service of ['gateway', 'storage']) {
    it(`of ${service} only add, so that the release before runs on them`, () => {
      const migrations = migrationsOf(service);
      assert.ok(migrations.length > 0, 'the files were found');
      assert.deepEqual(migrationComplaints(migrations), []);
    });
  }
});

describe('the check of migrations itself', () => {
  const complaints = (sql: string): readonly string[] =>
    migrationComplaints([
      { file: '0001.sql', sql: 'create table crawls (id uuid primary key, name text);' },
      { file: '0002.sql', sql },
    ]);

  for (const sql of [
    'drop table crawls',
    'DROP TABLE IF EXISTS crawls',
    'alter table crawls drop column name',
    'alter table crawls drop constraint crawls_pkey',
    'alter table crawls rename column name to title',
    'alter table crawls rename to tasks',
    'alter table crawls alter column name type bytea',
    'alter table crawls alter column name set not null',
    'alter table crawls add column size integer not null',
    'alter table crawls add size integer not null',
    "alter table crawls add column a text default '', drop column name",
    'alter table crawls add constraint short check (length(name) < 10)',
    'alter table crawls add check (length(name) < 10)',
    'create unique index crawls_by_name on crawls (name)',
    'create trigger crawls_guard before insert on crawls execute function refuse()',
  ]) {
    it(`refuses "${sql}"`, () => {
      assert.equal(complaints(`-- why\n${sql};`).length, 1);
    });
  }

  for (const sql of [
    'alter table crawls add column size integer not null default 0',
    'alter table crawls add column note text',
    'alter table crawls add column short text check (length(short) < 10), add column b int',
    'alter table crawls alter column name drop not null',
    'alter table crawls drop constraint crawls_name_fkey',
    "alter table crawls alter column name set default ''",
    'create index crawls_by_name on crawls (name)',
    'create table others (id uuid); alter table others add column a text not null',
    '-- drop table crawls',
    "comment on table crawls is 'we never drop table crawls; nor rename it'",
    'create function f() returns void language sql as $$ drop table crawls; $$',
  ]) {
    it(`takes "${sql}"`, () => {
      assert.deepEqual(complaints(`${sql};`), []);
    });
  }
});
