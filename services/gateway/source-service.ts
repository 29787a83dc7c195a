import type { CallContext, Handlers } from '#libs/grpc/serve.ts';
import { refuseUnsupported } from '#libs/grpc/unsupported.ts';
import type { SourceServiceDefinition } from '#libs/proto/gen/jobradar/v1/SourceService.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import { notFound } from '#libs/runtime/errors.ts';
import { createResolveName } from './adapters/resolve-name.ts';
import { createRobotsStore } from './adapters/robots-store.ts';
import { fillRatio } from './adapters/shape-store.ts';
import { authorizeSource, revokeAuthorization } from './authorize-source.ts';
import { idOf } from './core/crawl-view.ts';
import { sourceView, type SourceRow } from './core/source-view.ts';
import { deleteSource, undeleteSource } from './delete-source.ts';
import { explainUrl } from './explain-url.ts';
import { definitionPortion, listPage } from './paging.ts';
import { pauseSource, resumeStoppedSource } from './pause-source.ts';
import { registerSource } from './register-source.ts';
import type { SourceServiceDeps } from './source-deps.ts';
import { listSourceRevisions, rollbackSource } from './source-revisions.ts';
import { testSource } from './test-source.ts';
import { updateSource } from './update-source.ts';

/** The handlers of SourceService. */
export function sourceService(deps: SourceServiceDeps): Handlers<SourceServiceDefinition> {
  const robots = createRobotsStore(deps.database);
  const explaining = { ...deps, robots, resolveName: createResolveName() };
  const sight = { time: toTimestamp, purgeDays: deps.purgeDays };
  const viewOf = (row: SourceRow) => sourceView(row, sight);
  return {
    async CreateSource(context, request) {
      return { source: await registerSource(deps, { context, request }) };
    },
    async GetSource(context, { name }) {
      const [tenantId, sourceId] = [context.caller.tenant, idOf(name)];
      const row = await deps.sources.get(tenantId, sourceId);
      if (row === undefined) throw notFound('source', name);
      const fieldFillRatio = await fillRatio(deps.database, { tenantId, sourceId });
      return { source: sourceView(row, { ...sight, fieldFillRatio }) };
    },
    async ListSources(context, request) {
      refuseUnsupported({ filter: request.filter });
      const { items, nextPageToken } = await listSources(deps, context, request);
      return { sources: items.map(viewOf), nextPageToken };
    },
    async UpdateSource(context, request) {
      return { source: viewOf(await updateSource(deps, { context, request })) };
    },
    async DeleteSource(context, request) {
      const row = await deleteSource(deps, { context, request });
      return row === undefined ? {} : { source: viewOf(row) };
    },
    async UndeleteSource(context, request) {
      return { source: viewOf(await undeleteSource(deps, { context, request })) };
    },
    async ListSourceRevisions(context, request) {
      const { items, nextPageToken } = await listSourceRevisions(deps, { context, request });
      return { revisions: items, nextPageToken };
    },
    async RollbackSource(context, request) {
      return { source: viewOf(await rollbackSource(deps, { context, request })) };
    },
    async TestSource(context, request) {
      return { report: await testSource(deps, { context, request }) };
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
    portion: definitionPortion,
    read: (after: string | undefined, limit) =>
      sources.list(caller.tenant, { after: after ?? '', limit, showDeleted }),
    placeOf: (row: SourceRow) => row.source_id,
    keyOf: (sourceId) => [sourceId],
    placeOfKey: ([sourceId, ...rest]) => (rest.length === 0 ? sourceId : undefined),
    toItem: (row: SourceRow) => row,
  });
}
