import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import type { JobState } from '../core/outcome.ts';

/* The tables of migrations/, as reads see them; what writes them is plain SQL. */

// Told as plain text: by its real type, timestamptz, MikroORM would make a Date of it, which loses
// microseconds.
const time = () => p.string();

/** The head of a posting. */
export const JobEntity = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    job_id: p.uuid().primary(),
    tenant_id: p.string(),
    source_id: p.string(),
    external_id: p.string(),
    state: p.string().$type<JobState>(),
    version: p.integer(),
    content_hash: p.blob(),
    hash_version: p.smallint(),
    first_seen_time: time(),
    last_seen_time: time(),
    last_changed_time: time(),
    close_time: time().strictNullable(),
    close_reason: p.string().$type<CloseReason>().strictNullable(),
    reopened_count: p.integer(),
    last_task_id: p.uuid(),
    last_snapshot: p.string().strictNullable(),
  },
});

/** One state of a posting. */
export const JobVersionEntity = defineEntity({
  name: 'JobVersion',
  tableName: 'job_versions',
  properties: {
    job_id: p.uuid().primary(),
    version: p.integer().primary(),
    record: p.json<JobRecord$Input>(),
    content_hash: p.blob(),
    hash_version: p.smallint(),
    state: p.string().$type<JobState>(),
    task_id: p.uuid(),
    observe_time: time(),
    snapshot: p.string().strictNullable(),
  },
});

/** A sign about the life of a posting. */
export const EvidenceEntity = defineEntity({
  name: 'Evidence',
  tableName: 'evidence',
  properties: {
    job_id: p.uuid().primary(),
    observe_time: time().primary(),
    kind: p.string().$type<EvidenceKind>().primary(),
    task_id: p.uuid().primary(),
    external_id: p.string(),
    url: p.string(),
    final_url: p.string(),
    http_status: p.integer(),
    quote: p.string(),
    snapshot: p.string().strictNullable(),
  },
});

type CloseReason = 'GONE' | 'EXPIRED' | 'WITHDRAWN' | 'DELISTED';
type EvidenceKind =
  | 'GONE'
  | 'NOT_FOUND'
  | 'WITHDRAWN'
  | 'REDIRECTED'
  | 'MARKUP_VANISHED'
  | 'ABSENT'
  | 'EXPIRED';

export type JobRow = InferEntity<typeof JobEntity>;
export type JobVersionRow = InferEntity<typeof JobVersionEntity>;
export type EvidenceRow = InferEntity<typeof EvidenceEntity>;

/** The entities of storage's schema. */
export const entities = [JobEntity, JobVersionEntity, EvidenceEntity] as const;
