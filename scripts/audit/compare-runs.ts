import type { Finding, FindingKind } from './finding.ts';

/* What the gateway says of a crawl, held against what storage says of its run. */

/** A crawl as the gateway has it. */
export interface ComparedCrawl {
  readonly task_id: string;
  readonly state: string;
  readonly epoch: string;
  readonly has_ended: boolean;
  /** Ended so lately that storage still has all of its run. */
  readonly is_recent: boolean;
  /** created, updated, unchanged, reopened, stale, rejected, closed, missing. */
  readonly counts: readonly number[];
}

/** A run as storage has it. */
export interface ComparedRun {
  readonly task_id: string;
  readonly epoch: string;
  readonly verdict: string | null;
  readonly is_sealed: boolean;
  /** Opened so lately that the gateway still has its crawl. */
  readonly is_recent: boolean;
  readonly counts: readonly number[];
}

/** The checks that need both schemas. */
export const runChecks = {
  'run-of-nobody': {
    kind: 'orphaned',
    what: 'Storage has the run of a crawl that the gateway does not know',
  },
  'run-not-sealed': {
    kind: 'orphaned',
    what: 'A crawl has ended, but storage still takes writes of its run',
  },
  'sealed-while-active': {
    kind: 'orphaned',
    what: 'A run is sealed, but its crawl still waits or runs: its writes will all be refused',
  },
  'ended-without-run': {
    kind: 'lost',
    what: 'A crawl that was begun has ended without a run in storage',
  },
  'ended-without-counts': {
    kind: 'lost',
    what: 'An ended crawl lacks counts that its sealed run has',
  },
  'counts-beyond-run': {
    kind: 'double_effect',
    what: 'An ended crawl counts more than its sealed run',
  },
  'unknown-epoch': {
    kind: 'double_effect',
    what: 'Storage took writes of an epoch that the gateway never gave',
  },
  'sealed-otherwise': {
    kind: 'double_effect',
    what: 'A run was sealed with another epoch or verdict than its crawl ended with',
  },
} as const satisfies Readonly<Record<string, { kind: FindingKind; what: string }>>;

/** The name of such a check. */
export type RunCheck = keyof typeof runChecks;

/** What is wrong between a crawl and its run; either may be missing. */
export function compareRun(
  crawl: ComparedCrawl | undefined,
  run: ComparedRun | undefined,
): readonly Finding[] {
  if (crawl === undefined) {
    return run?.is_recent === true
      ? [finding('run-of-nobody', run.task_id, { epoch: run.epoch, sealed: run.is_sealed })]
      : [];
  }
  if (run === undefined) return missingRun(crawl);
  if (BigInt(run.epoch) > BigInt(crawl.epoch)) {
    return [finding('unknown-epoch', crawl.task_id, { given: crawl.epoch, seen: run.epoch })];
  }
  if (!crawl.has_ended) {
    return run.is_sealed && crawl.state !== 'FINISHING'
      ? [finding('sealed-while-active', crawl.task_id, { state: crawl.state })]
      : [];
  }
  if (!run.is_sealed) return [finding('run-not-sealed', crawl.task_id, { state: crawl.state })];
  return compareEnds(crawl, run);
}

function missingRun(crawl: ComparedCrawl): readonly Finding[] {
  // What was never claimed has no run, and an old one was deleted.
  if (!crawl.has_ended || crawl.epoch === '0' || !crawl.is_recent) return [];
  return [finding('ended-without-run', crawl.task_id, { state: crawl.state, epoch: crawl.epoch })];
}

function compareEnds(crawl: ComparedCrawl, run: ComparedRun): readonly Finding[] {
  const counts = { crawl: crawl.counts, run: run.counts };
  const found: Finding[] = [];
  if (run.epoch !== crawl.epoch || run.verdict !== crawl.state) {
    const ends = { crawl: [crawl.epoch, crawl.state], run: [run.epoch, run.verdict] };
    found.push(finding('sealed-otherwise', crawl.task_id, ends));
  }
  if (crawl.counts.some((count, at) => count < (run.counts[at] ?? 0))) {
    found.push(finding('ended-without-counts', crawl.task_id, counts));
  }
  if (crawl.counts.some((count, at) => count > (run.counts[at] ?? 0))) {
    found.push(finding('counts-beyond-run', crawl.task_id, counts));
  }
  return found;
}

function finding(
  check: RunCheck,
  taskId: string,
  evidence: Readonly<Record<string, unknown>>,
): Finding {
  return { check, ...runChecks[check], ids: { crawl: `crawls/${taskId}` }, evidence };
}
