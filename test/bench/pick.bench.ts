/* The pick of a relay over a backlog of a million due dispatches: its cost must not grow with the
 * backlog. Run by itself:
 * node test/bench/pick.bench.ts [rows] [words of the shape's name]. */
import { randomUUID } from 'node:crypto';
import { statement } from '#libs/postgres/database.ts';
import { lockQueue, pickStatement } from '../../services/gateway/adapters/pick-sql.ts';
import { usualPolicy } from '../../services/gateway/core/policy.ts';
import { testDatabase } from '../support/database.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const shapes = [
  { name: '10 tenants, 1,000 lanes', tenants: 10, sourcesPerTenant: 100, sourceSlots: 10 },
  { name: '1,000 tenants, one lane each', tenants: 1_000, sourcesPerTenant: 1, sourceSlots: 10 },
  {
    name: '1 tenant, 10,000 lanes of one slot',
    tenants: 1,
    sourcesPerTenant: 10_000,
    sourceSlots: 1,
  },
];
const picks = 60;

for (const shape of shapes.filter(({ name }) => name.includes(process.argv[3] ?? ''))) {
  await using world = await testDatabase('gateway');
  const { database } = world;
  const run = (name: string, text: string, values: readonly unknown[] = []): Promise<number> =>
    database.inTransaction((tx) => tx.run(statement<never>(name, text), values), {
      statementTimeoutMs: 600_000,
    });
  const { tenants, sourcesPerTenant, sourceSlots } = shape;
  await run(
    't',
    `insert into tenants (tenant_id) select 't' || t from generate_series(1, $1::int) t`,
    [tenants],
  );
  await run(
    'ts',
    'insert into tenant_slots (tenant_id, slots) select tenant_id, 1000000 from tenants',
  );
  await run(
    's',
    `insert into sources (tenant_id, source_id, definition, hosts, path_prefixes, creator)
     select tenant_id, 's' || s, '{}', '{}', '{}', 'bench'
     from tenants, generate_series(1, $1::int) s`,
    [sourcesPerTenant],
  );
  await run('ss', 'insert into source_slots select tenant_id, source_id, $1::int from sources', [
    sourceSlots,
  ]);
  await run(
    'l',
    `insert into lanes (tenant_id, source_id, queue, priority, head_at)
     select tenant_id, source_id, $1, 2, now() - interval '1 day' from sources`,
    [usualPolicy.queue],
  );
  await run(
    'd',
    `insert into dispatches (dispatch_id, task_id, tenant_id, source_id, lane_id, queue, priority,
       available_at, attempt, payload)
     select gen_random_uuid(), gen_random_uuid(), l.tenant_id, l.source_id, l.lane_id, l.queue, 2,
       now() - random() * interval '1 day', 1, '{}'
     from generate_series(1, $1::int) n
     join lanes l
       on l.lane_id = (select min(lane_id) from lanes) + n % (select count(*) from lanes)`,
    [rows],
  );
  for (const table of ['dispatches', 'lanes', 'source_slots', 'tenant_slots']) {
    await database.run(statement<never>(`analyze-${table}`, `analyze ${table}`));
  }

  const timesMs: number[] = [];
  let picked = 0;
  for (let round = 0; round < picks; round += 1) {
    const startMs = performance.now();
    const taken = await database.inTransaction(async (tx) => {
      await tx.run(lockQueue, [usualPolicy.queue]);
      const values = {
        queue: usualPolicy.queue,
        limit: 100,
        window: 1_000_000,
        claim_token: randomUUID(),
        claim_ms: 60_000,
      };
      return tx.rows(pickStatement.query, pickStatement.bind(values));
    });
    timesMs.push(performance.now() - startMs);
    picked += taken.length;
  }
  // The first ones prepare the statement and read cold pages.
  const sorted = timesMs.slice(5).toSorted((first, second) => first - second);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(
    `${shape.name}, ${rows} rows: ${picked} picked, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  );
}
