import type { RetentionRule } from '#libs/runtime/retention.ts';

/* How long storage keeps what it has written: one line for every table that grows. Jobs stay. */

/** The rules, in the order in which they are applied. */
export const retentionRules = {
  receipts: {
    what: 'receipts of sealed runs: what a crawl did to each job; its totals stay with the run',
    since: 'the run was sealed',
    days: 30,
    daysMin: 1,
    rowsMax: 1_000,
    isWalk: false,
  },
  runs: {
    what: 'sealed runs without receipts; one that is not sealed never',
    since: 'the run was sealed',
    days: 90,
    daysMin: 2,
    rowsMax: 500,
    isWalk: false,
  },
  evidence: {
    what: 'signs of the life of a posting, but for the newest of each posting',
    since: 'it was observed',
    days: 180,
    daysMin: 30,
    rowsMax: 1_000,
    isWalk: true,
  },
  'job-versions': {
    what: 'versions of a job that were replaced; the current one never',
    since: 'the version that replaced it was observed',
    days: 365,
    daysMin: 1,
    rowsMax: 1_000,
    isWalk: true,
  },
} as const satisfies Readonly<Record<string, RetentionRule>>;

/** The name of a rule. */
export type RetentionName = keyof typeof retentionRules;

/** All names, in the order of the rules. */
export const retentionNames = Object.keys(retentionRules) as readonly RetentionName[];
