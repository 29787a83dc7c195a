import { heldStates, quoted, waitingStates } from '../../services/gateway/core/task-state.ts';
import { before, secondsSince, type Check } from './check.ts';

/* Rows that belong to nobody any more, and counters that differ from what they count. */

const openDispatch = `('DUE', 'CLAIMED', 'PUBLISHED')`;

// Slots as the protocol counts them: crawls that run, and those whose dispatch is under way.
const held = `
  select t.tenant_id, t.source_id, count(*)::int as n
  from gateway.crawl_tasks t left join gateway.dispatches d using (dispatch_id)
  where t.end_time is null
    and (t.state in (${quoted(heldStates)}) or d.state in ('CLAIMED', 'PUBLISHED'))
  group by t.tenant_id, t.source_id`;

const rows: readonly Check[] = [
  {
    name: 'lease-of-nobody',
    kind: 'orphaned',
    what: 'A lease stands for an execution that does not hold its crawl',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || l.task_id, 'epoch', l.epoch::text) as ids,
        jsonb_build_object('state', t.state, 'epoch', t.epoch) as evidence
      from gateway.leases l left join gateway.crawl_tasks t using (task_id)
      where t.task_id is null or t.state not in (${quoted(heldStates)}) or t.epoch <> l.epoch`,
  },
  {
    name: 'dispatch-of-nobody',
    kind: 'orphaned',
    what: 'A dispatch is open although its crawl does not wait for it',
    schema: 'gateway',
    text: `
      select jsonb_build_object('dispatch', d.dispatch_id, 'crawl', 'crawls/' || d.task_id) as ids,
        jsonb_build_object('dispatch_state', d.state, 'state', t.state,
          'newest_dispatch', t.dispatch_id) as evidence
      from gateway.dispatches d left join gateway.crawl_tasks t using (task_id)
      where d.state in ${openDispatch}
        and (t.task_id is null or t.dispatch_id <> d.dispatch_id
          or t.state not in (${quoted(waitingStates)}))`,
  },
  {
    name: 'seal-row-of-nobody',
    kind: 'orphaned',
    what: 'A crawl is to be sealed although it is not FINISHING',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || u.task_id) as ids,
        jsonb_build_object('state', t.state) as evidence
      from gateway.unsealed u left join gateway.crawl_tasks t using (task_id)
      where t.task_id is null or t.state <> 'FINISHING'`,
  },
  {
    name: 'execution-of-nobody',
    kind: 'orphaned',
    what: 'An execution counts as running although it does not hold its crawl',
    schema: 'gateway',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || e.task_id, 'epoch', e.epoch::text) as ids,
        jsonb_build_object('state', t.state, 'epoch', t.epoch) as evidence
      from gateway.executions e left join gateway.crawl_tasks t using (task_id)
      where e.outcome = 'RUNNING'
        and (t.task_id is null or t.state not in (${quoted(heldStates)}) or t.epoch <> e.epoch)`,
  },
  {
    name: 'permits-of-nobody',
    kind: 'orphaned',
    what: 'Permits are taken by nobody who holds a lease or a preview, and nobody gives them back',
    schema: 'gateway',
    text: `
      select jsonb_build_object('reservation', r.reservation_id,
          'crawl', 'crawls/' || r.task_id) as ids,
        jsonb_build_object('site', r.site_key, 'permits', r.unsettled,
          'age_seconds', ${secondsSince('r.create_time')}) as evidence
      from gateway.reservations r
      where r.unsettled > 0 and r.create_time < ${before('permit')}
        and not exists (
          select from gateway.leases l where (l.task_id, l.epoch) = (r.task_id, r.epoch))
        and not exists (
          select from gateway.previews p
          where p.preview_id = r.task_id and r.epoch = 0 and p.until > now())`,
  },
  {
    name: 'receipts-of-nobody',
    kind: 'orphaned',
    what: 'Receipts stand for a run that does not exist',
    schema: 'storage',
    text: `
      select jsonb_build_object('crawl', 'crawls/' || c.task_id) as ids,
        jsonb_build_object('receipts', c.receipts) as evidence
      from (select task_id, count(*) as receipts from storage.receipts group by task_id) c
      left join storage.runs r using (task_id)
      where r.task_id is null`,
  },
];

const counters: readonly Check[] = [
  {
    name: 'source-slots',
    kind: 'orphaned',
    what: 'The slots in use of a source differ from the crawls that hold one',
    schema: 'gateway',
    text: `
      select jsonb_build_object('tenant', tenant_id, 'source', 'sources/' || source_id) as ids,
        jsonb_build_object('counter', s.used, 'truth', coalesce(h.n, 0)) as evidence
      from gateway.source_slots s full join (${held}) h using (tenant_id, source_id)
      where coalesce(s.used, 0) <> coalesce(h.n, 0)`,
  },
  {
    name: 'tenant-slots',
    kind: 'orphaned',
    what: 'The slots in use of a tenant differ from the crawls that hold one',
    schema: 'gateway',
    text: `
      select jsonb_build_object('tenant', tenant_id) as ids,
        jsonb_build_object('counter', s.used, 'truth', coalesce(h.n, 0)) as evidence
      from gateway.tenant_slots s
      full join (
        select tenant_id, sum(n)::int as n from (${held}) by_source group by tenant_id
      ) h using (tenant_id)
      where coalesce(s.used, 0) <> coalesce(h.n, 0)`,
  },
  {
    name: 'tenant-backlog',
    kind: 'orphaned',
    what: 'The backlog of a tenant differs from its crawls that have not ended',
    schema: 'gateway',
    text: `
      select jsonb_build_object('tenant', tenant_id) as ids,
        jsonb_build_object('counter', b.not_ended, 'truth', coalesce(t.n, 0)) as evidence
      from gateway.tenant_backlogs b
      full join (
        select tenant_id, count(*)::int as n from gateway.crawl_tasks
        where end_time is null group by tenant_id
      ) t using (tenant_id)
      where coalesce(b.not_ended, 0) <> coalesce(t.n, 0)`,
  },
  {
    name: 'site-in-flight',
    kind: 'orphaned',
    what: 'The permits in use of a site differ from those that are not settled',
    schema: 'gateway',
    text: `
      select jsonb_build_object('site', site_key) as ids,
        jsonb_build_object('counter', s.in_flight, 'truth', coalesce(r.n, 0)) as evidence
      from gateway.sites s
      left join (
        select site_key, sum(unsettled)::int as n from gateway.reservations
        where unsettled > 0 group by site_key
      ) r using (site_key)
      where s.in_flight <> coalesce(r.n, 0)`,
  },
];

/** The checks within one schema whose findings are rows of nobody. */
export const orphanChecks: readonly Check[] = [...rows, ...counters];
