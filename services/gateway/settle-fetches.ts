import type { Queries } from '#libs/postgres/database.ts';
import type { SettleFetchesRequest } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesRequest.ts';
import type { SettleFetchesResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesResponse.ts';
import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import { probe } from '#libs/runtime/probe.ts';
import { log } from '#libs/telemetry/log.ts';
import { counter } from '#libs/telemetry/metrics.ts';
import { metricNames } from '#libs/telemetry/names.ts';
import {
  adjustSite,
  lockMood,
  settlePermits,
  type SettlePermitsValues,
  type SiteMood,
  type SitePace,
} from './adapters/settle-permits-sql.ts';
import { breakerAfter, type BreakerChange } from './core/breaker.ts';
import { freshOf, settledBits, type FreshSettlement, type Settlement } from './core/permits.ts';
import { fateOf, latencyOf, tempoAfter, type TempoChange } from './core/throttle.ts';
import { keyNotAllowed } from './permits.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/*
 * Settling permits. Almost every call tells good news of a calm site: one statement. Otherwise the
 * answers also move the site's tempo and breaker: decided by pure functions, written under the
 * site's row. What goes on in a transaction of its own may be lost with the process, and is only
 * good news: bad news is committed together with the permits it was told for, so each counts once.
 */

const slowdowns = counter({
  name: metricNames.siteSlowdowns,
  help: 'How often a site was asked more slowly from then on, by what it did',
  labels: ['cause'],
});
const breakerMoves = counter({
  name: metricNames.siteBreakerMoves,
  help: 'How often the breaker of a site opened or closed',
  labels: ['state'],
});

/** Tells how fetches went: settles each permit once, and moves the site for everybody. */
export async function settleFetches(
  deps: ProtocolDeps,
  request: SettleFetchesRequest,
): Promise<SettleFetchesResponse$Input> {
  const { database, grants } = deps;
  const grant = grants.verifier.verify(request.grant);
  const settlements = settlementsOf(request);
  const bits = settledBits(settlements);
  // Also from a worker that has lost its lease: what the site said holds for everybody.
  const values: SettlePermitsValues = {
    task_id: grant.taskId,
    epoch: grant.epoch,
    site_key: request.key,
    reservation_ids: bits.map((entry) => entry.reservationId),
    settled_bits: bits.map((entry) => entry.settled),
    unused_bits: bits.map((entry) => entry.unused),
    latency_ms: latencyOf(settlements) ?? null,
  };
  const question: Question = { deps, settlements, values };
  const isBadNews = settlements.some((settlement) =>
    ['throttled', 'failed'].includes(fateOf(settlement)),
  );
  const outcome = isBadNews
    ? await database.inTransaction((tx) => settleBadNews(tx, question))
    : await settleGoodNews(question);
  if (outcome === undefined) throw keyNotAllowed(request.key);
  await probe('gateway.permits-settled');
  const { pace, moved } = outcome;
  if (moved !== undefined) tell(request.key, moved);
  return { blockedFor: toDuration(pace.blockedMs), requestsPerSecond: 1000 / pace.gapMs };
}

/** What the site allows now, and by what it was moved, if it was. */
interface Outcome {
  readonly pace: SitePace;
  readonly moved?: Change & { readonly before: SiteMood };
}

interface Question {
  readonly deps: ProtocolDeps;
  readonly settlements: readonly Settlement[];
  readonly values: SettlePermitsValues;
}

async function settleGoodNews({
  deps,
  settlements,
  values,
}: Question): Promise<Outcome | undefined> {
  const { database } = deps;
  const settled = await settlePermits(database, values);
  if (settled === undefined) return undefined;
  const fresh = freshOf(settlements, settled.fresh);
  const { mood } = settled;
  if (!isToChange(mood, changeBy(deps, { mood, fresh }))) return { pace: mood };
  return database.inTransaction(async (tx) => {
    const locked = await lockMood(tx, values.site_key, mood.tempo.usualLatencyMs);
    return locked === undefined ? undefined : adjust(tx, { deps, mood: locked, fresh, values });
  });
}

// The statement that settles has locked the site's row, and read it as it is.
async function settleBadNews(
  tx: Queries,
  { deps, settlements, values }: Question,
): Promise<Outcome | undefined> {
  const settled = await settlePermits(tx, values);
  if (settled === undefined) return undefined;
  const fresh = freshOf(settlements, settled.fresh);
  return adjust(tx, { deps, mood: settled.mood, fresh, values });
}

interface Change {
  readonly tempo: TempoChange;
  readonly breaker: BreakerChange;
}

interface News {
  readonly mood: SiteMood;
  readonly fresh: readonly FreshSettlement[];
}

function changeBy({ policy }: ProtocolDeps, { mood, fresh }: News): Change {
  const answers = fresh.map((answer) => ({ ...answer, fate: fateOf(answer) }));
  return {
    tempo: tempoAfter(mood.tempo, fresh, policy),
    breaker: breakerAfter(mood.breaker, answers),
  };
}

function isToChange({ tempo, breaker }: SiteMood, change: Change): boolean {
  return (
    change.tempo.slowdown !== tempo.slowdown ||
    change.tempo.throttles !== tempo.throttles ||
    change.tempo.pauseMs !== undefined ||
    change.breaker.state !== breaker.state ||
    change.breaker.failures !== breaker.failures
  );
}

async function adjust(
  tx: Queries,
  {
    deps,
    mood,
    fresh,
    values,
  }: News & { readonly deps: ProtocolDeps; readonly values: SettlePermitsValues },
): Promise<Outcome> {
  const change = changeBy(deps, { mood, fresh });
  if (!isToChange(mood, change)) return { pace: mood };
  const pace = await adjustSite(tx, values.site_key, change);
  return { pace, moved: { ...change, before: mood } };
}

function tell(site: string, { tempo, breaker, before }: NonNullable<Outcome['moved']>): void {
  if (tempo.cause !== undefined) slowdowns.inc({ cause: tempo.cause });
  const { state, failures, openMs } = breaker;
  // A probe that was given back moves it too, and says nothing of the site.
  if (state === before.breaker.state || openMs === 0) return;
  breakerMoves.inc({ state: state.toLowerCase() });
  if (state === 'CLOSED') log.info('site answers again', { site });
  else log.warn('site does not answer', { site, failures, openMs });
}

function settlementsOf({ settlements }: SettleFetchesRequest): readonly Settlement[] {
  return settlements.map((settlement) => ({
    permitId: settlement.permitId,
    isUnused: settlement.unused,
    httpStatus: settlement.httpStatus,
    latencyMs: durationMs(settlement.latency),
    retryAfterMs: durationMs(settlement.retryAfter),
    failureReason: settlement.failureReason,
  }));
}
