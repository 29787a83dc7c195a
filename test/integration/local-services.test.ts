import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { startChild, type Child, type ChildSpec } from '../../deploy/local/children.ts';
import { identityOf, isAlive } from '../../deploy/local/processes.mjs';
import { endForGood, startService } from '../../deploy/local/services.ts';
import { settingsOf } from '../../deploy/local/service-settings.ts';
import { openState, type LocalState } from '../../deploy/local/state.ts';
import { addSources, allSucceed } from '../support/crawl-load.ts';
import { until } from '../support/until.ts';
import { startWorld } from '../support/world.ts';

/* What a local run does with a service that ends itself, and with what that one leaves behind. */

// Ends with the code of a crawler that has worked enough; what it started lives on in its group.
const leavesOne = `
  const { spawn } = require('node:child_process');
  const left = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {
    stdio: 'ignore',
  });
  left.once('spawn', () => {
    console.log(left.pid);
    process.exitCode = 75;
    left.unref();
  });
`;

describe('the services of a local run', function () {
  this.timeout(120_000);
  let state: LocalState;
  let children: Child[];

  before(() => {
    const folder = mkdtempSync(join(tmpdir(), 'jobradar-'));
    state = { folder, shared: openState('test').shared, user: undefined, note: undefined };
    children = [];
  });

  after(async () => {
    for (const child of children) await child.kill();
    rmSync(state.folder, { recursive: true, force: true });
  });

  function start(spec: ChildSpec): Child {
    const child = startChild(state, spec);
    children.push(child);
    return child;
  }

  it('start a crawler again each time it has worked enough, until it ends otherwise', async () => {
    const boards = ['first', 'second'].map((id) => ({ strategy: 'json' as const, id, jobs: 3 }));
    await using world = await startWorld({ boards, services: ['storage', 'gateway'] });
    const settings = {
      ...settingsOf('crawler', world.installation),
      JOBRADAR_CRAWLER_EXECUTIONS_MAX: '1',
      JOBRADAR_CRAWLER_CONCURRENCY: '1',
      JOBRADAR_CRAWLER_SUSPECTS: 'off',
    };
    const startCrawler = () => startService({ state, start }, 'crawler', settings);
    const crawler = await startCrawler();
    const { promise: isReplacedTwice, resolve } = Promise.withResolvers<Child>();
    let starts = 1;
    const end = endForGood(crawler, async () => {
      const started = await startCrawler();
      starts += 1;
      if (starts === 3) resolve(started.child);
      return started;
    });
    for (const source of await addSources(world)) await world.createCrawl({ source });
    await allSucceed(world);
    const last = await isReplacedTwice;
    await last.stop();
    const { child, how } = await end;
    assert.equal(child, last);
    assert.equal(how, 'exit code 0');
    assert.equal(starts, 3);
  });

  it('end what a service leaves behind before they start it again', async () => {
    const { promise: leftOver, resolve } = Promise.withResolvers<string>();
    const child = start({
      name: 'leaving',
      command: process.execPath,
      args: ['-e', leavesOne],
      env: {},
      onLine: (line) => resolve(identityOf(Number(line)) ?? ''),
    });
    const left = await leftOver;
    assert.equal(isAlive(left), true);
    await endForGood({ child, ready: {} }, async () => {
      await until('the end of what it left', () => !isAlive(left), { withinMs: 5_000 });
      const successor = start({
        name: 'successor',
        command: process.execPath,
        args: ['-e', ''],
        env: {},
      });
      return { child: successor, ready: {} };
    });
  });
});
