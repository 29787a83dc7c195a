/* RabbitMQ and its Erlang, unpacked into the project's own folder. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUnpacked, unpackedTree, type PackageSet } from './packages.ts';
import { step } from './steps.ts';
import type { LocalState } from './state.ts';

/** Where the pieces of an unpacked RabbitMQ are. */
export interface RabbitTree {
  readonly sbin: string;
  readonly erlangBin: string;
  readonly version: string;
}

/** Fetches RabbitMQ the first time and tells where it is. */
export async function rabbitTree(state: LocalState): Promise<RabbitTree> {
  const unpack = (): Promise<string> => unpackedTree(state, rabbitPackages);
  const tree = isUnpacked(state, rabbitPackages)
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

const rabbitPackages: PackageSet = {
  name: 'rabbitmq',
  root: 'rabbitmq-server',
  belongs: (dependency) => dependency.startsWith('erlang-'),
  finish: pointErlangAt,
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
