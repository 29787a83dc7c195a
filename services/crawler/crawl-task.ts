import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { probe } from '#libs/runtime/probe.ts';
import { sourceLimitsOf } from '#libs/sources/fetch-limits.ts';
import { userAgent } from '#libs/sources/user-agent.ts';
import { log } from '#libs/telemetry/log.ts';
import type { Fetcher } from './adapters/fetch-contract.ts';
import type { PageParsers } from './adapters/page-parser.ts';
import type { Permits } from './adapters/permits.ts';
import type { RobotsCache } from './adapters/robots-cache.ts';
import type { StorageClient } from './adapters/storage-client.ts';
import type { WorkerIdentity } from './claim-task.ts';
import { stopsSource } from './core/failure.ts';
import { createSeenItems } from './core/seen-items.ts';
import { sliceState } from './core/slice.ts';
import { permitBlockOf } from './core/permit-block.ts';
import { listRulesOf } from './core/list-rules.ts';
import type { Ending } from './core/ending.ts';
import { shapeFromWire } from './core/run-shape.ts';
import { crawlPages } from './crawl-pages.ts';
import { reasonToStop, storeAndKeep, type CrawlWork, type SourceFacts } from './crawl-work.ts';
import type { Execution } from './execution.ts';
import { createHandOver } from './hand-over.ts';
import { expandSource } from './sources/expand-source.ts';
import { noteNewFields } from './watch-drift.ts';

/** What every crawl of this process works with. */
export interface CrawlDeps {
  readonly storage: StorageClient;
  readonly permits: Permits;
  readonly robots: RobotsCache;
  readonly fetcher: Fetcher;
  readonly readerOf: (source: Source) => SourceFacts;
  readonly parsers: PageParsers;
  readonly worker: WorkerIdentity;
  readonly contact: string;
  /** No fetch takes longer, whatever its source says. */
  readonly fetchTotalMsMax: number;
  readonly clock: Clock;
}

/** Does the work of an execution: open the run, crawl, store what is left; returns its ending. */
export async function crawlTask(execution: Execution, deps: CrawlDeps): Promise<Ending> {
  const { storage, clock } = deps;
  // First of all, before any fetch: from its commit on no older holder can write.
  const opened = await storage.openRun(execution, {
    mayWait: () =>
      execution.ending === undefined && sliceState(execution.slice, clock.monotonicMs()) === 'go',
    deadlineMs: () => 5_000,
  });
  if (opened.kind === 'ended') return opened.ending;
  if (opened.totals !== undefined) execution.report.setTotals(opened.totals);
  await probe('crawler.run-opened');
  const work = beginWork(execution, deps);
  const ending = await crawlAndStore(work);
  await work.permits.close();
  return execution.ending?.kind === 'lost' ? execution.ending : ending;
}

async function crawlAndStore(work: CrawlWork): Promise<Ending> {
  const ending = await crawlPages(work);
  const cannotStore =
    ending.kind === 'lost' ||
    (ending.kind === 'released' && ending.cause === 'CAUSE_STORAGE_UNAVAILABLE');
  if (cannotStore) return ending;
  if (ending.kind === 'failed' && stopsSource(ending.failure.reason)) {
    await storeInHurry(work);
    return ending;
  }
  // What was read before the end is kept, however it came: a resumed crawl goes on behind it.
  const unstored = await storeAndKeep(work);
  if (ending.kind === 'completed') noteNewFields(work);
  if (unstored === undefined) return ending;
  const isFinal = ending.kind === 'failed' || ending.kind === 'cancelled';
  return isFinal && unstored.kind !== 'lost' ? ending : unstored;
}

// While we wait for storage, or die of it, others would go on asking a site that has refused.
async function storeInHurry(work: CrawlWork): Promise<void> {
  work.handOver.hurry();
  try {
    await storeAndKeep(work);
  } catch (error) {
    log.error('what was read before a refusal is not stored', { error });
  }
}

function beginWork(execution: Execution, deps: CrawlDeps): CrawlWork {
  const { source, assignment } = execution;
  const { storage, clock, fetcher, robots } = deps;
  const work: CrawlWork = {
    execution,
    fetcher,
    robots,
    clock,
    limits: sourceLimitsOf(source, deps.fetchTotalMsMax),
    whyStop: () => reasonToStop(work),
    reader: deps.readerOf(source),
    parser: deps.parsers.open({ source, signal: execution.signal }),
    permits: deps.permits.open({ holder: execution, blockMax: permitBlockOf(source) }),
    handOver: createHandOver({ execution, storage, clock }),
    userAgent: userAgent(deps.worker.version, source.politeness?.userAgentContact || deps.contact),
    list: listRulesOf(expandSource(source), assignment.maxPages),
    seen: createSeenItems(execution.stored.plan.lastItems),
    ...execution.stored,
    usual: assignment.usualShapes.map(shapeFromWire),
    detailPagesRead: 0,
    bytesReceived: 0,
  };
  return work;
}
