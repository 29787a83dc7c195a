import { isPreview, type Grant } from '#libs/grant/grant.ts';
import type { ReserveFetchesRequest } from '#libs/proto/gen/jobradar/worker/v1/ReserveFetchesRequest.ts';
import type { ReserveFetchesResponse$Input } from '#libs/proto/gen/jobradar/worker/v1/ReserveFetchesResponse.ts';
import { isUniqueViolation } from '#libs/postgres/fault.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import { AppError } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { withTask } from '#libs/telemetry/spans.ts';
import type { DefinitionStore } from './adapters/definition-store.ts';
import {
  reserveForPreviewStatement,
  reserveStatement,
  type ReserveRow,
  type ReserveValues,
} from './adapters/permit-sql.ts';
import { ensureSite } from './adapters/site-store.ts';
import { directiveFor } from './core/directive.ts';
import { paceOf } from './core/pace.ts';
import { permitId, permitWaitsMs } from './core/permits.ts';
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
      ahead_ms: parts.deps.policy.permitAheadMs,
      probe_ms: parts.deps.policy.probeLostMs,
    };
    const row = await reserve(parts, { values, grant });
    if (row.is_key_right && row.site_breaker !== null) return permitsOf(parts, { row, request });
    // Another host of the source, or a site that has no row yet: rare, so it is looked up here.
    await prepareKey(parts, { row, grant, key: request.key });
    const second = await reserve(parts, { values: { ...values, is_other_key: true }, grant });
    return permitsOf(parts, { row: second, request });
  });
}

async function reserve(
  { deps }: PermitParts,
  { values, grant }: { readonly values: ReserveValues; readonly grant: Grant },
): Promise<ReserveRow> {
  const { query, bind } = isPreview(grant) ? reserveForPreviewStatement : reserveStatement;
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
  if (isPreview(grant)) throw previewOver(grant);
  await cutOff({ deps }, grant);
  throw leaseLost(grant);
}

// Its call has ended, or its time is over: a worker that still works for it stops at once.
function previewOver({ taskId }: Grant): AppError {
  return new AppError('aborted', `The preview ${taskId} is over`, { reason: 'LEASE_LOST' });
}

async function prepareKey(
  { deps, definitions }: PermitParts,
  { row, grant, key }: { readonly row: ReserveRow; readonly grant: Grant; readonly key: string },
): Promise<void> {
  const { tenantId, sourceId } = grant;
  const revision = await definitions.get(deps.database, {
    tenantId,
    sourceId,
    revision: row.source_revision ?? 1,
  });
  if (!row.is_key_right && !revision.siteKeys.has(key)) throw keyNotAllowed(key);
  if (row.site_breaker !== null) return;
  const current = await definitions.current(deps.database, { tenantId, sourceId });
  const pace = paceOf(current.definition.politeness, row.authorized_per_second);
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
    // When the next slot is due is known, and all who want it ask for it then: whoever came later
    // would lose it to those who have just had one. Until one in flight is settled is not known.
    const settledInMs = Math.max(Math.min(row.site_gap_ms ?? 0, 1_000), askMsMin);
    return {
      blockedFor: toDuration(readyInMs > askMsMin ? readyInMs : settledInMs),
      reason: `${inFlight} requests of the site are in flight, as many as may be`,
    };
  }
  const horizonMs = row.site_breaker === 'CLOSED' ? askMsMin : deps.policy.permitHorizonMs;
  const waitMs = Math.max(readyInMs, horizonMs);
  return {
    blockedFor: toDuration(waitMs),
    reason:
      row.site_breaker === 'CLOSED'
        ? `the site takes no request for ${Math.ceil(waitMs)} ms`
        : `the site does not answer, and is asked again in ${Math.ceil(waitMs / 1000)} s`,
  };
}

// Another one was faster: who asks again at once only meets it again.
const askMsMin = 20;

/** The refusal of a site that is not one of the source's. */
export function keyNotAllowed(key: string): AppError {
  return new AppError('permission_denied', `"${key}" is not a site of this source`, {
    reason: 'URL_NOT_ALLOWED',
  });
}
