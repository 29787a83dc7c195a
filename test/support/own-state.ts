/* A temporary state folder for servers that one test starts for itself. Its processes are written
 * down in it, so that a test that is killed leaves none: whoever holds the folder's lock then ends
 * them and removes the folder. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdLock } from '../../deploy/local/processes.mjs';
import { openState, type LocalState } from '../../deploy/local/state.ts';

/** A state of its own; end its processes before it is disposed of. */
export interface OwnState extends AsyncDisposable {
  readonly state: LocalState;
}

/** Makes a state folder that the servers' unprivileged user can reach, in this place. */
export async function openOwnState(name: string, place = '/var/tmp'): Promise<OwnState> {
  const folder = mkdtempSync(join(place, `jobradar-${name}-`));
  chmodSync(folder, 0o755);
  // Fetched packages are shared with every other run of the checkout.
  const { shared, user } = openState('test');
  const sweep = fileURLToPath(new URL('../../deploy/local/sweep.ts', import.meta.url));
  const endAll = `"$1" "$2" "$3"; rm -rf "$3"`;
  const release = await holdLock(join(folder, 'lock'), {
    afterDeath: ['/bin/sh', '-c', endAll, 'jobradar-sweep', process.execPath, sweep, folder],
  });
  return {
    state: { folder, shared, user, note: undefined },
    async [Symbol.asyncDispose]() {
      await release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
