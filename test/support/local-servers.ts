/* A local run that starts both servers and stays; the tests of deploy/local start and kill it. It
 * prints one line with the servers' addresses. */
import { startBroker, startDatabase } from '../../deploy/local/servers.ts';
import { EndedEarly } from '../../deploy/local/ending.ts';
import { supervise } from '../../deploy/local/supervise.ts';

process.exitCode = await supervise('trial', 'polite', async (run) => {
  const [databaseUrl, broker] = await Promise.all([
    startDatabase(run, { given: undefined, durable: true }),
    startBroker(run, { amqpUrl: undefined, managementUrl: undefined }),
  ]);
  process.stdout.write(`${JSON.stringify({ kind: 'servers', databaseUrl, ...broker })}\n`);
  return await new Promise<number>(() => undefined);
}).catch((error: unknown) => {
  if (error instanceof EndedEarly) return 0;
  process.stderr.write(`${String(error)}\n`);
  return 1;
});
process.exit();
