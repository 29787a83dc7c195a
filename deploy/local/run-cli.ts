/* `npm run jobradar -- COMMAND …`: the command line, beside the installation that `npm start` keeps
 * in this checkout unless the environment names another one. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSecret } from './secrets.ts';
import { checkout, openState } from './state.ts';

const child = spawn(process.execPath, ['services/cli/main.ts', ...process.argv.slice(2)], {
  cwd: checkout,
  stdio: 'inherit',
  env: { ...process.env, ...ownInstallation(process.env) },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal));
}
child.once('exit', (code) => process.exit(code ?? 2));

/* The key belongs to the installation: with the key of another one goes its address. */
function ownInstallation(env: NodeJS.ProcessEnv): Record<string, string> {
  const isGiven = (name: string): boolean => (env[name] ?? '') !== '';
  if (isGiven('JOBRADAR_API_KEY') || isGiven('JOBRADAR_API_KEY_FILE')) return {};
  const state = openState('start');
  const apiKey = readSecret(state, 'api-key');
  const file = join(state.folder, 'ports.json');
  if (apiKey === undefined || !existsSync(file)) return {};
  const ports: { readonly public?: number } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    JOBRADAR_API_KEY: apiKey,
    ...(isGiven('JOBRADAR_API_ADDRESS')
      ? {}
      : { JOBRADAR_API_ADDRESS: `127.0.0.1:${ports.public}` }),
  };
}
