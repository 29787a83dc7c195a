/* One private RabbitMQ node: what it reads, what it is started with, and when it is there. Own
 * ports, all of them on loopback, own cookie, own epmd; nothing of the machine's own RabbitMQ. */
import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Child, ChildSpec } from './children.ts';
import type { RabbitTree } from './rabbitmq-tree.ts';
import { makeFolder, type UnixUser } from './state.ts';

/** The names of a node's ports. */
export const portNames = ['amqp', 'management', 'prometheus', 'distribution', 'epmd'] as const;

/** A node before it is started. */
export interface RabbitNode {
  /** Its folder: configuration, data and log. */
  readonly home: string;
  readonly tree: RabbitTree;
  readonly ports: Readonly<Record<(typeof portNames)[number], number>>;
  /** The administrator's; it counts when the node boots without data. */
  readonly password: string;
  readonly cookie: string;
  readonly user: UnixUser | undefined;
}

// About seven seconds on a quiet machine; fifty were seen on a loaded one.
const startWithinMs = 120_000;
const administrator = 'jobradar-admin';
const vhost = 'jobradar';
const nodeName = 'jobradar@localhost';

/** The administrator's URLs: the vhost `jobradar`, and the management interface. */
export function urlsOf({ ports, password }: RabbitNode): {
  amqpUrl: string;
  managementUrl: string;
} {
  const who = `${administrator}:${password}@127.0.0.1`;
  return {
    amqpUrl: `amqp://${who}:${ports.amqp}/${vhost}`,
    managementUrl: `http://${who}:${ports.management}`,
  };
}

/** Writes what the node reads at its start. */
export function writeConfiguration({ home, ports, password, cookie, user }: RabbitNode): void {
  makeFolder(home, user);
  for (const folder of ['data', 'log', 'conf.d', 'generated']) makeFolder(join(home, folder), user);
  const configuration = [
    `listeners.tcp.default = 127.0.0.1:${ports.amqp}`,
    'management.tcp.ip = 127.0.0.1',
    `management.tcp.port = ${ports.management}`,
    'prometheus.tcp.ip = 127.0.0.1',
    `prometheus.tcp.port = ${ports.prometheus}`,
    `default_vhost = ${vhost}`,
    `default_user = ${administrator}`,
    `default_pass = ${password}`,
    'disk_free_limit.absolute = 50MB',
    'vm_memory_high_watermark.absolute = 1GB',
    'log.console = false',
  ];
  writeOwned(join(home, 'rabbitmq.conf'), `${configuration.join('\n')}\n`, user);
  writeOwned(join(home, 'enabled_plugins'), '[rabbitmq_management,rabbitmq_prometheus].\n', user);
  writeOwned(join(home, '.erlang.cookie'), cookie, user);
}

/** Removes all that the node has stored; it boots as an empty one. */
export function wipeData({ home, user }: RabbitNode): void {
  for (const name of ['data', 'feature_flags', 'generated']) {
    rmSync(join(home, name), { recursive: true, force: true });
  }
  for (const folder of ['data', 'generated']) makeFolder(join(home, folder), user);
}

/** How to start the node's own epmd: the one that Erlang would start outlives every stop. */
export function epmdSpec(node: RabbitNode): ChildSpec {
  const { home, tree, user } = node;
  const command = join(tree.erlangBin, 'epmd');
  return { name: 'epmd', command, args: [], env: environmentOf(node), user, cwd: home };
}

/** How to start the node; epmd has to run. */
export function brokerSpec(node: RabbitNode): ChildSpec {
  const { home, tree, user } = node;
  return {
    name: 'rabbitmq',
    command: join(tree.sbin, 'rabbitmq-server'),
    args: [],
    env: environmentOf(node),
    user,
    cwd: home,
    stopWithinMs: 20_000,
  };
}

/** Resolves when the node takes connections; throws with its log's end when it does not. */
export async function untilAnswers({ ports }: RabbitNode, child: Child): Promise<void> {
  const deadline = performance.now() + startWithinMs;
  while (!((await isOpen(ports.amqp)) && (await isOpen(ports.management)))) {
    if (!child.isRunning()) {
      throw new Error(`RabbitMQ ended (${await child.ended}); it said:\n${child.logTail()}`);
    }
    if (performance.now() > deadline) {
      throw new Error(`RabbitMQ does not answer after ${startWithinMs / 1000} s: ${child.logFile}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The environment of the node and of its command line tools. */
export function environmentOf({ home, tree, ports }: RabbitNode): Record<string, string> {
  const loopback = '-kernel inet_dist_use_interface {127,0,0,1}';
  return {
    PATH: [tree.erlangBin, '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    // The script then becomes the broker instead of waiting for it: its pid is the broker's.
    RUNNING_UNDER_SYSTEMD: 'true',
    ERL_EPMD_PORT: String(ports.epmd),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: nodeName,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(ports.amqp),
    RABBITMQ_DIST_PORT: String(ports.distribution),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `-start_epmd false ${loopback}`,
    RABBITMQ_MNESIA_BASE: join(home, 'data'),
    RABBITMQ_LOG_BASE: join(home, 'log'),
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    RABBITMQ_CONFIG_FILE: join(home, 'rabbitmq.conf'),
    RABBITMQ_CONFIG_FILES: join(home, 'conf.d'),
    RABBITMQ_ADVANCED_CONFIG_FILE: join(home, 'advanced.config'),
    RABBITMQ_GENERATED_CONFIG_DIR: join(home, 'generated'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(home, 'enabled_plugins'),
    RABBITMQ_FEATURE_FLAGS_FILE: join(home, 'feature_flags'),
    RABBITMQ_PID_FILE: join(home, 'pid'),
  };
}

function writeOwned(path: string, text: string, owner: UnixUser | undefined): void {
  // Erlang insists on a cookie that nobody else may read, and that is not writable either.
  rmSync(path, { force: true });
  writeFileSync(path, text, { mode: 0o600 });
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  if (path.endsWith('.cookie')) chmodSync(path, 0o400);
}

async function isOpen(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
