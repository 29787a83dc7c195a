import { statement } from '#libs/postgres/database.ts';
import { heldStates, quoted, waitingStates } from '../core/task-state.ts';
import { outgrows } from './coverage-sql.ts';
import { named } from './named-statement.ts';

/*
 * States that no statement of ours leaves behind: each change of a crawl is written whole, so one
 * snapshot that shows such a state shows a bug, not a change under way.
 */

/** What is wrong with a crawl. */
export type BrokenTask =
  | 'no-lease'
  | 'no-seal'
  | 'no-dispatch'
  | 'asleep'
  | 'deleted'
  | 'revoked'
  | 'outgrown';

/** A crawl that is broken, or the last one that was looked at, where the next look begins. */
export interface BrokenRow {
  readonly task_id: string;
  readonly tenant_id: string;
  readonly deadline_time: string;
  /** Null: it only tells how far the look came. */
  readonly what: BrokenTask | null;
  /** It is the last one of a look that was full. */
  readonly is_mark: boolean;
}

/**
 * Looks at the next so many crawls that have not ended, in the order of their deadlines: a round
 * costs the same whatever the backlog, and round after round comes past all of it.
 */
export const findBrokenTasks = named<
  BrokenRow,
  { readonly after_time: string; readonly after_id: string; readonly limit: number }
>(
  'find-broken-tasks',
  `
  with slice as (
    select t.task_id, t.state, t.wait_reason, t.dispatch_id, t.tenant_id, t.source_id,
      t.deadline_time, t.source_revision
    from crawl_tasks t
    where t.end_time is null
      and (t.deadline_time, t.task_id) > (:after_time::timestamptz, :after_id::uuid)
    order by t.deadline_time, t.task_id
    limit :limit::int
  ),
  judged as (
    select s.task_id, s.tenant_id, s.deadline_time,
      row_number() over (order by s.deadline_time desc, s.task_id desc) = 1
        and count(*) over () = :limit::int as is_mark,
      case
        when s.state in (${quoted(heldStates)}) and l.task_id is null then 'no-lease'
        when s.state = 'FINISHING' and u.task_id is null then 'no-seal'
        when s.state in (${quoted(waitingStates)})
          and coalesce(d.state, 'VOID') not in ('DUE', 'CLAIMED', 'PUBLISHED') then 'no-dispatch'
        -- Its source was opened, and it was not told.
        when s.wait_reason = 'SOURCE_STOPPED' and d.state = 'DUE' and d.available_at = 'infinity'
          and o.state = 'ACTIVE' and o.authorized_from <= now() and o.authorized_until > now()
          then 'asleep'
        -- A gateway died between the deletion and what it cancels.
        when s.state in ('RUNNING', ${quoted(waitingStates)}) and o.state = 'DELETED' then 'deleted'
        -- A gateway died between the revocation and what it cancels.
        when s.state in ('RUNNING', ${quoted(waitingStates)}) and o.state = 'SUSPENDED'
          and o.authorized_until is null and o.authorization_record ->> 'revokeTime' is not null
          then 'revoked'
        -- A gateway died between a narrower grant and what it cancels.
        when s.state in ('RUNNING', ${quoted(waitingStates)}) and o.authorized_until is not null
          and ${outgrows('s', 'o')} then 'outgrown'
      end as what
    from slice s
    left join leases l using (task_id)
    left join unsealed u using (task_id)
    left join dispatches d on d.dispatch_id = s.dispatch_id
    left join sources o on (o.tenant_id, o.source_id) = (s.tenant_id, s.source_id)
  )
  select task_id, tenant_id, deadline_time, what, is_mark from judged
  where what is not null or is_mark
  order by deadline_time, task_id`,
);

/** A whole lease for a held crawl that has none: its worker renews it, or the sweeper takes it. */
export const giveLease = named<
  { readonly task_id: string },
  { readonly task_id: string; readonly lease_ms: number }
>(
  'mend-lease',
  `
  insert into leases (task_id, epoch, worker_id, until)
  select t.task_id, t.epoch, coalesce(e.worker_id, gen_random_uuid()),
    now() + :lease_ms::float8 * interval '1 ms'
  from (
    select task_id, epoch from crawl_tasks
    where task_id = :task_id::uuid and state in (${quoted(heldStates)})
    for share
  ) t
  left join executions e using (task_id, epoch)
  on conflict do nothing
  returning task_id`,
);

