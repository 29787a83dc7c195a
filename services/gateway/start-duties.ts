import type { Loop } from '#libs/runtime/loop.ts';
import { startExpireCrawls } from './expire-crawls.ts';
import { startFinishCrawls } from './finish-crawls.ts';
import { startMeasureBacklog } from './measure-backlog.ts';
import { startMeasureOutbox } from './measure-outbox.ts';
import type { ProtocolDeps } from './protocol-deps.ts';
import { startSweepLeases } from './sweep-leases.ts';
import { startDeleteOldRows, startReturnPermits } from './tidy-protocol.ts';

/** Starts every duty of the protocol; any number of gateways may run them at once. */
export function startDuties(deps: ProtocolDeps): readonly Loop[] {
  return [
    startSweepLeases(deps),
    startExpireCrawls(deps),
    startFinishCrawls(deps),
    startReturnPermits(deps),
    startDeleteOldRows(deps),
    startMeasureOutbox(deps),
    startMeasureBacklog(deps),
  ];
}
