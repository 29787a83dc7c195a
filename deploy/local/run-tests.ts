/* `npm test`: everything that a change must pass. The servers start while the checks and the unit
 * tests run; the last line adds everything up. With arguments (`npm test -- FILE -g WORDS`) only
 * those tests run. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.ts';
import { EndedEarly } from './ending.ts';
import { runFiles, runMocha, type Counts, type MochaRun } from './mocha.ts';
import { shortDrills } from './short-drills.ts';
import { checkout } from './state.ts';
import { supervise, type LocalRun } from './supervise.ts';
import { startTestServers } from './test-servers.ts';

/* Three worlds at a time: most of a test's time is waiting for one (with two, two cores stood idle
 * a third of it). A file has a process of its own, as each service has: the services' metrics and
 * settings would not share one. */
const filesAtOnce = 3;

const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

process.exitCode = await supervise('test', 'brisk', work).catch((error: unknown) => {
  console.error(error instanceof EndedEarly ? `Ended early: ${error.message}` : error);
  if (total.failed === 0) total.failed = 1;
  return 1;
});
for (const failure of failures) console.log(`failed: ${failure}`);
const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit();

async function work(run: LocalRun): Promise<number> {
  const servers = startTestServers(run);
  // Whoever awaits it below hears of a failure; until then it must not end the process.
  servers.catch(() => undefined);
  if (wanted.length > 0) {
    await mocha(run, { name: 'chosen', args: wanted, env: await servers, isLive: true });
    return exitCode();
  }
  await checks();
  const unit = ['--config', '.mocharc.json', 'libs/**/*.test.ts', 'services/**/*.test.ts'];
  await mocha(run, { name: 'unit', args: unit, isLive: true });
  const env = await servers;
  const files = ['system', 'integration', 'model', 'properties', 'chaos'].flatMap((kind) =>
    globSync(`test/${kind}/**/*.test.ts`, { cwd: checkout }).sort(),
  );
  await runFiles(files, filesAtOnce, (file) =>
    mocha(run, { name: nameOf(file), args: [file], env, isLive: false }),
  );
  for (const args of shortDrills) {
    await mocha(run, { name: nameOf(args[0] ?? ''), args, env, isLive: true });
  }
  return exitCode();
}

async function checks(): Promise<void> {
  await runChecks(({ name, isPassed, seconds, output }) => {
    if (!isPassed) console.log(output.trimEnd());
    console.log(`${isPassed ? 'ok' : '!!'}  check: ${name} (${seconds.toFixed(1)} s)`);
    add({
      passed: isPassed ? 1 : 0,
      failed: isPassed ? 0 : 1,
      skipped: 0,
      failures: isPassed ? [] : [`check: ${name}`],
    });
  });
}

async function mocha(run: LocalRun, tests: MochaRun): Promise<void> {
  // Services start some three times faster from the cache of their compiled sources.
  const cache = { NODE_COMPILE_CACHE: join(run.state.shared, 'compile-cache') };
  add(await runMocha(run, { ...tests, env: { ...cache, ...tests.env } }));
}

/* test/system/cancel.test.ts: system-cancel */
function nameOf(file: string): string {
  return file
    .replace(/^test\//, '')
    .replace(/\.(?:test|drill)\.ts$/, '')
    .replaceAll('/', '-');
}

function add(counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  failures.push(...counts.failures);
}

function exitCode(): number {
  return total.failed === 0 ? 0 : 1;
}
