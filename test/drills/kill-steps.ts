/* Steps of the stories in which a service dies: calls that outlive a restart, and looks into the
 * database instead of calls. */
import { randomUUID } from 'node:crypto';
import { until } from '../support/until.ts';
import { endStates, type World } from '../support/world.ts';

/** A crawl as its row has it. */
export interface CrawlRow {
  readonly task_id: string;
  readonly source_id: string;
  readonly state: string;
  readonly wait_reason: string | null;
  readonly attempt: number;
  readonly executions: number;
  readonly losses: number;
  readonly jobs_created: number;
  readonly failure_reason: string | null;
}

const callMs = 28_000;
const endWithinMs = 60_000;

/** Submits a crawl of the source, once, whatever happens to the first answer; gives its id. */
export async function startCrawl({
  world,
  source,
}: {
  readonly world: World;
  readonly source: string;
}): Promise<string> {
  const { crawl } = await world.api.crawls.CreateCrawl(
    {
      crawl: { source, maxPages: 10 },
      conflictPolicy: 'CONFLICT_POLICY_ALLOW',
      requestId: randomUUID(),
    },
    { deadlineMs: callMs },
  );
  return crawl?.name.replace('crawls/', '') ?? '';
}

/** Authorises a source; a repeat changes nothing. */
export async function authorize(world: World, name: string): Promise<void> {
  const untilSeconds = Math.floor(Date.now() / 1000) + 86_400;
  await world.api.sources.GrantSourceAuthorization(
    {
      name,
      requestId: randomUUID(),
      authorization: {
        basis: 'BASIS_OWN_SITE',
        grantedBy: 'TargetLab',
        contact: 'operator@jobradar.example',
        evidenceUri: 'https://jobradar.example/targetlab',
        scopeNote: 'Our own practice board',
        expireTime: { seconds: String(untilSeconds), nanos: 0 },
      },
    },
    { deadlineMs: callMs },
  );
}

/** The crawl as it is now. */
export async function crawlRow(world: World, taskId: string): Promise<CrawlRow> {
  return await world.sql.one<CrawlRow>(
    `select task_id, source_id, state, wait_reason, attempt, losses, failure_reason,
            coalesce((counts ->> 'jobsCreated')::int, 0) jobs_created,
            (select count(*)::int from gateway.executions e where e.task_id = t.task_id) executions
       from gateway.crawl_tasks t where task_id = $1`,
    [taskId],
  );
}

/** Waits until the crawl is in one of these states. */
export async function stateReached(
  world: World,
  taskId: string,
  states: readonly string[],
): Promise<CrawlRow> {
  let seen: CrawlRow | undefined;
  const look = async (): Promise<CrawlRow | undefined> => {
    seen = await crawlRow(world, taskId);
    return states.includes(seen.state) ? seen : undefined;
  };
  const what = `crawls/${taskId} to be ${states.join(' or ')}`;
  return await until(what, look, { withinMs: endWithinMs, everyMs: 40 }).catch((cause: unknown) => {
    throw new Error(`${String(cause)}; it is ${JSON.stringify(seen)}`, { cause });
  });
}

/** Waits for the crawl's end. */
export async function endOf(world: World, taskId: string): Promise<CrawlRow> {
  return await stateReached(world, taskId, endStates);
}
