/*
 * Shows what the broker really does and keeps it for the gateway, which publishes nothing to a
 * broker that was not looked at: `npm run broker:probe`, after `npm run topology` and
 * `npm run migrate`, and again with every new version of RabbitMQ. `-- --missing` does nothing
 * where a safe profile of this very broker is kept already. It needs some seconds, leaves nothing
 * on the broker, and ends with exit code 1 where the broker is not safe.
 */
import { describeBroker, parseBrokerUrl } from '#libs/amqp/broker-url.ts';
import { ensureProfile, renewProfile } from '#libs/broker-probe/ensure-profile.ts';
import { checksOf } from '#libs/broker-probe/judge.ts';
import type { BrokerProfile } from '#libs/broker-probe/profile.ts';
import { readEnvironment } from '#libs/runtime/env.ts';
import { messageOf } from '#libs/runtime/errors.ts';

const options = process.argv.slice(2);

try {
  const unknown = options.find((option) => option !== '--missing');
  if (unknown !== undefined) throw new Error(`Unknown option "${unknown}": --missing`);
  const env = readEnvironment(process.env);
  const topologyUrl = env.url('JOBRADAR_AMQP_TOPOLOGY_URL', {
    schemes: ['amqp', 'amqps'],
    also: 'JOBRADAR_AMQP_URL',
  });
  const databaseUrl = env.url('JOBRADAR_GATEWAY_DATABASE_URL', {
    schemes: ['postgresql', 'postgres'],
    also: 'JOBRADAR_DATABASE_URL',
  });
  env.complete();
  const places = { topologyUrl, databaseUrl };
  const profile = options.includes('--missing')
    ? await ensureProfile(places)
    : await renewProfile(places);
  const where = describeBroker(parseBrokerUrl(topologyUrl));
  if (profile === undefined) console.log(`a safe profile is kept already: ${where}`);
  else report(profile, where);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function report(profile: BrokerProfile, where: string): void {
  const { product, version, clusterName, topology } = profile;
  console.log(`${product} ${version}, cluster "${clusterName}", ${topology}, ${where}`);
  const checks = checksOf(profile.findings);
  const width = Math.max(...checks.map(({ what }) => what.length));
  for (const { what, seen, harm } of checks) {
    console.log(`${harm === '' ? 'ok' : '!!'}  ${what.padEnd(width)}  ${seen}`);
    if (harm !== '') console.log(`    ${harm}`);
  }
  console.log(profile.isSafe ? 'safe: the gateway publishes' : 'not safe: nothing is published');
  if (!profile.isSafe) process.exitCode = 1;
}
