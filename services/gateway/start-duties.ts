import type { Loop } from '#libs/runtime/loop.ts';
import { startExpireCrawls } from './expire-crawls.ts';
import { startFinishCrawls } from './finish-crawls.ts';
import { startMeasureBacklog } from './measure-backlog.ts';
import { startMeasureOutbox } from './measure-outbox.ts';
import { startMeasureSites } from './measure-sites.ts';
import { startMendStates } from './mend-states.ts';
import type { ProtocolDeps } from './protocol-deps.ts';
import { startRescue } from './rescue-dispatches.ts';
import { startSweepLeases } from './sweep-leases.ts';
import { startReturnPermits } from './tidy-protocol.ts';

/** Starts every duty of the protocol; any number of gateways may run them at once. */
export function startDuties(deps: ProtocolDeps): readonly Loop[] {
  return [
    startSweepLeases(deps),
    startExpireCrawls(deps),
    startFinishCrawls(deps),
    ...startRescue(deps),
    startMendStates(deps),
    startReturnPermits(deps),
    startMeasureOutbox(deps),
    startMeasureBacklog(deps),
    startMeasureSites(deps),
  ];
}
