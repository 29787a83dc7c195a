import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import type { Extraction$Input } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { HtmlExtraction$Input } from '#libs/proto/gen/jobradar/v1/HtmlExtraction.ts';
import type { JsonExtraction$Input } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { Pagination$Input } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import type { TaskAssignment$Input } from '#libs/proto/gen/jobradar/worker/v1/TaskAssignment.ts';
import { completenessOf } from '../../services/gateway/core/completeness.ts';
import { createTargetLab } from '../../services/targetlab/target-lab.ts';
import { jsonSource, plain } from '../support/checked-sources.ts';
import { closeRawSites, rawSite, reply, type RawSite } from '../support/raw-site.ts';
import { setStage, type Stage } from '../support/worker-stage.ts';

/* Lists of sites that are broken or mean harm: whatever they show, none of them ends as whole
 * where a posting may be missing, and none is followed for ever. */

/** What the site shows at a path, by how often it was asked for before. */
type Pages = (path: string, times: number) => string | undefined;

interface Crawled {
  readonly stage: Stage;
  readonly site: RawSite;
  readonly listEnd: string | undefined;
  readonly completeness: string | undefined;
  readonly itemsFound: number | undefined;
  /** Of records, and of evidence behind a minus sign. */
  readonly ids: readonly string[];
}

function open(pages: Pages): Promise<RawSite> {
  const times = new Map<string, number>();
  return rawSite((socket, path) => {
    const before = times.get(path) ?? 0;
    times.set(path, before + 1);
    const body = pages(path, before);
    const type = body?.startsWith('{') === true ? 'application/json' : 'text/html';
    reply(body === undefined ? 404 : 200, body ?? '', { 'content-type': type })(socket, path);
  });
}

async function crawl(extraction: Extraction$Input, pages: Pages): Promise<Crawled> {
  return await crawlSite(await open(pages), extraction);
}

async function crawlSite(
  site: RawSite,
  extraction: Extraction$Input,
  assignment: TaskAssignment$Input = {},
): Promise<Crawled> {
  await using lab = createTargetLab({
    seed: 1,
    jobs: 1,
    pageSize: 1,
    listen: { host: '127.0.0.1', port: 0 },
  });
  const board = { ...(await lab.open({ strategy: 'json', jobs: 1, pageSize: 1 })), ...site };
  const seedUrl = `http://${site.host}/jobs`;
  const source = { ...plain, baseUrl: seedUrl, allowedHosts: [site.host], extraction };
  await using stage = await setStage(
    { ...board, seedUrl },
    { source, assignment: { seedUrl, ...assignment } },
  );
  await stage.deliver();
  const checkpoint = stage.seen.CompleteTask[0]?.checkpoint;
  const found = stage.seen.UpsertJobs.flatMap(({ observations }) => observations);
  return {
    stage,
    site,
    listEnd: checkpoint?.listEnd,
    completeness: checkpoint ? completenessOf(checkpoint) : undefined,
    itemsFound: checkpoint?.itemsFound,
    ids: found.map(({ record, evidence }) => record?.externalId ?? `-${evidence?.externalId}`),
  };
}

const text = { type: 'JSON_TYPE_STRING' } as const;
const contract = {
  page: [
    { name: 'items', type: 'JSON_TYPE_ARRAY', itemType: 'JSON_TYPE_OBJECT' },
    { name: 'next', type: 'JSON_TYPE_ANY', nullable: true, mayBeAbsent: true },
  ],
  item: ['id', 'title', 'company', 'state'].map((name) => ({ name, ...text })),
} as const;

function feed(json: JsonExtraction$Input): Extraction$Input {
  const { extraction } = jsonSource({
    contract: { page: [...contract.page], item: [...contract.item] },
    ...json,
  });
  return { ...extraction, closedSigns: [{ path: 'state', values: ['closed'] }] };
}

function answer(ids: readonly string[], next: unknown = null): string {
  const items = ids.map((name) => {
    const [id, state] = name.startsWith('-') ? [name.slice(1), 'closed'] : [name, 'open'];
    return { id, title: 't', company: 'c', state };
  });
  return JSON.stringify({ items, next });
}

