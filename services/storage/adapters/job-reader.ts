import { statement, type Database } from '#libs/postgres/database.ts';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import {
  EvidenceEntity,
  JobEntity,
  JobVersionEntity,
  type EvidenceRow,
  type JobRow,
  type JobVersionRow,
} from './entities.ts';
import { inTransactionSpan } from './transaction-span.ts';

export type { EvidenceRow, JobRow, JobVersionRow } from './entities.ts';

/** A job with what its newest version says. */
export interface ListedJob extends JobRow {
  readonly record: JobRecord$Input;
}

/** Where a list goes on: behind the job that changed then. */
export interface ListPosition {
  readonly changedTime: string;
  readonly jobId: string;
}

/** Reads jobs; a job of another tenant is none. */
export interface JobReader {
  find(tenantId: string, jobId: string): Promise<JobRow | undefined>;
  /** The record of the job's present version. */
  record(job: JobRow): Promise<JobRecord$Input>;
  /** Signs since the job was last seen open, newest first. */
  evidence(job: JobRow): Promise<readonly EvidenceRow[]>;
  /** Jobs behind a position, in the order of their newest change, newest first. */
  list(query: {
    readonly tenantId: string;
    readonly after: ListPosition | undefined;
    readonly limit: number;
    readonly withDescriptions: boolean;
  }): Promise<readonly ListedJob[]>;
  /** Versions of a job below a number, newest first. */
  versions(query: {
    readonly jobId: string;
    readonly before: number | undefined;
    readonly limit: number;
  }): Promise<readonly JobVersionRow[]>;
}

const evidenceMax = 10;

// The first position of all: a list goes down from it.
const beginning: ListPosition = {
  changedTime: 'infinity',
  jobId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

// The page is cut before its records are fetched.
const listJobs = statement<ListedJob>(
  'list-jobs',
  `
with page as (
  select * from jobs
  where tenant_id = $1 and (last_changed_time, job_id) < ($2::timestamptz, $3::uuid)
  order by last_changed_time desc, job_id desc
  limit $4
)
select p.*, v.record - $5::text[] as record
from page p join job_versions v on v.job_id = p.job_id and v.version = p.version
order by p.last_changed_time desc, p.job_id desc
`,
);

/** Makes the reader over the service's database. */
export function createJobReader(database: Database): JobReader {
  const read = <T>(summary: string, work: () => Promise<T>): Promise<T> =>
    inTransactionSpan({ operation: 'SELECT', summary }, work);
  return {
    find: (tenantId, jobId) =>
      read('SELECT jobs', async () => {
        const where = { job_id: jobId, tenant_id: tenantId };
        return (await database.orm.em.fork().findOne(JobEntity, where)) ?? undefined;
      }),
    record: ({ job_id, version }) =>
      read('SELECT job_versions', async () => {
        const em = database.orm.em.fork();
        return (await em.findOneOrFail(JobVersionEntity, { job_id, version })).record;
      }),
    evidence: ({ job_id, last_seen_time }) =>
      read('SELECT evidence', async () => {
        const where = { job_id, observe_time: { $gte: last_seen_time } };
        const order = { observe_time: 'desc' } as const;
        const em = database.orm.em.fork();
        return await em.find(EvidenceEntity, where, { orderBy: order, limit: evidenceMax });
      }),
    list: ({ tenantId, after = beginning, limit, withDescriptions }) =>
      read('SELECT jobs', () =>
        database.rows(listJobs, [
          tenantId,
          after.changedTime,
          after.jobId,
          limit,
          withDescriptions ? [] : ['descriptionHtml', 'descriptionText'],
        ]),
      ),
    versions: ({ jobId, before, limit }) =>
      read('SELECT job_versions', async () => {
        const where = {
          job_id: jobId,
          ...(before === undefined ? {} : { version: { $lt: before } }),
        };
        const order = { version: 'desc' } as const;
        return await database.orm.em
          .fork()
          .find(JobVersionEntity, where, { orderBy: order, limit });
      }),
  };
}
