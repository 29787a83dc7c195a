import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { ListRules } from './plan.ts';

/** What the definition says about the list of a source. */
export interface SourceList extends ListRules {
  /** Parameters of the URL that only page. */
  readonly pagingParameters: readonly string[];
}

/** Reads the rules of the list from the source's definition. */
export function listRulesOf(source: Source, maxPages: number): SourceList {
  const pagination = paginationOf(source);
  return {
    maxPages,
    pageSize: pagination?.pageSize ?? 0,
    sourceCap: pagination?.sourceCap ?? 0,
    isCounted: pagination?.kind === 'page' || pagination?.kind === 'offset',
    isTree: Boolean(source.extraction?.structuredData?.sitemap),
    pagingParameters: parametersOf(pagination),
  };
}

function paginationOf({ extraction }: Source): Pagination | undefined {
  const html = extraction?.html ?? extraction?.browser?.html;
  const list = html ?? extraction?.json ?? extraction?.structuredData?.links;
  return list?.pagination ?? undefined;
}

function parametersOf(pagination: Pagination | undefined): string[] {
  const names = [
    pagination?.page?.parameter,
    pagination?.offset?.parameter,
    pagination?.offset?.limitParameter,
    pagination?.cursor?.parameter,
  ];
  return names.filter((name) => name !== undefined).filter((name) => name !== '');
}
