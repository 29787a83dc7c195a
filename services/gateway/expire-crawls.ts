import { statement } from '#libs/postgres/database.ts';
import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { quoted, waitingStates } from './core/task-state.ts';
import type { ProtocolDeps } from './protocol-deps.ts';
import { sweepTask } from './sweep-leases.ts';

const batchMax = 100;

const pastDeadline = statement<{ task_id: string }>(
  'tasks-past-deadline',
  `
  select task_id
  from crawl_tasks
  where end_time is null and deadline_time <= now() and state in (${quoted(waitingStates)})
  order by deadline_time
  limit ${batchMax}`,
);

/** Ends what never began by its expiry, and what waited until its wall time was over. */
export function startExpireCrawls(deps: ProtocolDeps): Loop {
  return startLoop({
    name: 'expire-crawls',
    everyMs: deps.policy.sweepEveryMs,
    async run() {
      const due = await deps.database.rows(pastDeadline);
      let settled = 0;
      for (const { task_id: taskId } of due) if (await sweepTask(deps, taskId)) settled += 1;
      return due.length === batchMax && settled > 0 ? 'again' : 'wait';
    },
  });
}
