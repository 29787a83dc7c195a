import { statement } from '#libs/postgres/database.ts';
import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { probe } from '#libs/runtime/probe.ts';
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

// A worker dies with all that it held: its crawls go on elsewhere soon, not one after the other.
const atOnce = 4;

/** Any number of gateways may sweep: each writes only over what it has read. */
export function startSweepLeases(deps: ProtocolDeps): Loop {
  const { policy, database } = deps;
  // Three rounds missed are a break: this process was stopped, or its database was away.
  const breakMs = 3 * policy.sweepEveryMs + 1_000;
  let reach: Reach | undefined;
  const reached = (): Reach => noteReach(reach, { nowMs: performance.now(), breakMs });
  return startLoop({
    name: 'sweep-leases',
    everyMs: policy.sweepEveryMs,
    async run() {
      const lapsed = await database.rows(lapsedLeases).catch((error: unknown) => {
        reach = undefined;
        throw error;
      });
      reach = reached();
      if (!mayTakeLeases(reach, policy)) return 'wait';
      let swept = 0;
      for (let next = 0; next < lapsed.length; next += atOnce) {
        const some = lapsed.slice(next, next + atOnce);
        const done = await Promise.all(some.map((row) => sweepTask(deps, row.task_id)));
        swept += done.filter(Boolean).length;
        // A long round is no break: the database answers all the time. A halt within it is one.
        reach = reached();
        if (!mayTakeLeases(reach, policy)) return 'wait';
      }
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
    await probe('gateway.silence-committed');
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
