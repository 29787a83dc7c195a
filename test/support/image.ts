/*
 * Follows deploy/Dockerfile by hand, where no container engine runs: the same copies, the same
 * commands, into an empty folder. It reads the few instructions that the file uses and refuses any
 * other, so that it cannot pass by overlooking one.
 */
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** What the image holds and how it runs. */
export interface BuiltImage extends Disposable {
  /** The folder that stands for the image's /app. */
  readonly app: string;
  /** The folder that stands for /run/jobradar. */
  readonly secrets: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

/** Carries the Dockerfile out in a folder below the system's temporary one. */
export async function buildImage(): Promise<BuiltImage> {
  const root = mkdtempSync(join(tmpdir(), 'jobradar-image-'));
  chmodSync(root, 0o755);
  const stages = new Map<string, string>();
  let app = '';
  let env: Record<string, string> = {};
  let command: readonly string[] = [];
  for (const { word, rest } of instructionsOf(readFileSync(join(checkout, 'deploy/Dockerfile')))) {
    switch (word) {
      case 'FROM': {
        const name = / AS (?<name>\S+)$/u.exec(rest)?.groups?.['name'] ?? 'final';
        app = join(root, name, 'app');
        mkdirSync(app, { recursive: true });
        stages.set(name, app);
        env = {};
        break;
      }
      case 'COPY':
        copy(rest, { app, stages });
        break;
      case 'ENV':
        env = { ...env, ...variablesOf(rest, app) };
        break;
      case 'RUN':
        await run(inFolder(rest, { app, root }), { app, env });
        break;
      case 'CMD':
        command = JSON.parse(rest);
        break;
      case 'WORKDIR':
      case 'USER':
        break;
      default:
        throw new Error(`The test does not follow the instruction ${word}`);
    }
  }
  return {
    app,
    secrets: join(root, 'run/jobradar'),
    env,
    command,
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

function instructionsOf(file: Buffer): readonly Instruction[] {
  return file
    .toString('utf8')
    .replaceAll(/\\\n/gu, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', ...rest] = line.trim().split(/\s+/u);
      return { word, rest: rest.join(' ') };
    });
}

function copy(
  rest: string,
  { app, stages }: { app: string; stages: ReadonlyMap<string, string> },
): void {
  const words = rest.split(' ');
  const from = words[0]?.startsWith('--from=') === true ? words.shift()?.slice(7) : undefined;
  const source = from === undefined ? checkout : (stages.get(from) ?? '');
  const target = words.pop() ?? '';
  for (const path of words) {
    const local = path.replace(/^\/app\//u, '');
    const to = target.endsWith('/') ? join(app, target, local) : join(app, target);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(source, local), to, { recursive: true });
  }
}

function variablesOf(rest: string, app: string): Record<string, string> {
  return Object.fromEntries(
    rest.split(' ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value.replace(/^\/app\b/u, app)];
    }),
  );
}

/** The image's absolute folders, as they stand here; its user is set by the test's own spawn. */
function inFolder(command: string, { app, root }: { app: string; root: string }): string {
  return command
    .replaceAll('/run/jobradar', join(root, 'run/jobradar'))
    .replaceAll('/app/', `${app}/`)
    .replace(/mkdir /u, 'mkdir -p ')
    .replace(/&& chown .*$/u, '');
}

async function run(
  command: string,
  { app, env }: { app: string; env: Readonly<Record<string, string>> },
): Promise<void> {
  const path = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  await execute('sh', ['-euc', command], {
    cwd: app,
    // Where packages come from is a matter of this machine, as it is of one that builds the image.
    env: { ...process.env, ...env, PATH: path },
    timeout: 300_000,
  });
}
