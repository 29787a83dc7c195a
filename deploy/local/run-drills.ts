/* `npm run test:drills [-- FILE… | -g WORDS]`: the drills, one file after the other, each in a
 * process of its own, on servers of this run. What a drill kills that others need it starts itself.
 * Ends with a table of the recoveries that were measured, and the counts. */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EndedEarly } from './ending.ts';
import { runFiles, runMocha, type Counts } from './mocha.ts';
import { checkout } from './state.ts';
import { supervise, type LocalRun } from './supervise.ts';
import { startTestServers } from './test-servers.ts';

interface Row {
  readonly what: string;
  readonly ms: number;
  readonly boundMs?: number;
}

const given = process.argv.slice(2);
const firstOption = given.findIndex((arg) => arg.startsWith('-'));
const named = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const rows: Row[] = [];

process.exitCode = await supervise('drills', 'brisk', work).catch((error: unknown) => {
  console.error(error instanceof EndedEarly ? `Ended early: ${error.message}` : error);
  if (total.failed === 0) total.failed = 1;
  return 1;
});
if (rows.length > 0) console.log(table(rows));
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit();

async function work(run: LocalRun): Promise<number> {
  const files =
    named.length > 0 ? named : globSync('test/drills/**/*.drill.ts', { cwd: checkout }).sort();
  const env = {
    NODE_COMPILE_CACHE: join(run.state.shared, 'compile-cache'),
    ...(await startTestServers(run)),
  };
  await runFiles(files, 1, async (file) => {
    const rowsFile = join(run.state.folder, 'rows.jsonl');
    rmSync(rowsFile, { force: true });
    add(
      await runMocha(run, {
        name: nameOf(file),
        args: [file, ...options],
        env: { ...env, JOBRADAR_DRILL_ROWS: rowsFile },
        isLive: true,
      }),
    );
    rows.push(...readRows(rowsFile));
  });
  return total.failed === 0 ? 0 : 1;
}

/* test/drills/kills.drill.ts: kills */
function nameOf(file: string): string {
  return file
    .replace(/^.*test\/drills\//, '')
    .replace(/\.drill\.ts$/, '')
    .replaceAll('/', '-');
}

function readRows(file: string): readonly Row[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Row => JSON.parse(line));
}

function table(all: readonly Row[]): string {
  const widest = Math.max(...all.map(({ what }) => what.length));
  const line = (cells: readonly string[]): string =>
    [
      (cells[0] ?? '').padEnd(widest),
      ...cells.slice(1, 3).map((cell) => cell.padStart(13)),
      cells[3],
    ].join('  ');
  return [
    line(['drill', 'recovery', 'bound', 'ok']),
    ...all.map(({ what, ms, boundMs }) =>
      line([
        what,
        `${ms} ms`,
        boundMs === undefined ? '-' : `${boundMs} ms`,
        boundMs === undefined || ms <= boundMs ? 'ok' : '!!',
      ]),
    ),
  ].join('\n');
}

function add(counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  failures.push(...counts.failures);
}
