import type { CallContext } from '#libs/grpc/serve.ts';
import { refuseUnsupported } from '#libs/grpc/unsupported.ts';
import { isTimeKey } from '#libs/paging/page-token.ts';
import type { Database } from '#libs/postgres/database.ts';
import { toTimestamp } from '#libs/proto/timestamps.ts';
import type { ListCrawlExecutionsRequest } from '#libs/proto/gen/jobradar/v1/ListCrawlExecutionsRequest.ts';
import type { ListCrawlExecutionsResponse$Input } from '#libs/proto/gen/jobradar/v1/ListCrawlExecutionsResponse.ts';
import type { ListCrawlItemFailuresRequest } from '#libs/proto/gen/jobradar/v1/ListCrawlItemFailuresRequest.ts';
import type { ListCrawlItemFailuresResponse$Input } from '#libs/proto/gen/jobradar/v1/ListCrawlItemFailuresResponse.ts';
import type { ListCrawlsRequest } from '#libs/proto/gen/jobradar/v1/ListCrawlsRequest.ts';
import type { ListCrawlsResponse$Input } from '#libs/proto/gen/jobradar/v1/ListCrawlsResponse.ts';
import type { Clock } from '#libs/runtime/clock.ts';
import { isUuid } from '#libs/runtime/ids.ts';
import {
  pageOfCrawls,
  pageOfExecutions,
  pageOfItemFailures,
  type CrawlPlace,
} from './adapters/crawl-reader.ts';
import { executionView, type CrawlRow } from './core/crawl-view.ts';
import { listPage } from './paging.ts';
import type { WatchDeps } from './watch-crawl.ts';

/** What the lists are read with. */
export interface ListDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** A page of the tenant's crawls, newest first. */
export async function listCrawls(
  { database, clock, view }: ListDeps & Pick<WatchDeps, 'view'>,
  { method, caller }: CallContext,
  request: ListCrawlsRequest,
): Promise<ListCrawlsResponse$Input> {
  refuseUnsupported({ filter: request.filter, order_by: request.orderBy });
  const { items, nextPageToken } = await listPage(request, {
    scope: { method },
    clock,
    read: (after: CrawlPlace | undefined, limit) =>
      pageOfCrawls(caller.tenant, { queries: database, page: { after, limit } }),
    placeOf: (row: CrawlRow) => ({ createTime: row.create_time, taskId: row.task_id }),
    keyOf: ({ createTime, taskId }) => [createTime, taskId],
    placeOfKey: ([createTime = '', taskId = '', ...rest]) =>
      rest.length === 0 && isTimeKey(createTime) && isUuid(taskId)
        ? { createTime, taskId }
        : undefined,
    toItem: view,
  });
  return { crawls: items, nextPageToken };
}

/** A page of a crawl's executions, newest first. */
export async function listExecutions(
  { database, clock }: ListDeps,
  { method, caller }: CallContext,
  { taskId, request }: { readonly taskId: string; readonly request: ListCrawlExecutionsRequest },
): Promise<ListCrawlExecutionsResponse$Input> {
  const { items, nextPageToken } = await listPage(request, {
    scope: { method, parent: request.parent },
    clock,
    read: (after: string | undefined, limit) =>
      pageOfExecutions(caller.tenant, { queries: database, taskId, page: { after, limit } }),
    placeOf: (row) => row.epoch,
    keyOf: (epoch) => [epoch],
    placeOfKey: numberKey,
    toItem: (row) => executionView(row, toTimestamp),
  });
  return { executions: items, nextPageToken };
}

/** A page of a crawl's failed pages and items, as they came. */
export async function listItemFailures(
  { database, clock }: ListDeps,
  { method, caller }: CallContext,
  { taskId, request }: { readonly taskId: string; readonly request: ListCrawlItemFailuresRequest },
): Promise<ListCrawlItemFailuresResponse$Input> {
  const { items, nextPageToken } = await listPage(request, {
    scope: { method, parent: request.parent },
    clock,
    read: (after: string | undefined, limit) =>
      pageOfItemFailures(caller.tenant, { queries: database, taskId, page: { after, limit } }),
    placeOf: (row) => row.seq,
    keyOf: (seq) => [seq],
    placeOfKey: numberKey,
    toItem: (row) => row.record,
  });
  return { itemFailures: items, nextPageToken };
}

function numberKey([text = '', ...rest]: readonly string[]): string | undefined {
  return rest.length === 0 && /^\d{1,18}$/.test(text) ? text : undefined;
}
