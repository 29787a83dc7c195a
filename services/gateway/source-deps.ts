import type { Database } from '#libs/postgres/database.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import type { SourceStore } from './adapters/source-store.ts';
import type { PlanSettings } from './explain-request.ts';
import type { PreviewParts } from './test-source.ts';

/** What the stories of sources are made of: one object for SourceService, a part for each. */
export interface SourceServiceDeps {
  readonly database: Database;
  readonly sources: SourceStore;
  readonly clock: Clock;
  /** Private `host:port` pairs that may be crawled all the same. */
  readonly practiceHosts: ReadonlySet<string>;
  readonly sourcesMax: number;
  /** Days after which the duty of retention purges a deleted source. */
  readonly purgeDays: number;
  /** What is known of the workers' requests, for explanations. */
  readonly plan: PlanSettings;
  /** What tries pages. */
  readonly previews: PreviewParts;
  /** Called after the commit of a change that may make dispatches due. */
  readonly onDispatchDue: () => void;
  /** Called after the commit of verdicts that a duty has to finish. */
  readonly onVerdict: () => void;
}
