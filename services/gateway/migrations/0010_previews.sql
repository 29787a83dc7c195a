-- Previews: TestSource lets a crawler try a page. One that fetches does so under a grant of epoch
-- 0, and may book permits for as long as its row is here. A row goes with its call; what a gateway
-- left behind goes once its time is over.
create table previews (
  preview_id uuid primary key,
  tenant_id text not null,
  source_id text not null,
  -- Of the definition whose sites and pace hold; the extraction that is tried may be a draft.
  revision integer not null,
  url text not null,
  site_key text not null,
  until timestamptz not null,
  create_time timestamptz not null default now(),
  foreign key (tenant_id, source_id) references sources
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
        autovacuum_vacuum_cost_delay = 0);
