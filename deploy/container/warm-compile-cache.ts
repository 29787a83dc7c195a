import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/*
 * Fills NODE_COMPILE_CACHE at image build: each service is started with a setting that it must
 * refuse. All its modules are compiled before it reads its settings and complains, so this also
 * proves that the image holds everything that the service imports.
 */

const refused = 'not an address';

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const service of ['gateway', 'storage', 'crawler', 'targetlab']) {
  const child = spawnSync(process.execPath, [`services/${service}/main.ts`], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      METRICS_LISTEN: refused,
      TARGETLAB_LISTEN: refused,
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  const isLoaded = /Cannot read the settings/u.test(child.stdout + child.stderr);
  console.log(`${service}: ${isLoaded ? 'compiled' : 'cannot be loaded'}`);
  if (!isLoaded) {
    console.error(child.stdout, child.stderr);
    process.exitCode = 1;
  }
}
