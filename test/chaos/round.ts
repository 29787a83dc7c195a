/* One round: crawls begin, faults strike, all is healed, all crawls end, and the auditor looks. */
import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { isClean, type AuditReport } from '../../scripts/audit/finding.ts';
import { generateJobs } from '../../services/targetlab/core/generate-jobs.ts';
import { auditWorld } from '../support/audit-world.ts';
import { until } from '../support/until.ts';
import type { World } from '../support/world.ts';
import type { Arena } from './arena.ts';
import { strike, type Struck } from './faults.ts';
import { storyOfLast } from './slow-crawl.ts';
import type { PlannedCrawl, PlannedSiteFault, RoundPlan } from './plan.ts';

/** How a round went. */
export interface RoundResult {
  readonly plan: RoundPlan;
  readonly ms: number;
  /** From the last heal to the last end of a crawl. */
  readonly tailMs: number;
  /** Of a round with a long tail: the story of its last crawl. */
  readonly story: readonly string[];
  readonly struck: readonly Struck[];
  /** Crawls by the state that they ended in. */
  readonly ends: Readonly<Record<string, number>>;
  readonly report: AuditReport;
  /** What is wrong; empty when all is well. */
  readonly complaints: readonly string[];
}

interface CrawlEnd {
  readonly task_id: string;
  readonly source_id: string;
  readonly state: string;
  readonly wait_reason: string | null;
  readonly attempt: number;
  readonly executions: number;
  readonly failure_reason: string | null;
  readonly is_cancelled: boolean;
}

const jobsPerBoard = 6;
const callMs = 5_000;
const createWithinMs = 60_000;
const endWithinMs = 60_000;
const longTailMs = 12_000;
// Losses in a row without progress are five at most; releases and retries come on top.
const executionsMax = 12;

/** Plays a round; what is wrong is told, not thrown, unless the arena itself broke. */
export async function playRound(arena: Arena, plan: RoundPlan): Promise<RoundResult> {
  const { world } = arena;
  const beganMs = performance.now();
  prepareBoards(world, plan);
  const strikes = Promise.all(plan.faults.map((fault) => strike(arena, fault, beganMs)));
  const crawls = Promise.all(plan.crawls.map((crawl) => play(arena, crawl, beganMs)));
  const [struck, taskIds] = await Promise.all([strikes, crawls]);
  for (const board of world.boards) board.clearFaults();
  const healedMs = performance.now();
  const ended = await endsOf(world, taskIds);
  const tailMs = performance.now() - healedMs;
  const report = await auditWorld(world);
  return {
    plan,
    ms: performance.now() - beganMs,
    tailMs,
    story: tailMs > longTailMs ? await storyOfLast(world, taskIds) : [],
    struck,
    ends: countStates(ended),
    report,
    complaints: [
      ...complaintsAbout(ended, plan.siteFaults.length > 0),
      ...(await complaintsAboutJobs(world, ended)),
      ...(isClean(report) ? [] : ['the auditor found something']),
    ],
  };
}

/* New jobs in every round: an effect that is there twice, or not at all, is this round's. */
function prepareBoards(world: World, { round, siteFaults }: RoundPlan): void {
  for (const [index, board] of world.boards.entries()) {
    const jobs = generateJobs({ seed: round * 10 + index, count: jobsPerBoard });
    board.setJobs(jobs.map((job) => ({ ...job, externalId: `${job.externalId}-${round}` })));
  }
  for (const fault of siteFaults) {
    world.boards[fault.board]?.addFault({
      path: '/jobs*',
      times: fault.times,
      what: whatOf(fault),
    });
  }
}

function whatOf({ what }: PlannedSiteFault) {
  switch (what) {
    case 'error':
      return { kind: 'status', status: 502 } as const;
    case 'delay':
      return { kind: 'delay', delayMs: 400 } as const;
    case 'cut-off':
      return { kind: 'cut-off', afterBytes: 200 } as const;
  }
}

