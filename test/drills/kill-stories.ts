/* The stories in whose middle a service is killed. A story is told as if nobody died: it calls and
 * waits long enough for a service to be started again, and its end is the same as without a death.
 * It looks at the database, which no drill of kills takes away. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { BoardServer } from '../../services/targetlab/board-server.ts';
import type { ProbeListener } from '../support/probe-listener.ts';
import { until } from '../support/until.ts';
import { sourceOf, type World } from '../support/world.ts';
import type { DeadLetterApi } from './dead-letter-api.ts';
import { authorize, endOf, startCrawl, stateReached, type CrawlRow } from './kill-steps.ts';
import { makeOldRows, oldRowsGone } from './old-rows.ts';

/** What a story plays with: a board of its own in a world that it shares. */
export interface Stage {
  readonly world: World;
  readonly probes: ProbeListener;
  readonly letters: DeadLetterApi;
  readonly board: BoardServer;
  /** The source's name; the story that registers it does so itself. */
  readonly source: string;
}

/** How a story must end. */
export interface Ended {
  readonly crawl: CrawlRow;
  readonly state: 'SUCCEEDED' | 'CANCELLED';
  readonly attempt: number;
  /** All jobs of the board are there, each once; or, of a crawl that was cancelled, some. */
  readonly hasAllJobs: boolean;
}

type Story = (stage: Stage) => Promise<Ended>;

export type StoryName = keyof typeof stories;

const callMs = 28_000;
const slowPage = { path: '/jobs/*', what: { kind: 'delay', delayMs: 250 } } as const;
const httpQueue = 'jobradar.crawl.http';

const succeeded = async (stage: Stage, taskId: string, attempt = 1): Promise<Ended> => ({
  crawl: await endOf(stage.world, taskId),
  state: 'SUCCEEDED',
  attempt,
  hasAllJobs: true,
});