function li(...ids: readonly string[]): string {
  const items = ids.map((id) => {
    return `<li class="job" data-job-id="${id}"><a href="/jobs/${id}">${id}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function boardOf(pagination?: Pagination$Input): Extraction$Input {
  const html: HtmlExtraction$Input = {
    itemSelector: 'li.job',
    fields: [{ target: 'TARGET_EXTERNAL_ID', selectors: [':scope'], attribute: 'data-job-id' }],
    detailLinkSelector: 'a',
    detailFields: [
      { target: 'TARGET_TITLE', selectors: ['h1'] },
      { target: 'TARGET_COMPANY', selectors: ['h2'] },
    ],
  };
  return { html: pagination === undefined ? html : { ...html, pagination } };
}

const detail = '<h1>Cook</h1><h2>Acme</h2>';
const outage = '<title>503 Service Unavailable</title><h1>Maintenance</h1>';

describe('a hostile list', function () {
  this.timeout(30_000);
  afterEach(closeRawSites);

  const offset = feed({ pagination: { offset: { parameter: 'skip' }, pageSize: 2 } });

  it('is whole where its last pages show closed postings only', async () => {
    const all = ['1', '2', '-3', '-4', '-5', '-6', '-7'];
    const run = await crawl(offset, (path) => {
      const skip = Number(new URL(path, 'http://a.test').searchParams.get('skip'));
      return answer(all.slice(skip, skip + 2));
    });
    assert.deepEqual([run.listEnd, run.itemsFound], ['LIST_END_SHORT_LAST_PAGE', 7]);
    assert.deepEqual(run.ids, all);
  });

  it('is not whole where the closed postings of a page come again', async () => {
    const shown = [['1', '2'], ['-3', '-4'], ['-4', '-3'], ['5']];
    const run = await crawl(offset, (path) => {
      const skip = Number(new URL(path, 'http://a.test').searchParams.get('skip'));
      return answer(shown[skip / 2] ?? []);
    });
    assert.deepEqual([run.listEnd, run.itemsFound], ['LIST_END_PAGE_REPEATED', 4]);
    assert.equal(run.completeness, 'TRUNCATED');
  });

  const cursor = feed({ pagination: { cursor: { path: 'next', parameter: 'after' } } });

  for (const odd of [{ after: 'x' }, ['x'], [[]]]) {
    it(`is changed where its next cursor is ${JSON.stringify(odd)}`, async () => {
      const { stage } = await crawl(cursor, () => answer(['1'], odd));
      const { failure } = stage.seen.FailTask[0] ?? {};
      assert.equal(failure?.reason, 'FAILURE_REASON_CONTRACT_CHANGED');
      assert.deepEqual(
        failure.contractChanges.map(({ path, reason }) => [path, reason]),
        [['next', 'type_changed']],
      );
    });
  }

  for (const none of [null, '', [], {}, false]) {
    it(`ends where its next cursor is ${JSON.stringify(none)}`, async () => {
      const run = await crawl(cursor, () => answer(['1'], none));
      assert.deepEqual([run.listEnd, run.completeness], ['LIST_END_NO_NEXT_PAGE', 'COMPLETE']);
    });
  }

  it('has a gap where its cursor grows too long to be sent', async () => {
    const run = await crawl(cursor, (path) => {
      const after = new URL(path, 'http://a.test').searchParams.get('after') ?? 'x';
      return answer([String(after.length)], after.repeat(50));
    });
    assert.deepEqual([run.completeness, run.ids], ['GAPS', ['1', '50']]);
    const [failure] = run.stage.seen.CompleteTask[0]?.itemFailures ?? [];
    assert.match(failure?.failure?.message ?? '', /cursor of the next page is too long/u);
  });

  it('is not followed in a circle of empty pages that call themselves otherwise', async () => {
    const link = feed({ pagination: { next: { selector: 'next' } } });
    const run = await crawl(link, (path, times) => {
      return answer(path === '/jobs' ? ['1'] : [], `/x/../list?p=2#${'!'.repeat(times + 1)}`);
    });
    assert.deepEqual([run.listEnd, run.site.requests.length], ['LIST_END_PAGE_REPEATED', 2]);
  });

  it('is changed where most of its items lack what each needs, and none must say', async () => {
    const item = contract.item.map((field) => ({ ...field, mayBeAbsent: true }));
    const lacking = feed({ contract: { page: [...contract.page], item } });
    const body = answer(['1', '2', '3']).replaceAll('"company"', '"state"');
    const links = { linkSelector: 'a.job', pagination: { next: { selector: 'a.next' } } };
    const buttons = '<a class="job" data-href="/jobs/1">1</a>'.repeat(3);
    for (const [extraction, shown, path] of [
      [lacking, body, 'items[].company'],
      [{ structuredData: { links } }, buttons, 'items[].link'],
    ] as const) {
      const { stage } = await crawl(extraction, () => shown);
      const changes = stage.seen.FailTask[0]?.failure?.contractChanges ?? [];
      assert.deepEqual(changes, [{ path, reason: 'field_gone' }]);
    }
  });

  it('is asked again where a page of it is out of order with status 200', async () => {
    const { stage } = await crawl(boardOf({ page: { parameter: 'page', first: 1 } }), (path) => {
      if (path.startsWith('/jobs/')) return detail;
      return path === '/jobs?page=1' ? li('1', '2') : outage;
    });
    const [fail] = stage.seen.FailTask;
    assert.equal(fail?.failure?.reason, 'FAILURE_REASON_HTTP_SERVER_ERROR');
    assert.equal(fail.checkpoint?.nextPage, 2);
  });

  it('is whole where a detail page was out of order once', async () => {
    const run = await crawl(boardOf(), (path, times) => {
      if (path === '/jobs') return li('1', '2');
      return path === '/jobs/1' && times === 0 ? outage : detail;
    });
    assert.deepEqual([run.completeness, run.ids.toSorted()], ['COMPLETE', ['1', '2']]);
    assert.deepEqual(run.stage.seen.CompleteTask[0]?.itemFailures, []);
  });

  it('is read on behind the postings that moved up while the crawl was away', async () => {
    const site = await open((path) => (path === '/jobs' ? li('1', '3', '4') : detail));
    const pendingDetailUrls = ['2', '3'].map((id) => `http://${site.host}/jobs/${id}`);
    const checkpoint = { format: 1, nextPage: 1, pendingDetailUrls };
    const run = await crawlSite(site, boardOf(), { checkpoint });
    assert.deepEqual([run.completeness, run.ids], ['COMPLETE', ['3', '4']]);
  });

  const files = {
    'the postings of another one': { last: ['1', '2'], end: 'LIST_END_PAGE_REPEATED' },
    'postings of its own': { last: ['2', '3'], end: 'LIST_END_NO_NEXT_PAGE' },
    'the newest of another one': { last: ['2'], end: 'LIST_END_NO_NEXT_PAGE' },
  };
  for (const [what, { last, end }] of Object.entries(files)) {
    it(`ends by ${end} where a file of a sitemap shows ${what}`, async () => {
      const site = await open((path) => {
        if (path === '/map.xml')
          return tree('sitemapindex', 'sitemap', ['1.xml', '2.xml', '1.xml']);
        if (path.endsWith('.xml'))
          return tree('urlset', 'url', path === '/1.xml' ? ['1', '2'] : last);
        return posting(path);
      });
      const tree = (root: string, entry: string, names: readonly string[]): string => {
        const locs = names.map(
          (name) => `<${entry}><loc>http://${site.host}/${name}</loc></${entry}>`,
        );
        return `<${root}>${locs.join('')}</${root}>`;
      };
      const sitemap = { url: `http://${site.host}/map.xml` };
      const run = await crawlSite(site, { structuredData: { sitemap } });
      assert.deepEqual(
        [run.listEnd, run.site.requests.length],
        [end, 3 + new Set(['1', '2', ...last]).size],
      );
    });
  }
});

function posting(identifier: string): string {
  const named = { title: 'Cook', identifier, hiringOrganization: { name: 'Acme' } };
  const json = JSON.stringify({ '@type': 'JobPosting', ...named });
  return `<script type="application/ld+json">${json}</script>`;
}
