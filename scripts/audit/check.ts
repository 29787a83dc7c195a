import { retentionRules as gateway } from '../../services/gateway/core/retention.ts';
import { retentionRules as storage } from '../../services/storage/core/retention.ts';
import type { FindingKind } from './finding.ts';

/**
 * A check within one schema: a query that gives a row for each thing that is wrong, `ids` and
 * `evidence` as JSON. It may read its limits from `bounds`, a row with the one column `v`.
 */
export interface Check {
  readonly name: string;
  readonly kind: FindingKind;
  readonly what: string;
  readonly schema: 'gateway' | 'storage';
  readonly text: string;
}

/** Seconds after which a thing counts as stuck, and how far the past is compared. */
export interface AuditThresholds {
  /** A dispatch that is due, with a free slot and room in the window. */
  readonly due: number;
  /** A lease beyond its end; the sweeper first has to have seen the database for lease + 5 s. */
  readonly lease: number;
  /** One execution without a settlement. */
  readonly slice: number;
  /** A verdict whose run is not sealed. */
  readonly unsealed: number;
  /** A dispatch that is out and not started, while its queue is empty. */
  readonly published: number;
  /** A relay's claim beyond its end. */
  readonly relayClaim: number;
  /** A crawl that waits beyond its expiry or its wall time. */
  readonly deadline: number;
  /** Permits of an execution that holds no lease any more. */
  readonly permit: number;
  /** Dispatches per queue beyond which due ones wait by right. */
  readonly window: number;
  /** Crawls and runs that are older may have been deleted on one side: they are not compared. */
  readonly comparedDays: number;
}

/** For production: what is older has missed several rounds of the duty that should have come. */
export const usualThresholds: AuditThresholds = {
  due: 60,
  lease: 60,
  slice: 300,
  unsealed: 300,
  published: 120,
  relayClaim: 60,
  deadline: 120,
  permit: 60,
  window: 1_000,
  comparedDays: Math.min(gateway.crawls.days, storage.receipts.days, storage.runs.days) - 1,
};

/** For drills, where everything has come to rest. */
export const strictThresholds: AuditThresholds = {
  ...usualThresholds,
  due: 5,
  lease: 10,
  slice: 120,
  unsealed: 5,
  published: 5,
  relayClaim: 5,
  deadline: 5,
  permit: 5,
};

/** A number of the bounds, in SQL. */
export function bound(name: keyof AuditThresholds): string {
  return `(select (v ->> '${name}')::float8 from bounds)`;
}

/** A time that lies so long back as the bound says, in SQL. */
export function before(name: Exclude<keyof AuditThresholds, 'window' | 'comparedDays'>): string {
  return `now() - ${bound(name)} * interval '1 s'`;
}

/** Whole seconds since a time, in SQL. */
export function secondsSince(time: string): string {
  return `extract(epoch from now() - ${time})::bigint`;
}
