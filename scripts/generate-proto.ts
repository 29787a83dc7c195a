import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { apiLock } from '#libs/proto/generate/api-lock.ts';
import { leanImage } from '#libs/proto/generate/image.ts';
import { loadRoot } from '#libs/proto/generate/root.ts';
import { schemasSource } from '#libs/proto/generate/schemas-source.ts';
import { servicesOf, streamKindsSource } from '#libs/proto/generate/stream-kinds.ts';
import { protoFiles } from '#libs/proto/load.ts';
import { generatorArguments } from '#libs/proto/loader-options.ts';

/*
 * Makes libs/proto/gen out of proto/: the types, the kinds of streams, the schemas of the rules,
 * and the image that reflection answers from. With --check it writes nothing, and fails where the
 * committed output differs. proto/api.lock.json is written only with --lock: what it holds is a
 * promise to clients, and a change of it is meant.
 */
const run = promisify(execFile);
const home = fileURLToPath(new URL('../', import.meta.url));
const target = join(home, 'libs/proto/gen');
const lockFile = join(home, 'proto/api.lock.json');

const fresh = await mkdtemp(join(tmpdir(), 'jobradar-proto-'));
try {
  await generateInto(fresh);
  const isCheck = process.argv.includes('--check');
  const differing = isCheck ? await differences(fresh, target) : [];
  if (!isCheck) await replace(fresh, target);
  if (process.argv.includes('--lock')) await writeFile(lockFile, apiLock(loadRoot()));
  if (differing.length > 0) {
    console.error(`libs/proto/gen is not what proto/ says; run: npm run proto`);
    for (const line of differing.slice(0, 20)) console.error(`  ${line}`);
    process.exitCode = 1;
  }
} finally {
  await rm(fresh, { recursive: true, force: true });
}

async function generateInto(folder: string): Promise<void> {
  const root = loadRoot();
  const services = servicesOf(root);
  await generateTypes(folder);
  await Promise.all([
    generateImage(folder),
    writeFile(join(folder, 'stream-kinds.ts'), streamKindsSource(services)),
    writeFile(join(folder, 'schemas.ts'), schemasSource(root, services)),
  ]);
}

async function generateTypes(folder: string): Promise<void> {
  await run(
    join(home, 'node_modules/.bin/proto-loader-gen-types'),
    [
      '--grpcLib=@grpc/grpc-js',
      ...generatorArguments(),
      '--targetFileExtension=.ts',
      '--importFileExtension=.ts',
      '--includeComments',
      '--inputTemplate=%s$Input',
      '--outputTemplate=%s',
      '--includeDirs=proto',
      '-O',
      folder,
      ...protoFiles,
    ],
    { cwd: home },
  );
  // One file per .proto file with types of grpc.loadPackageDefinition, which we do not use.
  const entries = await readdir(folder, { withFileTypes: true });
  const unused = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts'));
  await Promise.all(unused.map((entry) => rm(join(folder, entry.name))));
}

async function generateImage(folder: string): Promise<void> {
  const file = join(folder, 'image.binpb');
  await run(
    join(home, 'node_modules/.bin/buf'),
    ['build', '--as-file-descriptor-set', '-o', file],
    { cwd: home },
  );
  await writeFile(file, leanImage(await readFile(file)));
}

async function differences(ours: string, committed: string): Promise<readonly string[]> {
  const [made, found] = await Promise.all([filesOf(ours), filesOf(committed)]);
  const complaints: string[] = [];
  for (const name of found) if (!made.has(name)) complaints.push(`${name} is left over`);
  for (const name of made) {
    if (!found.has(name)) complaints.push(`${name} is missing`);
    else if (!(await areEqual(join(ours, name), join(committed, name)))) {
      complaints.push(`${name} differs`);
    }
  }
  return complaints;
}

async function filesOf(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))));
}

async function areEqual(first: string, second: string): Promise<boolean> {
  const [a, b] = await Promise.all([readFile(first), readFile(second)]);
  return a.equals(b);
}

/** Puts the new files in place one by one, so that a reader of an unchanged one sees no gap. */
async function replace(ours: string, committed: string): Promise<void> {
  const [made, found] = await Promise.all([filesOf(ours), filesOf(committed)]);
  for (const name of made) {
    const to = join(committed, name);
    if (found.has(name) && (await areEqual(join(ours, name), to))) continue;
    await mkdir(dirname(to), { recursive: true });
    await cp(join(ours, name), to);
  }
  for (const name of found) if (!made.has(name)) await rm(join(committed, name));
}
