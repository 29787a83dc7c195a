import type { CallContext, Handlers } from '#libs/grpc/serve.ts';
import { refuseUnsupported } from '#libs/grpc/unsupported.ts';
import { isTimeKey } from '#libs/paging/page-token.ts';
import type { CountDeadLettersRequest } from '#libs/proto/gen/jobradar/v1/CountDeadLettersRequest.ts';
import type { DeadLetter$Input } from '#libs/proto/gen/jobradar/v1/DeadLetter.ts';
import type { DeadLetterServiceDefinition } from '#libs/proto/gen/jobradar/v1/DeadLetterService.ts';
import type { ListDeadLettersRequest } from '#libs/proto/gen/jobradar/v1/ListDeadLettersRequest.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { notFound } from '#libs/runtime/errors.ts';
import type { KeptDays } from '#libs/runtime/retention.ts';
import { isUuid } from '#libs/runtime/ids.ts';
import {
  countDeadLetters,
  findDeadLetter,
  pageOfDeadLetters,
  type LetterGroup,
  type LetterPlace,
  type Sight,
} from './adapters/dead-letter-store.ts';
import { crawlView, idOf } from './core/crawl-view.ts';
import { deadLetterView, type DeadLetterRow } from './core/dead-letter-view.ts';
import type { RetentionName } from './core/retention.ts';
import type { RowSight } from './core/row-sight.ts';
import { listPage } from './paging.ts';
import { discardDeadLetter, replayDeadLetter } from './resolve-dead-letter.ts';
import type { SubmitDeps } from './submit-crawl.ts';

/** What the service is made of. */
export interface DeadLetterServiceDeps extends SubmitDeps {
  readonly clock: Clock;
  /** How long the gateway keeps what has ended. */
  readonly keptDays: KeptDays<RetentionName>;
}

/** The handlers of DeadLetterService; bulk work is not built yet. */
export function deadLetterService(
  deps: DeadLetterServiceDeps,
): Handlers<DeadLetterServiceDefinition> {
  const rowSight = (name: RetentionName): RowSight => ({
    time: toTimestamp,
    purgeDays: deps.keptDays(name),
  });
  const viewOf = (row: DeadLetterRow) => deadLetterView(row, rowSight('dead-letters'));
  return {
    async GetDeadLetter(context, { name }) {
      return { deadLetter: viewOf(await getDeadLetter(deps, context, name)) };
    },
    ListDeadLetters: (context, request) => listDeadLetters({ ...deps, viewOf }, context, request),
    CountDeadLetters: (context, request) => countGroups(deps, context, request),
    async ReplayDeadLetter(context, request) {
      const before = await getDeadLetter(deps, context, request.name);
      const { row } = await replayDeadLetter(deps, {
        context,
        request,
        sight: sightOf(context),
        before,
      });
      const deadLetter = viewOf(await getDeadLetter(deps, context, request.name));
      return { deadLetter, crawl: crawlView(row, rowSight('crawls')) };
    },
    async DiscardDeadLetter(context, request) {
      const { dead_letter_id: id } = await getDeadLetter(deps, context, request.name);
      await discardDeadLetter(deps, { context, request, sight: sightOf(context), id });
      return { deadLetter: viewOf(await getDeadLetter(deps, context, request.name)) };
    },
  };
}

// Letters of nobody are seen only with the scope of those who run the installation.
function sightOf({ caller }: Pick<CallContext, 'caller'>): Sight {
  return { tenant: caller.tenant, seesUnowned: caller.scopes.has('system.read') };
}

async function getDeadLetter(
  { database }: Pick<DeadLetterServiceDeps, 'database'>,
  context: CallContext,
  name: string,
): Promise<DeadLetterRow> {
  const id = idOf(name);
  // The rule of the field lets any 36 hexadecimal digits and dashes through.
  if (!isUuid(id)) throw notFound('dead letter', name);
  const row = await findDeadLetter(sightOf(context), { queries: database, id });
  if (row === undefined) throw notFound('dead letter', name);
  return row;
}

async function listDeadLetters(
  {
    database,
    clock,
    viewOf,
  }: DeadLetterServiceDeps & { readonly viewOf: (row: DeadLetterRow) => DeadLetter$Input },
  context: CallContext,
  request: ListDeadLettersRequest,
) {
  refuseUnsupported({ filter: request.filter, order_by: request.orderBy });
  const { items, nextPageToken } = await listPage(request, {
    scope: { method: context.method },
    clock,
    read: (after: LetterPlace | undefined, limit) =>
      pageOfDeadLetters(sightOf(context), { queries: database, page: { after, limit } }),
    placeOf: (row: DeadLetterRow) => ({ createTime: row.create_time, id: row.dead_letter_id }),
    keyOf: ({ createTime, id }) => [createTime, id],
    placeOfKey: ([createTime = '', id = '', ...rest]) =>
      rest.length === 0 && isTimeKey(createTime) && isUuid(id) ? { createTime, id } : undefined,
    toItem: viewOf,
  });
  return { deadLetters: items, nextPageToken };
}

async function countGroups(
  { database }: DeadLetterServiceDeps,
  context: CallContext,
  request: CountDeadLettersRequest,
) {
  refuseUnsupported({ filter: request.filter });
  const group = groupOf(request.groupBy);
  const rows = await countDeadLetters(sightOf(context), { queries: database, group });
  const groups = rows.map(({ value, count }) => ({ value, count }));
  return { groups, totalCount: rows[0]?.total ?? '0' };
}

function groupOf(groupBy: CountDeadLettersRequest['groupBy']): LetterGroup {
  switch (groupBy) {
    case 'GROUP_BY_UNSPECIFIED':
      return 'all';
    case 'GROUP_BY_CAUSE':
      return 'cause';
    case 'GROUP_BY_FAILURE_REASON':
      return 'failure_reason';
    case 'GROUP_BY_SOURCE':
      return 'source';
    case 'GROUP_BY_STATE':
      return 'state';
  }
}
