-- Runs, jobs with their versions, receipts and evidence. Names are unqualified: the search path is
-- the service's schema. Indexes are the keys and what a query needs; none for a sweep or a report.

-- One row for each crawl that ever wrote or was sealed. Every write locks it first and finds its own
-- epoch unsealed; OpenRun and SealRuns update it, so nothing slips in behind them. The counts are
-- kept by the statement that writes the receipts, so that reading them costs one row, not a count
-- over all receipts. Rows are updated in place (fillfactor): no index but the key.
create table runs (
  task_id uuid primary key,
  tenant_id text not null,
  source_id text not null,
  epoch bigint not null check (epoch >= 1),
  open_time timestamptz not null default now(),
  sealed_time timestamptz,
  verdict text,
  completeness text,
  list_end text,
  items_found integer not null default 0,
  jobs_created integer not null default 0 check (jobs_created >= 0),
  jobs_updated integer not null default 0 check (jobs_updated >= 0),
  jobs_unchanged integer not null default 0 check (jobs_unchanged >= 0),
  jobs_reopened integer not null default 0 check (jobs_reopened >= 0),
  jobs_stale integer not null default 0 check (jobs_stale >= 0),
  jobs_rejected integer not null default 0 check (jobs_rejected >= 0),
  jobs_closed integer not null default 0 check (jobs_closed >= 0),
  jobs_missing integer not null default 0 check (jobs_missing >= 0),
  check ((sealed_time is null) = (verdict is null))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_cost_delay = 0);

-- The head of a posting: its identity, its life and what decides the next observation. Most
-- observations change only the times in it, so the row is small, holds no content, and is updated in
-- place (fillfactor; no index on what an unchanged observation moves). What the posting says stands
-- in the version that `version` names, and is written only when it changes.
--
-- job_id is derived from tenant, source and external id, so that it serves as the key of all three:
-- one index, one column, and postings of one source lie together in it.
create table jobs (
  job_id uuid primary key,
  tenant_id text not null,
  source_id text not null,
  external_id text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'MISSING', 'CLOSED')),
  version integer not null check (version >= 1),
  content_hash bytea not null,
  hash_version smallint not null,
  first_seen_time timestamptz not null,
  last_seen_time timestamptz not null,
  last_changed_time timestamptz not null,
  close_time timestamptz,
  close_reason text check (close_reason in ('GONE', 'EXPIRED', 'WITHDRAWN', 'DELISTED')),
  reopened_count integer not null default 0,
  last_task_id uuid not null,
  last_snapshot text,
  check ((state = 'CLOSED') = (close_time is not null)),
  check ((state = 'CLOSED') = (close_reason is not null))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_cost_delay = 0);
-- ListJobs, in its order.
create index jobs_by_change on jobs (tenant_id, last_changed_time desc, job_id desc);

-- Every state of a posting, the present one included: a row for each change, never updated.
-- `record` is jobradar.v1.JobRecord without its unset fields, keys as our code spells them.
create table job_versions (
  job_id uuid not null,
  version integer not null check (version >= 1),
  record jsonb not null,
  content_hash bytea not null,
  hash_version smallint not null,
  state text not null check (state in ('OPEN', 'MISSING', 'CLOSED')),
  task_id uuid not null,
  observe_time timestamptz not null,
  snapshot text,
  primary key (job_id, version)
);

-- What a crawl first did to a job, and how often it was executed: the source of the crawl's counts.
-- A refused observation has one too: under the id that its job would have, or, without a usable
-- external id, under one made from its content. `replaced_outcome` is set by the one write that puts
-- an effect in the place of REJECTED or STALE; that write moves the run's counts by it.
create table receipts (
  task_id uuid not null,
  job_id uuid not null,
  outcome text not null
    check (outcome in ('CREATED', 'UPDATED', 'UNCHANGED', 'REOPENED', 'STALE', 'REJECTED')),
  executions integer not null default 1,
  replaced_outcome text,
  primary key (task_id, job_id)
) with (fillfactor = 90);

-- What pages and feeds say about the life of a posting, whether it is known already or not: a sign
-- can come before the posting's first record. The key makes a repeated call store nothing twice.
create table evidence (
  job_id uuid not null,
  observe_time timestamptz not null,
  kind text not null check (kind in ('GONE', 'NOT_FOUND', 'WITHDRAWN', 'REDIRECTED',
    'MARKUP_VANISHED', 'ABSENT', 'EXPIRED')),
  task_id uuid not null,
  external_id text not null,
  url text not null default '',
  final_url text not null default '',
  http_status integer not null default 0,
  quote text not null default '',
  snapshot text,
  primary key (job_id, observe_time, kind, task_id)
);
