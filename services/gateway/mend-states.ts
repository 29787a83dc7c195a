import { isConnectionFault } from '#libs/postgres/fault.ts';
import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { log } from '#libs/telemetry/log.ts';
import { counter } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import { cancelTask } from './adapters/cancel-task.ts';
import { writeChange } from './adapters/change-store.ts';
import { counterMends, mendCounter, type Drift } from './adapters/mend-slots-sql.ts';
import {
  dropLeases,
  dropSeals,
  findBrokenTasks,
  giveLease,
  giveSeal,
  mendLanes,
  voidStrays,
  type BrokenTask,
} from './adapters/mend-sql.ts';
import { factsOf, readinessOf } from './adapters/task-facts.ts';
import { decideOnTask } from './adapters/task-reader.ts';
import { decideMend } from './core/mend.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/*
 * The net under the protocol: it looks for states that their table says cannot last, and puts them
 * right. Whatever it finds is a bug of ours, so each find is a warning and counted; but a bug must
 * not cost a crawl. It is slow on purpose, and a round costs the same whatever the backlog.
 */

const tasksPerRound = 10_000;
const lanesPerRound = 10_000;

const mended = counter({
  name: metricNames.statesMended,
  help: 'States that cannot last and were put right: each of them is a bug',
  labels: ['what'],
});

/** Starts the duty; any number of gateways may run it. */
export function startMendStates(deps: ProtocolDeps): Loop {
  return startLoop({
    name: 'mend-states',
    everyMs: deps.policy.mendEveryMs,
    run: mendingRound(deps),
  });
}

/** Makes the round; what it remembers is how far it came, and which counters looked wrong. */
export function mendingRound(deps: ProtocolDeps): () => Promise<void> {
  let task = firstTask;
  let lane = firstLane;
  const drifts = new Map<string, number>();
  return async () => {
    task = await mendTasks(deps, task);
    await removeStrays(deps);
    await mendCounters(deps, drifts);
    lane = await mendNextLanes(deps, lane);
  };
}

interface Place {
  readonly after_time: string;
  readonly after_id: string;
}

const firstTask: Place = {
  after_time: '-infinity',
  after_id: '00000000-0000-0000-0000-000000000000',
};
const firstLane = '0';

async function mendTasks(deps: ProtocolDeps, after: Place): Promise<Place> {
  const { query, bind } = findBrokenTasks;
  const rows = await deps.database.rows(query, bind({ ...after, limit: tasksPerRound }));
  for (const { task_id: taskId, tenant_id: tenantId, what } of rows) {
    if (what === null || !(await tryMend(deps, { taskId, tenantId, what }))) continue;
    note(what, { task_id: taskId });
    deps.onTaskChanged(taskId);
    deps.onDispatchDue();
  }
  const last = rows.at(-1);
  // Only a full slice ends with a mark; after any other the round begins at the first again.
  if (last?.is_mark !== true) return firstTask;
  return { after_time: last.deadline_time, after_id: last.task_id };
}

interface BrokenCrawl {
  readonly taskId: string;
  readonly tenantId: string;
  readonly what: BrokenTask;
}

// One that cannot be mended must not keep the net from all that come after it.
async function tryMend(deps: ProtocolDeps, crawl: BrokenCrawl): Promise<boolean> {
  try {
    return await mendTask(deps, crawl);
  } catch (error) {
    if (isConnectionFault(error)) throw error;
    log.error('a state that cannot last was not put right', {
      what: crawl.what,
      task_id: crawl.taskId,
      error,
    });
    return false;
  }
}

async function mendTask(
  deps: ProtocolDeps,
  { taskId, tenantId, what }: BrokenCrawl,
): Promise<boolean> {
  const { database, policy } = deps;
  const byTask = { task_id: taskId };
  switch (what) {
    case 'no-lease':
      return (
        (await database.first(
          giveLease.query,
          giveLease.bind({ ...byTask, lease_ms: policy.leaseMs }),
        )) !== undefined
      );
    case 'no-seal':
      return (await database.first(giveSeal.query, giveSeal.bind(byTask))) !== undefined;
    case 'no-dispatch':
    case 'asleep':
      return dispatchAnew(deps, taskId);
    case 'deleted':
      return cancelOne(deps, { taskId, tenantId, note: 'its source was deleted' });
    case 'revoked': {
      const note = 'the authorization of its source was revoked';
      return cancelOne(deps, { taskId, tenantId, note });
    }
    case 'outgrown': {
      const note = 'its definition reaches beyond the authorization';
      return cancelOne(deps, { taskId, tenantId, note });
    }
  }
}

function dispatchAnew({ database, policy }: ProtocolDeps, taskId: string): Promise<boolean> {
  return decideOnTask(database, { taskId }, async (row, queries) => {
    if (row === undefined) return false;
    const task = factsOf(row, policy);
    const readiness = readinessOf(row, { capabilities: [], needs: 'html' });
    const change = decideMend({ task, readiness }, policy);
    if (change === undefined) return false;
    const changed = await writeChange(queries, { row, change, actor: 'mender' }, policy);
    return changed === undefined ? undefined : true;
  });
}

async function cancelOne(
  { database }: ProtocolDeps,
  crawl: Pick<BrokenCrawl, 'taskId' | 'tenantId'> & { readonly note: string },
): Promise<boolean> {
  const answer = await cancelTask(database, { ...crawl, requester: 'mender' });
  return answer !== 'UNCHANGED';
}

async function removeStrays({ database }: ProtocolDeps): Promise<void> {
  for (const [what, query] of [
    ['stray-lease', dropLeases],
    ['stray-seal', dropSeals],
    ['stray-dispatch', voidStrays],
  ] as const) {
    for (const { task_id: taskId } of await database.rows(query)) note(what, { task_id: taskId });
  }
}

async function mendNextLanes(deps: ProtocolDeps, after: string): Promise<string> {
  const { query, bind } = mendLanes;
  const rows = await deps.database.rows(query, bind({ after_lane: after, limit: lanesPerRound }));
  for (const { lane_id: laneId, is_mended: isMended } of rows) {
    if (isMended) note('lane', { lane_id: laneId });
  }
  if (rows.some((row) => row.is_mended)) deps.onDispatchDue();
  const mark = rows.find((row) => row.is_mark);
  return mark?.lane_id ?? firstLane;
}

// Only what differs by as much in two rounds in a row is put right, under its lock.
async function mendCounters(deps: ProtocolDeps, drifts: Map<string, number>): Promise<void> {
  const before = new Map(drifts);
  drifts.clear();
  let isMended = false;
  for (const mend of counterMends) {
    for (const drift of await deps.database.rows(mend.find)) {
      const key = [mend.what, ...drift.owner].join(' ');
      const by = drift.used - drift.truth;
      if (before.get(key) !== by) {
        drifts.set(key, by);
      } else if (await mendCounter(deps.database, { mend, drift })) {
        noteDrift(mend.what, drift);
        isMended = true;
      }
    }
  }
  if (isMended) deps.onDispatchDue();
}

function noteDrift(what: string, { owner, used, truth }: Drift): void {
  note(what, { owner: owner.join('/'), used, truth });
}

function note(what: string, fields: Readonly<Record<string, string | number>>): void {
  mended.inc({ what });
  log.warn('a state that cannot last was put right', { what, ...fields });
}
