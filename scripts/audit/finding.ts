/** What is wrong: work that nothing will end, rows of nobody, effects twice, and what lags. */
export type FindingKind = 'lost' | 'orphaned' | 'double_effect' | 'stuck';

/** All kinds, the worst first. */
export const findingKinds = ['lost', 'double_effect', 'orphaned', 'stuck'] as const;

/** One thing that is not as it must be. */
export interface Finding {
  readonly kind: FindingKind;
  /** The name of the check that found it. */
  readonly check: string;
  /** What it means, for people. */
  readonly what: string;
  /** What it is about, by resource name or id. */
  readonly ids: Readonly<Record<string, string>>;
  /** What was seen that says so. */
  readonly evidence: Readonly<Record<string, unknown>>;
}

/** What an audit found; the lists hold at most the first hundred of each check. */
export interface AuditReport {
  /** The database's time of the snapshot. */
  readonly takenAt: string;
  readonly lost: readonly Finding[];
  readonly orphaned: readonly Finding[];
  readonly doubleEffect: readonly Finding[];
  readonly stuck: readonly Finding[];
  /** How many there are in all. */
  readonly totals: Readonly<Record<FindingKind, number>>;
  /** How many each check found, those without a finding included. */
  readonly checks: readonly CheckResult[];
}

/** What one check found. */
export interface CheckResult {
  readonly check: string;
  readonly kind: FindingKind;
  readonly found: number;
  readonly findings: readonly Finding[];
}

/** At most so many findings of one check are told; their full count always is. */
export const findingsMax = 100;

/** Gathers the results of all checks. */
export function reportOf(takenAt: string, checks: readonly CheckResult[]): AuditReport {
  const findings = (kind: FindingKind): readonly Finding[] =>
    checks.filter((check) => check.kind === kind).flatMap((check) => check.findings);
  const total = (kind: FindingKind): number =>
    checks.filter((check) => check.kind === kind).reduce((sum, check) => sum + check.found, 0);
  return {
    takenAt,
    lost: findings('lost'),
    orphaned: findings('orphaned'),
    doubleEffect: findings('double_effect'),
    stuck: findings('stuck'),
    totals: {
      lost: total('lost'),
      orphaned: total('orphaned'),
      double_effect: total('double_effect'),
      stuck: total('stuck'),
    },
    checks,
  };
}

/** Whether nothing at all was found. */
export function isClean(report: Pick<AuditReport, 'totals'>): boolean {
  return findingKinds.every((kind) => report.totals[kind] === 0);
}
