/* The broker of a local run: its ports and secrets are kept with the state. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Child } from './children.ts';
import { portsOf } from './ports.ts';
import {
  brokerSpec,
  epmdSpec,
  portNames,
  untilAnswers,
  urlsOf,
  writeConfiguration,
  type RabbitNode,
} from './rabbitmq-node.ts';
import type { RabbitTree } from './rabbitmq-tree.ts';
import { keptSecret } from './secrets.ts';
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

/** Starts the state's broker. */
export async function startRabbitmq(run: LocalRun, tree: RabbitTree): Promise<RabbitServer> {
  const { state } = run;
  const node: RabbitNode = {
    home: join(state.folder, 'rabbitmq'),
    tree,
    ports: await portsOf(state, portNames),
    password: keptSecret(state, 'broker-password', () => randomBytes(18).toString('hex')),
    cookie: keptSecret(state, 'erlang-cookie', () => randomBytes(24).toString('hex')),
    user: state.user,
  };
  writeConfiguration(node);
  const epmd = run.start(epmdSpec(node));
  const child = run.start(brokerSpec(node));
  await untilAnswers(node, child);
  return { ...urlsOf(node), child, epmd };
}
