import { setTimeout } from 'node:timers/promises';
import type { SealRunsRequest$Input } from '#libs/proto/gen/jobradar/storage/v1/SealRunsRequest.ts';
import type { ListEnd } from '#libs/proto/gen/jobradar/v1/ListEnd.ts';
import { startLoop, type Loop } from '#libs/runtime/loop.ts';
import { messageOf } from '#libs/runtime/errors.ts';
import { probe } from '#libs/runtime/probe.ts';
import { log } from '#libs/telemetry/log.ts';
import { gauge } from '#libs/telemetry/metrics.ts';
import { noCarrier } from '#libs/telemetry/carrier.ts';
import { attributes, metricNames, spanNames } from '#libs/telemetry/names.ts';
import {
  currentCarrier,
  currentTraceId,
  inSpan,
  type Carrier,
  type SpanOptions,
} from '#libs/telemetry/spans.ts';
import { forTask } from '#libs/telemetry/task-context.ts';
import {
  endSealed,
  oldestUnsealed,
  takeUnsealed,
  type EndedRow,
  type SealableRow,
} from './adapters/seal-sql.ts';
import { rememberShapes } from './adapters/shape-store.ts';
import { totalsAsCounts } from './core/counts.ts';
import type { ProtocolDeps } from './protocol-deps.ts';

/*
 * Verdict, seal, end. The gateway that wrote a verdict finishes it at once; under load what comes
 * together is sealed together. The duty of any gateway takes up what a dead one left, or what
 * storage could not do, again and again and never by force.
 */

/** Finishes crawls beside the call that gave the verdict; disposing waits for what is under way. */
export interface Finisher extends AsyncDisposable {
  finish(crawl: SealableRow): void;
}

interface Waiting {
  readonly crawl: SealableRow;
  readonly carrier: Carrier;
}

const batchMax = 100;
// A crawl alone is finished at once. Under load verdicts are gathered for a moment: ten together
// cost the databases little more than one.
const loadWithinMs = 200;
const gatherMs = 50;
// More than this waits for the duty: storage is away, and its verdicts are safe in their table.
const waitingMax = 1_000;
const sealDeadlineMs = 10_000;

const oldestAge = gauge({
  name: metricNames.oldestUnsealedAge,
  help: 'Age of the oldest verdict whose run is not sealed, in seconds',
});

/** Makes the finisher of one process. */
export function createFinisher(deps: ProtocolDeps): Finisher {
  const waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  let startedMs = Number.NEGATIVE_INFINITY;

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const sinceMs = performance.now() - startedMs;
      if (sinceMs < loadWithinMs) await setTimeout(gatherMs);
      startedMs = performance.now();
      const batch = waiting.splice(0, batchMax);
      await sealAndEnd(deps, batch).catch((error: unknown) => {
        log.warn('crawls could not be finished at once, the duty goes on', {
          crawls: batch.length,
          error: messageOf(error),
        });
      });
    }
    running = undefined;
  };

  return {
    finish(crawl) {
      if (waiting.length >= waitingMax) return;
      waiting.push({ crawl, carrier: currentCarrier() });
      running ??= run();
    },
    async [Symbol.asyncDispose]() {
      await running;
    },
  };
}

/** The duty that seals and ends what nobody finished. */
export function startFinishCrawls(deps: ProtocolDeps): Loop {
  const { database, policy } = deps;
  return startLoop({
    name: 'finish-crawls',
    everyMs: policy.dutyPollMs,
    async run() {
      const { query, bind } = takeUnsealed;
      const values = {
        limit: batchMax,
        base_ms: policy.sealRetryBaseMs,
        max_ms: policy.sealRetryMaxMs,
      };
      const due = await database.rows(query, bind(values));
      if (due.length > 0) {
        await sealAndEnd(
          deps,
          due.map((crawl) => ({ crawl, carrier: noCarrier })),
        );
      }
      oldestAge.set((await database.first(oldestUnsealed))?.age_s ?? 0);
      return due.length === batchMax ? 'again' : 'wait';
    },
  });
}

// What runs here began in the call of one crawl, and goes on for others.
async function sealAndEnd(deps: ProtocolDeps, batch: readonly Waiting[]): Promise<void> {
  const [first] = batch;
  const taskId = batch.length === 1 && first !== undefined ? first.crawl.task_id : '';
  await forTask(taskId, () => sealTogether(deps, batch));
}

async function sealTogether(deps: ProtocolDeps, batch: readonly Waiting[]): Promise<void> {
  await inSpan(spanNames.sealRuns, spanOptions(batch), async () => {
    const request: SealRunsRequest$Input = { runs: batch.map(({ crawl }) => runOf(crawl)) };
    const { results } = await deps.storage.SealRuns(request, { deadlineMs: sealDeadlineMs });
    await probe('gateway.run-sealed');
    const sealed = results.filter((result) => result.sealed);
    const { query, bind } = endSealed;
    const ended = await deps.database.rows(
      query,
      bind({
        task_ids: sealed.map((result) => result.crawl.replace('crawls/', '')),
        totals: sealed.map((result) => JSON.stringify(totalsAsCounts(result.totals))),
        actor: 'finisher',
        trace_id: currentTraceId(),
      }),
    );
    await probe('gateway.end-committed');
    tell(deps, ended);
    await remember(deps, ended);
    if (sealed.length < batch.length) {
      log.warn('storage did not seal all runs, they are tried again', {
        asked: batch.length,
        sealed: sealed.length,
      });
    }
  });
}

// The crawls have ended: what they looked like is worth a try, and no more.
async function remember(deps: ProtocolDeps, ended: readonly EndedRow[]): Promise<void> {
  const taskIds = ended.map(({ task_id: taskId }) => taskId);
  await rememberShapes(deps.database, taskIds).catch((error: unknown) => {
    log.warn('what runs looked like is not remembered', {
      crawls: taskIds.length,
      error: messageOf(error),
    });
  });
}

function tell(deps: ProtocolDeps, ended: readonly EndedRow[]): void {
  for (const row of ended) {
    log.info('crawl ended', { task_id: row.task_id, state: row.state, source: row.source_id });
    deps.onTaskChanged(row.task_id);
  }
}

function runOf(crawl: SealableRow) {
  return {
    crawl: `crawls/${crawl.task_id}`,
    tenantId: crawl.tenant_id,
    source: `sources/${crawl.source_id}`,
    epoch: crawl.epoch,
    verdict: `STATE_${crawl.verdict ?? 'FAILED'}`,
    completeness: `COMPLETENESS_${crawl.completeness ?? 'UNSPECIFIED'}`,
    listEnd: `LIST_END_${crawl.list_end ?? 'UNSPECIFIED'}` as ListEnd,
    itemsFound: crawl.items_found,
  } as const;
}

// A seal alone belongs to the call that gave the verdict; a batch to all of them alike.
function spanOptions(batch: readonly Waiting[]): SpanOptions {
  const [first] = batch;
  const shared = { kind: 'internal', attributes: { [attributes.count]: batch.length } } as const;
  if (batch.length === 1 && first !== undefined && first.carrier.traceparent !== '') {
    return { ...shared, parent: first.carrier };
  }
  return { ...shared, root: true, links: batch.map(({ carrier }) => carrier) };
}
