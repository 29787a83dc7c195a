/* The story of the crawl that ended last in a round that took long: where did its time go? */
import type { World } from '../support/world.ts';

interface EventRow {
  readonly at: string;
  readonly to_state: string;
  readonly wait_reason: string | null;
  readonly actor: string;
  readonly message: string;
}

/** Its changes of state with their times, one line for each. */
export async function storyOfLast(
  world: World,
  taskIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await world.sql.rows<EventRow>(
    `select to_char(e.create_time, 'MI:SS.MS') as at, e.to_state, e.wait_reason, e.actor, e.message
       from gateway.task_events e
      where e.task_id = (
        select task_id from gateway.crawl_tasks
         where task_id = any ($1) order by end_time desc nulls first limit 1)
      order by e.seq`,
    [taskIds],
  );
  return rows.map(({ at, to_state: state, wait_reason: reason, actor, message }) =>
    `    ${at} ${state} ${reason ?? ''} by ${actor} ${message}`.trimEnd(),
  );
}
