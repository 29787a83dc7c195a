import pg from 'pg';
import { deadLetterQueue } from '#libs/amqp/topology-model.ts';
import { usualThresholds, type AuditThresholds, type Check } from './check.ts';
import { compareInstallation } from './compare-installation.ts';
import { doubleEffectChecks } from './double-effect-checks.ts';
import {
  findingsMax,
  reportOf,
  type AuditReport,
  type CheckResult,
  type Finding,
} from './finding.ts';
import { lostChecks } from './lost-checks.ts';
import { orphanChecks } from './orphan-checks.ts';
import { stuckChecks } from './stuck-checks.ts';

/*
 * Holds everything that an installation has written against itself: tasks, executions, dispatches,
 * leases, counters, queues, runs, receipts and jobs. It reads only, in one snapshot of each
 * database, so what it finds was so at one moment. Where gateway and storage have a database each
 * there are two moments, and what differs between them is told only if it differs twice.
 */

/** What to audit. */
export interface AuditOptions {
  /** A role that may read both schemas: jobradar_auditor. */
  readonly databaseUrl: string;
  /** Storage's database where it is another one. */
  readonly storageDatabaseUrl?: string | undefined;
  /** Messages per queue; without them nothing is said about queues. */
  readonly queueDepths?: Readonly<Record<string, number>> | undefined;
  readonly thresholds?: AuditThresholds;
  readonly statementTimeoutMs?: number;
}

/** All checks that need one schema only. */
export const schemaChecks: readonly Check[] = [
  ...lostChecks,
  ...doubleEffectChecks,
  ...orphanChecks,
  ...stuckChecks,
];

/** Audits an installation; the report is clean where nothing is lost, twice, orphaned or stuck. */
export async function auditInstallation(options: AuditOptions): Promise<AuditReport> {
  const first = await look(options);
  const isTorn = options.storageDatabaseUrl !== undefined;
  if (!isTorn || first.compared.every(({ found }) => found === 0)) {
    return reportOf(first.takenAt, [...first.checks, ...first.compared]);
  }
  const second = await look(options);
  const compared = second.compared.map((result) => heldTwice(result, first.compared));
  return reportOf(second.takenAt, [...second.checks, ...compared]);
}

interface Look {
  readonly takenAt: string;
  readonly checks: readonly CheckResult[];
  /** What needed both schemas. */
  readonly compared: readonly CheckResult[];
}

async function look(options: AuditOptions): Promise<Look> {
  await using resources = new AsyncDisposableStack();
  const open = async (url: string): Promise<pg.Client> => {
    const client = await openSnapshot(url, options.statementTimeoutMs ?? statementTimeoutMs);
    resources.defer(() => client.end());
    return client;
  };
  const gateway = await open(options.databaseUrl);
  const { storageDatabaseUrl: storageUrl } = options;
  const storage = storageUrl === undefined ? gateway : await open(storageUrl);
  const thresholds = options.thresholds ?? usualThresholds;
  const bounds = JSON.stringify({
    ...thresholds,
    depths: options.queueDepths ?? {},
    deadLetterQueue,
  });
  const checks: CheckResult[] = [];
  for (const check of schemaChecks) {
    checks.push(await runCheck(check.schema === 'gateway' ? gateway : storage, check, bounds));
  }
  const { comparedDays } = thresholds;
  const compared = await compareInstallation({ gateway, storage, comparedDays });
  const { rows } = await gateway.query<{ now: Date }>('select now()');
  return { takenAt: rows[0]?.now.toISOString() ?? '', checks, compared };
}

// A scan of a million crawls with their history takes some of it.
const statementTimeoutMs = 300_000;

async function openSnapshot(url: string, timeoutMs: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'jobradar-audit',
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks fails the query under way, which tells it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  await client.query(`set local statement_timeout = ${Math.ceil(timeoutMs)}`);
  // Sorts and groups of a whole table; compiling the queries costs more than it gives.
  await client.query("set local work_mem = '64MB'; set local jit = off");
  return client;
}

async function runCheck(client: pg.Client, check: Check, bounds: string): Promise<CheckResult> {
  const { rows } = await client.query<FoundRow>(
    `with bounds as materialized (select $1::jsonb as v)
     select (count(*) over ())::int as found, f.ids, f.evidence
     from bounds cross join lateral (${check.text}) f
     limit ${findingsMax}`,
    [bounds],
  );
  const { name, kind, what } = check;
  return {
    check: name,
    kind,
    found: rows[0]?.found ?? 0,
    findings: rows.map(({ ids, evidence }) => ({ kind, check: name, what, ids, evidence })),
  };
}

interface FoundRow {
  readonly found: number;
  readonly ids: Readonly<Record<string, string>>;
  readonly evidence: Readonly<Record<string, unknown>>;
}

/** Of a second look what the first one found too. */
function heldTwice(second: CheckResult, earlier: readonly CheckResult[]): CheckResult {
  const first = earlier.find(({ check }) => check === second.check);
  const key = ({ ids }: Finding): string => JSON.stringify(ids);
  const known = new Set(first?.findings.map(key));
  const findings = second.findings.filter((finding) => known.has(key(finding)));
  // Lists that were cut off say nothing about what came behind.
  const isWhole = second.found <= findingsMax && (first?.found ?? 0) <= findingsMax;
  const found = isWhole ? findings.length : Math.min(second.found, first?.found ?? 0);
  return { ...second, found, findings };
}
