-- Who may call, and what may be crawled.

create table tenants (
  tenant_id text primary key check (tenant_id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'SUSPENDED')),
  -- Crawls that have not ended; above it a submission is refused.
  backlog_max integer not null default 1000 check (backlog_max >= 0),
  create_time timestamptz not null default now()
);

-- Crawls of a tenant that may run at once. `used` counts dispatches CLAIMED or PUBLISHED and tasks
-- RUNNING or CANCELLING. The row is small and hot: it is updated in place.
create table tenant_slots (
  tenant_id text primary key references tenants,
  slots integer not null default 50 check (slots >= 0),
  used integer not null default 0 check (used >= 0),
  served_at timestamptz not null default '-infinity'
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
        autovacuum_vacuum_cost_delay = 0);

-- Crawls that have not ended, per tenant, for the quota: counted in the transaction that creates or
-- ends one, so that the check needs no count over the tasks.
create table tenant_backlogs (
  tenant_id text primary key references tenants,
  not_ended integer not null default 0 check (not_ended >= 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
        autovacuum_vacuum_cost_delay = 0);

-- API keys. The secret itself is never stored, only its HMAC under the pepper.
create table api_keys (
  key_id text primary key,
  tenant_id text not null references tenants,
  name text not null,
  scopes text[] not null,
  digest bytea not null,
  pepper_version integer not null default 1,
  creator text not null,
  create_time timestamptz not null default now(),
  expire_time timestamptz not null,
  revoke_time timestamptz,
  last_use_time timestamptz
);
create index api_keys_by_tenant on api_keys (tenant_id);

create table sources (
  tenant_id text not null references tenants,
  source_id text not null,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAUSED', 'SUSPENDED', 'DELETED')),
  -- What a user sets (jobradar.v1.Source in JSON), as of `revision`.
  definition jsonb not null,
  revision integer not null default 1,
  -- For finding the source of a seed URL: host and port pairs, path prefixes.
  hosts text[] not null,
  path_prefixes text[] not null,
  politeness_key_kind text not null default 'HOST',
  -- jobradar.v1.SourceAuthorization in JSON; the two times stand beside it for SQL.
  authorization_record jsonb,
  authorized_from timestamptz,
  authorized_until timestamptz,
  -- jobradar.v1.Failure in JSON: why the system stopped it.
  suspension jsonb,
  suspension_reason text,
  state_note text not null default '',
  version bigint not null default 1,
  last_success_time timestamptz,
  last_failure_time timestamptz,
  consecutive_failures integer not null default 0,
  last_failure jsonb,
  creator text not null,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  delete_time timestamptz,
  primary key (tenant_id, source_id)
);
create index sources_by_host on sources using gin (hosts);

create table source_revisions (
  tenant_id text not null,
  source_id text not null,
  revision integer not null,
  definition jsonb not null,
  author text not null,
  create_time timestamptz not null default now(),
  primary key (tenant_id, source_id, revision),
  foreign key (tenant_id, source_id) references sources
);

-- Crawls of a source that may run at once.
create table source_slots (
  tenant_id text not null,
  source_id text not null,
  slots integer not null default 1 check (slots >= 0),
  used integer not null default 0 check (used >= 0),
  primary key (tenant_id, source_id),
  foreign key (tenant_id, source_id) references sources
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
        autovacuum_vacuum_cost_delay = 0);

-- One row for an intent that a client may repeat; written in the transaction of its effect.
create table idempotency_keys (
  tenant_id text not null references tenants,
  method text not null,
  request_id uuid not null,
  fingerprint bytea not null,
  resource text not null,
  create_time timestamptz not null default now(),
  primary key (tenant_id, method, request_id)
);
create index idempotency_keys_by_age on idempotency_keys (create_time);

-- Append-only: the service's role may neither update nor delete.
create table audit_events (
  event_id bigint generated always as identity primary key,
  create_time timestamptz not null default now(),
  tenant_id text not null,
  actor text not null,
  method text not null,
  resource text not null,
  request_id text not null default '',
  code text not null,
  reason text not null default '',
  peer text not null default '',
  trace_id text not null default '',
  changed_fields text[] not null default '{}'
);
create index audit_events_by_tenant on audit_events (tenant_id, event_id);
