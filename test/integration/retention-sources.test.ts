import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { openDatabase } from '#libs/postgres/database.ts';
import { deleteOldRows } from '#libs/postgres/retention.ts';
import { retentionRules } from '../../services/gateway/core/retention.ts';
import { retentionOf } from '../../services/gateway/retention.ts';
import { cloneDatabase } from '../support/database.ts';
import { openSql } from '../support/sql.ts';
import { ageDays } from './retention-ages.ts';

describe('the retention of sources', () => {
  it('deletes deleted ones with all that is theirs, by the role of the gateway', async () => {
    await using clone = await cloneDatabase(['gateway']);
    await using sql = await openSql(clone.url);
    const url = clone.urlFor('gateway');
    await using database = await openDatabase({ url, schema: 'gateway', applicationName: 'test' });
    const { days } = retentionRules.sources;
    const { older, younger } = ageDays;
    // More revisions than one batch takes.
    await sql.rows(`insert into gateway.tenants (tenant_id) values ('acme')`);
    await sql.rows(
      `insert into gateway.sources (tenant_id, source_id, definition, hosts, path_prefixes, creator,
         revision, state, delete_time)
       select 'acme', name, '{}', '{}', '{}', 'test', 150,
         case when name = 'used' then 'PAUSED' else 'DELETED' end,
         now() - age * interval '1 day'
       from unnest(array['busy', 'old', 'used', 'young'], $1::float8[]) as x (name, age)`,
      [[older(days), older(days), older(days), younger(days)]],
    );
    await sql.rows(`
      insert into gateway.source_revisions (tenant_id, source_id, revision, definition, author)
      select 'acme', source_id, n, '{}', '' from gateway.sources, generate_series(1, 150) n;
      insert into gateway.source_slots (tenant_id, source_id)
      select 'acme', source_id from gateway.sources;
      insert into gateway.lanes (tenant_id, source_id, queue, priority)
      select 'acme', source_id, 'q', 2 from gateway.sources;
      insert into gateway.crawl_tasks (task_id, tenant_id, source_id, seed_url, site_key, max_pages,
        priority, state, dispatch_id, queue, creator, expire_time, deadline_time, end_time)
      select gen_random_uuid(), 'acme', source_id, '', '', 1, 2,
        case when source_id = 'busy' then 'PENDING' else 'FAILED' end, gen_random_uuid(), '', '',
        now(), now(), case when source_id <> 'busy' then now() end
      from gateway.sources`);
    await deleteOldRows(
      retentionOf(database, (name) => retentionRules[name].days),
      { places: new Map(), signal: AbortSignal.timeout(20_000) },
    );
    const left = async (table: string): Promise<readonly string[]> => {
      const text = `select distinct source_id from gateway.${table} order by 1`;
      return (await sql.rows<{ source_id: string }>(text)).map((row) => row.source_id);
    };
    for (const table of ['sources', 'source_revisions', 'source_slots', 'lanes']) {
      assert.deepEqual(await left(table), ['busy', 'used', 'young'], table);
    }
    assert.deepEqual(await left('crawl_tasks'), ['busy', 'old', 'used', 'young']);
    assert.deepEqual(await sql.rows('select source_id, revision from gateway.purged_sources'), [
      { source_id: 'old', revision: 150 },
    ]);
  });
});
