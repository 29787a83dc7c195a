import { statement } from '#libs/postgres/database.ts';
import { startLoop, type Loop, type RoundResult } from '#libs/runtime/loop.ts';
import { probe } from '#libs/runtime/probe.ts';
import { log } from '#libs/telemetry/log.ts';
import { counter } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import { findUnstarted, rescueDispatches, type UnstartedRow } from './adapters/rescue-sql.ts';
import { queuesOf, type ProtocolPolicy } from './core/policy.ts';
import { isGone, noteLook, type PublishedFacts, type QueueLooks } from './core/rescue.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/*
 * Rescue: a broker may lose what it has confirmed (a queue purged or deleted, its data wiped), and
 * says nothing of it. This duty looks at every queue all the time and has what is gone published
 * again under the same id. A gateway that cannot look concludes nothing; any number may run it.
 */

// A look that took longer was made by a process, a broker or a database that stood still.
const lookMsMax = 2_000;

const rescued = counter({
  name: metricNames.dispatchesRescued,
  help: 'Dispatches published again because their message was gone from the broker',
  labels: ['queue'],
});

const readClock = statement<{ now_ms: number }>(
  'read-clock',
  'select extract(epoch from clock_timestamp())::float8 * 1000 as now_ms',
);

/** Starts the rescue of every queue. */
export function startRescue(deps: ProtocolDeps): readonly Loop[] {
  return queuesOf(deps.policy).map((queue) => {
    const round = rescueRound(deps, queue);
    return startLoop({ name: `rescue ${queue}`, everyMs: deps.policy.lookEveryMs, run: round });
  });
}

/** Makes the round of one queue; what it remembers are its looks. */
export function rescueRound(deps: ProtocolDeps, queue: string): () => Promise<RoundResult> {
  let looks: QueueLooks | undefined;
  return async () => {
    const before = looks;
    // Whatever fails from here on: what this round saw stands beside nothing.
    looks = undefined;
    const startedMs = performance.now();
    // The time before the look: what is marked as published after it may not have been there.
    const clock = await deps.database.first(readClock);
    const state = await deps.publisher.stateOf(queue);
    if (clock === undefined || state === undefined) return 'wait';
    if (performance.now() - startedMs > lookMsMax) return 'wait';
    const { messages, generation } = state;
    const seen = noteLook(before, { atMs: clock.now_ms, messages, generation }, deps.policy);
    if (seen !== undefined) await rescueGone(deps, { queue, looks: seen });
    looks = seen;
    return 'wait';
  };
}

/*
 * All that is gone by what was seen, batch after batch: the next look finds the first ones in the
 * queue again, and says nothing about the others any more.
 */
async function rescueGone(
  deps: ProtocolDeps,
  { queue, looks }: { readonly queue: string; readonly looks: QueueLooks },
): Promise<void> {
  const { rescueBatchMax, windowMax } = deps.policy;
  for (let rescuedMax = 0; rescuedMax <= windowMax; rescuedMax += rescueBatchMax) {
    const unstarted = await readUnstarted(deps, queue);
    const gone = goneOf(unstarted, { looks, policy: deps.policy });
    if (gone.length > 0) await rescue(deps, { queue, gone });
    if (gone.length < rescueBatchMax) return;
  }
}

interface Unstarted extends PublishedFacts {
  readonly dispatchId: string;
  readonly copy: number;
  readonly nowMs: number;
}

async function readUnstarted(
  { database, policy }: ProtocolDeps,
  queue: string,
): Promise<readonly Unstarted[]> {
  const { rescueAfterMs, rescueBatchMax } = policy;
  const rows = await database.rows(
    findUnstarted.query,
    findUnstarted.bind({ queue, age_ms: rescueAfterMs, limit: rescueBatchMax }),
  );
  return rows.flatMap(factsOf);
}

function factsOf(row: UnstartedRow): readonly Unstarted[] {
  const { dispatch_id: dispatchId, copy, published_ms: publishedMs } = row;
  if (dispatchId === null || copy === null || publishedMs === null) return [];
  const isPassed = row.passed_published_ms !== null && row.passed_published_ms > publishedMs;
  const laterStartedMs = isPassed ? (row.passed_started_ms ?? undefined) : undefined;
  return [{ dispatchId, copy, publishedMs, laterStartedMs, nowMs: row.now_ms }];
}

function goneOf(
  unstarted: readonly Unstarted[],
  {
    looks: { looks: seen },
    policy,
  }: { readonly looks: QueueLooks; readonly policy: ProtocolPolicy },
): readonly Unstarted[] {
  return unstarted.filter((facts) => isGone(facts, { looks: seen, nowMs: facts.nowMs }, policy));
}

async function rescue(
  deps: ProtocolDeps,
  { queue, gone }: { readonly queue: string; readonly gone: readonly Unstarted[] },
): Promise<void> {
  const rows = await deps.database.rows(
    rescueDispatches.query,
    rescueDispatches.bind({
      dispatch_ids: gone.map(({ dispatchId }) => dispatchId),
      copies: gone.map(({ copy }) => copy),
    }),
  );
  if (rows.length === 0) return;
  await probe('gateway.dispatch-rescued');
  rescued.inc({ queue }, rows.length);
  log.warn('messages were gone from the broker, their dispatches go out again', {
    queue,
    dispatches: rows.length,
    first_task_id: rows[0]?.task_id,
  });
  deps.onDispatchDue();
}
