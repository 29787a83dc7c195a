/* Runs the README's way to a board of one's own in one shell, as a reader would type it. */
import { spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ownBoardSteps, type OwnBoardStep } from '../../scripts/readme-own-board.ts';
import { quickFunction } from './readme-run.ts';
import { checkout } from './started-stack.ts';

/** What a step printed; both streams, in the order of arrival. */
export interface StepOutput {
  readonly code: number;
  readonly text: string;
}

/** What a reader's shell has. */
export interface ReaderShell {
  /** A folder of the reader's own: what the commands write stays in it. */
  readonly folder: string;
  readonly env: Readonly<
    Record<'A' | 'U' | 'H' | 'JOBRADAR_API_ADDRESS' | 'JOBRADAR_API_KEY', string>
  >;
  /** A further command after a step, for what a reader edits. */
  readonly edits?: Partial<Record<string, string>>;
}

/** Runs all steps in order; gives what each printed, by its id. */
export async function runOwnBoard(shell: ReaderShell): Promise<ReadonlyMap<string, StepOutput>> {
  symlinkSync(join(checkout, 'examples'), join(shell.folder, 'examples'));
  // The steps share their variables, so it is one shell; a mark ends each.
  const script = ownBoardSteps.map(
    (step) => `${lineOf(step)}\n${markOf(step)}\n${shell.edits?.[step.id] ?? ''}`,
  );
  const all = await output(['set -o pipefail', quickFunction(), ...script].join('\n'), shell);
  const outputs = new Map<string, StepOutput>();
  let rest = all;
  for (const { id } of ownBoardSteps) {
    const mark = new RegExp(`^@@${id} (?<code>\\d+)\\n`, 'm').exec(rest);
    if (mark === null) throw new Error(`The step ${id} never ended:\n${all}`);
    outputs.set(id, { code: Number(mark.groups?.['code']), text: rest.slice(0, mark.index) });
    rest = rest.slice(mark.index + mark[0].length);
  }
  return outputs;
}

/** The same program without npm around it, which takes its time. */
function lineOf({ command }: OwnBoardStep): string {
  return command.replaceAll(
    'npm run -s jobradar --',
    `node ${join(checkout, 'services/cli/main.ts')}`,
  );
}

function markOf({ id }: OwnBoardStep): string {
  return `echo "@@${id} $?"`;
}

async function output(script: string, { folder, env }: ReaderShell): Promise<string> {
  const path = [join(checkout, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(':');
  const child = spawn('bash', ['-c', `exec 2>&1\n${script}`], {
    cwd: folder,
    env: { PATH: path, HOME: process.env['HOME'] ?? '/', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  return text;
}
