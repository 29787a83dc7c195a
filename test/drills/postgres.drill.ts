import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { Client } from 'pg';
import type { RpcError } from '#libs/grpc/connect.ts';
import { auditClean, measured } from '../support/drill.ts';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
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
  type SteadySources,
} from './steady-crawls.ts';

/* What happens to PostgreSQL while crawls are under way. All crawls end right at their first
 * attempt, a new one begins within five seconds of the server's return, and no connection of a pool
 * is lost for ever. */

const backWithinMs = 5_000;
const settings = {
  ...fastRecovery,
  gateway: { ...fastRecovery.gateway, ...unlimited.gateway },
};
const ours = 'jobradar-%';

describe('a PostgreSQL', function () {
  this.timeout(180_000);
  let server: OwnPostgres;
  let world: World;
  let sources: SteadySources;

  before(async () => {
    server = await startOwnPostgres({ settings: { max_connections: '60' } });
    world = await startWorld({ boards: steadyBoards(5), ownPostgres: server, env: settings });
    sources = await steadySources(world);
  });
  after(async () => {
    await world?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  });

  /** Crawls run, the fault comes and goes, a new crawl begins in time, and all end right. */
  const drill = async (what: string, fault: () => Promise<number>): Promise<void> => {
    const crawls = await crawlsUnderWay(world, sources);
    const backMs = await fault();
    const begunMs = await beginsAt(world, sources);
    measured({
      what: `PostgreSQL, ${what}: a new crawl begins`,
      ms: begunMs - backMs,
      boundMs: backWithinMs,
    });
    await allSucceed(world, crawls);
    await poolsAreWhole(world);
    await auditClean(world);
  };

  it('that is restarted in order', () =>
    drill('restarted (fast)', async () => {
      await server.stop('fast');
      return openAgain(server);
    }));

  it('that is restarted as after a crash', () =>
    drill('restarted (immediate)', async () => {
      await server.stop('immediate');
      return openAgain(server);
    }));

  it('that dies by kill -9', () =>
    drill('killed and started', async () => {
      await server.kill();
      return openAgain(server);
    }));

  it('that is away for so long that everybody waits for it', () =>
    drill('back after 15 s', async () => {
      await server.stop('fast');
      await until('both services to say so', () => isAwayForAll(world));
      await new Promise((resolve) => setTimeout(resolve, 9_000));
      return openAgain(server);
    }));

  it('whose backends are killed at random', () =>
    drill('backends no longer killed', async () => {
      let killed = 0;
      await forAWhile(async () => {
        killed += await signalBackends(world, 'terminate');
      });
      assert.ok(killed >= 20, `${killed} backends were killed`);
      return performance.now();
    }));

  it('whose statements are cancelled at their time limit', () =>
    drill('statements no longer cancelled', async () => {
      let cancelled = 0;
      await forAWhile(async () => {
        cancelled += await signalBackends(world, 'cancel');
      });
      assert.ok(cancelled >= 1, `${cancelled} statements were cancelled`);
      return performance.now();
    }));

  it('that has no connection left', () =>
    drill('connections to be had again', async () => {
      await using clients = new AsyncDisposableStack();
      const url = world.databaseUrlFor('gateway');
      // Whoever loses a connection asks for another, and may be faster than the drill.
      await until(
        'both services to be refused and to say so',
        async () => {
          while ((await signalBackends(world, 'terminate')) > 0) continue;
          for (const client of await takeAllConnections(url)) clients.defer(() => client.end());
          return isAwayForAll(world);
        },
        { withinMs: 20_000 },
      );
      await clients.disposeAsync();
      return performance.now();
    }));

  it('that takes no writes', () =>
    drill('writable again', async () => {
      await server.configure({ default_transaction_read_only: 'on' });
      await until('a submission to be refused', () =>
        world.createCrawl({ source: sources.idle }).then(
          () => false,
          (error: RpcError) => error.reason === 'STORE_UNAVAILABLE',
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await server.configure({ default_transaction_read_only: 'off' });
      return performance.now();
    }));
});

const whileMs = 5_000;

/** Does it again and again for some seconds. */
async function forAWhile(work: () => Promise<void>): Promise<void> {
  const endMs = performance.now() + whileMs;
  await until('the end of it', async () => {
    await work();
    return performance.now() > endMs;
  });
}

/** Ends some of our services' sessions, or what they just do; gives how many. */
async function signalBackends(world: World, how: 'terminate' | 'cancel'): Promise<number> {
  const rows = await world.sql.rows(
    `select pg_${how}_backend(pid) from pg_stat_activity
      where application_name like $1 and ($2 = 'terminate' or state = 'active')
      order by random() limit 3`,
    [ours, how],
  );
  return rows.length;
}

/** Connects until the server refuses. */
async function takeAllConnections(url: string): Promise<Client[]> {
  const clients: Client[] = [];
  for (;;) {
    const client = new Client({ connectionString: url, application_name: 'drill' });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      return clients;
    }
    clients.push(client);
  }
}

/** Why a service is not ready for the database's sake; empty while it is. */
async function reasonOf(world: World, service: 'gateway' | 'storage'): Promise<string> {
  const answer = await fetch(`http://${world.installation.metrics[service]}/ready`);
  const { reasons } = (await answer.json()) as { readonly reasons: Record<string, string> };
  return reasons['database'] ?? '';
}

async function isAwayForAll(world: World): Promise<boolean> {
  const answers = await Promise.all([reasonOf(world, 'gateway'), reasonOf(world, 'storage')]);
  return answers.every((reason) => /away/u.test(reason));
}

/** No connection is lost to a pool: all of them come back, and a burst of calls finds them. */
async function poolsAreWhole(world: World): Promise<void> {
  const calls = Array.from({ length: 60 }, () => world.api.crawls.ListCrawls({ pageSize: 1 }));
  await Promise.all(calls);
  for (const service of ['gateway', 'storage'] as const) {
    await until(`the connections of ${service} to be idle`, async () => {
      const answer = await fetch(`http://${world.installation.metrics[service]}/metrics`);
      const text = await answer.text();
      const used = Number(/^db_client_connection_count\{state="used"\} (\d+)$/mu.exec(text)?.[1]);
      const waiting = Number(/^db_client_connection_pending_requests (\d+)$/mu.exec(text)?.[1]);
      return used === 0 && waiting === 0;
    });
  }
}
