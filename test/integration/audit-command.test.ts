import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'mocha';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { openSql } from '../support/sql.ts';
import { until } from '../support/until.ts';
import { crawls, fillSoundly } from './audit-rows.ts';

const script = new URL('../../scripts/audit.ts', import.meta.url).pathname;

describe('npm run audit', () => {
  let clone: ClonedDatabase;
  before(async () => {
    clone = await cloneDatabase(['gateway', 'storage']);
    await using sql = await openSql(clone.url);
    await fillSoundly(sql);
    await sql.rows('delete from gateway.unsealed');
  });
  after(() => clone[Symbol.asyncDispose]());
  const env = () => ({
    PATH: process.env['PATH'] ?? '',
    JOBRADAR_AUDIT_DATABASE_URL: clone.urlFor('auditor'),
  });
  const audit = (args: readonly string[], given: Record<string, string> = env()) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, [script, ...args], { env: given }, (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
      });
    });

  it('prints what it found, and ends with 1', async () => {
    const { code, stdout } = await audit([]);
    assert.equal(code, 1);
    assert.match(stdout, /^lost +1$/mu);
    assert.match(stdout, /lost · finishes-without-seal-row · 1 found/u);
    assert.ok(stdout.includes(`crawls/${crawls.finishing}: verdict "SUCCEEDED"`), stdout);
  });

  it('prints JSON and OpenMetrics for machines', async () => {
    const json = JSON.parse((await audit(['--json'])).stdout);
    assert.deepEqual(json.totals, { lost: 1, orphaned: 0, double_effect: 0, stuck: 0 });
    assert.equal(json.lost[0].ids.crawl, `crawls/${crawls.finishing}`);
    const { stdout } = await audit(['--format', 'openmetrics']);
    assert.match(stdout, /^jobradar_audit_findings\{kind="lost"\} 1$/mu);
    assert.match(stdout, /# EOF\n$/u);
  });

  it('names what is wrong with its arguments and settings, and ends with 2', async () => {
    const format = await audit(['--format', 'xml']);
    assert.equal(format.code, 2);
    assert.match(format.stderr, /--format: is "xml", must be one of table, json, openmetrics/u);
    const settings = await audit([], { PATH: process.env['PATH'] ?? '' });
    assert.equal(settings.code, 2);
    assert.match(settings.stderr, /JOBRADAR_AUDIT_DATABASE_URL: is required/u);
  });

  it('stays and serves the gauges', async () => {
    const args = [script, '--listen', '127.0.0.1:0', '--every', '10'];
    const child = spawn(process.execPath, args, { env: env() });
    try {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const url = await until('its address', () => /http:\S+/u.exec(output)?.[0]);
      const line = 'jobradar_audit_findings{kind="lost"} 1';
      await until('its gauges', async () => (await (await fetch(url)).text()).includes(line));
    } finally {
      child.kill('SIGTERM');
    }
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  });
});
