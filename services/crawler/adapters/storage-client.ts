import type { CallOptions, RpcClient } from '#libs/grpc/connect.ts';
import { RpcError } from '#libs/grpc/rpc-error.ts';
import type { Observation$Input } from '#libs/proto/gen/jobradar/storage/v1/Observation.ts';
import type { RunTotals } from '#libs/proto/gen/jobradar/storage/v1/RunTotals.ts';
import type { StorageServiceDefinition } from '#libs/proto/gen/jobradar/storage/v1/StorageService.ts';
import type { _jobradar_storage_v1_UpsertJobsResponse_Outcome as UpsertOutcome } from '#libs/proto/gen/jobradar/storage/v1/UpsertJobsResponse.ts';
import type { FieldViolation } from '#libs/runtime/errors.ts';
import { abortableRest } from '#libs/runtime/rest.ts';
import type { Ending } from '../core/ending.ts';
import type { Holder } from './holder.ts';
import { faultOf, outageBackoff, type OutageWatch } from './outage.ts';

const service = 'storage';
const renewalsMax = 3;

/** What became of one observation. */
export interface StoredResult {
  readonly outcome: UpsertOutcome;
  readonly violations: readonly FieldViolation[];
}

export type UpsertResult =
  | {
      readonly kind: 'stored';
      /** One for each observation, same order. */
      readonly results: readonly StoredResult[];
      /** Unset when storage took none of them. */
      readonly totals: RunTotals | undefined;
    }
  | { readonly kind: 'ended'; readonly ending: Ending };

/** How long a call is repeated while storage is away. */
export interface StoragePatience {
  /** Tells, before each repeat, whether there is still time. */
  readonly mayWait: () => boolean;
  /** How long one call may take. */
  readonly deadlineMs: () => number;
}

/** Writes of a run; GRANT_EXPIRED is renewed and repeated, an outage waited for. */
export interface StorageClient {
  openRun(holder: Holder, patience: StoragePatience): Promise<UpsertResult>;
  upsertJobs(
    holder: Holder,
    observations: Observation$Input[],
    patience: StoragePatience,
  ): Promise<UpsertResult>;
}

interface StorageDeps {
  readonly rpc: RpcClient<StorageServiceDefinition>;
  readonly watch: OutageWatch;
  readonly random: () => number;
}

type Called<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'ended'; readonly ending: Ending };

/** Makes the client of storage of this process. */
export function createStorageClient(deps: StorageDeps): StorageClient {
  return {
    openRun: (holder, patience) => openRun(deps, holder, patience),
    upsertJobs: (holder, observations, patience) =>
      upsertJobs(deps, { holder, patience }, observations),
  };
}

/** For whom a call is made, and how long it may wait. */
interface Caller {
  readonly holder: Holder;
  readonly patience: StoragePatience;
}

async function openRun(
  deps: StorageDeps,
  holder: Holder,
  patience: StoragePatience,
): Promise<UpsertResult> {
  const called = await persist(deps, { holder, patience }, (options) =>
    deps.rpc.OpenRun({ grant: holder.grant }, options),
  );
  if (called.kind === 'refused') throw called.error;
  if (called.kind === 'ended') return called;
  return { kind: 'stored', results: [], totals: called.value.totals ?? undefined };
}

async function upsertJobs(
  deps: StorageDeps,
  caller: Caller,
  observations: Observation$Input[],
): Promise<UpsertResult> {
  const { holder } = caller;
  const called = await persist(deps, caller, (options) =>
    deps.rpc.UpsertJobs({ grant: holder.grant, observations }, options),
  );
  if (called.kind === 'ended') return called;
  if (called.kind === 'answered') {
    const { results, totals } = called.value;
    return { kind: 'stored', results, totals: totals ?? undefined };
  }
  const { error } = called;
  if (!isItemFault(error)) throw error;
  if (observations.length <= 1)
    return { kind: 'stored', results: [rejected(error)], totals: undefined };
  // A border that refuses a batch refuses one of its items: the neighbours are stored without it.
  const middle = Math.ceil(observations.length / 2);
  const first = await upsertJobs(deps, caller, observations.slice(0, middle));
  if (first.kind === 'ended') return first;
  const second = await upsertJobs(deps, caller, observations.slice(middle));
  if (second.kind === 'ended') return second;
  const results = [...first.results, ...second.results];
  return { kind: 'stored', results, totals: second.totals ?? first.totals };
}

async function persist<T>(
  { watch, random }: StorageDeps,
  { holder, patience }: Caller,
  call: (options: CallOptions) => Promise<T>,
): Promise<Called<T>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const value = await call({ signal: holder.lost, deadlineMs: patience.deadlineMs() });
      watch.answered(service);
      return { kind: 'answered', value };
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'lost' || holder.lost.aborted) {
        await sayThatWeLive(holder, random);
        holder.end({ kind: 'lost' });
        return { kind: 'ended', ending: { kind: 'lost' } };
      }
      if (fault === 'refused') return { kind: 'refused', error };
      if (fault === 'away') watch.failed(service, error);
      else if (attempt <= renewalsMax && (await holder.renew())) continue;
      if (!patience.mayWait()) {
        const ending = { kind: 'released', cause: 'CAUSE_STORAGE_UNAVAILABLE' } as const;
        return { kind: 'ended', ending };
      }
      await abortableRest(outageBackoff(attempt, random()), holder.lost);
    }
  }
}

// Another one holds the run: the gateway took us for lost. Only what it hears from us now makes
// that no crash, so it is told before all is dropped.
async function sayThatWeLive(holder: Holder, random: () => number): Promise<void> {
  for (let attempt = 1; attempt <= renewalsMax && !holder.lost.aborted; attempt += 1) {
    if (await holder.renew()) return;
    await abortableRest(outageBackoff(attempt, random()), holder.lost);
  }
}

function rejected({ violations, message }: RpcError): StoredResult {
  const told = violations.length > 0 ? violations : [{ field: '', description: message }];
  return { outcome: 'OUTCOME_REJECTED', violations: told };
}

function isItemFault(error: unknown): error is RpcError {
  if (!(error instanceof RpcError)) return false;
  return error.code === 'invalid_argument' || error.reason === 'MESSAGE_TOO_LARGE';
}
