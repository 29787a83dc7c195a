import type { RpcClient } from '#libs/grpc/connect.ts';
import type { ClaimTaskRequest$Input } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskRequest.ts';
import type { ClaimTaskResponse } from '#libs/proto/gen/jobradar/worker/v1/ClaimTaskResponse.ts';
import type { CompleteTaskRequest$Input } from '#libs/proto/gen/jobradar/worker/v1/CompleteTaskRequest.ts';
import type { FailTaskRequest$Input } from '#libs/proto/gen/jobradar/worker/v1/FailTaskRequest.ts';
import type { HeartbeatTaskRequest$Input } from '#libs/proto/gen/jobradar/worker/v1/HeartbeatTaskRequest.ts';
import type { HeartbeatTaskResponse } from '#libs/proto/gen/jobradar/worker/v1/HeartbeatTaskResponse.ts';
import type { MessageAction } from '#libs/proto/gen/jobradar/worker/v1/MessageAction.ts';
import type { ReleaseTaskRequest$Input } from '#libs/proto/gen/jobradar/worker/v1/ReleaseTaskRequest.ts';
import type { TaskLeaseServiceDefinition } from '#libs/proto/gen/jobradar/worker/v1/TaskLeaseService.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import { faultOf, outageBackoff, type OutageWatch } from './outage.ts';

const service = 'gateway';
const refusalsMax = 5;

/** An answer, and when its request was sent and it arrived, by the monotonic clock. */
export interface Timed<T> {
  readonly value: T;
  readonly sentAtMs: number;
  readonly arrivedAtMs: number;
}

export type ClaimResult =
  | { readonly kind: 'answered'; readonly answer: Timed<ClaimTaskResponse> }
  /** The gateway does not take this request, now or later. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The worker stops. */
  | { readonly kind: 'stopped' };

export type HeartbeatResult =
  | { readonly kind: 'answered'; readonly answer: Timed<HeartbeatTaskResponse> }
  | { readonly kind: 'lost' }
  | { readonly kind: 'away' };

export type SettleResult =
  | { readonly kind: 'settled'; readonly action: MessageAction; readonly state: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'stopped' };

/** How an execution is settled with the gateway. */
export type Settlement =
  | { readonly kind: 'complete'; readonly request: CompleteTaskRequest$Input }
  | { readonly kind: 'fail'; readonly request: FailTaskRequest$Input }
  | { readonly kind: 'release'; readonly request: ReleaseTaskRequest$Input };

/** The gateway's task leases; while it is away, claims and settlements wait for it. */
export interface LeaseClient {
  claim(request: ClaimTaskRequest$Input, signal: AbortSignal): Promise<ClaimResult>;
  heartbeat(request: HeartbeatTaskRequest$Input, signal: AbortSignal): Promise<HeartbeatResult>;
  settle(settlement: Settlement, signal: AbortSignal): Promise<SettleResult>;
}

interface LeaseDeps {
  readonly rpc: RpcClient<TaskLeaseServiceDefinition>;
  readonly clock: Clock;
  readonly watch: OutageWatch;
  readonly random: () => number;
}

type Held<T> =
  | { readonly kind: 'answered'; readonly answer: Timed<T> }
  | { readonly kind: 'lost'; readonly error: unknown }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'stopped' };

/** Makes the client of the leases of this process. */
export function createLeaseClient(deps: LeaseDeps): LeaseClient {
  const { rpc } = deps;
  return {
    async claim(request, signal) {
      // Not aborted once it is sent: a claim that took effect is worked on or given back in order.
      const result = await hold(deps, signal, () => rpc.ClaimTask(request));
      if (result.kind === 'lost') return { kind: 'refused', error: result.error };
      return result;
    },
    heartbeat: (request, signal) => heartbeat(deps, request, signal),
    async settle(settlement, signal) {
      const result = await hold(deps, signal, () => send(rpc, settlement, signal));
      return result.kind === 'answered' ? { kind: 'settled', ...result.answer.value } : result;
    },
  };
}

async function heartbeat(
  { rpc, clock, watch }: LeaseDeps,
  request: HeartbeatTaskRequest$Input,
  signal: AbortSignal,
): Promise<HeartbeatResult> {
  try {
    const answer = await timed(clock, () => rpc.HeartbeatTask(request, { signal }));
    watch.answered(service);
    return { kind: 'answered', answer };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === 'lost') return { kind: 'lost' };
    if (fault !== 'away') throw error;
    if (!signal.aborted) watch.failed(service, error);
    return { kind: 'away' };
  }
}

async function send(
  rpc: LeaseDeps['rpc'],
  settlement: Settlement,
  signal: AbortSignal,
): Promise<{ readonly action: MessageAction; readonly state: string }> {
  switch (settlement.kind) {
    case 'complete': {
      const { action, verdict } = await rpc.CompleteTask(settlement.request, { signal });
      return { action, state: verdict };
    }
    case 'fail':
      return rpc.FailTask(settlement.request, { signal });
    case 'release':
      return rpc.ReleaseTask(settlement.request, { signal });
  }
}

// Holds the call until it is answered: a gateway that is away ends no work.
async function hold<T>(
  { clock, watch, random }: LeaseDeps,
  signal: AbortSignal,
  call: () => Promise<T>,
): Promise<Held<T>> {
  let refusals = 0;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      const answer = await timed(clock, call);
      watch.answered(service);
      return { kind: 'answered', answer };
    } catch (error) {
      if (signal.aborted) break;
      const fault = faultOf(error);
      if (fault === 'lost') return { kind: 'lost', error };
      if (fault === 'away') watch.failed(service, error);
      else refusals += 1;
      if (refusals >= refusalsMax || isFinal(error)) return { kind: 'refused', error };
      await abortableRest(outageBackoff(attempt, random()), signal);
    }
  }
  return { kind: 'stopped' };
}

async function timed<T>(clock: Clock, call: () => Promise<T>): Promise<Timed<T>> {
  const sentAtMs = clock.monotonicMs();
  const value = await call();
  return { value, sentAtMs, arrivedAtMs: clock.monotonicMs() };
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return true;
  return ['invalid_argument', 'permission_denied', 'unimplemented'].includes(String(error.code));
}
