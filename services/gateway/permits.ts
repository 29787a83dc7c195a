import type { Grant } from '#libs/grant/grant.ts';
import type { ReserveFetchesRequest } from '#libs/proto/gen/jobradar/worker/v1/ReserveFetchesRequest.ts';
import type { ReserveFetchesResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/ReserveFetchesResponse.ts';
import type { SettleFetchesRequest } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesRequest.ts';
import type { SettleFetchesResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesResponse.ts';
import { isUniqueViolation } from '#libs/postgres/fault.ts';
import { durationMs, toDuration } from '#libs/proto/timestamps.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { withTask } from '#libs/telemetry/spans.ts';
import type { DefinitionStore } from './adapters/definition-store.ts';
import {
  reserveStatement,
  settlePermitsStatement,
  type ReserveRow,
  type ReserveValues,
} from './adapters/permit-sql.ts';
import { ensureSite } from './adapters/site-store.ts';
import { directiveFor } from './core/directive.ts';
import { paceOf } from './core/pace.ts';
import { pauseMs, permitId, permitWaitsMs, settledBits } from './core/permits.ts';
import { cutOff, leaseLost } from './lease-parts.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/* Permits: the right to one request each, for all workers together. */

interface PermitParts {
  readonly deps: ProtocolDeps;
  readonly definitions: DefinitionStore;
}

/** Books the next fetches of a site; a repeat with the same id books nothing twice. */
export async function reserveFetches(
  parts: PermitParts,
  request: ReserveFetchesRequest,
): Promise<ReserveFetchesResponse$Input> {
  const grant = parts.deps.grants.verifier.verify(request.grant);
  return withTask(grant.taskId, async () => {
    const values: ReserveValues = {
      task_id: grant.taskId,
      epoch: grant.epoch,
      lease_ms: parts.deps.policy.leaseMs,
      site_key: request.key,
      is_other_key: false,
      count: request.count,
      reservation_id: request.reservationId,
      horizon_ms: parts.deps.policy.permitHorizonMs,
    };
    const row = await reserve(parts, { values, grant });
    if (row.is_key_right && row.site_breaker !== null) return permitsOf(parts, { row, request });
    // Another host of the source, or a site that has no row yet: rare, so it is looked up here.
    await prepareKey(parts, { row, grant, key: request.key });
    const second = await reserve(parts, { values: { ...values, is_other_key: true }, grant });
    return permitsOf(parts, { row: second, request });
  });
}

/** Tells how fetches went: settles each permit once, and moves the site for everybody. */
export async function settleFetches(
  { database, grants, policy }: ProtocolDeps,
  request: SettleFetchesRequest,
): Promise<SettleFetchesResponse$Input> {
  const grant = grants.verifier.verify(request.grant);
  const settlements = request.settlements.map((settlement) => ({
    permitId: settlement.permitId,
    isUnused: settlement.unused,
    httpStatus: settlement.httpStatus,
    retryAfterMs: durationMs(settlement.retryAfter),
  }));
  const bits = settledBits(settlements);
  const { query, bind } = settlePermitsStatement;
  // Also from a worker that has lost its lease: what the site said holds for everybody.
  const row = await database.first(
    query,
    bind({
      task_id: grant.taskId,
      epoch: grant.epoch,
      site_key: request.key,
      reservation_ids: bits.map((entry) => entry.reservationId),
      settled_bits: bits.map((entry) => entry.settled),
      unused_bits: bits.map((entry) => entry.unused),
      pause_ms: pauseMs(settlements, policy) ?? null,
    }),
  );
  if (row === undefined) throw keyNotAllowed(request.key);
  await probe('gateway.permits-settled');
  return {
    blockedFor: toDuration(row.blocked_ms),
    requestsPerSecond: 1000 / row.gap_ms,
  };
}

async function reserve(
  { deps }: PermitParts,
  { values, grant }: { readonly values: ReserveValues; readonly grant: Grant },
): Promise<ReserveRow> {
  const { query, bind } = reserveStatement;
  const ask = (): Promise<ReserveRow | undefined> => deps.database.first(query, bind(values));
  const row = await ask().catch((error: unknown) => {
    // The same id twice at once: the other call has booked, this one reads what it got.
    if (isUniqueViolation(error)) return ask();
    throw error;
  });
  if (row !== undefined) {
    if ((row.granted ?? 0) > 0) await probe('gateway.permits-booked');
    return row;
  }
  await cutOff({ deps }, grant);
  throw leaseLost(grant);
}

async function prepareKey(
  { deps, definitions }: PermitParts,
  { row, grant, key }: { readonly row: ReserveRow; readonly grant: Grant; readonly key: string },
): Promise<void> {
  const { tenantId, sourceId } = grant;
  const revision = await definitions.get({
    tenantId,
    sourceId,
    revision: row.source_revision ?? 1,
  });
  if (!row.is_key_right && !revision.siteKeys.has(key)) throw keyNotAllowed(key);
  if (row.site_breaker !== null) return;
  const pace = paceOf(revision.definition.politeness, row.authorized_per_second);
  await ensureSite(deps.database, { siteKey: key, tenantId, sourceId, pace });
}

function permitsOf(
  { deps }: PermitParts,
  { row, request }: { readonly row: ReserveRow; readonly request: ReserveFetchesRequest },
): ReserveFetchesResponse$Input {
  const { directive, reason } = directiveFor({
    state: row.state,
    sourceState: row.source_state,
    authorizedInMs: row.authorized_in_ms ?? undefined,
    authorizedForMs: row.authorized_for_ms ?? undefined,
  });
  if (row.granted !== null && row.granted > 0) {
    const waits = permitWaitsMs({
      granted: row.granted,
      firstInMs: row.first_in_ms ?? 0,
      gapMs: row.gap_ms ?? 0,
    });
    return {
      permits: waits.map((waitMs, index) => ({
        id: permitId(request.reservationId, index),
        wait: toDuration(waitMs),
      })),
      directive,
    };
  }
  return { permits: [], directive, ...blocked(row, { reason, deps }) };
}

function blocked(
  row: ReserveRow,
  { reason, deps }: { readonly reason: string; readonly deps: ProtocolDeps },
): Pick<ReserveFetchesResponse$Input, 'blockedFor' | 'reason'> {
  if (reason !== '') return { reason };
  const readyInMs = row.site_ready_in_ms ?? 0;
  const inFlight = row.site_in_flight ?? 0;
  if (inFlight >= (row.site_in_flight_max ?? 0)) {
    return {
      // One of them is settled soon: the pace says when to ask again.
      blockedFor: toDuration(Math.max(row.site_gap_ms ?? 0, readyInMs, inFlightWaitMsMin)),
      reason: `${inFlight} requests of the site are in flight, as many as may be`,
    };
  }
  const horizonMs = row.site_breaker === 'CLOSED' ? 0 : deps.policy.permitHorizonMs;
  return {
    blockedFor: toDuration(Math.max(readyInMs, horizonMs)),
    reason: `the site takes no request for ${Math.ceil(Math.max(readyInMs, horizonMs) / 1000)} s`,
  };
}

const inFlightWaitMsMin = 50;

function keyNotAllowed(key: string): AppError {
  return new AppError('permission_denied', `"${key}" is not a site of this source`, {
    reason: 'URL_NOT_ALLOWED',
  });
}
