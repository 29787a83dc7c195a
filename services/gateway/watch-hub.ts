import type { Database } from '#libs/postgres/database.ts';
import { startLoop } from '#libs/runtime/loop.ts';
import { crawlsOfWatched, versionsOfWatched, type CrawlVersion } from './adapters/crawl-reader.ts';
import type { CrawlRow } from './core/crawl-view.ts';

/*
 * One look for all watchers of this process: a query for the versions of what is watched, a second
 * one for the rows of what has changed. It looks once a second, for what other gateways did, and
 * at once when this one committed something. Nobody is told what changed meanwhile, only that
 * there is something newer: what a watcher gets is the newest state.
 */

/** Somebody who follows a crawl. */
export interface Watcher {
  /** Gets the newest state whenever it differs from the one before. */
  update(row: CrawlRow): void;
}

/** The watchers of this process. */
export interface WatchHub extends AsyncDisposable {
  /** Follows a crawl from this state on, until disposed of. */
  watch(row: CrawlRow, watcher: Watcher): Disposable;
  /** Says that something of a crawl was committed here. */
  changed(taskId: string): void;
}

interface Watched {
  readonly watcher: Watcher;
  seen: string;
}

const lookEveryMs = 1_000;

/** Starts to look after watched crawls. */
export function startWatchHub(database: Database): WatchHub {
  const watched = new Map<string, Set<Watched>>();
  const loop = startLoop({ name: 'watch-crawls', everyMs: lookEveryMs, run: look });

  return {
    watch(row, watcher) {
      const entry: Watched = { watcher, seen: stampOf(row.version, row.lease_beat) };
      const entries = watched.get(row.task_id) ?? new Set();
      watched.set(row.task_id, entries.add(entry));
      return {
        [Symbol.dispose]() {
          entries.delete(entry);
          if (entries.size === 0) watched.delete(row.task_id);
        },
      };
    },
    changed(taskId) {
      if (watched.has(taskId)) loop.wake();
    },
    [Symbol.asyncDispose]: () => loop.stop(),
  };

  async function look(): Promise<void> {
    if (watched.size === 0) return;
    const versions = await versionsOfWatched(database, [...watched.keys()]);
    const changed = versions.filter(isNews).map((version) => version.task_id);
    if (changed.length === 0) return;
    for (const row of await crawlsOfWatched(database, changed)) tell(row);
  }

  function isNews({ task_id: taskId, version, beat }: CrawlVersion): boolean {
    const stamp = stampOf(version, beat);
    return [...(watched.get(taskId) ?? [])].some((entry) => entry.seen !== stamp);
  }

  function tell(row: CrawlRow): void {
    const stamp = stampOf(row.version, row.lease_beat);
    for (const entry of watched.get(row.task_id) ?? []) {
      if (entry.seen === stamp) continue;
      entry.seen = stamp;
      entry.watcher.update(row);
    }
  }
}

function stampOf(version: string, beat: string | null): string {
  return `${version}.${beat ?? ''}`;
}
