import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { openDatabase, statement, type Database } from '#libs/postgres/database.ts';
import { isConnectionFault } from '#libs/postgres/fault.ts';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { openSql, type Sql } from '../support/sql.ts';
import { until } from '../support/until.ts';

const applicationName = 'test-pool';
const poolMax = 3;
const sleep = statement<never>('test-sleep', 'select pg_sleep(30)');
const one = statement<{ n: number }>('test-one', 'select 1 as n');

describe('the pool of a service', () => {
  let clone: ClonedDatabase;
  let database: Database;
  let sql: Sql;
  before(async () => {
    clone = await cloneDatabase(['storage']);
    sql = await openSql(clone.url);
    const url = clone.urlFor('storage');
    database = await openDatabase({ url, schema: 'storage', applicationName, poolMax });
  });
  after(async () => {
    await database[Symbol.asyncDispose]();
    await sql[Symbol.asyncDispose]();
    await clone[Symbol.asyncDispose]();
  });
  /** Kills the backends that are at work until the call that they work for has failed. */
  const killed = async (call: Promise<unknown>): Promise<unknown> => {
    const failure = call.then(
      () => assert.fail('the call came to its end'),
      (error: unknown) => error,
    );
    let isOver = false;
    void failure.finally(() => (isOver = true));
    await until('the call to fail', async () => {
      await sql.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = $1 and datname = current_database() and state <> 'idle'`,
        [applicationName],
      );
      return isOver;
    });
    return await failure;
  };
  /**
   * More transactions at once than there are connections: each needs one. The end of a connection
   * that was given back before it was known is met by whoever has it next.
   */
  const burst = async (): Promise<void> => {
    const work = (): Promise<boolean> =>
      Promise.all(
        Array.from({ length: 4 * poolMax }, () => database.inTransaction((tx) => tx.first(one))),
      ).then(
        (rows) => rows.every((row) => row?.n === 1),
        (error: unknown) => (isConnectionFault(error) ? false : Promise.reject(error)),
      );
    await until('transactions on every connection', work);
    const { total, idle, waiting } = database.poolState();
    assert.deepEqual({ used: total - idle, waiting }, { used: 0, waiting: 0 });
    assert.ok(total <= poolMax);
  };

  it('gets every connection back when backends die within transactions', async () => {
    for (let round = 0; round < 2 * poolMax; round += 1) {
      const error = await killed(database.inTransaction((tx) => tx.run(sleep)));
      assert.ok(isConnectionFault(error), String(error));
    }
    await burst();
  });

  it('gets every connection back when backends die under single statements', async () => {
    for (let round = 0; round < 2 * poolMax; round += 1) {
      assert.ok(isConnectionFault(await killed(database.run(sleep))));
    }
    await burst();
  });

  // Such a connection has no listener of its own while it is out: its end was the process's end.
  it('gets every connection back when backends die under reads of the ORM', async () => {
    for (let round = 0; round < 2 * poolMax; round += 1) {
      const read = database.orm.em.fork().getConnection().execute('select pg_sleep(30)');
      assert.ok(isConnectionFault(await killed(read)));
    }
    await burst();
  });

  it('gets every connection back when backends die while they idle in a transaction', async () => {
    for (let round = 0; round < 2 * poolMax; round += 1) {
      const work = database.inTransaction(async (tx) => {
        await tx.first(one);
        await until('the end of its backend', async () => {
          const alive = await sql.rows(
            `select from pg_stat_activity
              where application_name = $1 and state = 'idle in transaction'`,
            [applicationName],
          );
          return alive.length === 0;
        });
        return await tx.first(one);
      });
      assert.ok(isConnectionFault(await killed(work)));
    }
    await burst();
  });
});
