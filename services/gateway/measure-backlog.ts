import { statement } from '#libs/postgres/database.ts';
import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { gauge } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import { isFinal, taskStates, type TaskState } from './core/task-state.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

const tasks = gauge({
  name: metricNames.tasks,
  help: 'Crawls that have not ended, by state',
  labels: ['state'],
});
const due = gauge({
  name: metricNames.outboxDue,
  help: 'Dispatches that are due and not taken by a relay',
});

const countTasks = statement<{ state: TaskState; count: number }>(
  'count-tasks',
  'select state, count(*)::int as count from crawl_tasks where end_time is null group by state',
);

const countDue = statement<{ count: number }>(
  'count-due',
  `select count(*)::int as count from dispatches where state = 'DUE' and available_at <= now()`,
);

// Both read what waits row by row: seldom, so that a backlog of a million is nobody's load.
const everyMs = 30_000;

/** Counts what waits, for the metrics endpoint. */
export function startMeasureBacklog({ database }: ProtocolDeps): Loop {
  return startLoop({
    name: 'measure-backlog',
    everyMs,
    async run() {
      const counts = new Map<TaskState, number>();
      for (const { state, count } of await database.rows(countTasks)) counts.set(state, count);
      for (const state of taskStates) {
        if (!isFinal(state)) tasks.set({ state }, counts.get(state) ?? 0);
      }
      due.set((await database.first(countDue))?.count ?? 0);
    },
  });
}
