/* The way out where neither PostgreSQL nor RabbitMQ can run natively: Docker Compose. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { checkout } from './state.ts';
import { step } from './steps.ts';
import type { LocalRun } from './supervise.ts';

const execute = promisify(execFile);
const answerWithinMs = 2_000;
const startWithinMs = 300_000;

/** Whether Compose and an engine both answer at once. */
export async function composeAnswers(): Promise<boolean> {
  const questions = [
    ['compose', 'version'],
    ['version', '--format', '{{.Server.Version}}'],
  ];
  const options = { timeout: answerWithinMs };
  const answers = await Promise.allSettled(
    questions.map((question) => execute('docker', question, options)),
  );
  return answers.every(({ status }) => status === 'fulfilled');
}

/** Starts the PostgreSQL of docker-compose.yml; it stops with the run, its volume stays. */
export async function startComposePostgres(run: LocalRun): Promise<string> {
  await startComposed(run, 'postgres');
  // Names and passwords stand in docker-compose.yml.
  return `postgresql://postgres:jobradar@${await addressOf('postgres', '5432')}/jobradar`;
}

/** Starts the RabbitMQ of docker-compose.yml. */
export async function startComposeRabbitmq(
  run: LocalRun,
): Promise<{ amqpUrl: string; managementUrl: string }> {
  await startComposed(run, 'rabbitmq');
  return {
    amqpUrl: `amqp://admin:jobradar@${await addressOf('rabbitmq', '5672')}/jobradar`,
    managementUrl: `http://admin:jobradar@${await addressOf('rabbitmq', '15672')}`,
  };
}

async function startComposed(run: LocalRun, service: string): Promise<void> {
  run.defer(async () => {
    await compose(['stop', service]);
  });
  await step(`${service} by Docker Compose`, async () => {
    await compose(['up', '--detach', '--wait', service]);
  });
}

async function addressOf(service: string, port: string): Promise<string> {
  return (await compose(['port', service, port])).trim();
}

async function compose(args: readonly string[]): Promise<string> {
  const options = { cwd: checkout, timeout: startWithinMs };
  const { stdout } = await execute('docker', ['compose', ...args], options);
  return stdout;
}
