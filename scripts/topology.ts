/*
 * Sets up the broker: `npm run topology` declares exchanges, queues and bindings, `-- --users`
 * makes vhost, users and permissions first, `-- --definitions` prints what RabbitMQ can import at
 * its own start instead. All of it can be repeated. deploy/rabbitmq/README.md tells when to use
 * which.
 */
import { randomBytes } from 'node:crypto';
import { applyUsers } from '#libs/amqp/broker-users.ts';
import { describeBroker, parseBrokerUrl } from '#libs/amqp/broker-url.ts';
import { definitions } from '#libs/amqp/definitions.ts';
import { roleNames, type BrokerRole } from '#libs/amqp/topology-model.ts';
import { applyTopology } from '#libs/amqp/topology.ts';
import { readEnvironment, type Environment } from '#libs/runtime/env.ts';
import { messageOf } from '#libs/runtime/errors.ts';

const options = new Set(process.argv.slice(2));
const known = new Set(['--users', '--definitions']);

try {
  const unknown = [...options].find((option) => !known.has(option));
  if (unknown !== undefined) throw new Error(`Unknown option "${unknown}": --users, --definitions`);
  const env = readEnvironment(process.env);
  if (options.has('--definitions')) printDefinitions(env);
  else await setUp(env, { withUsers: options.has('--users') });
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function setUp(env: Environment, { withUsers }: { withUsers: boolean }): Promise<void> {
  const url = env.url('JOBRADAR_AMQP_TOPOLOGY_URL', {
    schemes: ['amqp', 'amqps'],
    also: 'JOBRADAR_AMQP_URL',
  });
  const users = withUsers ? readUsers(env) : undefined;
  env.complete();
  const { vhost } = parseBrokerUrl(url);
  if (users !== undefined) {
    await applyUsers({ ...users, vhost });
    console.log(`users ready: ${roleNames.join(', ')}`);
  }
  await applyTopology({ url });
  console.log(`topology ready: ${describeBroker(parseBrokerUrl(url))}`);
}

function readUsers(env: Environment) {
  const managementUrl = env.url('JOBRADAR_AMQP_MANAGEMENT_URL', { schemes: ['http', 'https'] });
  const password = (role: BrokerRole): string => env.secret(passwordVariable(role));
  return {
    managementUrl,
    passwords: {
      'jr-topology': password('jr-topology'),
      'jr-gateway-relay': password('jr-gateway-relay'),
      'jr-crawler': password('jr-crawler'),
      'jr-gateway-dlq': password('jr-gateway-dlq'),
    },
  };
}

function printDefinitions(env: Environment): void {
  const passwords = Object.fromEntries(
    roleNames.flatMap((role) => {
      const password = env.optionalSecret(passwordVariable(role));
      return password === undefined ? [] : [[role, password]];
    }),
  );
  const adminPassword = env.optionalSecret('JOBRADAR_AMQP_PASSWORD_ADMIN');
  env.complete();
  const made = definitions({
    passwords,
    salt: () => randomBytes(4),
    ...(adminPassword === undefined
      ? {}
      : { administrator: { name: 'jr-admin', password: adminPassword } }),
  });
  console.log(JSON.stringify(made, null, 2));
}

// jr-gateway-relay: JOBRADAR_AMQP_PASSWORD_GATEWAY_RELAY
function passwordVariable(role: BrokerRole): string {
  return `JOBRADAR_AMQP_PASSWORD_${role.replace(/^jr-/u, '').replaceAll('-', '_').toUpperCase()}`;
}