/* As a good client does: a call whose answer is lost is repeated under the same id. */
async function play(arena: Arena, crawl: PlannedCrawl, beganMs: number): Promise<string> {
  const { world, sources } = arena;
  const at = async (ms: number): Promise<void> =>
    await rest(Math.max(0, beganMs + ms - performance.now()));
  await at(crawl.atMs);
  const request = {
    crawl: { source: sources[crawl.board] ?? '', maxPages: 10 },
    conflictPolicy: 'CONFLICT_POLICY_ALLOW' as const,
    requestId: randomUUID(),
  };
  const name = await insist('a crawl to be accepted', async () => {
    const answer = await world.api.crawls.CreateCrawl(request, { deadlineMs: callMs });
    return answer.crawl?.name;
  });
  if (crawl.cancelAtMs !== undefined) {
    await at(crawl.cancelAtMs);
    await insist('a cancel to be taken', async () => {
      const answer = await world.api.crawls.CancelCrawl(
        { name, note: 'chaos' },
        { deadlineMs: callMs },
      );
      return answer.crawl?.name;
    });
  }
  return name.replace('crawls/', '');
}

async function insist<T>(what: string, call: () => Promise<T | undefined>): Promise<T> {
  let last: unknown;
  const look = async (): Promise<T | undefined> =>
    await call().catch((error: unknown) => {
      last = error;
      return undefined;
    });
  return await until(what, look, { withinMs: createWithinMs, everyMs: 100 }).catch(
    (error: unknown) => {
      throw new Error(`${String(error)}: ${String(last)}`, { cause: last });
    },
  );
}

async function endsOf(world: World, taskIds: readonly string[]): Promise<readonly CrawlEnd[]> {
  let rows: readonly CrawlEnd[] = [];
  const look = async (): Promise<boolean> => {
    rows = await world.sql.rows<CrawlEnd>(
      `select task_id, source_id, state, wait_reason, attempt, failure_reason,
              cancel_time is not null is_cancelled,
              (select count(*)::int from gateway.executions e where e.task_id = t.task_id)
                executions
         from gateway.crawl_tasks t where task_id = any ($1)
        order by end_time is not null, create_time`,
      [taskIds],
    );
    return rows.length === taskIds.length && rows.every(({ state }) => isEnd(state));
  };
  // Those that have not ended in time are told one by one.
  await until('all crawls to end', look, { withinMs: endWithinMs, everyMs: 100 }).catch(
    () => undefined,
  );
  return rows;
}

function isEnd(state: string): boolean {
  return /^(?:SUCCEEDED|PARTIALLY_SUCCEEDED|FAILED|CANCELLED|EXPIRED)$/u.test(state);
}

function complaintsAbout(ended: readonly CrawlEnd[], hasSiteFaults: boolean): readonly string[] {
  return ended.flatMap((crawl) => {
    const { state, is_cancelled: isCancelled, executions } = crawl;
    // A site that answers wrongly may cost a crawl all its attempts.
    const isRight =
      state === 'SUCCEEDED' ||
      (state === 'CANCELLED' && isCancelled) ||
      (isEnd(state) && hasSiteFaults && state !== 'EXPIRED');
    if (!isRight) return [`must not end so: ${JSON.stringify(crawl)}`];
    return executions <= executionsMax ? [] : [`too many executions: ${JSON.stringify(crawl)}`];
  });
}

/* The jobs that the boards show now: each is there once, as it was first written. */
async function complaintsAboutJobs(
  world: World,
  ended: readonly CrawlEnd[],
): Promise<readonly string[]> {
  const succeeded = ended.filter(({ state }) => state === 'SUCCEEDED');
  const wasRead = new Set(succeeded.map(({ source_id: id }) => id.replace('targetlab-', '')));
  const ids = world.boards
    .filter(({ board }) => wasRead.has(board.id))
    .flatMap(({ board }) => board.jobs.map(({ externalId }) => `${board.id}/${externalId}`));
  const rows = await world.sql.rows<{ key: string; jobs: number; versions: number }>(
    `select replace(source_id, 'targetlab-', '') || '/' || external_id as key,
            count(distinct job_id)::int jobs, count(*)::int versions
       from storage.jobs join storage.job_versions using (job_id)
      group by 1`,
  );
  const known = new Map(rows.map((row) => [row.key, row]));
  return ids.flatMap((key) => {
    const row = known.get(key);
    if (row?.jobs === 1 && row.versions === 1) return [];
    return [`job ${key}: ${row?.jobs ?? 0} rows, ${row?.versions ?? 0} versions; must be one`];
  });
}

function countStates(ended: readonly CrawlEnd[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { state } of ended) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
