import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'mocha';

/* The bootstrap in a small checkout of its own, whose lock file names nothing to fetch. */

const original = fileURLToPath(new URL('../../deploy/local', import.meta.url));
const marker = 'node_modules/.jobradar-installed';

describe('the bootstrap', function () {
  this.timeout(60_000);
  let checkout: string;

  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'jobradar-bootstrap-'));
    mkdirSync(join(checkout, 'deploy/local'), { recursive: true });
    for (const file of ['bootstrap.mjs', 'processes.mjs']) {
      cpSync(join(original, file), join(checkout, 'deploy/local', file));
    }
    write('package.json', JSON.stringify({ name: 'small', version: '1.0.0', type: 'module' }));
    write('package-lock.json', lockFile('small'));
    write('deploy/local/run-checks.ts', program);
  });

  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  it('installs first, then runs the program with its arguments', async () => {
    const { code, output } = await bootstrap('check', 'one', 'two words');
    assert.equal(code, 0);
    assert.match(output, /Installed the dependencies \([\d.]+ s\)/);
    assert.match(output, /ran with \["one","two words"\]/);
    assert.ok(existsSync(join(checkout, marker)));
  });

  it('installs nothing where the lock file is what was installed', async () => {
    await bootstrap('check');
    const { output } = await bootstrap('check');
    assert.doesNotMatch(output, /nstalling|nstalled/);
  });

  it('installs again when the lock file has changed', async () => {
    await bootstrap('check');
    const before = readFileSync(join(checkout, marker), 'utf8');
    write('package-lock.json', `${lockFile('small')}\n`);
    const { output } = await bootstrap('check');
    assert.match(output, /Installed the dependencies/);
    assert.notEqual(readFileSync(join(checkout, marker), 'utf8'), before);
  });

  it('installs once when two begin at the same time', async () => {
    const both = await Promise.all([bootstrap('check'), bootstrap('check')]);
    assert.deepEqual(
      both.map(({ code }) => code),
      [0, 0],
    );
    const installs = both.filter(({ output }) => output.includes('Installed the dependencies'));
    assert.equal(installs.length, 1);
  });

  it('says why it could not install', async () => {
    const dependencies = { unlocked: 'file:./unlocked' };
    write('package.json', JSON.stringify({ name: 'small', version: '1.0.0', dependencies }));
    const { code, output } = await bootstrap('check');
    assert.equal(code, 1);
    assert.match(output, /The dependencies could not be installed/);
    assert.equal(existsSync(join(checkout, marker)), false);
  });

  it('passes the exit code on', async () => {
    const { code } = await bootstrap('check', '--exit=7');
    assert.equal(code, 7);
  });

  it('names what it knows when it is asked for something else', async () => {
    const { code, output } = await bootstrap('begin');
    assert.equal(code, 1);
    assert.match(output, /Usage: bootstrap\.mjs start\|test\|check/);
  });

  function write(path: string, text: string): void {
    writeFileSync(join(checkout, path), text);
  }

  async function bootstrap(...args: string[]): Promise<{ code: number | null; output: string }> {
    const file = join(checkout, 'deploy/local/bootstrap.mjs');
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, output };
  }
});

const program = `const args: readonly string[] = process.argv.slice(2);
console.log('ran with ' + JSON.stringify(args));
const code = args.find((argument) => argument.startsWith('--exit='));
process.exitCode = code === undefined ? 0 : Number(code.slice(7));
`;

function lockFile(name: string): string {
  const root = { name, version: '1.0.0' };
  return JSON.stringify({ ...root, lockfileVersion: 3, requires: true, packages: { '': root } });
}
