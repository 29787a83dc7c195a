/* Crawls that are under way while a drill does something to the way between the services, and one
 * more that shows when all is well again. */
import assert from 'node:assert/strict';
import { until } from '../support/until.ts';
import { endStates, type World } from '../support/world.ts';

/** Boards for a drill: the first stays idle until a crawl has to show the recovery. */
export function steadyBoards(count: number) {
  return Array.from({ length: count }, (_, number) => ({
    strategy: 'html' as const,
    id: `steady-${number}`,
    jobs: 6,
    pageSize: 3,
  }));
}

/** The sources of a world's boards, whose details come slowly enough to be met by a fault. */
export async function steadySources(world: World, delayMs = 200): Promise<SteadySources> {
  for (const board of world.boards) {
    board.addFault({ path: '/jobs/*', what: { kind: 'delay', delayMs } });
  }
  const [idle = '', ...busy] = await Promise.all(
    world.boards.map((board) => world.addSource(board)),
  );
  return { idle, busy };
}

/** Sources by what a drill does with them. */
export interface SteadySources {
  readonly idle: string;
  readonly busy: readonly string[];
}

/** Submits a crawl of each busy source and waits until some run. */
export async function crawlsUnderWay(
  world: World,
  { busy }: SteadySources,
): Promise<readonly string[]> {
  const crawls = await Promise.all(busy.map((source) => world.createCrawl({ source })));
  const names = crawls.map(({ name }) => name);
  const running = async (): Promise<boolean> => {
    const { n } = await world.sql.one<{ n: number }>(
      `select count(*)::int as n from gateway.crawl_tasks
        where state = 'RUNNING' and 'crawls/' || task_id = any ($1)`,
      [names],
    );
    return n >= Math.min(2, names.length);
  };
  await until('some of the crawls to run', running);
  return names;
}

/** Submits a crawl now, and gives the time when a worker has begun it. */
export async function beginsAt(
  world: World,
  { idle }: SteadySources,
  withinMs = 60_000,
): Promise<number> {
  const name = await submitted(world, { source: idle, withinMs });
  const begun = async (): Promise<boolean> => {
    const { n } = await world.sql.one<{ n: number }>(
      `select count(*)::int as n from gateway.executions where 'crawls/' || task_id = $1`,
      [name],
    );
    return n > 0;
  };
  await until('a new crawl to begin', begun, { withinMs });
  const ms = performance.now();
  await allSucceed(world, [name]);
  return ms;
}

/* Tried again while the gateway does not answer; one that was accepted without a word is a crawl
 * as any other. */
async function submitted(
  world: World,
  { source, withinMs }: { readonly source: string; readonly withinMs: number },
): Promise<string> {
  const attempt = async (): Promise<string | undefined> => {
    const answer = await world.api.crawls
      .CreateCrawl(
        { crawl: { source }, conflictPolicy: 'CONFLICT_POLICY_ALLOW' },
        { deadlineMs: 2_000 },
      )
      .catch(() => undefined);
    return answer?.crawl?.name;
  };
  return await until('a crawl to be accepted', attempt, { withinMs });
}

interface Row {
  readonly name: string;
  readonly state: string;
  readonly attempt: number;
  readonly details: number;
  /** What the last failure says. */
  readonly failure: string | null;
}

/** Waits until all have ended, as if nothing had happened to them. */
export async function allSucceed(
  world: World,
  names: readonly string[],
  withinMs = 90_000,
): Promise<void> {
  const rows = () =>
    world.sql.rows<Row>(
      `select 'crawls/' || task_id as name, state, attempt, detail_pages_read as details,
              failure ->> 'message' as failure
         from gateway.crawl_tasks where 'crawls/' || task_id = any ($1)`,
      [names],
    );
  const open = async (): Promise<boolean> =>
    (await rows()).every(({ state }) => endStates.some((end) => end === state));
  await until('all crawls to end', open, { withinMs, everyMs: 50 }).catch(
    async (error: unknown) => {
      const logs = [...world.gateways, ...world.crawlers].map((service) => service.tail());
      const seen = [JSON.stringify(await rows()), ...logs].join('\n');
      throw new Error(`${String(error)}: ${seen}`, { cause: error });
    },
  );
  const wanted = names.map((name) => ({
    name,
    state: 'SUCCEEDED',
    attempt: 1,
    details: 6,
    failure: null,
  }));
  const byName = (list: readonly { readonly name: string }[]) =>
    list.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  assert.deepEqual(byName(await rows()), byName(wanted));
}
