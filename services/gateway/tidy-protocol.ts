import { statement } from '#libs/postgres/database.ts';
import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { log } from '#libs/telemetry/log.ts';
import { removeOverPreviews } from './adapters/preview-store.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/* Duties that put right what a death left behind, or what time has ended. */

// A permit ends with its lease or preview: what a lost worker never settled is given back.
const returnPermits = statement<{ site_key: string; returned: number }>(
  'return-permits',
  `
  with dead as (
    select r.reservation_id, r.site_key, r.unsettled
    from reservations r
    where r.unsettled > 0
      and not exists (
        select from leases l where (l.task_id, l.epoch) = (r.task_id, r.epoch))
      and not exists (
        select from previews p
        where p.preview_id = r.task_id and r.epoch = 0 and p.until > now())
    order by r.reservation_id
    limit 500
    for update skip locked
  ),
  closed as (
    update reservations r
    set unsettled = 0
    from dead d
    where r.reservation_id = d.reservation_id
  ),
  freed as (
    select site_key, sum(unsettled)::int as returned from dead group by site_key
  ),
  guard as (
    select s.site_key from sites s join freed f using (site_key)
    order by s.site_key
    for update of s
  )
  update sites s
  set in_flight = greatest(0, s.in_flight - f.returned)
  from freed f join guard g using (site_key)
  where s.site_key = f.site_key
  returning s.site_key, f.returned`,
);

// The authorisation ended: nothing is fetched, and an operator must look.
const suspendUnauthorized = statement<{ tenant_id: string; source_id: string }>(
  'suspend-unauthorized',
  `
  update sources s
  set state = 'SUSPENDED', version = s.version + 1, update_time = now(),
    suspension_reason = 'FAILURE_REASON_AUTHORIZATION_MISSING',
    suspension = jsonb_build_object(
      'reason', 'FAILURE_REASON_AUTHORIZATION_MISSING',
      'class', 'FAILURE_CLASS_FORBIDDEN',
      'stage', 'FAILURE_STAGE_ADMISSION',
      'message', 'Its authorization ended',
      'occurTime', jsonb_build_object(
        'seconds', extract(epoch from now())::bigint::text, 'nanos', 0))
  where s.state = 'ACTIVE' and s.authorized_until <= now()
  returning s.tenant_id, s.source_id`,
);

/**
 * Gives back the permits of lost executions and of previews that are over; stops sources whose
 * authorisation ended.
 */
export function startReturnPermits(deps: ProtocolDeps): Loop {
  return startLoop({
    name: 'return-permits',
    everyMs: deps.policy.sweepEveryMs,
    async run() {
      await deps.database.rows(returnPermits);
      await removeOverPreviews(deps.database);
      for (const row of await deps.database.rows(suspendUnauthorized)) {
        log.warn('source suspended, its authorization ended', {
          source: row.source_id,
          tenant: row.tenant_id,
        });
      }
    },
  });
}
