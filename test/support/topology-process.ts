/* `npm run topology -- --users` as an operator runs it: a process of its own, with the passwords
 * that the services know. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { roleNames, type BrokerRole } from '#libs/amqp/topology-model.ts';
import type { TestBroker } from './broker.ts';

const execute = promisify(execFile);
const script = fileURLToPath(new URL('../../scripts/topology.ts', import.meta.url));
const withinMs = 60_000;

/** Runs it against a broker; rejects with what it printed where it fails. */
export async function runTopology(
  broker: Pick<TestBroker, 'urlFor'>,
  managementUrl: string,
): Promise<void> {
  const passwords = roleNames.map((role): [string, string] => [
    `JOBRADAR_AMQP_PASSWORD_${role.replace('jr-', '').replaceAll('-', '_').toUpperCase()}`,
    passwordOf(broker.urlFor(role)),
  ]);
  await execute(process.execPath, [script, '--users'], {
    timeout: withinMs,
    env: {
      ...process.env,
      JOBRADAR_AMQP_TOPOLOGY_URL: broker.urlFor('jr-topology' satisfies BrokerRole),
      JOBRADAR_AMQP_MANAGEMENT_URL: managementUrl,
      ...Object.fromEntries(passwords),
    },
  });
}

function passwordOf(url: string): string {
  return decodeURIComponent(new URL(url).password);
}
