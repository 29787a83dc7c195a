/* Which processes there are and where they listen, as the kernel tells it. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process as /proc shows it. */
export interface ProcessEntry {
  readonly pid: number;
  readonly command: string;
}

/** The processes that work in this folder or name it in their command line. */
export function processesUsing(folder: string): readonly ProcessEntry[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((name) => {
    const pid = Number(name);
    const command = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '';
    const place = attempt(() => readlinkSync(`/proc/${pid}/cwd`)) ?? '';
    const isUsing = command.includes(folder) || place.startsWith(folder);
    // The tests' own process may name the folder, too; it is nobody's left-over.
    return isUsing && pid !== process.pid
      ? [{ pid, command: command.replaceAll('\0', ' ').trim() }]
      : [];
  });
}

/** The addresses that these processes listen on, as host:port. */
export function listenersOf(pids: readonly number[]): readonly string[] {
  const inodes = new Set(pids.flatMap(socketsOf));
  return ['tcp', 'tcp6'].flatMap((table) => {
    const [, ...rows] = readFileSync(`/proc/net/${table}`, 'utf8').trimEnd().split('\n');
    return rows.flatMap((row) => {
      const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/);
      return state === '0A' && inodes.has(inode) ? [addressOf(local)] : [];
    });
  });
}

/** The processes that hold a connection to this port on loopback as its client. */
export function connectedTo(port: number): readonly number[] {
  const [, ...rows] = readFileSync('/proc/net/tcp', 'utf8').trimEnd().split('\n');
  const inodes = rows.flatMap((row) => {
    const [, , remote = '', state, , , , , , inode = ''] = row.trim().split(/\s+/);
    return state === '01' && addressOf(remote).endsWith(`:${port}`) ? [inode] : [];
  });
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => socketsOf(pid).some((inode) => inodes.includes(inode)));
}

function socketsOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}/fd`;
  const names = attempt(() => readdirSync(folder)) ?? [];
  return names.flatMap((name) => {
    const target = attempt(() => readlinkSync(`${folder}/${name}`)) ?? '';
    const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
    return inode === undefined ? [] : [inode];
  });
}

/* The kernel prints 32-bit words in the machine's byte order. */
function addressOf(hex: string): string {
  const [host = '', port = ''] = hex.split(':');
  const words = host.match(/.{8}/g) ?? [];
  const bytes = words.flatMap((word) => (word.match(/../g) ?? []).reverse());
  const numbers = bytes.map((byte) => Number.parseInt(byte, 16));
  const isLoopback6 = numbers.length === 16 && numbers.slice(0, 15).every((byte) => byte === 0);
  const name =
    numbers.length === 4 ? numbers.join('.') : isLoopback6 && numbers[15] === 1 ? '[::1]' : '[…]';
  return `${name}:${Number.parseInt(port, 16)}`;
}

function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    // Processes end while one looks.
    return undefined;
  }
}