/** The order to seal for a verdict that has none. */
export const giveSeal = named<{ readonly task_id: string }, { readonly task_id: string }>(
  'mend-seal',
  `
  insert into unsealed (task_id, due_time)
  select task_id, now()
  from (
    select task_id from crawl_tasks
    where task_id = :task_id::uuid and state = 'FINISHING'
    for share
  ) t
  on conflict do nothing
  returning task_id`,
);

/** Something that was removed, by the crawl that it named. */
export interface RemovedRow {
  readonly task_id: string;
}

/** Leases of crawls that nobody holds: they would be looked at by every sweep. */
export const dropLeases = statement<RemovedRow>(
  'mend-stray-leases',
  `
  delete from leases l
  where l.until < now() - interval '10 seconds'
    and not exists (
      select from crawl_tasks t
      where t.task_id = l.task_id and t.epoch = l.epoch and t.state in (${quoted(heldStates)}))
  returning l.task_id`,
);

/** Orders to seal of crawls without a verdict, or with an end: they would be tried for ever. */
export const dropSeals = statement<RemovedRow>(
  'mend-stray-seals',
  `
  delete from unsealed u
  where not exists (
    select from crawl_tasks t where t.task_id = u.task_id and t.state = 'FINISHING')
  returning u.task_id`,
);

/**
 * Dispatches in flight whose crawl does not wait for them: their messages are dropped at the claim,
 * and they would be rescued for ever. The slots that they held are counted anew in the next look.
 */
export const voidStrays = statement<RemovedRow>(
  'mend-stray-dispatches',
  `
  with stray as (
    select d.dispatch_id
    from dispatches d left join crawl_tasks t using (task_id)
    where d.state in ('CLAIMED', 'PUBLISHED')
      and (t.task_id is null or t.dispatch_id <> d.dispatch_id
        or t.state not in (${quoted(waitingStates)}))
    order by d.dispatch_id
    limit 500
    for update of d skip locked
  )
  update dispatches d
  set state = 'VOID', claim_token = null, claim_until = null,
    last_error = 'its crawl did not wait for it'
  from stray s
  where d.dispatch_id = s.dispatch_id and d.state in ('CLAIMED', 'PUBLISHED')
  returning d.task_id`,
);

/** A lane that was put right, or the last one that was looked at. */
export interface MendedLane {
  readonly lane_id: string;
  readonly is_mended: boolean;
  /** It is the last one of a look that was full. */
  readonly is_mark: boolean;
}

/**
 * Lanes that hide what is due: their head is later than their first row, or they are closed though
 * their source has a free slot. A head that is too early, or a lane that is open in vain, costs one
 * look of a pick, so both are written without more ado.
 */
export const mendLanes = named<MendedLane, { readonly after_lane: string; readonly limit: number }>(
  'mend-lanes',
  `
  with slice as (
    select l.lane_id, l.tenant_id, l.source_id, l.head_at, l.is_open
    from lanes l
    where l.lane_id > :after_lane::bigint
    order by l.lane_id
    limit :limit::int
  ),
  wrong as (
    select s.lane_id, first.available_at
    from slice s
    join source_slots p using (tenant_id, source_id)
    cross join lateral (
      select d.available_at from dispatches d
      where d.lane_id = s.lane_id and d.state = 'DUE' and d.available_at < 'infinity'
      order by d.available_at
      limit 1
    ) first
    where first.available_at < s.head_at or (not s.is_open and p.used < p.slots)
  ),
  -- Several at once, which others lock in an order of theirs: one that is written to has its turn
  -- in another round.
  free as (
    select l.lane_id
    from lanes l
    where l.lane_id in (select w.lane_id from wrong w)
    for update skip locked
  ),
  mended as (
    update lanes l
    set head_at = least(l.head_at, w.available_at), is_open = true, seq = l.seq + 1
    from wrong w join free using (lane_id)
    where l.lane_id = w.lane_id
    returning l.lane_id
  )
  select s.lane_id, m.lane_id is not null as is_mended, s.is_mark
  from (
    select lane_id, row_number() over (order by lane_id) = :limit::int as is_mark from slice
  ) s
  left join mended m using (lane_id)
  where m.lane_id is not null or s.is_mark`,
);
