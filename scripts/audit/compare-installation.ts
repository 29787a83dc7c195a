import type { ClientBase } from 'pg';
import {
  compareRun,
  runChecks,
  type ComparedCrawl,
  type ComparedRun,
  type RunCheck,
} from './compare-runs.ts';
import { findingsMax, type CheckResult, type Finding } from './finding.ts';

/*
 * The crawls of the gateway and the runs of storage, both read in the order of the task and merged
 * here: one reading of each, whether they stand in one database or in two.
 */

const countKeys = [
  'created',
  'updated',
  'unchanged',
  'reopened',
  'stale',
  'rejected',
  'closed',
  'missing',
] as const;

const asKey = (name: string): string => `jobs${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const crawlsText = `
  select task_id, state, epoch::text as epoch, end_time is not null as has_ended,
    coalesce(end_time > now() - $1 * interval '1 day', true) as is_recent,
    array[${countKeys.map((name) => `coalesce((counts ->> '${asKey(name)}')::int, 0)`).join(', ')}]
      as counts
  from gateway.crawl_tasks
  order by task_id`;

const runsText = `
  select task_id, epoch::text as epoch, verdict, sealed_time is not null as is_sealed,
    open_time > now() - $1 * interval '1 day' as is_recent,
    array[${countKeys.map((name) => `jobs_${name}`).join(', ')}] as counts
  from storage.runs
  order by task_id`;

const rowsAtOnce = 5_000;

/** Where the two schemas are read, and how far back they are compared. */
export interface ComparedSides {
  readonly gateway: ClientBase;
  readonly storage: ClientBase;
  readonly comparedDays: number;
}

/** Compares every crawl with its run; the clients are in a transaction each, or in one. */
export async function compareInstallation(sides: ComparedSides): Promise<readonly CheckResult[]> {
  const days = sides.comparedDays;
  const crawls = readInOrder<ComparedCrawl>(sides.gateway, {
    name: 'crawls',
    text: crawlsText,
    days,
  });
  const runs = readInOrder<ComparedRun>(sides.storage, { name: 'runs', text: runsText, days });
  const found = new Map<string, Finding[]>();
  const counts = new Map<string, number>();
  for await (const [crawl, run] of pairs(crawls, runs)) {
    for (const finding of compareRun(crawl, run)) {
      counts.set(finding.check, (counts.get(finding.check) ?? 0) + 1);
      const told = found.get(finding.check) ?? [];
      if (told.length < findingsMax) found.set(finding.check, [...told, finding]);
    }
  }
  return runCheckNames.map((check) => ({
    check,
    kind: runChecks[check].kind,
    found: counts.get(check) ?? 0,
    findings: found.get(check) ?? [],
  }));
}

const runCheckNames = Object.keys(runChecks) as readonly RunCheck[];

/** Reads a query row by row through a cursor of the running transaction. */
async function* readInOrder<Row>(
  client: ClientBase,
  query: { readonly name: string; readonly text: string; readonly days: number },
): AsyncGenerator<Row> {
  const cursor = `audit_${query.name}`;
  await client.query(`declare ${cursor} no scroll cursor for ${query.text}`, [query.days]);
  for (;;) {
    const { rows } = await client.query(`fetch ${rowsAtOnce} from ${cursor}`);
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query(`close ${cursor}`);
}

/** Merges two readings in the order of their key; where only one has it, the other is missing. */
async function* pairs<
  A extends { readonly task_id: string },
  B extends { readonly task_id: string },
>(
  first: AsyncGenerator<A>,
  second: AsyncGenerator<B>,
): AsyncGenerator<readonly [A | undefined, B | undefined]> {
  let a = await next(first);
  let b = await next(second);
  while (a !== undefined || b !== undefined) {
    // UUIDs as text are in the order in which PostgreSQL sorts them.
    if (b === undefined || (a !== undefined && a.task_id < b.task_id)) {
      yield [a, undefined];
      a = await next(first);
    } else if (a === undefined || b.task_id < a.task_id) {
      yield [undefined, b];
      b = await next(second);
    } else {
      yield [a, b];
      a = await next(first);
      b = await next(second);
    }
  }
}

async function next<T>(reading: AsyncGenerator<T>): Promise<T | undefined> {
  const step = await reading.next();
  return step.done === true ? undefined : step.value;
}
