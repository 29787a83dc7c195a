import type { CrawlCounts } from '#libs/proto/gen/jobradar/v1/CrawlCounts.ts';
import type { CrawlCounts$Input } from '#libs/proto/gen/jobradar/v1/CrawlCounts.ts';
import type { Checkpoint } from '#libs/proto/gen/jobradar/worker/v1/Checkpoint.ts';
import type { RunTotals } from '#libs/proto/gen/jobradar/storage/v1/RunTotals.ts';

/** Counts as they are stored: those that are zero may be missing. */
export type StoredCounts = CrawlCounts$Input;

type NumberKey = Exclude<keyof CrawlCounts, 'bytesReceived'>;

// What executions did is added up: at least this much was done.
const summed = ['pagesFailed', 'itemsDuplicate', 'itemsFailed', 'fetches', 'fetchRetries'] as const;
// Storage tells totals of the whole run: the newest holds.
const told = [
  'jobsCreated',
  'jobsUpdated',
  'jobsUnchanged',
  'jobsReopened',
  'jobsStale',
  'jobsRejected',
  'jobsClosed',
  'jobsMissing',
] as const;

/** Adds what one execution did to the crawl's totals. */
export function addExecution(
  total: StoredCounts,
  execution: StoredCounts | null | undefined,
): StoredCounts {
  if (execution === null || execution === undefined) return total;
  const sum: Record<string, number | string> = {};
  for (const key of summed) sum[key] = valueOf(total, key) + valueOf(execution, key);
  // Totals only rise: an execution that stored nothing has heard none.
  for (const key of told) sum[key] = Math.max(valueOf(total, key), valueOf(execution, key));
  const bytes = Number(total.bytesReceived ?? 0) + Number(execution.bytesReceived ?? 0);
  return compact({ ...total, ...sum, bytesReceived: String(bytes) });
}

/** Takes over the pages and items of the accumulated checkpoint, which are distinct ones. */
export function withCheckpoint(
  total: StoredCounts,
  checkpoint: Pick<Checkpoint, 'listPagesRead' | 'detailPagesRead' | 'itemsFound'> | null,
): StoredCounts {
  if (checkpoint === null) return total;
  const { listPagesRead, detailPagesRead, itemsFound } = checkpoint;
  return compact({ ...total, listPagesRead, detailPagesRead, itemsFound });
}

/** The crawl's final totals, as storage gave them at the seal. */
export function totalsAsCounts(totals: RunTotals | null): StoredCounts {
  if (totals === null) return {};
  return Object.fromEntries(told.map((key) => [key, totals[key]]));
}

function valueOf(counts: StoredCounts, key: NumberKey): number {
  return counts[key] ?? 0;
}

function compact(counts: Record<string, unknown>): StoredCounts {
  return Object.fromEntries(
    Object.entries(counts).filter(
      ([, value]) => value !== 0 && value !== '0' && value !== undefined,
    ),
  );
}
