import type { _jobradar_worker_v1_SettleFetchesRequest_Settlement$Input as Settlement } from '#libs/proto/gen/jobradar/worker/v1/SettleFetchesRequest.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import type { HopResult } from './fetch-contract.ts';

const latencyMsMax = 60_000;
const retryAfterMsMax = 86_400_000;
const unspecified = 'FAILURE_REASON_UNSPECIFIED';

/** What the gateway is told of a permit that was used. */
export function settlementOf(permitId: string, result: HopResult): Settlement {
  const { status, latencyMs, retryAfterMs, failure } = result;
  const isAnswer = status >= 100 && status <= 599;
  return {
    permitId,
    httpStatus: isAnswer ? status : 0,
    latency: toDuration(Math.min(Math.max(latencyMs, 0), latencyMsMax)),
    ...(retryAfterMs === undefined
      ? {}
      : { retryAfter: toDuration(Math.min(retryAfterMs, retryAfterMsMax)) }),
    failureReason: isAnswer && !isBroken(failure) ? unspecified : (failure?.reason ?? unspecified),
  };
}

// An answer that stalled or broke off tells as much of its site as none.
function isBroken(failure: HopResult['failure']): boolean {
  const reason = failure?.reason;
  return reason === 'FAILURE_REASON_FETCH_TIMEOUT' || reason === 'FAILURE_REASON_CONNECTION_FAILED';
}
