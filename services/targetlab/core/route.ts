import { atsAnswer } from './ats/ats-board.ts';
import { isAtsKind } from './ats/ats-kind.ts';
import { htmlAnswer, jsonAnswer, textAnswer, type Answer } from './answer.ts';
import { renderHtmlDetail, renderHtmlList } from './html-board.ts';
import { type Board, type LabJob } from './job.ts';
import { renderJsonList } from './json-board.ts';
import { document } from './markup.ts';
import { renderMicrodataDetail } from './microdata-board.ts';
import { searchAnswer, searchNeedsPost } from './search-board.ts';
import { sitemapFile } from './sitemap-board.ts';
import { renderStructuredDetail, renderStructuredList } from './structured-board.ts';

/** What the board answers to a path with its query; a pure function of the board. */
export function route(board: Board, target: string): Answer {
  const url = new URL(target, board.origin);
  if (url.pathname === '/robots.txt') return textAnswer(board.robots.body, board.robots.status);
  if (url.pathname === '/') return home();
  const page = pageNumber(url);
  const { strategy } = board;
  if (isAtsKind(strategy)) return atsAnswer(board, strategy, url) ?? notFound();
  switch (strategy) {
    case 'html':
      if (url.pathname === '/jobs') return htmlAnswer(renderHtmlList(board, page));
      return detail(board, url, { folder: '/jobs/', render: renderHtmlDetail });
    case 'json':
      if (url.pathname === '/api/jobs') return jsonAnswer(renderJsonList(board, page));
      return detail(board, url, { folder: '/jobs/', render: renderHtmlDetail });
    case 'search':
      if (url.pathname === '/api/search') return searchNeedsPost();
      return detail(board, url, { folder: '/jobs/', render: renderHtmlDetail });
    case 'structured':
    case 'microdata':
      if (url.pathname === '/careers') return htmlAnswer(renderStructuredList(board, page));
      return structuredDetail(board, url);
    case 'sitemap':
      return sitemapFile(board, url.pathname) ?? structuredDetail(board, url);
  }
}

/** What the board answers to what is posted; undefined where nothing is posted to. */
export function routePost(board: Board, target: string, body: string): Answer | undefined {
  const { pathname } = new URL(target, board.origin);
  const isSearch = board.strategy === 'search' && pathname === '/api/search';
  return isSearch ? searchAnswer(board, body) : undefined;
}

function pageNumber(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? '1');
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

function detail(
  board: Board,
  url: URL,
  pages: { readonly folder: string; readonly render: (job: LabJob) => string },
): Answer {
  const id = url.pathname.startsWith(pages.folder) ? url.pathname.slice(pages.folder.length) : '';
  const job = board.jobs.find((candidate) => encodeURIComponent(candidate.externalId) === id);
  return job === undefined ? notFound() : htmlAnswer(pages.render(job));
}

function structuredDetail(board: Board, url: URL): Answer {
  const isMicrodata = board.strategy === 'microdata';
  const render = (job: LabJob): string =>
    isMicrodata ? renderMicrodataDetail(board, job) : renderStructuredDetail(board, job);
  return detail(board, url, { folder: '/careers/', render });
}

function home(): Answer {
  const body = '<h1>TargetLab</h1><p>A practice job board.</p>';
  return htmlAnswer(document({ title: 'TargetLab', language: 'zh-CN', body }));
}

function notFound(): Answer {
  const body = '<h1>404</h1><p>页面不存在</p>';
  return htmlAnswer(document({ title: '404', language: 'zh-CN', body }), 404);
}
