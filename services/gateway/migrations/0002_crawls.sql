-- The crawls, how they are dispatched, and who works on them. The states and their transitions are
-- the table in core/task-state.ts; a test compares the two.

create table crawl_tasks (
  task_id uuid primary key,
  tenant_id text not null references tenants,
  source_id text not null,
  -- Pinned at the first claim.
  source_revision integer,
  seed_url text not null,
  -- The politeness key of the seed: under it all workers together are paced.
  site_key text not null,
  max_pages integer not null,
  priority smallint not null check (priority in (1, 2, 3)), -- 1 HIGH, 2 NORMAL, 3 LOW
  labels jsonb not null default '{}',

  state text not null default 'PENDING' check (state in (
    'PENDING', 'QUEUED', 'RUNNING', 'WAITING', 'CANCELLING', 'FINISHING',
    'SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED')),
  wait_reason text check (wait_reason in (
    'RETRY', 'CONTINUATION', 'HOST_NOT_READY', 'SOURCE_STOPPED', 'TENANT_LIMIT', 'DEPENDENCY',
    'WORKER_LOST', 'SHUTDOWN', 'STORAGE_UNAVAILABLE')),
  -- Raised by every change but a heartbeat: a decision that was made on an older one is not written.
  version bigint not null default 1,

  -- The newest dispatch.
  dispatch_id uuid not null,
  dispatch_count integer not null default 1,
  queue text not null,

  -- The fencing number, and under which delivery the current lease was taken.
  epoch bigint not null default 0,
  holder_copy integer,
  holder_handout integer,
  holder_delivery uuid,

  attempt integer not null default 1,
  max_attempts integer not null default 4,
  wall_seconds integer not null default 21600,
  -- Losses in a row since a checkpoint moved forward, which happened in `progress_epoch`; those
  -- before a first permit have a count of their own.
  losses integer not null default 0 check (losses >= 0),
  unused_losses integer not null default 0 check (unused_losses >= 0),
  progress_epoch bigint not null default 0,
  -- Releases in a row because storage was away: the wait doubles with each.
  storage_waits integer not null default 0,

  cancel_requester text,
  cancel_note text,
  cancel_time timestamptz,
  cancel_acknowledge_time timestamptz,

  -- Set by the verdict; the end state follows once storage has sealed the run (table unsealed).
  verdict text check (verdict in ('SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED', 'CANCELLED')),
  completeness text check (completeness in ('COMPLETE', 'TRUNCATED', 'GAPS')),
  list_end text,
  limit_hit text,

  -- jobradar.worker.v1.Checkpoint as protobuf, accumulated over all slices; only the protocol
  -- reads it. What clients see of it stands beside it.
  checkpoint bytea,
  list_pages_read integer not null default 0,
  detail_pages_read integer not null default 0,
  items_found integer not null default 0,
  -- Sums over settled executions, pages of the checkpoint, and jobs_* as storage last told them
  -- (jobradar.v1.CrawlCounts in JSON).
  counts jsonb not null default '{}',
  -- jobradar.v1.Failure in JSON: the last one.
  failure jsonb,
  failure_reason text,
  item_failure_count integer not null default 0,

  replay_of uuid,
  creator text not null,
  trace_id text not null default '',
  -- Trace context of the call that made it: every dispatch of the next 15 minutes continues it.
  traceparent text not null default '',
  tracestate text not null default '',

  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  expire_time timestamptz not null,
  start_time timestamptz,
  end_time timestamptz,
  -- When a duty ends it while it waits: expire_time until it began, then start_time + wall_seconds.
  deadline_time timestamptz not null,

  foreign key (tenant_id, source_id) references sources,
  check ((state = 'WAITING') = (wait_reason is not null)),
  check ((end_time is not null) = (state in (
    'SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED'))),
  check (state <> 'FINISHING' or verdict is not null)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
-- No index names `state`, in its columns or its predicate: a change of state is then an update in
-- place (HOT), except at the first start and at the end.
create index crawl_tasks_by_tenant on crawl_tasks (tenant_id, create_time desc, task_id desc);
-- Conflict policy, pause, revoke: what has not ended of one source.
create index crawl_tasks_active on crawl_tasks (tenant_id, source_id)
  where end_time is null;
-- Duty: crawls that never began by their expiry, or whose wall time is over.
create index crawl_tasks_by_deadline on crawl_tasks (deadline_time) where end_time is null;

-- FINISHING crawls: whose run storage has yet to seal. Beside the task, so that the verdict stays
-- an update in place and the oldest is found at once.
create table unsealed (
  task_id uuid primary key,
  due_time timestamptz not null,
  attempts integer not null default 0,
  create_time timestamptz not null default now()
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
        autovacuum_vacuum_cost_delay = 0);

-- The audit of every transition, and what ExplainCrawl tells.
create table task_events (
  task_id uuid not null,
  seq bigint not null,
  create_time timestamptz not null default now(),
  from_state text,
  to_state text not null,
  wait_reason text,
  actor text not null,
  message text not null default '',
  dispatch_id uuid,
  epoch bigint not null default 0,
  failure_reason text,
  trace_id text not null default '',
  primary key (task_id, seq)
);

-- A lane holds the dispatches of one tenant, source, queue and priority. The pick looks at lanes,
-- not at rows, so its cost does not grow with the backlog. `head_at` is a lower bound of the lane's
-- due times; `seq` tells a pick that rows came in meanwhile; `is_open`: its source has a free slot.
create table lanes (
  lane_id bigint generated always as identity primary key,
  tenant_id text not null,
  source_id text not null,
  queue text not null,
  priority smallint not null,
  head_at timestamptz not null default 'infinity',
  seq bigint not null default 0,
  is_open boolean not null default true,
  unique (tenant_id, source_id, queue, priority)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
        autovacuum_vacuum_cost_delay = 0);
create index lanes_to_serve on lanes (queue, priority, tenant_id, head_at)
  where is_open and head_at < 'infinity';

-- The outbox: a row is a wish that its task runs. DUE and PUBLISHED (and CLAIMED between them, while
-- a relay publishes) are open; STARTED and VOID are closed. Due at infinity: waits for an event.
create table dispatches (
  dispatch_id uuid primary key,
  task_id uuid not null,
  tenant_id text not null,
  source_id text not null,
  lane_id bigint not null,
  queue text not null,
  priority smallint not null,
  state text not null default 'DUE' check (state in ('DUE', 'CLAIMED', 'PUBLISHED', 'STARTED', 'VOID')),
  available_at timestamptz not null,
  -- Publishes of this dispatch so far; the number of the newest copy.
  copy integer not null default 0,
  claim_token uuid,
  claim_until timestamptz,
  attempt integer not null,
  -- The four scalars of the message.
  payload jsonb not null,
  -- The trace of the submission, when that was, and the execution before this dispatch, to link to.
  traceparent text not null default '',
  tracestate text not null default '',
  submit_time timestamptz not null default now(),
  previous_traceparent text not null default '',
  publish_time timestamptz,
  last_error text not null default '',
  create_time timestamptz not null default now()
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
        autovacuum_vacuum_cost_delay = 0);
create index dispatches_due on dispatches (lane_id, available_at, dispatch_id) where state = 'DUE';
create index dispatches_in_flight on dispatches (queue, claim_until)
  where state in ('CLAIMED', 'PUBLISHED');

-- One claim of a task by one worker.
create table executions (
  task_id uuid not null,
  epoch bigint not null,
  attempt integer not null,
  dispatch_id uuid not null,
  dispatch_copy integer not null,
  handout integer not null,
  worker_id uuid not null,
  worker_name text not null,
  outcome text not null default 'RUNNING' check (outcome in (
    'RUNNING', 'COMPLETED', 'FAILED', 'LOST', 'RELEASED', 'CANCELLED', 'CUT_OFF', 'UNUSED')),
  took_permit boolean not null default false,
  -- What it did itself (jobradar.v1.CrawlCounts), and why it failed or was lost (Failure).
  counts jsonb not null default '{}',
  failure jsonb,
  -- The answer to its settlement, for repeats: {"kind": "complete" | "fail" | "release", …}.
  settled jsonb,
  trace_id text not null default '',
  start_time timestamptz not null default now(),
  end_time timestamptz,
  primary key (task_id, epoch)
);

-- The right to work: a row exactly while its task is RUNNING or CANCELLING. Updated in place at
-- every heartbeat: no other index, or HOT ends.
create table leases (
  task_id uuid primary key,
  epoch bigint not null,
  worker_id uuid not null,
  until timestamptz not null,
  -- Raised by every sign of life: a decision that was made on an older one is not written.
  beat bigint not null default 0,
  -- Of the newest heartbeat that was taken; an older one only extends.
  sequence integer not null default 0,
  -- Start of the slice.
  start_time timestamptz not null default now(),
  -- jobradar.v1.CrawlProgress and CrawlCounts of this execution, in JSON.
  progress jsonb,
  progress_time timestamptz,
  counts jsonb
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
        autovacuum_vacuum_cost_delay = 0);

create table item_failures (
  task_id uuid not null references crawl_tasks,
  failure_id uuid not null,
  -- jobradar.v1.CrawlItemFailure in JSON.
  record jsonb not null,
  seq bigint generated always as identity,
  create_time timestamptz not null default now(),
  primary key (task_id, failure_id)
);
create index item_failures_in_order on item_failures (task_id, seq);

-- Beyond the first thousand of a crawl only the id is kept, so that a repeat is not counted twice.
create table item_failure_overflow (
  task_id uuid not null,
  failure_id uuid not null,
  primary key (task_id, failure_id)
);

create table workers (
  worker_id uuid primary key,
  name text not null,
  version text not null default '',
  capabilities text[] not null default '{}',
  queue text not null,
  first_seen_time timestamptz not null default now(),
  last_seen_time timestamptz not null default now()
) with (fillfactor = 50);
