import type { RetentionRule } from '#libs/runtime/retention.ts';

/* How long the gateway keeps what it has written: one line for every table that grows. */

/** The rules, in the order in which they are applied: what hangs on a crawl goes before it. */
export const retentionRules = {
  'item-failures': {
    what: 'item failures of a crawl, and the ids of those beyond the first thousand',
    since: 'the end of the crawl',
    days: 30,
    daysMin: 1,
    rowsMax: 1_000,
    isWalk: false,
  },
  dispatches: {
    what: 'dispatches that were started or voided, but for the newest of a crawl that goes on',
    since: 'the dispatch was written',
    days: 7,
    daysMin: 1,
    rowsMax: 1_000,
    isWalk: false,
  },
  crawls: {
    what: 'ended crawls with their events and executions, unless a replay of them goes on',
    since: 'the end of the crawl',
    days: 90,
    daysMin: 1,
    rowsMax: 50,
    isWalk: false,
  },
  'dead-letters': {
    what: 'dead letters that were replayed or discarded; open ones never',
    since: 'it was resolved',
    days: 90,
    daysMin: 1,
    rowsMax: 500,
    isWalk: false,
  },
  'idempotency-keys': {
    what: 'request ids of submissions and changes',
    since: 'the first request',
    days: 1,
    daysMin: 1,
    rowsMax: 1_000,
    isWalk: false,
  },
  reservations: {
    what: 'blocks of permits that are settled',
    since: 'they were booked',
    // A repeat of the booking comes within the slice.
    days: 1 / 24,
    daysMin: undefined,
    rowsMax: 1_000,
    isWalk: false,
  },
  robots: {
    what: 'copies of robots.txt that nobody asks for any more',
    since: 'the copy expired, or was last tried',
    days: 30,
    daysMin: 2,
    rowsMax: 500,
    isWalk: false,
  },
  sites: {
    what: 'the pace of sites that are no longer fetched from',
    since: 'the last slot that was given',
    days: 90,
    daysMin: 2,
    rowsMax: 500,
    isWalk: false,
  },
  workers: {
    what: 'workers that are gone',
    since: 'its last claim',
    days: 30,
    daysMin: 1,
    rowsMax: 500,
    isWalk: false,
  },
  'source-revisions': {
    what: 'definitions that were replaced, but for those that a crawl that goes on has pinned',
    since: 'the revision was made',
    days: 400,
    daysMin: 1,
    rowsMax: 100,
    isWalk: false,
  },
  sources: {
    what: 'deleted sources with their revisions; their jobs and crawls stay',
    since: 'the deletion',
    days: 30,
    daysMin: 1,
    rowsMax: 100,
    isWalk: false,
  },
  'run-shapes': {
    what: 'what the pages of runs looked like',
    since: 'the end of the crawl',
    days: 90,
    daysMin: 7,
    rowsMax: 1_000,
    isWalk: false,
  },
  'audit-events': {
    what: 'the audit of changes; the database itself keeps 90 days of it',
    since: 'the event',
    days: 400,
    daysMin: 90,
    rowsMax: 1_000,
    isWalk: false,
  },
} as const satisfies Readonly<Record<string, RetentionRule>>;

/** The name of a rule. */
export type RetentionName = keyof typeof retentionRules;

/** All names, in the order of the rules. */
export const retentionNames = Object.keys(retentionRules) as readonly RetentionName[];
