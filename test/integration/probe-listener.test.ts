import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { listenForProbes, type ProbeListener } from '../support/probe-listener.ts';
import { until } from '../support/until.ts';

const probeModule = fileURLToPath(new URL('../../libs/runtime/probe.ts', import.meta.url));

/* Comes by two boundaries, and says so behind each. Probes alone keep no process alive. */
const script = `
  const { probe } = await import(${JSON.stringify(probeModule)});
  const life = setInterval(() => undefined, 1_000);
  await probe('crawler.jobs-stored');
  console.log('stored');
  await probe('crawler.before-ack');
  console.log('acked');
  clearInterval(life);`;

describe('a process that comes by probes', () => {
  let probes: ProbeListener;
  let children: ChildProcess[] = [];

  beforeEach(async () => {
    probes = await listenForProbes();
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    children = [];
    await probes[Symbol.asyncDispose]();
  });

  const start = (): { child: ChildProcess; lines: Interface; said: string[] } => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { PATH: process.env['PATH'], JOBRADAR_PROBES: probes.address },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const said: string[] = [];
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => said.push(line));
    return { child, lines, said };
  };

  it('passes where nobody waits for it, and is counted', async () => {
    const { child, said } = start();
    assert.deepEqual(await once(child, 'close'), [0, null]);
    assert.deepEqual(said, ['stored', 'acked']);
    assert.equal(probes.seen('crawler.before-ack'), 1);
    assert.equal(probes.seen('crawler.acked'), 0);
  });

  it('is held, and goes on when it is let go', async () => {
    const held = probes.holdAt('crawler.before-ack');
    const { child, said } = start();
    const { pid } = await held.hit;
    assert.equal(pid, child.pid);
    await until('its first word', () => said.length === 1);
    assert.equal(held.count, 1);
    held.release();
    await once(child, 'close');
    assert.deepEqual(said, ['stored', 'acked']);
  });

  it('is killed exactly there', async () => {
    const death = probes.killAt('crawler.before-ack');
    const { child, said } = start();
    const ended = once(child, 'close');
    assert.equal((await death).pid, child.pid);
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    assert.deepEqual(said, ['stored']);
  });

  it('is waited for by its pid, and some may pass first', async () => {
    const second = probes.waitFor('crawler.jobs-stored', { skip: 1 });
    const [one, other] = [start(), start()];
    const { pid } = await second;
    assert.ok(pid === one.child.pid || pid === other.child.pid);
    await assert.rejects(
      probes.waitFor('crawler.acked', { withinMs: 50 }),
      /Waited in vain for a process at crawler.acked/,
    );
  });
});
