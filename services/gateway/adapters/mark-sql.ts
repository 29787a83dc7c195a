import { guardFor } from '../core/task-state.ts';
import { named } from './named-statement.ts';

/**
 * Marks confirmed dispatches, where the relay's claim is still this one and the dispatch was not
 * started meanwhile: the claim of a worker often comes before. The task goes to QUEUED only where
 * it waits for this very dispatch.
 */
export const markPublished = named<
  { readonly task_id: string },
  {
    readonly dispatch_ids: readonly string[];
    readonly task_ids: readonly string[];
    readonly claim_token: string;
  }
>(
  'mark-published',
  `
  with guard as (
    select t.task_id, t.state, t.wait_reason, t.dispatch_id
    from crawl_tasks t
    where t.task_id = any (:task_ids::uuid[])
    order by t.task_id
    for update
  ),
  published as (
    update dispatches d
    set state = 'PUBLISHED', publish_time = now(), claim_until = null, claim_token = null,
      last_error = ''
    from guard g
    where d.task_id = g.task_id
      and d.dispatch_id = any (:dispatch_ids::uuid[])
      and d.state = 'CLAIMED' and d.claim_token = :claim_token::uuid
    returning d.dispatch_id
  ),
  task as (
    update crawl_tasks t
    set state = 'QUEUED', wait_reason = null, version = t.version + 1, update_time = now()
    from guard g join published p using (dispatch_id)
    where t.task_id = g.task_id and t.state in (${guardFor('QUEUED')})
    returning t.task_id, t.version, t.epoch, t.dispatch_id, g.state as from_state
  ),
  event as (
    insert into task_events (task_id, seq, from_state, to_state, actor, message, dispatch_id, epoch)
    select task_id, version, from_state, 'QUEUED', 'relay', 'the broker has it', dispatch_id, epoch
    from task
  )
  select task_id from task`,
);

/** Keeps what was not confirmed: tried again, with the next copy, when its claim runs out. */
export const markUnpublished = named<
  { readonly dispatch_id: string },
  {
    readonly dispatch_ids: readonly string[];
    readonly errors: readonly string[];
    readonly claim_token: string;
    readonly retry_ms: number;
  }
>(
  'mark-unpublished',
  `
  update dispatches d
  set last_error = o.error, claim_until = now() + :retry_ms::float8 * interval '1 ms'
  from unnest(:dispatch_ids::uuid[], :errors::text[]) as o (dispatch_id, error)
  where d.dispatch_id = o.dispatch_id
    and d.state = 'CLAIMED' and d.claim_token = :claim_token::uuid
  returning d.dispatch_id`,
);
