/* For every durable boundary the drill that kills its service exactly there. A boundary without a
 * line does not compile; a line without a boundary fails the tidy test. */
import type { ProbeName } from '#libs/runtime/probe.ts';
import type { StoryName } from './kill-stories.ts';

/** How a boundary is reached. */
export interface Boundary {
  readonly story: StoryName;
  /** Passes before the one that kills, so that it strikes in the middle of the story. */
  readonly skip?: number;
}

export const boundaries: Readonly<Record<ProbeName, Boundary>> = {
  'gateway.source-committed': { story: 'a source is registered' },
  'gateway.source-stopped': { story: 'a source is paused and resumed' },
  'gateway.crawl-committed': { story: 'a crawl' },
  'gateway.cancel-committed': { story: 'a crawl is cancelled' },
  'gateway.outbox-claimed': { story: 'a crawl' },
  'gateway.outbox-published': { story: 'a crawl' },
  'gateway.outbox-marked': { story: 'a crawl' },
  'gateway.task-claimed': { story: 'a crawl' },
  'gateway.heartbeat-committed': { story: 'a slow crawl' },
  'gateway.permits-booked': { story: 'a crawl', skip: 1 },
  'gateway.permits-settled': { story: 'a crawl', skip: 1 },
  'gateway.robots-stored': { story: 'a crawl' },
  'gateway.wait-committed': { story: 'a page fails once' },
  'gateway.verdict-committed': { story: 'a crawl' },
  'gateway.run-sealed': { story: 'a crawl' },
  'gateway.end-committed': { story: 'a crawl' },
  'gateway.silence-committed': { story: 'a worker falls silent' },
  'gateway.dispatch-rescued': { story: 'a message is lost' },
  'gateway.letter-recorded': { story: 'a message that nobody can read' },
  'gateway.letter-acked': { story: 'a message that nobody can read' },
  'gateway.letter-replayed': { story: 'a dead letter is replayed' },
  'gateway.letter-discarded': { story: 'a dead letter is discarded' },
  'gateway.rows-deleted': { story: 'old crawls are deleted' },
  'crawler.task-claimed': { story: 'a crawl' },
  'crawler.run-opened': { story: 'a crawl' },
  'crawler.permit-taken': { story: 'a crawl', skip: 2 },
  'crawler.page-fetched': { story: 'a crawl', skip: 2 },
  'crawler.jobs-stored': { story: 'a crawl' },
  'crawler.task-settled': { story: 'a crawl' },
  'crawler.before-ack': { story: 'a crawl' },
  'crawler.acked': { story: 'a crawl' },
  'crawler.message-refused': { story: 'a message that nobody can read' },
  'storage.run-opened': { story: 'a crawl' },
  'storage.batch-committed': { story: 'a crawl' },
  'storage.runs-sealed': { story: 'a crawl' },
  'storage.rows-deleted': { story: 'old runs are deleted' },
};
