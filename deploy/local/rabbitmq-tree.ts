/* RabbitMQ and its Erlang, unpacked into the project's own folder. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useOwnLibraries } from './own-libraries.ts';
import { isUnpacked, unpackedTree, type PackageSet } from './packages.ts';
import { step } from './steps.ts';
import type { LocalState } from './state.ts';

/** Where the pieces of an unpacked RabbitMQ are. */
export interface RabbitTree {
  readonly sbin: string;
  readonly erlangBin: string;
  readonly version: string;
}

/** Which RabbitMQ: 3 is what the machine's own release has (3.10 on Debian 12), 4 a newer one. */
export type RabbitSeries = '3' | '4';

/** Fetches RabbitMQ the first time and tells where it is. */
export async function rabbitTree(
  state: LocalState,
  series: RabbitSeries = '3',
): Promise<RabbitTree> {
  const packages = packagesOf[series];
  const unpack = (): Promise<string> => unpackedTree(state, packages);
  const tree = isUnpacked(state, packages)
    ? await unpack()
    : await step('RabbitMQ fetched and unpacked', unpack);
  const [home] = globSync(join(tree, 'usr/lib/rabbitmq/lib/rabbitmq_server-*'));
  if (home === undefined) throw new Error(`No RabbitMQ in ${tree}; remove it and start again`);
  return {
    sbin: join(home, 'sbin'),
    erlangBin: join(tree, 'usr/lib/erlang/bin'),
    version: home.slice(home.lastIndexOf('-') + 1),
  };
}

/* A newer release's programs need its C library and what else they are linked with: those come
 * along and are used by them alone, so neither root nor a chroot is needed. */
const newerLibraries = new Set([
  'libc6',
  'libcap2',
  'libgcc-s1',
  'libssl3t64',
  'libstdc++6',
  'libsystemd0',
  'libtinfo6',
  'libzstd1',
  'zlib1g',
]);

const packagesOf: Readonly<Record<RabbitSeries, PackageSet>> = {
  '3': {
    name: 'rabbitmq',
    root: 'rabbitmq-server',
    belongs: (dependency) => dependency.startsWith('erlang-'),
    finish: pointErlangAt,
  },
  '4': {
    name: 'rabbitmq-4',
    root: 'rabbitmq-server',
    belongs: (dependency) => dependency.startsWith('erlang-') || newerLibraries.has(dependency),
    release: 'trixie',
    finish(draft, home) {
      pointErlangAt(draft, home);
      useOwnLibraries({ draft, home, programs: 'usr/lib/erlang' });
    },
  },
};

/* Debian writes the installed place of Erlang into its start scripts, and prefers it to every
 * setting: left as it is, the tree would quietly run the machine's own Erlang. */
function pointErlangAt(draft: string, home: string): void {
  const scripts = globSync([
    join(draft, 'usr/lib/erlang/bin/{erl,start}'),
    join(draft, 'usr/lib/erlang/erts-*/bin/{erl,start}'),
  ]);
  for (const script of scripts) {
    const text = readFileSync(script, 'utf8');
    writeFileSync(script, text.replaceAll('=/usr/lib/erlang', `=${home}/usr/lib/erlang`));
  }
}
