/* Debian packages without installing them: fetched by apt into folders of our own and unpacked
 * there. Nothing of the machine is touched, no right of root is needed; apt's own sources and
 * signatures decide what is fetched. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '#libs/runtime/errors.ts';
import { holdLock } from './processes.mjs';
import { note } from './steps.ts';
import { makeFolder, type LocalState } from './state.ts';

/** What to unpack: a package and those of its dependencies that its own project brings. */
export interface PackageSet {
  readonly name: string;
  readonly root: string;
  readonly belongs: (dependency: string) => boolean;
  /** Another release of Debian than the machine's own, from the machine's own mirror. */
  readonly release?: string;
  /** Last touch after unpacking, before the tree counts as complete. */
  readonly finish?: (tree: string, home: string) => void;
}

const executeFile = promisify(execFile);
const patience = { timeout: 300_000, maxBuffer: 64 * 1024 * 1024 };
const debianKeys = '/usr/share/keyrings/debian-archive-keyring.gpg';
const leaf = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'];

/* What a tool said is the reason; its command line, which is long, is none. */
async function execute(
  tool: string,
  args: readonly string[],
  options: { timeout: number; maxBuffer: number; cwd?: string },
): Promise<{ readonly stdout: string }> {
  return await executeFile(tool, [...args], options).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`${tool} failed: ${said === '' ? messageOf(error) : said}`, { cause: error });
  });
}

/** Whether this machine has what it takes. */
export function canUnpack(): boolean {
  return ['apt-get', 'apt-cache', 'dpkg'].every((tool) => existsSync(join('/usr/bin', tool)));
}

/** Whether the packages are there already. */
export function isUnpacked(state: LocalState, set: PackageSet): boolean {
  return existsSync(join(state.shared, set.name, 'complete'));
}

/** The folder with the unpacked packages; fetched the first time, under a lock. */
export async function unpackedTree(state: LocalState, set: PackageSet): Promise<string> {
  const home = join(state.shared, set.name);
  if (isUnpacked(state, set)) return join(home, 'tree');
  const lock = join(state.shared, `${set.name}.lock`);
  const onWait = (): void => note(`Another run is fetching ${set.name}; waiting for it`);
  const release = await holdLock(lock, { onWait });
  try {
    if (!isUnpacked(state, set)) await fetchAndUnpack(home, set);
  } finally {
    await release();
  }
  return join(home, 'tree');
}

async function fetchAndUnpack(home: string, set: PackageSet): Promise<void> {
  rmSync(home, { recursive: true, force: true });
  makeFolder(home);
  const apt = aptIn(join(home, 'apt'), await sourceOptions(home, set.release));
  const names = await apt.namesOf(set);
  const files = await apt.download(names);
  const draft = makeFolder(join(home, 'draft'));
  for (const file of files) await execute('dpkg', ['-x', file, draft], patience);
  // Root's umask may hide the tree from the user that runs it.
  await execute('chmod', ['-R', 'u+rwX,go+rX', draft], patience);
  set.finish?.(draft, join(home, 'tree'));
  renameSync(draft, join(home, 'tree'));
  rmSync(join(home, 'apt'), { recursive: true, force: true });
  writeFileSync(join(home, 'complete'), `${names.join('\n')}\n`);
}

/* Where apt looks: as the machine is set up, or at one release on the machine's own mirror. */
async function sourceOptions(home: string, release: string | undefined): Promise<string[]> {
  if (release === undefined) return [];
  const targets = ['indextargets', '--format', '$(COMPONENT) $(REPO_URI)', 'Created-By: Packages'];
  const { stdout } = await execute('apt-get', targets, patience);
  const mirror = stdout
    .split('\n')
    .map((line) => line.split(' '))
    .find(([component, uri = '']) => component === 'main' && /\/debian(\/|$)/.test(uri))?.[1];
  if (mirror === undefined) {
    throw new Error(`apt of this machine names no mirror of Debian, which has "${release}"`);
  }
  const signed = existsSync(debianKeys) ? `[signed-by=${debianKeys}] ` : '';
  const list = join(home, 'sources.list');
  writeFileSync(list, `deb ${signed}${mirror} ${release} main\n`);
  return [
    `Dir::Etc::SourceList=${list}`,
    'Dir::Etc::SourceParts=/nonexistent',
    // There is no other source that could do instead.
    'APT::Update::Error-Mode=any',
  ];
}

function aptIn(
  folder: string,
  sources: readonly string[],
): {
  namesOf(set: PackageSet): Promise<readonly string[]>;
  download(names: readonly string[]): Promise<readonly string[]>;
} {
  const downloads = join(folder, 'downloads');
  for (const path of ['lists/partial', 'cache/archives/partial', 'downloads', 'log']) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  // An empty list of installed packages: what the machine has installed decides nothing here.
  writeFileSync(join(folder, 'status'), '');
  const options = [
    `Dir::State=${folder}`,
    `Dir::State::Lists=${join(folder, 'lists')}`,
    `Dir::State::status=${join(folder, 'status')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    `Dir::Log=${join(folder, 'log')}`,
    'APT::Sandbox::User=root',
    'Acquire::Languages=none',
    'Acquire::Retries=3',
    ...sources,
  ].flatMap((option) => ['-o', option]);
  return {
    async namesOf(set) {
      await execute('apt-get', [...options, '-qq', 'update'], patience);
      const filters = leaf.map((kind) => `--no-${kind}`);
      const query = [...options, 'depends', '--recurse', ...filters, set.root];
      const { stdout } = await execute('apt-cache', query, patience);
      // Packages stand at the line's beginning, their dependencies indented below them.
      const all = stdout.split('\n').filter((line) => /^[a-z0-9]/.test(line));
      const wanted = all.filter((name) => name === set.root || set.belongs(name));
      if (wanted.length === 0) throw new Error(`apt knows no package "${set.root}"`);
      return [...new Set(wanted)].sort();
    },
    async download(names) {
      const command = [...options, '-qq', 'download', ...names];
      await execute('apt-get', command, { ...patience, cwd: downloads });
      return readdirSync(downloads).map((name) => join(downloads, name));
    },
  };
}
