import { metricNames } from '#libs/telemetry/names.ts';
import { findingKinds, findingsMax, isClean, type AuditReport, type Finding } from './finding.ts';

const shownMax = 10;

/** The report for people. */
export function renderReport(report: AuditReport): string {
  const lines = [`Audit of ${report.takenAt}`, ''];
  for (const kind of findingKinds) {
    lines.push(`${kind.padEnd(14)}${String(report.totals[kind]).padStart(8)}`);
  }
  for (const { check, kind, found, findings } of report.checks) {
    if (found === 0) continue;
    lines.push('', `${kind} · ${check} · ${found} found`, `  ${findings[0]?.what ?? ''}`);
    for (const finding of findings.slice(0, shownMax)) lines.push(`  ${renderFinding(finding)}`);
    if (found > shownMax) {
      lines.push(`  … and ${found - shownMax} more (--json tells the first ${findingsMax})`);
    }
  }
  if (isClean(report)) {
    lines.push('', 'Nothing lost, nothing twice, nothing orphaned, nothing stuck.');
  }
  return lines.join('\n');
}

/** The report for a scraper, in OpenMetrics form. */
export function renderGauges(report: AuditReport): string {
  const name = metricNames.auditFindings;
  return [
    `# TYPE ${name} gauge`,
    `# HELP ${name} Findings of the last audit by kind`,
    ...findingKinds.map((kind) => `${name}{kind="${kind}"} ${report.totals[kind]}`),
    '# EOF',
    '',
  ].join('\n');
}

function renderFinding({ ids, evidence }: Finding): string {
  const name = Object.values(ids).join(' ');
  const facts = Object.entries(evidence).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return `${name}: ${facts.join(', ')}`;
}
