/* The servers of a test run, empty at its start; tests make their own databases and vhosts. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBroker, startDatabase } from './servers.ts';
import type { LocalRun } from './supervise.ts';

/** Starts them, unless the environment names some; gives the settings that tests read. */
export async function startTestServers(run: LocalRun): Promise<Record<string, string>> {
  // Every run begins with empty servers: whatever a broken test left behind is gone.
  for (const server of ['postgres', 'rabbitmq']) {
    rmSync(join(run.state.folder, server), { recursive: true, force: true });
  }
  const { env } = process;
  const [databaseUrl, { amqpUrl, managementUrl }] = await Promise.all([
    startDatabase(run, { given: env['JOBRADAR_TEST_DATABASE_URL'], durable: false }),
    startBroker(run, {
      amqpUrl: env['JOBRADAR_TEST_AMQP_URL'],
      managementUrl: env['JOBRADAR_TEST_MANAGEMENT_URL'],
    }),
  ]);
  return {
    JOBRADAR_TEST_DATABASE_URL: databaseUrl,
    JOBRADAR_TEST_AMQP_URL: amqpUrl,
    JOBRADAR_TEST_MANAGEMENT_URL: managementUrl ?? '',
  };
}
