import { endCauseAsSql } from '../core/end-cause.ts';
import { named } from './named-statement.ts';

/* How dead letters are written: in the statement that ends a crawl, and for a message. */

const wish = (task: string): string => `jsonb_build_object(
      'seedUrl', ${task}.seed_url, 'maxPages', ${task}.max_pages,
      'priority', ${task}.priority, 'labels', ${task}.labels)`;

/**
 * A step that writes the dead letter of each crawl that its step `task` has ended as FAILED. The
 * id is the one that the failure names, so that one leads to the other. Rows of its own only, and
 * last: it adds nothing to the order of locks.
 */
export const writeEndLetters = `
  end_letter as (
    insert into dead_letters (
      dead_letter_id, tenant_id, cause, task_id, ended_task_id, source_id, site_key, wish,
      replay_depth, failure, failure_reason)
    select
      coalesce(
        substring(t.failure ->> 'deadLetter' from '^deadLetters/(.{36})$')::uuid,
        gen_random_uuid()),
      c.tenant_id, ${endCauseAsSql('t.failure_reason')}, c.task_id, c.task_id, c.source_id,
      c.site_key, ${wish('c')}, c.replay_depth, t.failure, t.failure_reason
    -- What does not change with its end is read where it stands.
    from task t join crawl_tasks c using (task_id)
    where t.state = 'FAILED'
    on conflict do nothing
  )`;

/**
 * The failure of a crawl that ends as `state`, with the name of its dead letter: one that was
 * recorded with its message already, or one to be. What a worker wrote there is overwritten.
 */
export function failureWithLetter(task: string, state: string): string {
  return `case
        when ${state} = 'FAILED' then coalesce(${task}.failure, '{}') || jsonb_build_object(
          'deadLetter', 'deadLetters/' || coalesce(
            (select l.dead_letter_id from dead_letters l where l.ended_task_id = ${task}.task_id),
            gen_random_uuid()))
        else ${task}.failure
      end`;
}

/** A letter, and what became of it. */
export interface LetterValues {
  readonly dead_letter_id: string;
  /** Null: no crawl is known. */
  readonly task_id: string | null;
  /** It stands for the end of that crawl too. */
  readonly is_end: boolean;
  readonly cause: string;
  readonly failure: string;
  readonly letter_key: string;
  readonly body: Buffer;
  readonly message: string;
}

/** Records a letter once; no row: it was recorded before. */
export const recordLetter = named<{ readonly dead_letter_id: string }, LetterValues>(
  'record-letter',
  `
  insert into dead_letters (
    dead_letter_id, tenant_id, cause, task_id, ended_task_id, source_id, site_key, wish,
    replay_depth, failure, failure_reason, letter_key, body, message)
  select
    :dead_letter_id::uuid, t.tenant_id, :cause::text, t.task_id,
    case when :is_end::boolean then t.task_id end, t.source_id, t.site_key,
    case when t.task_id is not null then ${wish('t')} end, coalesce(t.replay_depth, 0),
    :failure::jsonb || jsonb_build_object('occurTime', jsonb_build_object(
      'seconds', extract(epoch from now())::bigint::text, 'nanos', 0)),
    :failure::jsonb ->> 'reason', :letter_key::text, :body::bytea, :message::jsonb
  from (values (1)) one (n)
  left join crawl_tasks t on t.task_id = :task_id::uuid
  on conflict do nothing
  returning dead_letter_id`,
);
