import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';

/* The short cut of `npm run test:chaos`: two rounds. */

describe('chaos', function () {
  this.timeout(300_000);

  it('of two rounds ends every crawl, and leaves nothing for the auditor', async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const args = [main, '--seed', '5', '--rounds', '2'];
    const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    run.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await once(run, 'close');
    assert.equal(run.exitCode, 0, output);
    assert.match(output, /^2 rounds, auditor 0\/0\/0\/0 /mu);
    assert.match(output, /^2 passed, 0 failed$/mu);
  });

  it('refuses a seed that is none', async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const run = spawn(process.execPath, [main, '--seed', 'x'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    run.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await once(run, 'close');
    assert.equal(run.exitCode, 2);
    assert.equal(output, '--seed: is "x", must be a whole number from 0 to 4294967295\n');
  });
});
