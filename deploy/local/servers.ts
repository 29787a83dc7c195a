/* PostgreSQL and RabbitMQ for a local run: the ones that the environment names; else our own,
 * native; else by Docker Compose; else a message that says what is missing. */
import { composeAnswers, startComposePostgres, startComposeRabbitmq } from './compose.ts';
import { canUnpack } from './packages.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { rabbitTree } from './rabbitmq-tree.ts';
import { startRabbitmq } from './rabbitmq.ts';
import { step } from './steps.ts';
import type { LocalRun } from './supervise.ts';

/** The broker, as an administrator reaches it. */
export interface Broker {
  readonly amqpUrl: string;
  /** Undefined where only an AMQP URL was given. */
  readonly managementUrl: string | undefined;
}

/** Gives a PostgreSQL, as a superuser reaches it; a URL that was given is used as it is. */
export async function startDatabase(
  run: LocalRun,
  { given, durable }: { given: string | undefined; durable: boolean },
): Promise<string> {
  if (given !== undefined) return given;
  const binaries = await findPostgres();
  if (binaries !== undefined) {
    const title = `PostgreSQL ${binaries.version}`;
    const server = await step(title, () => startPostgres(run, binaries, { durable }));
    return server.url;
  }
  if (await composeAnswers()) return await startComposePostgres(run);
  throw new Error(
    'No PostgreSQL 15 or newer was found. Install its server (on Debian and Ubuntu: ' +
      'apt-get install postgresql), or name one in JOBRADAR_DATABASE_URL, or start Docker.',
  );
}

/** Gives a RabbitMQ; URLs that were given are used as they are. */
export async function startBroker(
  run: LocalRun,
  given: { [Name in keyof Broker]: Broker[Name] | undefined },
): Promise<Broker> {
  const { amqpUrl, managementUrl } = given;
  if (amqpUrl !== undefined) return { amqpUrl, managementUrl };
  if (canUnpack()) {
    const tree = await rabbitTree(run.state);
    return await step(`RabbitMQ ${tree.version}`, () => startRabbitmq(run, tree));
  }
  if (await composeAnswers()) return await startComposeRabbitmq(run);
  throw new Error(
    'RabbitMQ can be unpacked on Debian and Ubuntu only (apt-get and dpkg were not found). ' +
      'Name a broker in JOBRADAR_AMQP_URL, or start Docker.',
  );
}
