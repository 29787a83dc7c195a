/* The auditor over a test's world. */
import { auditInstallation } from '../../scripts/audit/audit-installation.ts';
import { strictThresholds } from '../../scripts/audit/check.ts';
import { isClean, type AuditReport } from '../../scripts/audit/finding.ts';
import { readQueueDepths } from '../../scripts/audit/queue-depths.ts';
import type { World } from './world.ts';

type Audited = Pick<World, 'broker' | 'databaseUrlFor'>;

// Duties put permits and counters right some seconds after a death.
const restWithinMs = 15_000;

/**
 * Audits a world that has come to rest. What is lost or twice counts at once; what is orphaned or
 * stuck may still be put right by the duties: it counts when it stays.
 */
export async function auditWorld(world: Audited): Promise<AuditReport> {
  const deadline = performance.now() + restWithinMs;
  for (;;) {
    const report = await auditInstallation({
      databaseUrl: world.databaseUrlFor('auditor'),
      queueDepths: await readQueueDepths(world.broker.url),
      thresholds: strictThresholds,
    });
    const isBroken = report.totals.lost > 0 || report.totals.double_effect > 0;
    if (isClean(report) || isBroken || performance.now() > deadline) return report;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
