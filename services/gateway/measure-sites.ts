import { statement } from '#libs/postgres/database.ts';
import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { gauge } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

const sites = gauge({
  name: metricNames.sites,
  help: 'Sites that are held back now: paused (Retry-After, 429), broken, or slowed down',
  labels: ['state'],
});

const countSites = statement<{ paused: number; broken: number; slowed: number }>(
  'count-sites',
  `
  select count(*) filter (where not_before > now())::int as paused,
    count(*) filter (where breaker <> 'CLOSED')::int as broken,
    count(*) filter (where slowdown > 1)::int as slowed
  from sites`,
);

// Sites are few thousand at most, and read whole.
const everyMs = 15_000;

/** Counts the sites that are held back, for the metrics endpoint. */
export function startMeasureSites({ database }: ProtocolDeps): Loop {
  return startLoop({
    name: 'measure-sites',
    everyMs,
    async run() {
      const counts = await database.first(countSites);
      sites.set({ state: 'paused' }, counts?.paused ?? 0);
      sites.set({ state: 'broken' }, counts?.broken ?? 0);
      sites.set({ state: 'slowed' }, counts?.slowed ?? 0);
    },
  });
}
