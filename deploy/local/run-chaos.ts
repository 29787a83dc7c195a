/* `npm run test:chaos -- --seed S --rounds N`: rounds of crawls under faults, on servers of their
 * own. It runs as a child, so that Ctrl-C or the death of npm ends all of it. */
import { join } from 'node:path';
import { EndedEarly } from './ending.ts';
import { checkout } from './state.ts';
import { supervise } from './supervise.ts';

process.exitCode = await supervise('chaos', 'brisk', async (run) => {
  const chaos = run.start({
    name: 'chaos',
    command: process.execPath,
    args: [join(checkout, 'test/chaos/main.ts'), ...process.argv.slice(2)],
    cwd: checkout,
    env: {
      PATH: process.env['PATH'] ?? '',
      // Services start some three times faster from the cache of their compiled sources.
      NODE_COMPILE_CACHE: join(run.state.shared, 'compile-cache'),
    },
    isShown: true,
  });
  return (await chaos.ended) === 'exit code 0' ? 0 : 1;
}).catch((error: unknown) => {
  console.error(error instanceof EndedEarly ? `Ended early: ${error.message}` : error);
  return 1;
});
process.exit();
