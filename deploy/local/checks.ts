/* The parts of `npm run check`: types, lint, format, protos, generated files, house rules. */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './state.ts';

export interface Check {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
}

/** What one part found. */
export interface CheckResult {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  readonly output: string;
}

// Two at a time: the type checker and the linter use several threads each.
const atOnce = 2;

export const checks: readonly Check[] = [
  { name: 'lint', commands: [['oxlint', '--type-aware']] },
  { name: 'types', commands: [['tsc', '--noEmit']] },
  {
    name: 'protos',
    commands: [
      ['buf', 'lint'],
      ['buf', 'format', '--diff', '--exit-code'],
      ['node', 'scripts/generate-proto.ts', '--check'],
    ],
  },
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'house rules', commands: [['mocha', '--config', 'test/mocharc.json', ...tidyTests()]] },
];

/** Runs every part; `onResult` hears of each as it ends. */
export async function runChecks(
  onResult: (result: CheckResult) => void,
): Promise<readonly CheckResult[]> {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const result = await runCheck(check);
      results.push(result);
      onResult(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

async function runCheck({ name, commands }: Check): Promise<CheckResult> {
  const begin = performance.now();
  let output = '';
  let isPassed = true;
  for (const command of commands) {
    const ended = await runCommand(command);
    output += ended.output;
    isPassed &&= ended.isPassed;
  }
  return { name, isPassed, seconds: (performance.now() - begin) / 1000, output };
}

async function runCommand(
  command: readonly string[],
): Promise<{ isPassed: boolean; output: string }> {
  const [program = '', ...args] = command;
  return await new Promise((resolve) => {
    const child = spawn(program, args, { cwd: checkout, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', (error) => resolve({ isPassed: false, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ isPassed: code === 0, output }));
  });
}

function tidyTests(): readonly string[] {
  return globSync(join(checkout, 'test/tidy/*.test.ts')).sort();
}
