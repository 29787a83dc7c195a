import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/*
 * Fills NODE_COMPILE_CACHE at image build: each service is started with a setting that it must
 * refuse. All its modules are compiled before it reads its settings and complains, so this also
 * proves that the image holds everything that the service imports.
 */

const refused = 'not an address';

const root = fileURLToPath(new URL('../..', import.meta.url));

const mains = ['gateway', 'storage', 'crawler', 'targetlab'].map((service) => {
  return { module: `services/${service}/main.ts`, refusal: /Cannot read the settings/u };
});
// Started often, and by itself it ends at once.
const thread = {
  module: 'services/crawler/parse-thread.ts',
  refusal: /only as a thread of the pool/u,
};

for (const { module, refusal } of [...mains, thread]) {
  const child = spawnSync(process.execPath, [module], {
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
  const isLoaded = refusal.test(child.stdout + child.stderr);
  console.log(`${module}: ${isLoaded ? 'compiled' : 'cannot be loaded'}`);
  if (!isLoaded) {
    console.error(child.stdout, child.stderr);
    process.exitCode = 1;
  }
}
