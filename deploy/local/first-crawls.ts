/* The first crawls of an installation, by public RPCs only: a source per practice board, one crawl
 * of each, followed live. */
import { RpcError } from '#libs/grpc/connect.ts';
import type { Crawl } from '#libs/proto/gen/jobradar/v1/Crawl.ts';
import { registerSource, type PublicApi } from './public-api.ts';
import { note, sinceCommandMs } from './steps.ts';
import type { Board } from './target-lab.ts';
import { boardSource } from '../../services/targetlab/sources.ts';

/** A crawl that ended, and the strategy that it shows. */
export interface EndedCrawl {
  readonly strategy: string;
  readonly crawl: Crawl;
}

const pagesMax = 50;

/** Registers and authorises a source per board; one that is there already stays as it is. */
export async function registerBoards(api: PublicApi, boards: readonly Board[]): Promise<string> {
  for (const board of boards) {
    await registerSource(api, boardSource(board)).catch((error: unknown) => {
      if (!(error instanceof RpcError && error.code === 'already_exists')) throw error;
    });
  }
  return boards.map(({ id }) => `sources/targetlab-${id}`).join(', ');
}

/** Crawls every board at the same time and tells how they go on. */
export async function crawlBoards(
  api: PublicApi,
  boards: readonly Board[],
): Promise<readonly EndedCrawl[]> {
  const follower = new Follower();
  return await Promise.all(
    boards.map(async ({ id, strategy }) => {
      const { crawl } = await api.crawls.CreateCrawl({
        crawl: { source: `sources/targetlab-${id}`, maxPages: pagesMax },
        conflictPolicy: 'CONFLICT_POLICY_ALLOW',
      });
      if (crawl === null) throw new Error('CreateCrawl answered no crawl');
      return { strategy, crawl: await follower.follow(api, { strategy, crawl }) };
    }),
  );
}

/* Prints a line when something of a crawl changed that a reader would want to know. */
class Follower {
  #isFirstJobStored = false;

  async follow(api: PublicApi, { strategy, crawl }: EndedCrawl): Promise<Crawl> {
    let newest = crawl;
    let told = this.#tell(strategy, newest, '');
    const minInterval = { seconds: '0', nanos: 250_000_000 };
    for await (const event of api.crawls.WatchCrawl({ name: crawl.name, minInterval })) {
      newest = event.crawl ?? newest;
      told = this.#tell(strategy, newest, told);
    }
    return newest;
  }

  #tell(strategy: string, crawl: Crawl, told: string): string {
    const stored = (crawl.counts?.jobsCreated ?? 0) + (crawl.counts?.jobsUnchanged ?? 0);
    if (stored > 0 && !this.#isFirstJobStored) {
      this.#isFirstJobStored = true;
      note(`The first job is stored, ${(sinceCommandMs() / 1000).toFixed(1)} s after the command`);
    }
    const line = `${strategy.padEnd(10)}  ${describe(crawl)}`;
    if (line !== told) note(line);
    return line;
  }
}

function describe(crawl: Crawl): string {
  const state = crawl.state.replace('STATE_', '').padEnd(11);
  const { counts, progress, failure } = crawl;
  const words = [
    counts === null ? '' : countsInWords(counts),
    progress === null || progress.unitsKnown === 0
      ? ''
      : `${unitsOf(progress.phase)}: ${progress.unitsDone} of ${progress.unitsKnown}`,
    crawl.waitReason === 'WAIT_REASON_UNSPECIFIED'
      ? ''
      : `waits: ${crawl.waitReason.replace('WAIT_REASON_', '')}`,
    failure === null ? '' : `${failure.reason.replace('FAILURE_REASON_', '')}: ${failure.message}`,
  ];
  return [state, ...words.filter((word) => word !== '')].join('  ').trimEnd();
}

function unitsOf(phase: NonNullable<Crawl['progress']>['phase']): string {
  return phase === 'PHASE_DETAILS' ? 'details of this list page' : 'list pages';
}

function countsInWords(counts: NonNullable<Crawl['counts']>): string {
  const named: readonly (readonly [number, string])[] = [
    [counts.listPagesRead, 'list pages'],
    [counts.detailPagesRead, 'detail pages'],
    [counts.jobsCreated, 'created'],
    [counts.jobsUpdated, 'updated'],
    [counts.jobsUnchanged, 'unchanged'],
    [counts.itemsFailed, 'items failed'],
  ];
  return named
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${count === 1 ? word.replace('pages', 'page') : word}`)
    .join(', ');
}
