import { attributes } from '#libs/telemetry/names.ts';
import { log } from '#libs/telemetry/log.ts';
import { annotateSpan, currentTraceId } from '#libs/telemetry/spans.ts';
import { toDuration } from '#libs/proto/timestamps.ts';
import { probe } from '#libs/runtime/probe.ts';
import type { LeaseClient, Settlement } from './adapters/lease-client.ts';
import { wordFor, type Ending } from './core/ending.ts';
import type { FailureFacts } from './core/failure.ts';
import { toFailure } from './core/report.ts';
import type { Execution } from './execution.ts';

const extraBeatsMax = 8;
const waitMsMax = 86_400_000;

/**
 * Settles the execution with the gateway: complete, fail or release. True = the gateway knows how
 * it ended, or holds it for lost; the delivery may be acked.
 */
export async function settleTask(
  execution: Execution,
  ending: Ending,
  deps: { readonly leases: LeaseClient; readonly giveUp: AbortSignal },
): Promise<boolean> {
  annotateSpan({ [attributes.outcome]: wordFor(ending), ...aboutFailure(ending) });
  if (ending.kind === 'lost') {
    if (deps.giveUp.aborted) return false;
    log.warn('lease lost, the work is dropped', { epoch: execution.epoch });
    return true;
  }
  await tellEarlierFailures(execution);
  const settlement = settlementOf(execution, ending);
  const result = await deps.leases.settle(settlement, deps.giveUp);
  switch (result.kind) {
    case 'settled':
      await probe('crawler.task-settled');
      if (ending.kind !== 'completed') log.info('crawl not completed', told(ending, result.state));
      return true;
    case 'lost':
      log.warn('lease lost, the work is dropped', { epoch: execution.epoch });
      return true;
    case 'refused':
      return onRefused(execution, settlement, { ...deps, error: result.error });
    case 'stopped':
      return false;
  }
}

/** A bug of ours, as it is told: loudly in log and trace, without a stack in the answer. */
export function internalFailure(url: string): FailureFacts {
  return {
    reason: 'FAILURE_REASON_INTERNAL',
    stage: 'FAILURE_STAGE_UNSPECIFIED',
    message: 'A bug of ours; the trace shows it',
    url,
    httpStatus: 0,
    retryAfterMs: undefined,
    changes: [],
  };
}

// What the gateway does not take as it is, it may take as a defect; else the lease runs out.
async function onRefused(
  execution: Execution,
  settlement: Settlement,
  deps: { readonly leases: LeaseClient; readonly giveUp: AbortSignal; readonly error: unknown },
): Promise<boolean> {
  log.error('settlement refused', { settlement: settlement.kind, error: deps.error });
  const failure = toFailure(internalFailure(''), currentTraceId());
  const request = { grant: execution.grant, failure };
  const again = await deps.leases.settle({ kind: 'fail', request }, deps.giveUp);
  return again.kind !== 'stopped';
}

// A settlement holds 200 item failures; more of them go ahead with heartbeats.
async function tellEarlierFailures(execution: Execution): Promise<void> {
  const { report } = execution;
  for (let beats = 0; beats < extraBeatsMax; beats += 1) {
    if (report.unsentCount <= report.unsentFailures().length) return;
    if (!(await execution.beat())) return;
  }
}

function settlementOf(execution: Execution, ending: Exclude<Ending, { kind: 'lost' }>): Settlement {
  const { report, grant, checkpoint } = execution;
  const itemFailures = [...report.unsentFailures()];
  const common = { grant, counts: report.counts(), checkpoint, itemFailures };
  switch (ending.kind) {
    case 'completed':
      return { kind: 'complete', request: common };
    case 'cancelled':
      return { kind: 'complete', request: { ...common, cancelled: true } };
    case 'failed': {
      const failure = toFailure(ending.failure, currentTraceId());
      return { kind: 'fail', request: { ...common, failure } };
    }
    case 'released': {
      const { cause, waitMs } = ending;
      const wait = waitMs === undefined ? {} : { wait: toDuration(Math.min(waitMs, waitMsMax)) };
      return { kind: 'release', request: { ...common, cause, ...wait } };
    }
  }
}

function aboutFailure(ending: Ending): Readonly<Record<string, string>> {
  if (ending.kind !== 'failed') return {};
  const reason = ending.failure.reason.replace('FAILURE_REASON_', '');
  return { [attributes.failureReason]: reason, [attributes.errorType]: reason };
}

function told(ending: Ending, state: string): Readonly<Record<string, string>> {
  const reason = ending.kind === 'failed' ? { reason: ending.failure.reason } : {};
  return { outcome: wordFor(ending), state, ...reason };
}
