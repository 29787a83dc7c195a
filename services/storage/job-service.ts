import type { CallContext, Handlers } from '#libs/grpc/serve.ts';
import { refuseUnsupported } from '#libs/grpc/unsupported.ts';
import { pageSizeOf, readPage } from '#libs/paging/page.ts';
import {
  decodePageToken,
  encodePageToken,
  invalidPageToken,
  isTimeKey,
} from '#libs/paging/page-token.ts';
import type { FieldMask } from '#libs/proto/gen/google/protobuf/FieldMask.ts';
import type { Job$Input } from '#libs/proto/gen/jobradar/v1/Job.ts';
import type { JobServiceDefinition } from '#libs/proto/gen/jobradar/v1/JobService.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { AppError, invalidFields, notFound } from '#libs/runtime/errors.ts';
import { isUuid } from '#libs/runtime/ids.ts';
import type { JobReader, JobRow, ListedJob, ListPosition } from './adapters/job-reader.ts';
import { fullMask, listMask, readMask, type ReadMask } from './core/read-mask.ts';
import { toJob, toVersion } from './job-view.ts';

/** What the queries need. */
export interface JobServiceDependencies {
  readonly jobs: JobReader;
  readonly clock: Clock;
}

const sizeMax = 200;

// Descriptions make rows heavy: then few are read at once, so that a page is not read in vain.
const heavyPortion = 20;
const lightPortion = 201;

/** The queries over collected postings, each within the tenant that the gateway names. */
export function createJobService({
  jobs,
  clock,
}: JobServiceDependencies): Handlers<JobServiceDefinition> {
  return {
    async GetJob(context, request) {
      const mask = maskOf(request.readMask, fullMask);
      const row = await findJob(context, request.name);
      const [record, evidence] = await Promise.all([
        mask.includes('record') ? jobs.record(row) : undefined,
        mask.includes('evidence') ? jobs.evidence(row) : [],
      ]);
      return { job: mask.apply(toJob(row, { record, evidence })) };
    },

    async ListJobs(context, request) {
      refuseUnsupported({ filter: request.filter, order_by: request.orderBy });
      const mask = maskOf(request.readMask, listMask);
      const moment = { scope: { method: context.method }, nowMs: clock.nowMs() };
      const begin = listPosition(decodePageToken(request.pageToken, moment));
      const withDescriptions =
        mask.includes('record', 'descriptionText') || mask.includes('record', 'descriptionHtml');
      const { items, last } = await readPage<ListedJob, Job$Input>({
        size: pageSizeOf(request.pageSize, sizeMax),
        portion: withDescriptions ? heavyPortion : lightPortion,
        read: (after, limit) => {
          const position = after === undefined ? begin : positionOf(after);
          const tenantId = tenantOf(context);
          return jobs.list({ tenantId, after: position, limit, withDescriptions });
        },
        toItem: (row) => mask.apply(toJob(row, { record: row.record, evidence: [] })),
      });
      const key = last && [last.last_changed_time, last.job_id];
      return { jobs: [...items], nextPageToken: key ? encodePageToken(key, moment) : '' };
    },

    async ListJobVersions(context, request) {
      const { job_id: jobId } = await findJob(context, request.parent);
      const scope = { method: context.method, parent: request.parent };
      const moment = { scope, nowMs: clock.nowMs() };
      const begin = versionPosition(decodePageToken(request.pageToken, moment));
      const { items, last } = await readPage({
        size: pageSizeOf(request.pageSize, sizeMax),
        portion: heavyPortion,
        read: (after, limit) => jobs.versions({ jobId, before: after?.version ?? begin, limit }),
        toItem: toVersion,
      });
      const nextPageToken = last ? encodePageToken([String(last.version)], moment) : '';
      return { versions: [...items], nextPageToken };
    },
  };

  async function findJob(context: CallContext, name: string): Promise<JobRow> {
    const jobId = name.replace(/^jobs\//u, '');
    const row = isUuid(jobId) ? await jobs.find(tenantOf(context), jobId) : undefined;
    if (row === undefined) throw notFound('job', name);
    return row;
  }
}

/** The tenant that the gateway acts for; without one nobody's jobs are read. */
function tenantOf({ caller }: CallContext): string {
  if (caller.tenant !== '') return caller.tenant;
  throw new AppError('unauthenticated', 'The call names no tenant', {
    reason: 'CREDENTIALS_MISSING',
  });
}

function maskOf(mask: FieldMask | null, fallback: ReadMask): ReadMask {
  const read = readMask(mask?.paths ?? [], fallback);
  if ('violations' in read) throw invalidFields(read.violations);
  return read.mask;
}

function positionOf(row: JobRow): ListPosition {
  return { changedTime: row.last_changed_time, jobId: row.job_id };
}

function listPosition(key: readonly string[] | undefined): ListPosition | undefined {
  if (key === undefined) return undefined;
  const [changedTime = '', jobId = '', ...rest] = key;
  if (!isTimeKey(changedTime) || !isUuid(jobId) || rest.length > 0) {
    throw invalidPageToken('is not one of ours');
  }
  return { changedTime, jobId };
}

function versionPosition(key: readonly string[] | undefined): number | undefined {
  if (key === undefined) return undefined;
  const [version = '', ...rest] = key;
  if (!/^[1-9]\d{0,8}$/u.test(version) || rest.length > 0) {
    throw invalidPageToken('is not one of ours');
  }
  return Number(version);
}
