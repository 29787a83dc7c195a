/* `npm run bench -- NAME [arguments]`: a bench of test/bench on a PostgreSQL and a RabbitMQ of its
 * own, which write to disk as they do in production. */
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startBroker, startDatabase } from './servers.ts';
import { checkout } from './state.ts';
import { supervise } from './supervise.ts';

const [name = '', ...args] = process.argv.slice(2);
const file = join(checkout, `test/bench/${name}.bench.ts`);

if (existsSync(file)) {
  process.exitCode = await supervise('bench', 'brisk', async (run) => {
    const [databaseUrl, { amqpUrl, managementUrl }] = await Promise.all([
      startDatabase(run, { given: undefined, durable: true }),
      startBroker(run, { amqpUrl: undefined, managementUrl: undefined }),
    ]);
    const bench = run.start({
      name: `bench-${name}`,
      command: process.execPath,
      args: [file, ...args],
      cwd: checkout,
      env: {
        PATH: process.env['PATH'] ?? '',
        JOBRADAR_TEST_DATABASE_URL: databaseUrl,
        JOBRADAR_TEST_AMQP_URL: amqpUrl,
        JOBRADAR_TEST_MANAGEMENT_URL: managementUrl ?? '',
      },
      isShown: true,
    });
    return (await bench.ended) === 'exit code 0' ? 0 : 1;
  });
} else {
  const known = globSync('test/bench/*.bench.ts', { cwd: checkout }).map((path) =>
    basename(path, '.bench.ts'),
  );
  console.error(`There is no bench "${name}", but: ${known.sort().join(', ')}`);
  process.exitCode = 2;
}
process.exit();
