/* Where a local run keeps what it needs again: `.local` in the checkout, one folder per use
 * (`start`, `test`), beside them the unpacked packages that all uses share. PostgreSQL refuses to
 * run as root, so root's runs drop to an unprivileged user; where that user cannot reach the
 * checkout, everything lives under /var/tmp in a folder named by the checkout's path. */
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface UnixUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export interface LocalState {
  /** This use's own folder. */
  readonly folder: string;
  /** What all uses of the checkout share. */
  readonly shared: string;
  /** The user that servers run as; undefined when this process is unprivileged itself. */
  readonly user: UnixUser | undefined;
  /** A line for the reader when the state is not where one would look for it. */
  readonly note: string | undefined;
}

export const checkout = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Opens (and makes) the state folder of one use; JOBRADAR_LOCAL_STATE moves all of them. */
export function openState(use: string): LocalState {
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const wanted = process.env['JOBRADAR_LOCAL_STATE'] ?? join(checkout, '.local');
  const isReachable = user === undefined || canReach(user, dirname(wanted));
  const base = isReachable ? wanted : shelter();
  makeFolder(base);
  const note = isReachable
    ? undefined
    : `The user "${user?.name}" cannot reach ${checkout}; the local state lives in ${base}`;
  return { folder: makeFolder(join(base, use)), shared: base, user, note };
}

/** Makes a folder, readable by all, or private to the servers' user. */
export function makeFolder(path: string, owner?: UnixUser): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, owner === undefined ? 0o755 : 0o700);
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
}

function shelter(): string {
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  const path = `/var/tmp/jobradar-${hash}`;
  makeFolder(path);
  // Everybody may write to /var/tmp: a folder or link that somebody else put there is no shelter.
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(`${path} belongs to somebody else; remove it and start again`);
  }
  return path;
}

function unprivilegedUser(): UnixUser {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseUser);
  const found = ['postgres', 'nobody'].map((name) => users.find((user) => user.name === name));
  const user = found.find((candidate) => candidate !== undefined && candidate.uid !== 0);
  if (user === undefined) throw new Error('No unprivileged user (postgres, nobody) to run as');
  return user;
}

function parseUser(line: string): UnixUser {
  const [name = '', , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

function canReach(user: UnixUser, path: string): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  const mayPass = ((mode >> shift) & 1) === 1;
  return mayPass && (dirname(path) === path || canReach(user, dirname(path)));
}
