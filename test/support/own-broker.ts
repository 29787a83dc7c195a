/* A private RabbitMQ node for one test or drill: what happens to it happens to nobody else. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startChild, type Child } from '../../deploy/local/children.ts';
import { freePort } from '../../deploy/local/ports.ts';
import {
  brokerSpec,
  environmentOf,
  epmdSpec,
  portNames,
  untilAnswers,
  urlsOf,
  wipeData,
  writeConfiguration,
  type RabbitNode,
} from '../../deploy/local/rabbitmq-node.ts';
import { rabbitTree, type RabbitSeries } from '../../deploy/local/rabbitmq-tree.ts';
import type { LocalState } from '../../deploy/local/state.ts';
import { openOwnState } from './own-state.ts';

/** A broker of one's own; it keeps its ports, name, cookie and administrator over all starts. */
export interface OwnBroker extends AsyncDisposable {
  /** The administrator's URL, in the vhost `jobradar`. */
  readonly amqpUrl: string;
  /** The management interface, with the administrator's name and password. */
  readonly managementUrl: string;
  /** RabbitMQ's own version, as 3.10.8. */
  readonly version: string;
  /** The pid of the broker's beam; undefined while it does not run. */
  readonly pid: number | undefined;
  /** Ends it politely; its data stays. */
  stop(): Promise<void>;
  /** SIGKILL of exactly this broker. */
  kill(): Promise<void>;
  /** Starts it again and resolves when it takes connections. */
  start(): Promise<void>;
  /** Kills it, removes all that it has stored, and starts it as an empty node. */
  wipe(): Promise<void>;
  /** Runs rabbitmqctl with these arguments and gives what it printed. */
  ctl(...args: readonly string[]): Promise<string>;
}

const execute = promisify(execFile);
const ctlWithinMs = 60_000;

/** Starts a private node; disposing it ends its processes and removes its folder. */
export async function startOwnBroker(
  options: { readonly version?: RabbitSeries } = {},
): Promise<OwnBroker> {
  await using building = new AsyncDisposableStack();
  const { state } = building.use(await openOwnState('broker'));
  const node = await planNode(state, options.version ?? '3');
  writeConfiguration(node);
  const epmd = startChild(state, epmdSpec(node));
  building.defer(() => epmd.kill());
  let running: Child | undefined;
  building.defer(async () => await running?.kill());
  const kill = async (): Promise<void> => await running?.kill();
  const start = async (): Promise<void> => {
    if (running?.isRunning() === true) return;
    running = startChild(state, brokerSpec(node));
    await untilAnswers(node, running);
  };
  await start();
  const resources = building.move();
  return {
    ...urlsOf(node),
    version: node.tree.version,
    get pid() {
      return running?.isRunning() === true ? running.pid : undefined;
    },
    async stop() {
      await running?.stop();
    },
    kill,
    start,
    async wipe() {
      await kill();
      wipeData(node);
      await start();
    },
    ctl: (...args) => runCtl(node, args),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

async function planNode(state: LocalState, series: RabbitSeries): Promise<RabbitNode> {
  const tree = await rabbitTree(state, series);
  const taken: Record<string, number> = {};
  for (const name of portNames) taken[name] = await freePort(taken);
  return {
    home: join(state.folder, 'rabbitmq'),
    tree,
    ports: {
      amqp: taken['amqp'] ?? 0,
      management: taken['management'] ?? 0,
      prometheus: taken['prometheus'] ?? 0,
      distribution: taken['distribution'] ?? 0,
      epmd: taken['epmd'] ?? 0,
    },
    password: randomBytes(18).toString('hex'),
    cookie: randomBytes(24).toString('hex'),
    user: state.user,
  };
}

async function runCtl(node: RabbitNode, args: readonly string[]): Promise<string> {
  // The tool is a node for a moment, too, and gets a port of ours instead of a well-known one.
  const port = String(await freePort());
  const { stdout } = await execute(join(node.tree.sbin, 'rabbitmqctl'), [...args], {
    env: {
      ...environmentOf(node),
      RABBITMQ_CTL_DIST_PORT_MIN: port,
      RABBITMQ_CTL_DIST_PORT_MAX: port,
      RABBITMQ_CTL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
    },
    cwd: node.home,
    timeout: ctlWithinMs,
    ...(node.user === undefined ? {} : { uid: node.user.uid, gid: node.user.gid }),
  });
  return stdout;
}
