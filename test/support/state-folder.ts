/* State folders for local runs that tests start: to the stack, two folders are two checkouts. */
import { chmodSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openState } from '../../deploy/local/state.ts';
import { processesUsing } from './process-list.ts';
import { until } from './until.ts';

/** An empty state folder that the servers' unprivileged user can reach. */
export function makeStateFolder(): string {
  const folder = mkdtempSync('/var/tmp/jobradar-trial-');
  chmodSync(folder, 0o755);
  // Unpacked once for all: the packages of the run that these tests belong to.
  symlinkSync(join(openState('test').shared, 'rabbitmq'), join(folder, 'rabbitmq'));
  return folder;
}

/** Waits until no process works in a folder, or for it. */
export async function untilNoneUses(folder: string): Promise<void> {
  const none = (): boolean => processesUsing(folder).length === 0;
  await until(`the end of every process in ${folder}`, none, { withinMs: 30_000 }).catch(
    (error: unknown) => {
      const left = processesUsing(folder).map(({ pid, command }) => `${pid} ${command}`);
      throw new Error(`${String(error)}:\n${left.join('\n')}`, { cause: error });
    },
  );
}
