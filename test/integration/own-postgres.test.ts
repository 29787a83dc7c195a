import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'mocha';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { openSql, type Sql } from '../support/sql.ts';

describe("a drill's own PostgreSQL", function () {
  this.timeout(120_000);
  let server: OwnPostgres;
  let sql: Sql;

  before(async () => {
    server = await startOwnPostgres();
    sql = await openSql(server.url);
    await sql.rows('create table notes (note text)');
  });
  after(async () => {
    await sql?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
    assert.equal(existsSync(server.dataFolder), false);
  });

  const notes = async (): Promise<readonly string[]> =>
    (await sql.rows<{ note: string }>('select note from notes order by note')).map(
      ({ note }) => note,
    );

  for (const { how, end } of [
    { how: 'a kill', end: () => server.kill() },
    { how: 'a fast stop', end: () => server.stop('fast') },
    { how: 'an immediate stop', end: () => server.stop('immediate') },
  ]) {
    it(`keeps what was committed over ${how}, at the same address`, async () => {
      await sql.rows('insert into notes values ($1)', [how]);
      await end();
      assert.equal(server.pid, undefined);
      await assert.rejects(sql.rows('select'));
      await server.start();
      assert.ok((await notes()).includes(how));
    });
  }

  it('goes back to a copy that was made while it worked', async () => {
    await sql.rows("insert into notes values ('before')");
    const copy = await server.backup();
    await sql.rows("insert into notes values ('since')");
    await server.restore(copy);
    const left = await notes();
    assert.ok(left.includes('before'));
    assert.ok(!left.includes('since'));
  });

  it('takes other settings with a start, or at once', async () => {
    await server.stop();
    await server.start({ max_connections: '21' });
    await server.configure({ statement_timeout: '7s' });
    await using fresh = await openSql(server.url);
    assert.deepEqual(await fresh.one('show max_connections'), { max_connections: '21' });
    assert.deepEqual(await fresh.one('show statement_timeout'), { statement_timeout: '7s' });
  });
});
