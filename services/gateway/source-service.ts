import type { CallContext, Handlers } from '#libs/grpc/serve.ts';
import { refuseUnsupported } from '#libs/grpc/unsupported.ts';
import type { Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { SourceServiceDefinition } from '#libs/proto/gen/jobradar/v1/SourceService.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { notFound } from '#libs/runtime/errors.ts';
import type { Database } from '#libs/postgres/database.ts';
import { createResolveName } from './adapters/resolve-name.ts';
import { createRobotsStore } from './adapters/robots-store.ts';
import type { SourceStore } from './adapters/source-store.ts';
import { authorizeSource, revokeAuthorization } from './authorize-source.ts';
import { idOf } from './core/crawl-view.ts';
import { sourceView, type SourceRow } from './core/source-view.ts';
import type { PlanSettings } from './explain-request.ts';
import { explainUrl } from './explain-url.ts';
import { listPage } from './paging.ts';
import { pauseSource, resumeStoppedSource } from './pause-source.ts';
import { registerSource } from './register-source.ts';

/** What the service is made of. */
export interface SourceServiceDeps {
  readonly database: Database;
  readonly sources: SourceStore;
  readonly clock: Clock;
  /** Private `host:port` pairs that may be crawled all the same. */
  readonly practiceHosts: ReadonlySet<string>;
  readonly sourcesMax: number;
  /** What is known of the workers' requests, for explanations. */
  readonly plan: PlanSettings;
  /** Called after the commit of a change that may make dispatches due. */
  readonly onDispatchDue: () => void;
  /** Called after the commit of verdicts that a duty has to finish. */
  readonly onVerdict: () => void;
}

/** The handlers of SourceService. */
export function sourceService(deps: SourceServiceDeps): Handlers<SourceServiceDefinition> {
  const robots = createRobotsStore(deps.database);
  const explaining = { ...deps, robots, resolveName: createResolveName() };
  return {
    async CreateSource(context, request) {
      return { source: await registerSource(deps, { context, request }) };
    },
    async GetSource(context, { name }) {
      const row = await deps.sources.get(context.caller.tenant, idOf(name));
      if (row === undefined) throw notFound('source', name);
      return { source: viewOf(row) };
    },
    async ListSources(context, request) {
      refuseUnsupported({ filter: request.filter });
      const { items, nextPageToken } = await listSources(deps, context, request);
      return { sources: items, nextPageToken };
    },
    async ExplainUrl(context, request) {
      return { explanation: await explainUrl(explaining, { context, request }) };
    },
    async GrantSourceAuthorization(context, request) {
      return { source: viewOf(await authorizeSource(deps, { context, request })) };
    },
    async RevokeSourceAuthorization(context, request) {
      const { row, cancelled } = await revokeAuthorization(deps, { context, request });
      return { source: viewOf(row), cancelledCrawls: cancelled };
    },
    async PauseSource(context, request) {
      const { row, cancelled } = await pauseSource(deps, { context, request });
      return { source: viewOf(row), cancelledCrawls: cancelled };
    },
    async ResumeSource(context, request) {
      return { source: viewOf(await resumeStoppedSource(deps, { context, request })) };
    },
  };
}

function listSources(
  { sources, clock }: SourceServiceDeps,
  { method, caller }: CallContext,
  request: { pageSize: number; pageToken: string; showDeleted: boolean },
) {
  const { showDeleted } = request;
  return listPage(request, {
    scope: { method, parent: showDeleted ? 'deleted too' : '' },
    clock,
    read: (after: string | undefined, limit) =>
      sources.list(caller.tenant, { after: after ?? '', limit, showDeleted }),
    placeOf: (row: SourceRow) => row.source_id,
    keyOf: (sourceId) => [sourceId],
    placeOfKey: ([sourceId, ...rest]) => (rest.length === 0 ? sourceId : undefined),
    toItem: viewOf,
  });
}

function viewOf(row: SourceRow): Source$Input {
  return sourceView(row, toTimestamp);
}
