/* The first program of `npm start`, `npm test`, `npm run check` and their kin. It may run under
 * whatever Node the machine has: it installs what package-lock.json names where that is not
 * installed yet, and goes on under the project's own Node. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdLock } from './processes.mjs';

const checkout = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const modules = join(checkout, 'node_modules');
const marker = join(modules, '.jobradar-installed');
const programs = {
  start: 'stack.ts',
  test: 'run-tests.ts',
  check: 'run-checks.ts',
  drills: 'run-drills.ts',
  chaos: 'run-chaos.ts',
  jobradar: 'run-cli.ts',
};
const nodeMin = [24, 12];
const startedMs = Date.now();

const [mode, ...args] = process.argv.slice(2);
const program = programs[mode];
if (program === undefined) fail(`Usage: bootstrap.mjs ${Object.keys(programs).join('|')} [ARGS]`);
if (process.platform !== 'linux') {
  fail('The local stack runs on Linux. Elsewhere use "docker compose up" (see README.md).');
}
await installIfNeeded();
run(findNode(), [join(checkout, 'deploy/local', program), ...args]);

async function installIfNeeded() {
  if (isInstalled()) return;
  const folder = join(checkout, '.local');
  mkdirSync(folder, { recursive: true });
  const release = await holdLock(join(folder, 'install.lock'), {
    onWait: () => console.log('Another run is installing the dependencies; waiting for it'),
  });
  try {
    if (!isInstalled()) install();
  } finally {
    await release();
  }
}

function isInstalled() {
  const wanted = hashOfLock();
  if (existsSync(marker)) return readFileSync(marker, 'utf8') === wanted;
  // An `npm ci` by hand leaves no marker, but npm's own list of what it installed.
  if (!isSameAsInstalled()) return false;
  writeFileSync(marker, wanted);
  return true;
}

function hashOfLock() {
  return createHash('sha256')
    .update(readFileSync(join(checkout, 'package-lock.json')))
    .digest('hex');
}

function isSameAsInstalled() {
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, { version, optional }]) => {
    const found = installed[path];
    return path === '' || (found === undefined ? optional === true : found.version === version);
  });
}

function install() {
  const begin = Date.now();
  console.log('Installing the dependencies (npm ci) …');
  // The npm that runs this script, where one does: it need not be in the PATH.
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const result = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0) {
    const words = result.error?.message ?? `${result.stdout}${result.stderr}`.trim();
    fail(
      `${words}\n\nThe dependencies could not be installed. Is the network there? "npm ci" tells more.`,
    );
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(marker, hashOfLock());
  console.log(`Installed the dependencies (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
}

function findNode() {
  const own = join(modules, `node-linux-${process.arch}`, 'bin/node');
  for (const candidate of [own, process.execPath]) {
    if (existsSync(candidate) && isNewEnough(candidate)) return candidate;
  }
  return fail(
    `This needs Node ${nodeMin.join('.')} or newer. npm normally brings it (node-linux-${process.arch}); ` +
      'install it yourself, or run "npm ci" without --omit=optional.',
  );
}

function isNewEnough(node) {
  try {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1).split('.');
    const [major, minor] = version.map(Number);
    return major > nodeMin[0] || (major === nodeMin[0] && minor >= nodeMin[1]);
  } catch {
    // Made for another libc, for example.
    return false;
  }
}

function run(node, command) {
  const child = spawn(node, command, {
    cwd: checkout,
    stdio: 'inherit',
    // Programs of node_modules/.bin begin with "#!/usr/bin/env node": it must be this one.
    env: {
      ...process.env,
      JOBRADAR_COMMAND_STARTED_MS: String(startedMs),
      PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter),
    },
  });
  // The run ends its processes in order; this one stays until it has.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => {
    if (signal !== null) console.error(`${program} was ended by ${signal}`);
    process.exit(code ?? 1);
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
