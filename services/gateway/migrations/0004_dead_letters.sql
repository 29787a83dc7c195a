-- What was given up on: crawls that ended FAILED, and messages that the broker gave up on.

-- How many replays lie behind a crawl.
alter table crawl_tasks add column replay_depth integer not null default 0;
-- How often a letter of the delivery limit made the dispatch due again.
alter table dispatches add column limit_returns integer not null default 0;

-- When it was started: a dispatch that was published before a started one and is not started
-- itself, long after, is gone from the broker. The newest starts of a queue are found at once.
alter table dispatches add column start_time timestamptz;
create index dispatches_started on dispatches (queue, start_time)
  where state = 'STARTED' and start_time is not null;

create table dead_letters (
  dead_letter_id uuid primary key default gen_random_uuid(),
  -- That of the crawl's row. Null: no crawl of ours is known, and no message is believed who it
  -- belongs to; only those who run the installation see it.
  tenant_id text references tenants,
  cause text not null check (cause in (
    'ATTEMPTS_EXHAUSTED', 'PERMANENT_FAILURE', 'DELIVERY_LIMIT', 'INVALID_MESSAGE',
    'UNKNOWN_TASK', 'WORKER_CRASHED', 'MESSAGE_MISMATCH')),
  state text not null default 'OPEN' check (state in ('OPEN', 'REPLAYED', 'DISCARDED')),
  version bigint not null default 1,

  task_id uuid,
  -- The crawl, where the letter stands for its end: one for each.
  ended_task_id uuid unique,
  source_id text,
  site_key text,
  -- What a replay asks for, which has to outlive the crawl: seedUrl, maxPages, priority, labels.
  wish jsonb,
  replay_depth integer not null default 0,
  -- jobradar.v1.Failure in JSON.
  failure jsonb,
  failure_reason text,

  -- The message, where there is one: "dispatch/copy/digest of the body", without ids the digest;
  -- one row for each. The body is what came, at most 16 KiB of it, text or not.
  letter_key text unique,
  body bytea,
  -- jobradar.v1.QueueMessage in JSON, without the body.
  message jsonb,

  resolver text not null default '',
  resolution_note text not null default '',
  replayed_as uuid,
  create_time timestamptz not null default now(),
  resolve_time timestamptz,

  check ((state = 'OPEN') = (resolve_time is null)),
  check ((state = 'REPLAYED') = (replayed_as is not null)),
  check ((letter_key is null) = (message is null))
);
-- The list, newest first; those without a tenant stand together in it.
create index dead_letters_by_tenant on dead_letters
  (tenant_id, create_time desc, dead_letter_id desc);
-- What is open, or of one cause: looked at, counted, replayed in bulk.
create index dead_letters_by_state on dead_letters (tenant_id, state, cause, create_time);
-- Duty: resolved ones that have had their time.
create index dead_letters_resolved on dead_letters (resolve_time) where resolve_time is not null;
