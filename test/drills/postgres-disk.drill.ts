import { execFile } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, it } from 'mocha';
import { auditClean, measured, skipDrill } from '../support/drill.ts';
import { startOwnPostgres } from '../support/own-postgres.ts';
import { fastRecovery, unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';
import { openAgain } from './port-opens.ts';
import {
  allSucceed,
  beginsAt,
  crawlsUnderWay,
  steadyBoards,
  steadySources,
} from './steady-crawls.ts';

/* A disk that runs full under the whole database, its log included: PostgreSQL refuses, or gives up
 * and cannot start before there is room again. */

const execute = promisify(execFile);
const diskMegabytes = 320;

describe('a PostgreSQL whose disk is full', function () {
  this.timeout(180_000);

  it('loses nothing, and goes on when there is room again', async () => {
    await using disk = await mountDisk();
    await using server = await startOwnPostgres({
      place: disk.folder,
      // Segments of the log that are kept in reserve would hide for long that there is no room.
      settings: { min_wal_size: '32MB', max_wal_size: '64MB' },
    });
    await using world = await startWorld({
      boards: steadyBoards(4),
      ownPostgres: server,
      env: { ...fastRecovery, gateway: { ...fastRecovery.gateway, ...unlimited.gateway } },
    });
    const sources = await steadySources(world);
    const crawls = await crawlsUnderWay(world, sources);
    const empty = fillDisk(disk.folder);
    await untilRefused(world, sources.idle);
    empty();
    const backMs = server.pid === undefined ? await openAgain(server) : performance.now();
    measured({
      what: 'PostgreSQL, room on the disk again: a new crawl begins',
      ms: (await beginsAt(world, sources)) - backMs,
      boundMs: 5_000,
    });
    await allSucceed(world, crawls);
    await auditClean(world);
  });
});

interface Disk extends AsyncDisposable {
  readonly folder: string;
}

/** Mounts a small disk in memory; skips the drill where that is refused. */
async function mountDisk(): Promise<Disk> {
  const folder = mkdtempSync('/var/tmp/jobradar-disk-');
  const options = ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'none', folder];
  const refused = await execute('mount', options).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  if (refused !== undefined) {
    rmSync(folder, { recursive: true });
    skipDrill(`mounting is refused: ${refused.split('\n')[0]}`);
  }
  chmodSync(folder, 0o755);
  return {
    folder,
    async [Symbol.asyncDispose]() {
      await execute('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Takes all the room that is left; gives what gives it back. */
function fillDisk(folder: string): () => void {
  const path = join(folder, 'ballast');
  const file = openSync(path, 'w');
  const block = Buffer.alloc(4096);
  const { bavail, bsize } = statfsSync(folder);
  try {
    for (let left = bavail * bsize; left > 0; left -= block.length) writeSync(file, block);
  } catch (error) {
    // Somebody else took the last of it.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(path);
}

/** Makes the log grow until the database refuses what is submitted. */
async function untilRefused(world: World, source: string): Promise<void> {
  await until(
    'a submission to be refused',
    async () => {
      await world.sql.rows('select pg_switch_wal()').catch(() => undefined);
      return await world.createCrawl({ source }).then(
        () => false,
        () => true,
      );
    },
    { withinMs: 60_000 },
  );
}
