import { statement } from '#libs/postgres/database.ts';
import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { log } from '#libs/telemetry/log.ts';
import { writeChange } from './adapters/change-store.ts';
import type { TaskRow } from './adapters/read-task-sql.ts';
import { factsOf, readinessOf } from './adapters/task-facts.ts';
import { decideOnTask } from './adapters/task-reader.ts';
import { decideSilence, mayTakeLeases, noteReach, type Reach } from './core/silence.ts';
import { lostExecution } from './lease-parts.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

const batchMax = 100;

// A scan of a small table: an index on `until` would cost every heartbeat more than this.
const lapsedLeases = statement<{ task_id: string }>(
  'lapsed-leases',
  `select task_id from leases where until <= now() order by until limit ${batchMax}`,
);

/** Any number of gateways may sweep: each writes only over what it has read. */
export function startSweepLeases(deps: ProtocolDeps): Loop {
  const { policy, database } = deps;
  let reach: Reach | undefined;
  return startLoop({
    name: 'sweep-leases',
    everyMs: policy.sweepEveryMs,
    async run() {
      const lapsed = await database.rows(lapsedLeases).catch((error: unknown) => {
        reach = undefined;
        throw error;
      });
      // Three rounds missed are a break: this process was stopped, or its database was away.
      const breakMs = 3 * policy.sweepEveryMs + 1_000;
      reach = noteReach(reach, { nowMs: performance.now(), breakMs });
      if (!mayTakeLeases(reach, policy)) return 'wait';
      let swept = 0;
      for (const { task_id: taskId } of lapsed) if (await sweepTask(deps, taskId)) swept += 1;
      return lapsed.length === batchMax && swept > 0 ? 'again' : 'wait';
    },
  });
}

/** Asks the silence table about one crawl and writes what it says; false: it was left alone. */
export async function sweepTask(deps: ProtocolDeps, taskId: string): Promise<boolean> {
  const swept = await decideOnTask(deps.database, { taskId }, async (row, queries) => {
    if (row === undefined) return false;
    const decision = decide(deps, row);
    if (decision.kind === 'leave') return false;
    const { change, loss } = decision;
    const changed = await writeChange(
      queries,
      {
        row,
        change,
        loss,
        execution: loss === undefined ? undefined : lostExecution(row, loss),
        actor: 'sweeper',
      },
      deps.policy,
    );
    if (changed === undefined) return undefined;
    const outcome = change.kind === 'wait' ? change.reason : change.kind;
    log.info('silent crawl swept', { task_id: taskId, loss: loss?.outcome, outcome });
    return true;
  });
  if (swept) {
    deps.onTaskChanged(taskId);
    deps.onDispatchDue();
  }
  return swept;
}

function decide(deps: ProtocolDeps, row: TaskRow): ReturnType<typeof decideSilence> {
  return decideSilence(
    {
      task: factsOf(row, deps.policy),
      // Which worker takes it next is not known yet: nothing is asked of it here.
      readiness: readinessOf(row, { capabilities: [], needs: 'html' }),
      mayTakeLeases: true,
    },
    deps.policy,
  );
}
