import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, it } from 'mocha';

import { httpQueue, suspectQueue } from '#libs/amqp/topology-model.ts';
import { setLogSink } from '#libs/telemetry/log.ts';
import { identityOf } from '../../deploy/local/processes.mjs';
import { keepSuspectProcess } from '../../services/crawler/adapters/suspect-process.ts';
import { republish } from '../support/republish.ts';
import type { LogLine, ServiceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';
import { startWorld } from '../support/world.ts';

const isGone = (pid: number): boolean => identityOf(pid) === undefined;

function readyLines({ log }: ServiceProcess): readonly LogLine[] {
  return log.filter(({ message }) => message === 'suspect consumer ready');
}

/** The pid of the process for suspects once it has got ready for this many times. */
function suspectPid(crawler: ServiceProcess, times = 1): Promise<number> {
  const look = (): number | undefined => {
    const line = readyLines(crawler)[times - 1];
    return line === undefined ? undefined : Number(line['pid']);
  };
  return until('the process for suspects', look, { withinMs: 30_000 });
}

describe('the process for suspects', () => {
  it('crawls what is on the suspect queue, and shows metrics of its own', async () => {
    await using world = await startWorld({
      boards: [{ strategy: 'json', jobs: 3 }],
      services: ['storage', 'gateway'],
    });
    const [board] = world.boards;
    assert.ok(board !== undefined);
    const source = await world.addSource(board);
    const { name } = await world.createCrawl({ source });
    await world.broker.waitForDepth(httpQueue, 1);
    await republish(world.broker, httpQueue, { to: suspectQueue });
    const crawler = world.services.crawler;
    await world.start('crawler', { JOBRADAR_WORKER_NAME: 'worker-7' });
    const ended = await world.waitForEnd(name);
    assert.equal(ended.state, 'STATE_SUCCEEDED');
    const taskId = name.replace('crawls/', '');
    const workers = await world.sql.rows(
      'select worker_name from gateway.executions where task_id = $1',
      [taskId],
    );
    assert.deepEqual(workers, [{ worker_name: 'worker-7-suspects' }]);
    const address = String(readyLines(crawler)[0]?.['metrics_address']);
    const own = await (await fetch(`http://${address}/metrics`)).text();
    assert.match(own, /^jobradar_crawler_deliveries_total\{outcome="completed"\} 1$/mu);
    const parents = await fetch(`http://${world.installation.metrics.crawler}/metrics`);
    assert.doesNotMatch(await parents.text(), /outcome="completed"/u);
  });

  it('ends without harm to its neighbours, and is started again', async () => {
    await using world = await startWorld({ boards: [{ strategy: 'json', jobs: 3 }] });
    const crawler = world.services.crawler;
    const parent = crawler.pid;
    const first = await suspectPid(crawler);
    process.kill(first, 'SIGKILL');
    const second = await suspectPid(crawler, 2);
    assert.notEqual(second, first);
    assert.equal(crawler.pid, parent);
    const metrics = await fetch(`http://${world.installation.metrics.crawler}/metrics`);
    const text = await metrics.text();
    assert.match(text, /^jobradar_crawler_suspect_process_ends_total 1$/mu);
  });

  it('is gone when its parent is killed', async () => {
    await using world = await startWorld({ boards: [{ strategy: 'json', jobs: 3 }] });
    const pid = await suspectPid(world.services.crawler);
    await world.kill('crawler');
    // Its files are closed; the kernel takes a moment for the rest.
    await until('the end of the process', () => isGone(pid), { withinMs: 1_000 });
  });

  it('is drained with its parent, within the same bound', async () => {
    await using world = await startWorld({ boards: [{ strategy: 'json', jobs: 3 }] });
    const crawler = world.services.crawler;
    const pid = await suspectPid(crawler);
    assert.equal(await world.stop('crawler'), 0);
    assert.equal(isGone(pid), true);
    assert.ok(crawler.log.some(({ message }) => message === 'suspect consumer drains'));
  });

  it('is not started where another crawler takes suspects', async () => {
    const env = { crawler: { JOBRADAR_CRAWLER_SUSPECTS: 'off' } };
    await using world = await startWorld({ boards: [{ strategy: 'json', jobs: 3 }], env });
    const [board] = world.boards;
    assert.ok(board !== undefined);
    const { name } = await world.createCrawl({ source: await world.addSource(board) });
    await world.waitForEnd(name);
    assert.equal(await world.stop('crawler'), 0);
    assert.deepEqual(readyLines(world.services.crawler), []);
  });

  it('is tried again when it cannot be started at all', async () => {
    const told: string[] = [];
    const restoreLog = setLogSink((line) => told.push(line));
    try {
      // The system refuses such a name as it refuses a process where memory is short: by a throw.
      await using _kept = keepSuspectProcess({ module: 'no\u0000module', args: [] });
      await until('two tries', () => told.filter((line) => line.includes('null bytes')).length > 1);
    } finally {
      restoreLog();
    }
  });

  it('is killed and started again when it hangs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jobradar-'));
    try {
      const marks = join(folder, 'marks');
      const module = join(folder, 'hanging.mjs');
      const lines = [
        `import { appendFileSync } from 'node:fs';`,
        `appendFileSync(${JSON.stringify(marks)}, process.pid + '\\n');`,
        `for (;;);`,
      ];
      writeFileSync(module, lines.join('\n'));
      await using _kept = keepSuspectProcess({ module, args: [], silentMs: 500 });
      const pids = await until('two starts', () => {
        const seen = existsSync(marks) ? readFileSync(marks, 'utf8').trim().split('\n') : [];
        return seen.length >= 2 ? seen : undefined;
      });
      assert.equal(isGone(Number(pids[0])), true);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
