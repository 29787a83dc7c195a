import type { Environment } from '#libs/runtime/env.ts';

/** Hosts of practice sites, as `host:port` the way URLs write them; only these may be private. */
export type PracticeHosts = ReadonlySet<string>;

const name = 'JOBRADAR_PRACTICE_HOSTS';

/** Reads the practice hosts from the environment; complains about what is no exact host:port. */
export function readPracticeHosts(env: Environment): PracticeHosts {
  const hosts = new Set<string>();
  for (const entry of env.list(name)) {
    const host = practiceHostOf(entry);
    if (host === undefined) {
      env.complain(`${name}: holds "${entry}", must be exact HOST:PORT entries`);
    } else hosts.add(host);
  }
  return hosts;
}

/** The entry as URLs write its host, with its port; undefined where it is no exact host:port. */
function practiceHostOf(entry: string): string | undefined {
  const match = /^(?<host>\[[0-9a-f:.]+\]|[a-z0-9.-]+):(?<port>[0-9]{1,5})$/i.exec(entry);
  const hostname = URL.parse(`http://${match?.groups?.['host'] ?? ''}/`)?.hostname;
  const port = Number(match?.groups?.['port']);
  if (hostname === undefined || !(port >= 1 && port <= 65_535)) return undefined;
  return `${hostname}:${port}`;
}
