-- What the probe saw a broker do; the gateway publishes only where the profile is there and safe.
-- One row per broker, topology and probe: two versions of the gateway each find their own.
create table broker_profiles (
  product text not null,
  version text not null,
  cluster_name text not null,
  topology text not null,
  probe_version integer not null,
  is_safe boolean not null,
  -- Why it is not; empty where it is.
  reasons text[] not null default '{}',
  findings jsonb not null,
  probe_time timestamptz not null default now(),
  primary key (product, version, cluster_name, topology, probe_version),
  check (is_safe = (cardinality(reasons) = 0))
);
