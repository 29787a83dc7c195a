import { atsListPath, isAtsKind, type AtsKind } from './ats/ats-kind.ts';

/** How a board shows its jobs. */
export type Strategy =
  | 'html'
  | 'json'
  | 'search'
  | 'structured'
  | 'microdata'
  | 'sitemap'
  | AtsKind;

/** A posting of the practice board: the truth that its pages show. */
export interface LabJob {
  readonly externalId: string;
  readonly title: string;
  readonly company: string;
  readonly city: string;
  /** Pay text as the market writes it: `15k-25k·13薪`. */
  readonly salary: string;
  /** YYYY-MM-DD. */
  readonly posted: string;
  readonly skills: readonly string[];
  readonly employment: string;
  readonly experience: string;
  readonly education: string;
  readonly department: string;
  /** Paragraphs of plain text. */
  readonly description: readonly string[];
}

/** Everything that decides what a board answers. */
export interface Board {
  readonly id: string;
  readonly strategy: Strategy;
  /** `http://host:port`, without a slash at the end. */
  readonly origin: string;
  readonly jobs: readonly LabJob[];
  readonly pageSize: number;
  /** False: the list pages hold everything, and nothing links to a detail page. */
  readonly hasDetails: boolean;
  readonly robots: { readonly status: number; readonly body: string };
}

/** The path of the board's first list page. */
export function listPath(strategy: Strategy): string {
  if (isAtsKind(strategy)) return atsListPath(strategy);
  switch (strategy) {
    case 'html':
      return '/jobs';
    case 'json':
      return '/api/jobs?page=1';
    case 'search':
      return '/api/search';
    case 'structured':
    case 'microdata':
      return '/careers';
    case 'sitemap':
      return '/sitemap.xml';
  }
}

const inCareers: ReadonlySet<Strategy> = new Set(['structured', 'microdata', 'sitemap']);

/** The path of the page of one posting. */
export function jobPath(strategy: Strategy, externalId: string): string {
  const folder = inCareers.has(strategy) ? 'careers' : 'jobs';
  return `/${folder}/${encodeURIComponent(externalId)}`;
}

/** The jobs of one list page, and how many pages there are (an empty list has one). */
export function jobsOfPage(
  board: Pick<Board, 'jobs' | 'pageSize'>,
  page: number,
): { readonly jobs: readonly LabJob[]; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(board.jobs.length / board.pageSize));
  const start = (page - 1) * board.pageSize;
  return { jobs: board.jobs.slice(start, start + board.pageSize), pages };
}
