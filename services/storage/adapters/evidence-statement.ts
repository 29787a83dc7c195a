import { statement } from '#libs/postgres/database.ts';
import type { JobState } from '../core/outcome.ts';

/** Where the job of a sign stands; nulls where the posting is not known yet. */
export interface EvidenceRow {
  readonly job_id: string;
  readonly version: number | null;
  readonly state: JobState | null;
}

/*
 * Stores signs about the life of postings; a repeat stores nothing twice. Parameters: task, epoch,
 * expiry of the grant; then one array for each column.
 * No row in the answer: the fence refused.
 */
export const storeEvidence = statement<EvidenceRow>(
  'store-evidence',
  `
with
run as (
  select task_id from runs
  where task_id = $1 and epoch = $2 and sealed_time is null and $3::timestamptz > clock_timestamp()
  for no key update
),
input as (
  select i.*
  from run, unnest($4::uuid[], $5::text[], $6::timestamptz[], $7::text[], $8::text[], $9::text[],
    $10::int[], $11::text[], $12::text[])
    as i (job_id, external_id, observe_time, kind, url, final_url, http_status, quote, snapshot)
),
stored as (
  insert into evidence (job_id, external_id, observe_time, kind, task_id, url, final_url,
    http_status, quote, snapshot)
  select job_id, external_id, observe_time, kind, $1, url, final_url, http_status, quote, snapshot
  from input
  order by job_id, observe_time, kind
  on conflict do nothing
)
select distinct i.job_id, j.version, j.state from input i left join jobs j using (job_id)
`,
);
