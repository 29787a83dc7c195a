import { statement, type Database } from '#libs/postgres/database.ts';
import type { Grant } from '#libs/grant/grant.ts';
import type { TotalsRow } from '../core/outcome.ts';
import { refusalOf, type Fence, type Refusal } from '../core/refusal.ts';
import { inTransactionSpan } from './transaction-span.ts';

/** How a crawl ended, by the gateway's verdict. */
export interface RunEnd {
  readonly taskId: string;
  readonly tenantId: string;
  readonly sourceId: string;
  readonly epoch: string;
  readonly verdict: string;
  readonly completeness: string;
  readonly listEnd: string;
  readonly itemsFound: number;
}

interface RunRow extends TotalsRow {
  readonly epoch: string;
}

interface SealedRow extends TotalsRow {
  readonly task_id: string;
}

const totals = `r.jobs_created, r.jobs_updated, r.jobs_unchanged, r.jobs_reopened, r.jobs_stale,
  r.jobs_rejected, r.jobs_closed, r.jobs_missing`;

const openRun = statement<RunRow>(
  'open-run',
  `
insert into runs as r (task_id, tenant_id, source_id, epoch)
select $1, $2, $3, $4 where $5::timestamptz > clock_timestamp()
on conflict (task_id) do update set epoch = excluded.epoch
where r.epoch <= excluded.epoch and r.sealed_time is null
returning r.epoch, ${totals}
`,
);

const readFence = statement<{ readonly run: Fence['run']; readonly is_expired: boolean }>(
  'read-fence',
  `
select
  case
    when r.task_id is null then 'none'
    when r.sealed_time is not null then 'sealed'
    when r.epoch < $2::bigint then 'behind'
    when r.epoch > $2::bigint then 'ahead'
    else 'current'
  end as run,
  $3::timestamptz <= clock_timestamp() as is_expired
from (select) as one left join runs r on r.task_id = $1
`,
);

// Each run for itself: one that a write or another seal holds right now is left for the next try,
// so that it does not hold up its neighbours. A run that was sealed before gives its answer again.
const sealRuns = statement<SealedRow>(
  'seal-runs',
  `
with
input as (
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[],
    $7::text[], $8::int[])
    as i (task_id, tenant_id, source_id, epoch, verdict, completeness, list_end, items_found)
),
-- A run that was never opened is made, sealed.
made as (
  insert into runs as r (task_id, tenant_id, source_id, epoch, verdict, completeness, list_end,
    items_found, sealed_time)
  select i.*, clock_timestamp()
  from input i where not exists (select from runs r where r.task_id = i.task_id)
  order by task_id
  on conflict do nothing
  returning r.task_id, ${totals}
),
free as (
  select r.task_id from runs r
  where r.task_id = any ($1::uuid[]) and r.sealed_time is null
  order by r.task_id
  for no key update skip locked
),
sealed as (
  update runs r
  set sealed_time = clock_timestamp(), epoch = i.epoch, verdict = i.verdict,
    completeness = i.completeness, list_end = i.list_end, items_found = i.items_found
  from input i join free using (task_id)
  where r.task_id = i.task_id and r.epoch <= i.epoch
  returning r.task_id, ${totals}
)
select * from made
union all
select * from sealed
union all
select r.task_id, ${totals}
from runs r join input i using (task_id)
where r.sealed_time is not null and r.epoch <= i.epoch
`,
);

/** Opens and seals runs; a run is the fence of everything that a crawl writes. */
export interface RunStore {
  /** Raises the run's epoch; undefined where the run is sealed, ahead, or the grant is over. */
  open(grant: Grant): Promise<RunRow | undefined>;
  /** Says why a call under this grant changed nothing. */
  refusal(grant: Grant, call: 'open' | 'write'): Promise<Refusal>;
  /** Seals runs, each for itself; gives the totals of those that are sealed, by task. */
  seal(ends: readonly RunEnd[]): Promise<ReadonlyMap<string, TotalsRow>>;
}

/** Makes the store of runs over the service's database. */
export function createRunStore(database: Database): RunStore {
  return {
    open: (grant) =>
      inTransactionSpan({ operation: 'INSERT', summary: 'INSERT runs' }, () =>
        database.first(openRun, [
          grant.taskId,
          grant.tenantId,
          grant.sourceId,
          grant.epoch,
          expiryText(grant),
        ]),
      ),
    refusal: (grant, call) =>
      inTransactionSpan({ operation: 'SELECT', summary: 'SELECT runs' }, async () => {
        const values = [grant.taskId, grant.epoch, expiryText(grant)];
        const row = await database.first(readFence, values);
        return refusalOf({ run: row?.run ?? 'none', isExpired: row?.is_expired ?? false }, call);
      }),
    seal: (ends) =>
      inTransactionSpan({ operation: 'UPDATE', summary: 'UPDATE runs' }, async () => {
        const rows = await database.rows(sealRuns, columnsOf(ends));
        return new Map(rows.map((row) => [row.task_id, row]));
      }),
  };
}

/** The grant's expiry as the database takes it. */
export function expiryText(grant: Grant): string {
  return new Date(grant.expiresAtMs).toISOString();
}

function columnsOf(ends: readonly RunEnd[]): readonly unknown[] {
  const unique = [...new Map(ends.map((end) => [end.taskId, end])).values()];
  return [
    unique.map((end) => end.taskId),
    unique.map((end) => end.tenantId),
    unique.map((end) => end.sourceId),
    unique.map((end) => end.epoch),
    unique.map((end) => end.verdict),
    unique.map((end) => end.completeness),
    unique.map((end) => end.listEnd),
    unique.map((end) => end.itemsFound),
  ];
}
