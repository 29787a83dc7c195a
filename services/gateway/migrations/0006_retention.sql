-- What the retention duty needs. Crawls and dispatches are found by their ids, which are in the
-- order of time: they need no index by age.

-- Whether a replay of an ended crawl still goes on.
create index crawl_tasks_replayed on crawl_tasks (replay_of)
  where replay_of is not null and end_time is null;

-- The audit is append-only for the service: its role may neither update nor delete. It may ask this
-- function, which belongs to whoever migrates and never touches what is younger than 90 days. The
-- ids are in the order of time but for a few neighbours, so the oldest are found without an index.
create function delete_old_audit_events(days float8, at_most integer) returns integer
language sql
security definer
set search_path = gateway, pg_temp
as $$
  with first as (
    select event_id, create_time
    from audit_events
    order by event_id
    limit at_most
    for update skip locked
  ),
  gone as (
    delete from audit_events e
    using first f
    where e.event_id = f.event_id
      and f.create_time < now() - greatest(days, 90) * interval '1 day'
    returning 1
  )
  select count(*)::integer from gone
$$;
revoke all on function delete_old_audit_events(float8, integer) from public;
grant execute on function delete_old_audit_events(float8, integer) to jobradar_gateway;
