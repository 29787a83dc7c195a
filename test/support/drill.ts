/* What every drill does: it tells the runner how long the recovery took, and ends with an audit. */
import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { beforeEach, type Test } from 'mocha';
import { isClean } from '../../scripts/audit/finding.ts';
import { renderReport } from '../../scripts/audit/render.ts';
import { auditWorld } from './audit-world.ts';
import type { World } from './world.ts';

/** A line of the drills' table. */
export interface Measured {
  readonly what: string;
  /** From the fault's end, or from the death, to the moment that counts as recovered. */
  readonly ms: number;
  readonly boundMs?: number;
}

let running: Test | undefined;
beforeEach('remembers the drill', function () {
  running = this.currentTest;
});

/** Writes a measured recovery into the run's table, and holds it against its bound. */
export function measured({ what, ms: exactMs, boundMs }: Measured): void {
  const ms = Math.round(exactMs);
  const file = process.env['JOBRADAR_DRILL_ROWS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ what, ms, boundMs })}\n`);
  assert.ok(boundMs === undefined || ms <= boundMs, `${what}: ${ms} ms, at most ${boundMs} ms`);
}

/** Ends a drill that cannot be done on this machine; it counts as skipped. */
export function skipDrill(reason: string): never {
  process.stdout.write(`    skipped: ${reason}\n`);
  running?.skip();
  throw new Error(`Not within a test: ${reason}`);
}

/** Audits the world, which has come to rest: nothing may be lost, twice, orphaned or stuck. */
export async function auditClean(world: World): Promise<void> {
  const report = await auditWorld(world);
  assert.ok(isClean(report), renderReport(report));
}
