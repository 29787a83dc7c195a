-- Sources that change, are deleted, and purged after a while.

-- The duty that purges looks for them.
create index sources_deleted on sources (delete_time) where state = 'DELETED';

-- Ended crawls are kept longer than their source may be. That a crawl is made for a source which is
-- there is held by the share lock that a submission takes on it.
alter table crawl_tasks drop constraint crawl_tasks_tenant_id_source_id_fkey;

-- The last revision of a source that was purged, so that another one of this id counts on from
-- there: a crawl names the revision that it ran with, and a gateway remembers what it has read.
create table purged_sources (
  tenant_id text not null references tenants,
  source_id text not null,
  revision integer not null,
  purge_time timestamptz not null default now(),
  primary key (tenant_id, source_id)
);

-- What an authorisation was granted for: the hosts and paths of that time. While a definition
-- reaches beyond them, authorized_from and authorized_until are null.
alter table sources
  add column authorized_hosts text[] not null default '{}',
  add column authorized_paths text[] not null default '{}';
update sources set authorized_hosts = hosts, authorized_paths = path_prefixes
where authorized_until is not null;
