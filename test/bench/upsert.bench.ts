/* UpsertJobs' store path against a bare `unnest` upsert of the same rows, in the same run on the
 * same server: `node test/bench/upsert.bench.ts` (with JOBRADAR_TEST_DATABASE_URL set).
 *
 * store: head, version, receipt and counts of a batch that was read before, under the run's fence.
 * all: the same with reading the observations (cleaning, rules across fields, ids, digests, JSON).
 * bare: id, hash, title and JSON of each row into one table, without any of it.
 * All take 200 rows a call over one pool; the bare one's JSON and hashes are within its time. */
import { createHash, randomUUID } from 'node:crypto';
import { statement, type Database } from '#libs/postgres/database.ts';
import type { Grant } from '#libs/grant/grant.ts';
import type { Observation } from '#libs/proto/gen/jobradar/storage/v1/Observation.ts';
import type { JobRecord } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { createJobStore } from '../../services/storage/adapters/job-store.ts';
import { createRunStore } from '../../services/storage/adapters/run-store.ts';
import { toBatch } from '../../services/storage/core/batch.ts';
import { jobIdsOf } from '../../services/storage/core/job-id.ts';
import { readObservation, type ObservationFacts } from '../../services/storage/core/observation.ts';
import { testDatabase } from '../support/database.ts';

const rowsPerBatch = 200;
const batchesPerRun = 5;
const rounds = 5;
const scenarios = ['new', 'unchanged', '10% changed'] as const;
type Scenario = (typeof scenarios)[number];

/** One batch of full records, some 1.7 kB of JSON each. */
function recordsOf(board: string, batch: number, revision: number): readonly JobRecord[] {
  return Array.from({ length: rowsPerBatch }, (_, index) => {
    const isChanged = index % 10 === 0;
    return {
      externalId: `${board}-${batch}-${index}`,
      sourceUrl: `https://jobs.example/${board}/${batch}/${index}`,
      title: `Python 后端工程师 ${index}`,
      company: { name: '星河科技', url: 'https://xinghe.example', id: '417', logoUrl: '' },
      descriptionText: `${isChanged ? revision : 0} ${'Build and run services. '.repeat(50)}`,
      places: [{ text: '杭州', city: '杭州', country: 'CN' }],
      salary: { text: '15k-25k·13薪', minAmount: '15000', maxAmount: '25000', currencyCode: 'CNY' },
      skills: ['Python', 'FastAPI', 'PostgreSQL'],
    } as unknown as JobRecord;
  });
}

/** One way of storing batches: what is made ready before the clock runs, and what it measures. */
type Way = (board: string) => Promise<(records: readonly JobRecord[], second: number) => Store>;
type Store = () => Promise<void>;

function oursWith(database: Database, { readsInTime }: { readonly readsInTime: boolean }): Way {
  const jobs = createJobStore(database);
  const runs = createRunStore(database);
  return async (board) => {
    const grant: Grant = {
      taskId: randomUUID(),
      tenantId: 'bench',
      sourceId: board,
      epoch: '1',
      expiresAtMs: Date.now() + 600_000,
    };
    await runs.open(grant);
    const read = (records: readonly JobRecord[], second: number) =>
      toBatch(records.map((record) => readObservation(observed(record, second), factsOf(grant))));
    return (records, second) => {
      const before = readsInTime ? undefined : read(records, second);
      return async () => {
        const stored = await jobs.upsert(grant, before ?? read(records, second));
        if (stored?.effects.size !== records.length) throw new Error('Not everything was stored');
      };
    };
  };
}

function observed(record: JobRecord, second: number): Observation {
  return {
    record,
    evidence: null,
    observeTime: { seconds: String(1_790_000_000 + second), nanos: 0 },
    snapshot: '',
  };
}

function factsOf(grant: Grant): ObservationFacts {
  return {
    violations: [],
    checkRecord: () => [],
    jobIdOf: jobIdsOf(grant),
    latestMs: grant.expiresAtMs,
  };
}

const bareTable = statement(
  'bare_table',
  `create table bare (source_id text, external_id text,
    job_id uuid not null default gen_random_uuid(), content_hash bytea not null,
    title text not null, record jsonb not null, last_seen_time timestamptz not null,
    primary key (source_id, external_id))`,
);
const bareUpsert = statement(
  'bare_upsert',
  `insert into bare as b (source_id, external_id, content_hash, title, record, last_seen_time)
  select $1, i.*, now() from unnest($2::text[], $3::bytea[], $4::text[], $5::jsonb[]) as i
  order by 2
  on conflict (source_id, external_id) do update set content_hash = excluded.content_hash,
    title = excluded.title, record = excluded.record, last_seen_time = excluded.last_seen_time`,
);

function bareWith(database: Database): Way {
  return (board) =>
    Promise.resolve((records: readonly JobRecord[]) => async () => {
      const texts = records.map((record) => JSON.stringify(record));
      await database.run(bareUpsert, [
        board,
        records.map((record) => record.externalId),
        texts.map((text) => createHash('sha256').update(text).digest()),
        records.map((record) => record.title),
        texts,
      ]);
    });
}

/** Rows per second of one scenario with that many writers, each with a board of its own. */
async function measure(
  open: Way,
  { scenario, writers }: { readonly scenario: Scenario; readonly writers: number },
): Promise<number> {
  const boards = Array.from({ length: writers }, () => `b${randomUUID().slice(0, 8)}`);
  const ways = await Promise.all(boards.map(open));
  const pass = async (revision: number, second: number): Promise<number> => {
    const plans = ways.map((way, writer) =>
      Array.from({ length: batchesPerRun }, (_, batch) =>
        way(recordsOf(boards[writer] ?? '', batch, revision), second),
      ),
    );
    const started = performance.now();
    await Promise.all(
      plans.map(async (stores) => {
        for (const store of stores) await store();
      }),
    );
    return (performance.now() - started) / 1000;
  };
  if (scenario !== 'new') await pass(1, 1);
  const seconds = await pass(scenario === '10% changed' ? 2 : 1, 2);
  return (writers * batchesPerRun * rowsPerBatch) / seconds;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

await using test = await testDatabase('storage');
await test.database.run(bareTable);
const ways = {
  store: oursWith(test.database, { readsInTime: false }),
  all: oursWith(test.database, { readsInTime: true }),
  bare: bareWith(test.database),
};
console.log(`rows/s, median of ${rounds}      store      all     bare  store:bare  all:bare`);
for (const writers of [1, 4]) {
  for (const scenario of scenarios) {
    const results: Record<keyof typeof ways, number[]> = { store: [], all: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      // In turns, so that a busy moment of the machine falls on all of them.
      for (const name of ['store', 'all', 'bare'] as const) {
        results[name].push(await measure(ways[name], { scenario, writers }));
      }
    }
    const [store, all, bare] = [results.store, results.all, results.bare].map(median);
    const cells = [store, all, bare].map((rate) => (rate ?? 0).toFixed(0).padStart(8));
    const ratios = [store, all].map((rate) => ((rate ?? 0) / (bare ?? 1)).toFixed(2).padStart(10));
    console.log(`${scenario.padEnd(12)} ${writers} writers ${cells.join(' ')} ${ratios.join('')}`);
  }
}
