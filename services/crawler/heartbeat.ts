import { log } from '#libs/telemetry/log.ts';
import type { LeaseClient } from './adapters/lease-client.ts';
import type { Execution } from './execution.ts';

const retryMs = 1_000;

/**
 * Keeps the lease of an execution: a heartbeat every five seconds with progress, the checkpoint
 * where it moved forward, and new item failures. A crawl that is over before makes no call.
 */
export function startHeartbeat(execution: Execution, leases: LeaseClient): Disposable {
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<boolean> | undefined;
  let isStopped = false;

  // One at a time: whoever needs a new grant meanwhile waits for the same answer.
  execution.beat = () => {
    beating ??= beat().finally(() => {
      beating = undefined;
    });
    return beating;
  };
  plan(execution.heartbeatMs);
  return {
    [Symbol.dispose]() {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  function plan(ms: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void execution.beat(), ms);
  }

  async function beat(): Promise<boolean> {
    try {
      const answered = await sendHeartbeat(execution, leases);
      plan(answered ? execution.heartbeatMs : Math.min(retryMs, execution.heartbeatMs));
      return answered;
    } catch (error) {
      log.error('heartbeat failed', { epoch: execution.epoch, error });
      plan(retryMs);
      return false;
    }
  }
}

async function sendHeartbeat(execution: Execution, leases: LeaseClient): Promise<boolean> {
  const { report, progress } = execution;
  const moved = execution.untoldCheckpoint();
  const itemFailures = [...report.unsentFailures()];
  const result = await leases.heartbeat(
    {
      grant: execution.grant,
      sequence: execution.nextSequence(),
      progress,
      counts: report.counts(),
      itemFailures,
      ...(moved === undefined ? {} : { checkpoint: moved.checkpoint }),
    },
    execution.lost,
  );
  switch (result.kind) {
    case 'away':
      return false;
    case 'lost':
      execution.end({ kind: 'lost' });
      return false;
    case 'answered':
      moved?.told();
      report.confirmFailures(itemFailures);
      execution.obey(result.answer.value, result.answer.sentAtMs);
      return true;
  }
}
