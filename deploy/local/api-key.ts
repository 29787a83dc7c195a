/* The operator's API key of a local installation: made by the gateway's own script with the first
 * start, and kept. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { RpcError } from '#libs/grpc/connect.ts';
import { openPublicApi, operatorScopes } from './public-api.ts';
import { keptSecret, forgetSecret, readSecret } from './secrets.ts';
import { settingsOf, type Installation } from './service-settings.ts';
import { checkout, type LocalState } from './state.ts';

const execute = promisify(execFile);
const secretName = 'api-key';

/** The kept key, or a new one where there is none that this installation accepts. */
export async function keptApiKey(state: LocalState, installation: Installation): Promise<string> {
  const known = readSecret(state, secretName);
  if (known !== undefined && (await isAccepted(installation, known))) return known;
  const made = await createApiKey(installation, { tenant: 'local', scopes: operatorScopes });
  forgetSecret(state, secretName);
  return keptSecret(state, secretName, () => made);
}

/** Makes a key by the gateway's script. */
export async function createApiKey(
  installation: Installation,
  { tenant, scopes }: { tenant: string; scopes: readonly string[] },
): Promise<string> {
  const script = 'services/gateway/create-api-key.ts';
  const args = [script, 'create', '--tenant', tenant, '--scopes', scopes.join(',')];
  const { stdout } = await execute(process.execPath, args, {
    cwd: checkout,
    env: { PATH: process.env['PATH'] ?? '', ...settingsOf('gateway', installation) },
  });
  const key = /\bjrk_\S+/.exec(stdout)?.[0];
  if (key === undefined) throw new Error(`${script} printed no key`);
  return key;
}

/* A database that was given anew does not know the keys of the one before, and a key of an older
 * release may do less than an operator does now. */
async function isAccepted(installation: Installation, key: string): Promise<boolean> {
  using api = openPublicApi(installation.publicAddress, key);
  try {
    await api.deadLetters.ListDeadLetters({ pageSize: 1 });
    return true;
  } catch (error) {
    const isRefused =
      error instanceof RpcError &&
      (error.code === 'unauthenticated' || error.code === 'permission_denied');
    if (isRefused) return false;
    throw error;
  }
}
