-- What the pages of ended runs looked like: a run of the same revision is held against them.

create table run_shapes (
  task_id uuid primary key,
  tenant_id text not null,
  source_id text not null,
  revision integer not null,
  -- jobradar.worker.v1.RunShape in JSON.
  shape jsonb not null,
  end_time timestamptz not null
);
create index run_shapes_newest on run_shapes (tenant_id, source_id, revision, end_time desc);
create index run_shapes_by_age on run_shapes (end_time);

-- A person resumed the source after its contract had changed: what is usual begins anew.
alter table sources add column usual_from timestamptz not null default '-infinity';
