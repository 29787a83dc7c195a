import { packedAnswer, xmlAnswer, type Answer } from './answer.ts';
import { jobPath, jobsOfPage, type Board } from './job.ts';
import { escapeHtml } from './markup.ts';

/*
 * /sitemap.xml is an index: /sitemaps/pages.xml with pages that are no postings, then the postings
 * in packed files /sitemaps/jobs-N.xml.gz, a page of the board in each.
 */

/** The sitemap file at this path; undefined where there is none. */
export function sitemapFile(board: Board, path: string): Answer | undefined {
  if (path === '/sitemap.xml') return xmlAnswer(renderIndex(board));
  if (path === '/sitemaps/pages.xml') {
    return xmlAnswer(renderUrls([entry(`${board.origin}/`), entry(`${board.origin}/about`)]));
  }
  const number = Number(
    /^\/sitemaps\/jobs-(?<page>[1-9]\d{0,5})\.xml\.gz$/u.exec(path)?.groups?.['page'],
  );
  const { jobs, pages } = jobsOfPage(board, number);
  if (!(number <= pages)) return undefined;
  const entries = jobs.map((job) => {
    const url = `${board.origin}${jobPath('sitemap', job.externalId)}`;
    return entry(url, job.posted);
  });
  return packedAnswer(renderUrls(entries));
}

function renderIndex(board: Board): string {
  const { pages } = jobsOfPage(board, 1);
  const files = Array.from({ length: pages }, (_, at) => `jobs-${at + 1}.xml.gz`);
  const entries = ['pages.xml', ...files].map((file) => {
    const url = escapeHtml(`${board.origin}/sitemaps/${file}`);
    return `<sitemap><loc>${url}</loc><lastmod>2026-10-01T08:00:00+08:00</lastmod></sitemap>`;
  });
  return render('sitemapindex', entries);
}

function entry(url: string, changed?: string): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${escapeHtml(url)}</loc>${lastmod}</url>`;
}

function renderUrls(entries: readonly string[]): string {
  return render('urlset', entries);
}

function render(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`;
}
