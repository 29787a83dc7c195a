import { isPreview, type Grant } from '#libs/grant/grant.ts';
import type { Queries } from '#libs/postgres/database.ts';
import type { Failure$Input } from '#libs/proto/gen/jobradar/v1/Failure.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import { politenessKey } from '#libs/sources/politeness-key.ts';
import { log } from '#libs/telemetry/log.ts';
import { currentTraceId } from '#libs/telemetry/spans.ts';
import type { DefinitionStore } from './adapters/definition-store.ts';
import type { RobotsRow } from './adapters/robots-store.ts';
import { readRobotsTask, type RobotsTask } from './adapters/robots-task.ts';
import { ensureSite, setRobotsGap } from './adapters/site-store.ts';
import { stopSource } from './adapters/source-state.ts';
import { classOf } from './core/failure-class.ts';
import { paceOf } from './core/pace.ts';
import { delayMsMax, whyRefused } from './core/robots-copy.ts';

/* What a robots.txt does beside its rules: it slows its site down, or stops a source. */

/** A stored robots.txt, and the crawl that asks. */
export interface RobotsCase {
  readonly grant: Grant;
  readonly row: RobotsRow;
}

/** Why no source may crawl the row's origin at all; undefined = one may. */
export function refusalOf(row: RobotsRow): string | undefined {
  return whyRefused({
    flags: row.flags,
    delayMs: row.crawl_delay_ms ?? undefined,
    unreachableForMs: row.unreachable_for_ms ?? undefined,
  });
}

/**
 * Puts the file's Crawl-delay under the pace of the crawl's site, and suspends its source where
 * the origin may not be crawled at all: both within the caller's transaction. Gives the evidence
 * of a suspension, to be told once it is committed.
 */
export async function obeyRobots(
  tx: Queries,
  definitions: DefinitionStore,
  { grant, row }: RobotsCase,
): Promise<Failure$Input | undefined> {
  const task = await readRobotsTask(tx, grant);
  if (task === undefined) return undefined;
  await slowDown(tx, definitions, { grant, row, task });
  const refusal = refusalOf(row);
  const { source_state: state } = task;
  // A source that is stopped already keeps the evidence that it was stopped with.
  if (refusal === undefined || (state !== 'ACTIVE' && state !== 'PAUSED')) return undefined;
  // A preview changes nothing of its source. The copy is stored: the next crawl obeys it.
  if (isPreview(grant)) return undefined;
  const { tenantId, sourceId } = grant;
  const suspension = evidence({ row, task, refusal });
  await stopSource(tx, { tenantId, sourceId, state: 'SUSPENDED', note: '', suspension });
  return suspension;
}

/** Tells of a suspension that was committed. */
export function tellSuspension(grant: Grant, suspension: Failure$Input | undefined): void {
  if (suspension === undefined) return;
  const { tenantId: tenant, sourceId: source } = grant;
  const { reason, message: detail } = suspension;
  log.warn('source suspended', { source, tenant, reason, detail });
}

async function slowDown(
  tx: Queries,
  definitions: DefinitionStore,
  { grant, row, task }: RobotsCase & { readonly task: RobotsTask },
): Promise<void> {
  const { tenantId, sourceId } = grant;
  const revision = task.source_revision;
  const { definition } = await definitions.get(tx, { tenantId, sourceId, revision });
  const { siteKey = 'SITE_KEY_UNSPECIFIED', provider = '' } = definition.politeness ?? {};
  const url = new URL(row.origin);
  const isSeedHost = URL.parse(task.seed_url)?.host === url.host;
  const key = isSeedHost ? task.site_key : politenessKey(url, { siteKey, provider });
  const gapMs = Math.min(row.crawl_delay_ms ?? 0, delayMsMax);
  // A copy that another source fetched is used before this one's site has a row.
  if (gapMs > 0) {
    const current = await definitions.current(tx, { tenantId, sourceId });
    const pace = paceOf(current.definition.politeness, task.authorized_per_second);
    await ensureSite(tx, { siteKey: key, tenantId, sourceId, pace });
  }
  await setRobotsGap(tx, { siteKey: key, origin: row.origin, gapMs });
}

function evidence({
  row,
  task,
  refusal,
}: {
  readonly row: RobotsRow;
  readonly task: RobotsTask;
  readonly refusal: string;
}): Failure$Input {
  const isChallenge = row.flags.includes('robots_challenge');
  const reason = isChallenge
    ? 'FAILURE_REASON_CAPTCHA_CHALLENGE'
    : 'FAILURE_REASON_ROBOTS_DISALLOWED';
  const file = row.sha256 === '' ? '' : ` (sha256 ${row.sha256.slice(0, 12)})`;
  return {
    reason,
    class: classOf(reason),
    stage: 'FAILURE_STAGE_ROBOTS',
    message: `robots.txt ${refusal}${file}`,
    url: `${row.origin}/robots.txt`,
    httpStatus: row.http_status,
    attempt: task.attempt,
    occurTime: toTimestamp(task.now),
    traceId: currentTraceId(),
  };
}
