/* Who a process is, and a lock that ends with its holder. Plain JavaScript: the bootstrap reads it
 * with whatever Node the machine has. */
import { spawn } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A process's name for good, "pid:start time": a pid alone may long belong to somebody else.
 * Undefined when no such process runs (a zombie does not).
 */
export function identityOf(pid) {
  const stat = readStat(pid);
  return stat === undefined ? undefined : `${pid}:${stat.startTime}`;
}

/** Whether exactly this process still runs. */
export function isAlive(identity) {
  return identityOf(Number(identity.split(':', 1)[0])) === identity;
}

/** The pid of a process's parent; undefined when the process is gone. */
export function parentOf(pid) {
  return readStat(pid)?.parent;
}

/** The short name of a process as the kernel keeps it; '' when it is gone. */
export function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

/** The folder that a process works in; undefined when it is gone, or not ours to see. */
export function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * Takes an exclusive lock on a file and answers how to give it back. A small shell of its own
 * session holds it, so the kernel frees it however this process ends. When this process dies
 * without giving it back, the shell first runs `afterDeath`, still under the lock.
 */
export function holdLock(path, { onWait = () => {}, afterDeath = [], signal } = {}) {
  const script = `exec 9>"$1"; shift
flock -n 9 || { echo waiting; flock 9; }
echo held
read -r _ || { [ $# -eq 0 ] || exec "$@"; }`;
  const holder = spawn('/bin/sh', ['-c', script, 'jobradar-lock', path, ...afterDeath], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    detached: true,
  });
  holder.stdin.on('error', () => {});
  const ended = new Promise((resolve) => holder.once('close', resolve));
  const release = async () => {
    holder.stdin.end('done\n');
    await ended;
  };
  return new Promise((resolve, reject) => {
    holder.once('error', reject);
    holder.once('exit', () => reject(new Error(`Cannot lock ${path}`)));
    // Who no longer wants to wait: the shell and its flock, which are a group of their own.
    const giveUp = () => process.kill(-holder.pid, 'SIGKILL');
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    holder.stdout.setEncoding('utf8').on('data', (text) => {
      if (text.includes('waiting')) onWait();
      if (!text.includes('held')) return;
      signal?.removeEventListener('abort', giveUp);
      resolve(release);
    });
  });
}

function readStat(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name stands in brackets and may hold spaces and brackets itself.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, parent] = fields;
  if (state === 'Z' || state === 'X') return undefined;
  return { parent: Number(parent), startTime: fields[19] };
}
