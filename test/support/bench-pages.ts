/* The pages of the fetch bench: postings of the practice boards within the markup of a usual site,
 * and what a bare loop over cheerio makes of them. */
import { load } from 'cheerio';
import { codecOf } from '#libs/proto/load.ts';
import type { Source, Source$Input } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { generateJobs } from '../../services/targetlab/core/generate-jobs.ts';
import { jobPath, listPath, type Board, type Strategy } from '../../services/targetlab/core/job.ts';
import { route } from '../../services/targetlab/core/route.ts';
import { boardSource } from '../../services/targetlab/sources.ts';

/** A page of the bench. */
export interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
  readonly isList: boolean;
  source(host: string): Source;
  /** What a bare loop reads of it; the number of postings. */
  readBare(body: string): number;
}

const jobsOnPage = 20;
const codec = codecOf<Source$Input, Source>('jobradar.v1.Source');
const fields = 'title company city salary posted employment experience education department';

/** All pages of the bench. */
export function benchPages(): readonly BenchPage[] {
  return [
    page('HTML list of 20 jobs', 'html', { isList: true, readBare: bareHtml('li.job') }),
    page('HTML detail', 'html', { isList: false, readBare: bareHtml('article.job-detail') }),
    page('JSON-LD detail', 'structured', { isList: false, readBare: bareJsonLd }),
    page('JSON list of 20 jobs', 'json', { isList: true, readBare: bareJson }),
  ];
}

function page(
  name: string,
  strategy: Strategy,
  { isList, readBare }: Pick<BenchPage, 'isList' | 'readBare'>,
): BenchPage {
  const hasDetails = !isList;
  const board: Board = {
    id: strategy,
    strategy,
    origin: 'http://board.test',
    jobs: generateJobs({ seed: 1, count: jobsOnPage }),
    pageSize: jobsOnPage,
    hasDetails,
    robots: { status: 404, body: '' },
  };
  const path = isList ? listPath(strategy) : jobPath(strategy, board.jobs[0]?.externalId ?? '');
  const { body, contentType } = route(board, path);
  return {
    name,
    path,
    contentType,
    body: strategy === 'json' ? body : body.replace('<body>', `<body>${surroundings}`),
    isList,
    readBare,
    source(host) {
      const seedUrl = `http://${host}${path}`;
      const about = { id: strategy, strategy, host, seedUrl, hasDetails, pageSize: jobsOnPage };
      const { source } = boardSource(about);
      return codec.decode(codec.encode({ ...source, name: `sources/${name}`, revisionId: name }));
    },
  };
}

/** Navigation, teasers and a footer: most of a page is not what is read. */
const surroundings = Array.from({ length: 150 }, (_entry, index) => {
  const link = `<a class="nav link" href="/section/${index}?from=top">Section ${index}</a>`;
  const words = '<p>Some words about it &amp; more</p>';
  return `<div class="teaser t${index % 7}"><h4>${link}</h4>${words}</div>`;
}).join('\n');

function bareHtml(selector: string): (body: string) => number {
  return (body) => {
    const $ = load(body);
    const jobs = $(selector)
      .toArray()
      .map((element) => {
        const item = $(element);
        const values = fields.split(' ').map((name) => item.find(`.${name}`).first().text().trim());
        const skills = item
          .find('.skills li')
          .toArray()
          .map((skill) => $(skill).text());
        return {
          id: item.attr('data-job-id'),
          values,
          skills,
          text: item.find('.description').text(),
        };
      });
    return jobs.length;
  };
}

function bareJsonLd(body: string): number {
  const $ = load(body);
  const blocks = $('script[type="application/ld+json"]')
    .toArray()
    .map((element): unknown => JSON.parse($(element).text()));
  return blocks.length;
}

/** Descriptions are markup within the answer. */
function bareJson(body: string): number {
  const { items } = JSON.parse(body) as { items: readonly Record<string, unknown>[] };
  const jobs = items.map((item) => ({ ...item, text: load(String(item['description'])).text() }));
  return jobs.length;
}
