import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { after, before, describe, it } from 'mocha';
import type { HostileReport } from '../support/hostile-client.ts';
import { bomb, packings } from '../support/hostile-answers.ts';
import { scenarios } from '../support/hostile-scenarios.ts';
import { startHostileSite, type HostileSite } from '../support/hostile-site.ts';

const mib = 1_024 * 1_024;

/* All are played by one process, up to 16 at a time; here each is looked at. */
describe('the fetcher before a hostile site', function () {
  this.timeout(150_000);
  let sites: readonly HostileSite[] = [];
  let report: HostileReport;

  before(async () => {
    // Once and before: a site that packs 200 MB is silent meanwhile.
    for (const packing of packings) bomb(packing);
    sites = await Promise.all(scenarios.map(({ serve, greet }) => startHostileSite(serve, greet)));
    const ports = JSON.stringify(sites.map(({ port }) => port));
    const client = 'test/support/hostile-client.ts';
    // It ends by itself: a timer or a socket that is left would keep it until the time is up.
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', client, ports], {
      timeout: 120_000,
      maxBuffer: 16 * mib,
    });
    report = JSON.parse(stdout);
    process.stdout.write(`      all were played in ${report.seconds.toFixed(1)} s\n`);
  });
  after(async () => {
    for (const site of sites) await site[Symbol.asyncDispose]();
  });

  for (const [index, { name, end, isUntouched }] of scenarios.entries()) {
    it(`says ${end} when it ${name}`, () => {
      assert.equal(report.complaints[index], null);
      if (isUntouched === true) assert.equal(sites[index]?.connections, 0);
    });
  }

  it('has every scenario once', () => {
    const names = scenarios.map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)]);
  });

  it('keeps no memory of them', () => {
    process.stdout.write(`      ${megabytes(report.grownBytes)} more after all\n`);
    assert.ok(report.grownBytes <= 32 * mib, megabytes(report.grownBytes));
  });

  it('takes no more than 256 MiB for 16 hostile answers at once', () => {
    process.stdout.write(`      ${megabytes(report.stormBytes)} more at the highest\n`);
    assert.deepEqual(report.stormComplaints, []);
    assert.ok(report.stormBytes <= 256 * mib, megabytes(report.stormBytes));
  });

  it('leaves no socket, timer or handle', () => {
    assert.deepEqual(report.leftovers, []);
    assert.deepEqual(
      sites.flatMap(({ open }, index) => (open === 0 ? [] : [scenarios[index]?.name])),
      [],
    );
  });
});

function megabytes(bytes: number): string {
  return `${(bytes / mib).toFixed(1)} MiB`;
}
