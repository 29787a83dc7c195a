import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { auditClean, measured } from '../support/drill.ts';
import { startOwnPostgres } from '../support/own-postgres.ts';
import { fastRecovery, unlimited } from '../support/settings.ts';
import { until } from '../support/until.ts';
import { startWorld, type World } from '../support/world.ts';
import {
  allSucceed,
  beginsAt,
  crawlsUnderWay,
  steadyBoards,
  steadySources,
} from './steady-crawls.ts';

/* A database that is set back: the broker and the workers know of crawls that it does not know any
 * more, and of executions that it is about to give a second time. */

describe('a PostgreSQL that is restored from an older copy', function () {
  this.timeout(180_000);

  it('ends what it knows, and sets aside what it does not know', async () => {
    await using server = await startOwnPostgres();
    await using world = await startWorld({
      boards: steadyBoards(7),
      ownPostgres: server,
      env: { ...fastRecovery, gateway: { ...fastRecovery.gateway, ...unlimited.gateway } },
    });
    const { idle, busy } = await steadySources(world);
    const known = { idle, busy: busy.slice(0, 3) };
    const running = await crawlsUnderWay(world, known);
    const backup = await server.backup();
    // What happens from here on is forgotten: ends, and crawls that the broker has a message of.
    await allSucceed(world, running);
    await world.stop('crawler');
    const forgotten = await Promise.all(
      busy.slice(3).map((source) => world.createCrawl({ source })),
    );
    await until('the broker to have them', async () => (await depthOf(world)) >= forgotten.length);
    // Workers are stopped before and started after it: what they hold would be ahead of it.
    await server.restore(backup);
    await world.start('crawler');
    const readyMs = performance.now();
    measured({
      what: 'PostgreSQL, restored from an older copy, workers started: a new crawl begins',
      ms: (await beginsAt(world, known)) - readyMs,
      boundMs: 5_000,
    });
    await allSucceedAgain(world, running);
    await until('the letters of the unknown crawls', async () => {
      const letters = await world.sql.rows<{ cause: string }>(
        'select cause from gateway.dead_letters',
      );
      return letters.length >= forgotten.length && letters;
    });
    const causes = await world.sql.rows<{ cause: string; n: number }>(
      'select cause, count(*)::int as n from gateway.dead_letters group by cause',
    );
    assert.deepEqual(causes, [{ cause: 'UNKNOWN_TASK', n: forgotten.length }]);
    await auditClean(world);
  });
});

/** They were under way when the copy was made: they end a second time, once each. */
async function allSucceedAgain(world: World, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { state, failure } = await world.waitForEnd(name, 60_000);
    assert.equal(state, 'STATE_SUCCEEDED', JSON.stringify(failure));
  }
}

async function depthOf(world: World): Promise<number> {
  const { n } = await world.sql.one<{ n: number }>(
    `select count(*)::int as n from gateway.dispatches where state = 'PUBLISHED'`,
  );
  return n;
}
