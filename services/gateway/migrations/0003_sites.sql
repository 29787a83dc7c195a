-- Politeness: one limit per site and one robots.txt per origin, for all workers together.

create table sites (
  site_key text primary key,
  -- Least time between two requests, and how many may follow each other at once.
  gap interval not null,
  burst integer not null default 1 check (burst >= 1),
  max_in_flight integer not null default 1 check (max_in_flight >= 1),
  in_flight integer not null default 0 check (in_flight >= 0),
  last_k integer not null default 0,
  next_slot timestamptz not null default '-infinity',
  -- No request of any worker before: Retry-After, throttling.
  not_before timestamptz not null default '-infinity',
  -- The source whose limits these are: of several on one site, the strictest that is active.
  pace_tenant_id text not null default '',
  pace_source_id text not null default '',
  breaker text not null default 'CLOSED' check (breaker in ('CLOSED', 'OPEN', 'HALF_OPEN')),
  update_time timestamptz not null default now()
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
        autovacuum_vacuum_cost_delay = 0);

-- A block of permits. Permit i of it is "{reservation_id}.{i}"; bit i of `settled` marks it settled.
create table reservations (
  reservation_id uuid primary key,
  site_key text not null references sites,
  task_id uuid not null,
  epoch bigint not null,
  first_slot timestamptz not null,
  gap interval not null,
  k integer not null,
  settled integer not null default 0,
  unsettled integer not null,
  create_time timestamptz not null default now()
);
create index reservations_open on reservations (task_id, epoch) where unsettled > 0;
create index reservations_by_age on reservations (create_time);

create table robots (
  origin text primary key,
  -- jobradar.worker.v1.RobotsCopy without its ages.
  decision text check (decision in ('RULES', 'ALLOW_ALL', 'DENY_ALL')),
  body bytea,
  http_status integer not null default 0,
  etag text not null default '',
  last_modified text not null default '',
  flags text[] not null default '{}',
  fetch_time timestamptz,
  expire_time timestamptz,
  unreachable_since timestamptz,
  retry_at timestamptz,
  -- Who fetches it now, and until when others wait.
  fetcher uuid,
  fetcher_until timestamptz
);