export const stories = {
  async 'a crawl'(stage) {
    return await succeeded(stage, await startCrawl(stage));
  },

  async 'a slow crawl'(stage) {
    stage.board.addFault({ ...slowPage, times: 8 });
    return await succeeded(stage, await startCrawl(stage));
  },

  async 'a source is registered'(stage) {
    const { sourceId, source } = sourceOf(stage.board);
    const requestId = randomUUID();
    await stage.world.api.sources.CreateSource(
      { sourceId, source, requestId },
      { deadlineMs: callMs },
    );
    await authorize(stage.world, `sources/${sourceId}`);
    return await succeeded(stage, await startCrawl(stage));
  },

  async 'a source is paused and resumed'(stage) {
    const { sources } = stage.world.api;
    stage.board.addFault({ ...slowPage, times: 6 });
    const taskId = await startCrawl(stage);
    await stateReached(stage.world, taskId, ['RUNNING']);
    await sources.PauseSource({ name: stage.source, note: 'a drill' }, { deadlineMs: callMs });
    const stopped = await stateReached(stage.world, taskId, ['WAITING']);
    assert.equal(stopped.wait_reason, 'SOURCE_STOPPED');
    await sources.ResumeSource({ name: stage.source, note: 'goes on' }, { deadlineMs: callMs });
    return await succeeded(stage, taskId);
  },

  async 'a crawl is cancelled'(stage) {
    stage.board.addFault(slowPage);
    const taskId = await startCrawl(stage);
    await until('its first detail page', () => stage.board.log.count() >= 3);
    await stage.world.api.crawls.CancelCrawl(
      { name: `crawls/${taskId}`, note: 'a drill' },
      { deadlineMs: callMs },
    );
    const crawl = await endOf(stage.world, taskId);
    return { crawl, state: 'CANCELLED', attempt: 1, hasAllJobs: false };
  },

  async 'a page fails once'(stage) {
    stage.board.addFault({ path: '/jobs', times: 1, what: { kind: 'status', status: 500 } });
    return await succeeded(stage, await startCrawl(stage), 2);
  },

  async 'a worker falls silent'(stage) {
    const { world, probes } = stage;
    stage.board.addFault({ ...slowPage, times: 12 });
    const opened = probes.waitFor('crawler.run-opened');
    const taskId = await startCrawl(stage);
    const { pid } = await opened;
    const worker = world.crawlers.find((crawler) => crawler.pid === pid);
    assert.ok(worker, `no crawler has the pid ${pid}`);
    worker.signal('SIGSTOP');
    try {
      // Its connection stays: nothing but the lease tells that it is silent.
      return await succeeded(stage, taskId);
    } finally {
      worker.signal('SIGCONT');
    }
  },

  async 'a message is lost'(stage) {
    const { world } = stage;
    await Promise.all(world.crawlers.map((crawler) => crawler.stop()));
    const taskId = await startCrawl(stage);
    await stateReached(world, taskId, ['QUEUED']);
    await world.broker.waitForDepth(httpQueue, 1);
    await world.broker.purge(httpQueue);
    await world.broker.waitForDepth(httpQueue, 1);
    await Promise.all(world.crawlers.map((crawler) => crawler.start()));
    return await succeeded(stage, taskId);
  },

  async 'a message that nobody can read'(stage) {
    const { world } = stage;
    const body = `nonsense ${randomUUID()}`;
    await world.broker.management.post(`exchanges/${world.broker.vhost}/jobradar.crawl/publish`, {
      properties: { content_type: 'application/json', type: 'jobradar.crawl.v1' },
      routing_key: httpQueue,
      payload: body,
      payload_encoding: 'string',
    });
    const ended = await succeeded(stage, await startCrawl(stage));
    const kept = async (): Promise<boolean> => {
      const rows = await world.sql.rows<{ cause: string }>(
        `select cause from gateway.dead_letters where convert_from(body, 'UTF8') = $1`,
        [body],
      );
      assert.ok(rows.length <= 1, 'the letter was recorded twice');
      return rows[0]?.cause === 'INVALID_MESSAGE';
    };
    await until('the dead letter', kept, { withinMs: 20_000 });
    for (const queue of [httpQueue, 'jobradar.crawl.dead']) {
      await world.broker.waitForDepth(queue, 0);
    }
    return ended;
  },

  async 'a dead letter is replayed'(stage) {
    const letter = await deadLetterOf(stage);
    const requestId = randomUUID();
    const answer = await stage.letters.ReplayDeadLetter(
      { name: letter.name, requestId, note: 'a drill' },
      { deadlineMs: callMs },
    );
    const taskId = answer.crawl?.name.replace('crawls/', '') ?? '';
    const replays = await stage.world.sql.rows<{ task_id: string }>(
      'select task_id from gateway.crawl_tasks where replay_of = $1',
      [letter.taskId],
    );
    assert.deepEqual(replays, [{ task_id: taskId }], 'one replay, and no more');
    return await succeeded(stage, taskId);
  },

  async 'a dead letter is discarded'(stage) {
    const { name } = await deadLetterOf(stage);
    const note = 'a drill';
    const answer = await stage.letters.DiscardDeadLetter({ name, note }, { deadlineMs: callMs });
    assert.equal(answer.deadLetter?.state, 'STATE_DISCARDED');
    return await succeeded(stage, await startCrawl(stage));
  },

  'old crawls are deleted': (stage) => deleteOldRows(stage, 'gateway'),
  'old runs are deleted': (stage) => deleteOldRows(stage, 'storage'),
} satisfies Readonly<Record<string, Story>>;

/* The duty begins with its service, and comes round once a minute. */
async function deleteOldRows(stage: Stage, keeper: 'gateway' | 'storage'): Promise<Ended> {
  const { world } = stage;
  const taskId = await startCrawl(stage);
  const ended = await succeeded(stage, taskId);
  const service = world.services[keeper];
  await service.stop();
  await makeOldRows(world.sql, keeper);
  // It may die before it is ready.
  await service.start().catch(() => undefined);
  const gone = (): Promise<boolean> => oldRowsGone(world.sql, keeper);
  await until('the old rows to go', gone, { withinMs: 60_000 });
  return ended;
}

/* A crawl that fails for good leaves a dead letter. */
async function deadLetterOf(stage: Stage): Promise<{ name: string; taskId: string }> {
  stage.board.addFault({ path: '/jobs', times: 1, what: { kind: 'status', status: 404 } });
  const taskId = await startCrawl(stage);
  const { state } = await endOf(stage.world, taskId);
  assert.equal(state, 'FAILED');
  const find = async (): Promise<string | undefined> => {
    const [row] = await stage.world.sql.rows<{ id: string }>(
      'select dead_letter_id id from gateway.dead_letters where ended_task_id = $1',
      [taskId],
    );
    return row?.id;
  };
  const id = await until('its dead letter', find);
  return { name: `deadLetters/${id}`, taskId };
}
