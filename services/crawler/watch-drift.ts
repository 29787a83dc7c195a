import type { JobRecord$Input } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';
import { eventNames } from '#libs/telemetry/names.ts';
import { log } from '#libs/telemetry/log.ts';
import { addSpanEvent } from '#libs/telemetry/spans.ts';
import { driftsFound } from './adapters/metrics.ts';
import {
  driftMessage,
  judgeDrift,
  judgeRecordless,
  newFields,
  type RunStage,
} from './core/drift.ts';
import type { Ending } from './core/ending.ts';
import { stageOf } from './core/failure.ts';
import { isReadWhole } from './core/plan.ts';
import { withCounts, withRecords, type ShapeCounts } from './core/run-shape.ts';
import type { CrawlWork } from './crawl-work.ts';

/**
 * Counts what a page showed, before it is handed over, and holds the run against the runs before
 * it. A jump fails closed: the ending suspends the source, and what is gathered is forgotten.
 */
export function watchDrift(
  work: CrawlWork,
  seen: { readonly records?: readonly JobRecord$Input[]; readonly counts?: Partial<ShapeCounts> },
  at: { readonly url: string; readonly place: 'list' | 'detail' },
): Ending | undefined {
  work.shape = withCounts(withRecords(work.shape, seen.records ?? []), seen.counts ?? {});
  const drifts = [
    ...judgeDrift(work.shape, work.usual, { isWhole: isReadWhole(work.plan) }),
    ...judgeRecordless(work.shape, { stage: stageOfRun(work), usual: work.usual }),
  ];
  if (drifts.length === 0) return undefined;
  for (const { reason } of drifts) driftsFound.inc({ what: reason });
  const message = driftMessage(drifts);
  addSpanEvent(eventNames.drift, { message });
  work.handOver.discard();
  return {
    kind: 'failed',
    failure: {
      reason: 'FAILURE_REASON_CONTRACT_CHANGED',
      stage: stageOf(at.place, 'parse'),
      message,
      url: at.url,
      httpStatus: 200,
      retryAfterMs: undefined,
      changes: drifts.map(({ path, reason }) => ({ path, reason })),
    },
  };
}

// The first pages of a sitemap say nothing of those behind a limit, however many they are.
function stageOfRun({ plan, list }: CrawlWork): RunStage {
  if (plan.page !== 0) return 'under-way';
  const isCut = plan.limitHit !== 'CRAWL_LIMIT_UNSPECIFIED';
  if (!isCut) return 'over';
  return list.isTree === true ? 'under-way' : 'cut';
}

/** Tells what a whole run showed that none before it did: the definition may want to read it. */
export function noteNewFields({ execution, shape, usual }: CrawlWork): void {
  const fields = newFields(shape, usual);
  if (fields.length === 0) return;
  log.info('the source shows more than it did', { source: execution.source.name, fields });
}
