import type { CrawlRow } from './crawl-view.ts';

/** What tells a state of a crawl from another one. */
export type WatchedState = Pick<CrawlRow, 'version' | 'lease_beat' | 'end_time'>;

/** What a watcher asked for. */
export interface WatchRules {
  /** Progress comes at most this often; a change of state is never held back. */
  readonly minIntervalMs: number;
  readonly statesOnly: boolean;
  /** Nothing new for this long: a sign of life. */
  readonly idleMs: number;
}

/** What to do for a watcher now. */
export type WatchStep =
  | { readonly kind: 'changed' }
  | { readonly kind: 'final' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'wait'; readonly ms: number };

/** Decides what a watcher is told: states at once, progress at its rhythm, else signs of life. */
export function nextWatchStep(
  now: { readonly told: WatchedState; readonly newest: WatchedState; readonly sinceToldMs: number },
  rules: WatchRules,
): WatchStep {
  const { told, newest, sinceToldMs } = now;
  if (newest.version !== told.version) {
    return { kind: newest.end_time === null ? 'changed' : 'final' };
  }
  const hasProgress = !rules.statesOnly && newest.lease_beat !== told.lease_beat;
  if (hasProgress && sinceToldMs >= rules.minIntervalMs) return { kind: 'changed' };
  if (sinceToldMs >= rules.idleMs) return { kind: 'idle' };
  const untilMs = hasProgress ? Math.min(rules.minIntervalMs, rules.idleMs) : rules.idleMs;
  return { kind: 'wait', ms: Math.max(1, Math.ceil(untilMs - sinceToldMs)) };
}
