import { statement } from '#libs/postgres/database.ts';
import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { gauge } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import { queuesOf } from './core/policy.ts';
import { holdsAsSql } from './core/slots.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

const dueAge = gauge({
  name: metricNames.outboxOldestDueAge,
  help: 'How long the longest-waiting dispatch that may go out has been due, in seconds',
});
const underWay = gauge({
  name: metricNames.windowUsed,
  help: 'Dispatches claimed or published and not started, per queue',
  labels: ['queue'],
});

// Over lanes, not over rows: their heads are lower bounds, so this may say more, never less.
const oldestDue = statement<{ age_s: number | null }>(
  'oldest-due',
  `
  select extract(epoch from now() - min(head_at))::float8 as age_s
  from lanes
  where is_open and head_at < 'infinity' and head_at <= now()`,
);

const windowUsed = statement<{ queue: string; used: number }>(
  'window-used',
  `
  select queue, count(*)::int as used
  from dispatches
  where ${holdsAsSql('state')}
  group by queue`,
);

const everyMs = 5_000;

/** Measures the outbox for the metrics endpoint, at a cost that does not grow with the backlog. */
export function startMeasureOutbox({ database, policy }: ProtocolDeps): Loop {
  return startLoop({
    name: 'measure-outbox',
    everyMs,
    async run() {
      dueAge.set((await database.first(oldestDue))?.age_s ?? 0);
      for (const queue of queuesOf(policy)) underWay.set({ queue }, 0);
      for (const { queue, used } of await database.rows(windowUsed)) underWay.set({ queue }, used);
    },
  });
}
