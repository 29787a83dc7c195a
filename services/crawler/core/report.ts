import { hash } from 'node:crypto';

import type { CrawlCounts$Input } from '#libs/proto/gen/jobradar/v1/CrawlCounts.ts';
import type { CrawlItemFailure$Input } from '#libs/proto/gen/jobradar/v1/CrawlItemFailure.ts';
import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import type { RunTotals } from '#libs/proto/gen/jobradar/storage/v1/RunTotals.ts';
import type { FailureFacts } from './failure.ts';

const keptMax = 1_000;
const sentMax = 200;
const sentOctetsMax = 160 * 1_024;
const messageCharsMax = 500;
const urlCharsMax = 2_048;
const externalIdCharsMax = 200;
const listMax = 20;
const retryAfterMsMax = 86_400_000;

/** What this execution did itself; pages and jobs are told by the plan and by storage. */
export interface Tally {
  readonly listPagesRead: number;
  readonly detailPagesRead: number;
  readonly pagesFailed: number;
  readonly itemsFound: number;
  readonly itemsDuplicate: number;
  readonly itemsFailed: number;
  readonly fetches: number;
  readonly fetchRetries: number;
  readonly bytesReceived: number;
}

/** An item or page that failed while the crawl goes on. */
export interface ItemFailureFacts {
  readonly failure: FailureFacts;
  readonly externalId: string | undefined;
  /** List page, from 1. */
  readonly page: number;
  /** Place on the page; undefined = the page itself. */
  readonly index: number | undefined;
  readonly violations: readonly { readonly field: string; readonly description: string }[];
}

/** The books of one execution: counts, and the item failures not yet told to the gateway. */
export interface Report {
  add(tally: Partial<Tally>): void;
  /** Storage's totals of the run, as last returned. */
  setTotals(totals: RunTotals): void;
  addItemFailure(facts: ItemFailureFacts): void;
  counts(): CrawlCounts$Input;
  /** As many failures as one call can hold; told again until they are confirmed. */
  unsentFailures(): readonly CrawlItemFailure$Input[];
  confirmFailures(sent: readonly CrawlItemFailure$Input[]): void;
  readonly unsentCount: number;
}

/** Opens the books of one execution of a crawl ("crawls/{uuid}"). */
export function createReport(crawl: string): Report {
  const tally = { ...noTally };
  let totals: Partial<RunTotals> = {};
  let unsent: CrawlItemFailure$Input[] = [];
  let kept = 0;
  return {
    add(more) {
      for (const key of tallyKeys) tally[key] += more[key] ?? 0;
    },
    setTotals(found) {
      totals = found;
    },
    addItemFailure(facts) {
      tally.itemsFailed += 1;
      // All are counted, the first thousand are told: the list is bounded, the count is not.
      if (kept >= keptMax) return;
      kept += 1;
      unsent.push(toItemFailure(crawl, facts));
    },
    counts() {
      const { jobsMissing = 0, jobsClosed = 0, ...jobs } = totals;
      const bytesReceived = String(tally.bytesReceived);
      return { ...tally, bytesReceived, ...jobs, jobsMissing, jobsClosed };
    },
    unsentFailures() {
      return fitting(unsent);
    },
    get unsentCount() {
      return unsent.length;
    },
    confirmFailures(sent) {
      const ids = new Set(sent.map(({ id }) => id));
      unsent = unsent.filter(({ id }) => !ids.has(id));
    },
  };
}

/** A failure as the wire has it, cut to its bounds. */
export function toFailure(facts: FailureFacts, traceId = ''): Failure$Input {
  const { httpStatus, retryAfterMs } = facts;
  return {
    reason: facts.reason,
    stage: facts.stage,
    message: facts.message.slice(0, messageCharsMax),
    url: facts.url.length > urlCharsMax ? '' : facts.url,
    httpStatus: httpStatus >= 100 && httpStatus <= 599 ? httpStatus : 0,
    traceId,
    ...(retryAfterMs === undefined ? {} : { retryAfter: toDuration(retryAfterMs) }),
    contractChanges: facts.changes.slice(0, listMax).map(({ path, reason }) => ({
      path: path.slice(0, 512),
      reason,
    })),
  };
}

/** The id of an item's failure: the same for the same crawl, page and item, so stored once. */
export function itemFailureId(
  crawl: string,
  facts: Pick<ItemFailureFacts, 'page' | 'index' | 'externalId' | 'failure'>,
): string {
  const item = facts.externalId ?? facts.index ?? facts.failure.url;
  const digest = hash('sha256', `${crawl}\n${facts.page}\n${item}`, 'buffer');
  // A UUID of version 8: its bits are ours to fill.
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const noTally: Tally = {
  listPagesRead: 0,
  detailPagesRead: 0,
  pagesFailed: 0,
  itemsFound: 0,
  itemsDuplicate: 0,
  itemsFailed: 0,
  fetches: 0,
  fetchRetries: 0,
  bytesReceived: 0,
};
const tallyKeys = [
  'listPagesRead',
  'detailPagesRead',
  'pagesFailed',
  'itemsFound',
  'itemsDuplicate',
  'itemsFailed',
  'fetches',
  'fetchRetries',
  'bytesReceived',
] as const satisfies readonly (keyof Tally)[];

/** An item that failed as the wire has it, cut to its bounds. */
export function toItemFailure(crawl: string, facts: ItemFailureFacts): CrawlItemFailure$Input {
  return {
    id: itemFailureId(crawl, facts),
    failure: toFailure(facts.failure),
    externalId: (facts.externalId ?? '').slice(0, externalIdCharsMax),
    page: facts.page,
    index: facts.index ?? 0,
    violations: facts.violations.slice(0, listMax).map(({ field, description }) => ({
      field: field.slice(0, 128),
      description: description.slice(0, 300),
    })),
  };
}

function fitting(failures: readonly CrawlItemFailure$Input[]): CrawlItemFailure$Input[] {
  const fits: CrawlItemFailure$Input[] = [];
  let octets = 0;
  for (const failure of failures.slice(0, sentMax)) {
    octets += Buffer.byteLength(JSON.stringify(failure));
    if (octets > sentOctetsMax) break;
    fits.push(failure);
  }
  return fits;
}

function toDuration(ms: number): { seconds: string; nanos: number } {
  const whole = Math.min(Math.max(Math.round(ms), 0), retryAfterMsMax);
  return { seconds: String(Math.floor(whole / 1_000)), nanos: (whole % 1_000) * 1_000_000 };
}
