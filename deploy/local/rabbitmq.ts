/* A private RabbitMQ: own ports, all of them on loopback, own cookie, own epmd. */
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Child } from './children.ts';
import { portsOf } from './ports.ts';
import type { RabbitTree } from './rabbitmq-tree.ts';
import { keptSecret } from './secrets.ts';
import { makeFolder, type LocalState, type UnixUser } from './state.ts';
import type { LocalRun } from './supervise.ts';

/** A broker that runs. */
export interface RabbitServer {
  /** The administrator's URL, in the vhost `jobradar`. */
  readonly amqpUrl: string;
  /** The management interface, with the administrator's name and password. */
  readonly managementUrl: string;
  readonly child: Child;
  readonly epmd: Child;
}

type Ports = Record<'amqp' | 'management' | 'prometheus' | 'distribution' | 'epmd', number>;

// About seven seconds on a quiet machine; fifty were seen on a loaded one.
const startWithinMs = 120_000;
const administrator = 'jobradar-admin';
const vhost = 'jobradar';
const node = 'jobradar@localhost';

/** Starts the state's broker. */
export async function startRabbitmq(run: LocalRun, tree: RabbitTree): Promise<RabbitServer> {
  const { state } = run;
  const ports: Ports = await portsOf(state, [
    'amqp',
    'management',
    'prometheus',
    'distribution',
    'epmd',
  ]);
  const password = keptSecret(state, 'broker-password', () => randomBytes(18).toString('hex'));
  const home = makeFolder(join(state.folder, 'rabbitmq'), state.user);
  writeConfiguration(home, { state, ports, password });
  const env = environment(home, { tree, ports });
  // epmd first, as a child of ours: the one that Erlang would start outlives every stop.
  const epmd = run.start({
    name: 'epmd',
    command: join(tree.erlangBin, 'epmd'),
    args: [],
    env,
    user: state.user,
    cwd: home,
  });
  const child = run.start({
    name: 'rabbitmq',
    command: join(tree.sbin, 'rabbitmq-server'),
    args: [],
    env,
    user: state.user,
    cwd: home,
    stopWithinMs: 20_000,
  });
  const server = {
    amqpUrl: `amqp://${administrator}:${password}@127.0.0.1:${ports.amqp}/${vhost}`,
    managementUrl: `http://${administrator}:${password}@127.0.0.1:${ports.management}`,
    child,
    epmd,
  };
  await untilAnswers(server, ports);
  return server;
}

function environment(
  home: string,
  { tree, ports }: { tree: RabbitTree; ports: Ports },
): Record<string, string> {
  return {
    PATH: [tree.erlangBin, '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    // The script then becomes the broker instead of waiting for it: its pid is the broker's.
    RUNNING_UNDER_SYSTEMD: 'true',
    ERL_EPMD_PORT: String(ports.epmd),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: node,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(ports.amqp),
    RABBITMQ_DIST_PORT: String(ports.distribution),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS:
      '-start_epmd false -kernel inet_dist_use_interface {127,0,0,1}',
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

function writeConfiguration(
  home: string,
  facts: { state: LocalState; ports: Ports; password: string },
): void {
  const { state, ports, password } = facts;
  const { user } = state;
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
  const cookie = keptSecret(state, 'erlang-cookie', () => randomBytes(24).toString('hex'));
  writeOwned(join(home, 'rabbitmq.conf'), `${configuration.join('\n')}\n`, user);
  writeOwned(join(home, 'enabled_plugins'), '[rabbitmq_management,rabbitmq_prometheus].\n', user);
  writeOwned(join(home, '.erlang.cookie'), cookie, user);
}

function writeOwned(path: string, text: string, owner: UnixUser | undefined): void {
  // Erlang insists on a cookie that nobody else may read, and that is not writable either.
  rmSync(path, { force: true });
  writeFileSync(path, text, { mode: 0o600 });
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  if (path.endsWith('.cookie')) chmodSync(path, 0o400);
}

async function untilAnswers(server: RabbitServer, ports: Ports): Promise<void> {
  const deadline = performance.now() + startWithinMs;
  const { child } = server;
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

async function isOpen(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
