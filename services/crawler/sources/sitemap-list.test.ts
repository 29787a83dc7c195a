import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { EmptyState } from '#libs/proto/gen/jobradar/v1/EmptyState.ts';
import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import { pageMark } from '../core/page-marks.ts';
import { createSitemapLists } from './sitemap-list.ts';
import type { ListPage, ListPosition, PageProblem } from './source-reader.ts';

const seed = 'https://a.test/sitemap.xml';

function lists(emptyState: EmptyState | null = null, pathPrefixes: string[] = ['/jobs/']) {
  const source = {
    allowedHosts: ['a.test'],
    allowedPathPrefixes: [],
    extraction: { emptyState },
  } as unknown as Source;
  return createSitemapLists(source, { url: seed, pathPrefixes });
}

function read(
  text: string,
  position: Partial<ListPosition> = {},
  reader = lists(),
): ListPage | PageProblem {
  const { pageUrl = seed } = position;
  const page = { url: pageUrl, text, contentType: '', observedAt: '2026-11-30T00:00:00Z' };
  return reader.readList(page, { page: 1, itemsBefore: 0, pageUrl, ...position });
}

function list(...args: Parameters<typeof read>): ListPage {
  const page = read(...args);
  return page.kind === 'list' ? page : assert.fail(page.message);
}

function urlset(...urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${url}</loc><lastmod>2026-09</lastmod></url>`);
  return `<urlset>${entries.join('')}</urlset>`;
}

function index(...urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`);
  return `<sitemapindex>${entries.join('')}</sitemapindex>`;
}

describe('a sitemap as a list', () => {
  it('begins at the sitemap, whatever page the crawl was given', () => {
    assert.equal(lists().firstUrl('https://a.test/jobs'), seed);
  });

  it('gives the pages that the source covers, each once, and counts what it leaves out', () => {
    const page = list(
      urlset(
        'https://a.test/jobs/1?utm_source=x',
        'https://a.test/jobs/1',
        'https://a.test/about',
        'https://b.test/jobs/2',
        '/jobs/3',
        'javascript:alert(1)',
      ),
    );
    assert.deepEqual(
      page.items.map(({ detailUrl, lastModified }) => [detailUrl, lastModified]),
      [['https://a.test/jobs/1', '2026-09-01T00:00:00.000Z']],
    );
    assert.deepEqual(page.leftOut, { outside: 1, unreadable: 2, unwanted: 1 });
    assert.deepEqual([page.duplicates, page.itemCount, page.nextUrl], [1, 2, undefined]);
    assert.equal(page.reportedTotal, undefined);
  });

  it('goes through the children of an index, and leaves out circles and other hosts', () => {
    const text = index(
      seed,
      'https://a.test/1.xml',
      'https://b.test/2.xml',
      'https://a.test/3.xml',
    );
    const first = list(text);
    assert.deepEqual([first.itemCount, first.nextUrl], [0, 'https://a.test/1.xml']);
    assert.deepEqual(first.leftOut, { outside: 1, unreadable: 0, unwanted: 1 });
    const cursor = first.cursor ?? '';
    const second = list(urlset('https://a.test/jobs/1'), {
      page: 2,
      pageUrl: 'https://a.test/1.xml',
      cursor,
    });
    assert.equal(second.nextUrl, 'https://a.test/3.xml');
    assert.equal(lists().nextAfterGap({ cursor })?.url, 'https://a.test/3.xml');
    const last = { page: 3, pageUrl: 'https://a.test/3.xml', itemsBefore: 1 };
    const third = list(urlset(), { ...last, cursor: second.cursor ?? '' });
    assert.equal(third.nextUrl, undefined);
    assert.notDeepEqual(third.fingerprint, list(urlset(), { ...last, pageUrl: seed }).fingerprint);
  });

  it('gives no child of an index that was read or tried before', () => {
    const filesRead = Buffer.concat(
      ['1', '3'].map((name) => pageMark(`https://a.test/${name}.xml`)),
    );
    const names = ['3', '1', '2'].map((name) => `https://a.test/${name}.xml`);
    assert.equal(list(index(...names), { filesRead }).nextUrl, names[2]);
    const done = list(index(...names.slice(0, 2)), { filesRead, itemsBefore: 1 });
    assert.equal(done.nextUrl, undefined);
  });

  it('knows a file by what it shows, under whatever address', () => {
    const at = (name: string): ListPage =>
      list(urlset('https://a.test/jobs/1'), { page: 2, pageUrl: `https://a.test/${name}.xml` });
    assert.deepEqual(at('1').fingerprint, at('2').fingerprint);
  });

  it('falls short where an entry names no whole address', () => {
    for (const name of ['/2.xml', 'https://', '', 'ftp://a.test/2.xml']) {
      const page = list(index('https://a.test/1.xml', name));
      assert.match(page.shortfall?.message ?? '', /no whole address in 1 of 2 entries/u);
      assert.equal(page.nextUrl, 'https://a.test/1.xml');
      assert.equal(list(urlset('https://a.test/jobs/1', name)).items.length, 1);
    }
    assert.equal(list(index('https://a.test/1.xml', 'https://b.test/2.xml')).shortfall, undefined);
  });

  it('ends at an index that stands too deep, with what it leaves out as a shortfall', () => {
    let cursor = '';
    for (const depth of [1, 2, 3]) {
      const pageUrl = `https://a.test/${depth}.xml`;
      cursor = list(index(`https://a.test/${depth + 1}.xml`), { pageUrl, cursor }).cursor ?? '';
      assert.notEqual(cursor, '');
    }
    const deep = list(index('https://a.test/5.xml'), { pageUrl: 'https://a.test/4.xml', cursor });
    assert.equal(deep.nextUrl, undefined);
    assert.match(deep.shortfall?.message ?? '', /deeper than 3/u);
  });

  it('takes what stood before a damage, and says what happened', () => {
    const page = list(urlset('https://a.test/jobs/1').replace('</urlset>', ''));
    assert.equal(page.items.length, 1);
    assert.equal(page.shortfall?.reason, 'FAILURE_REASON_PARSE_FAILED');
  });

  it('is changed where nothing in all of it leads to a page', () => {
    const gone = read(urlset('https://a.test/stellen/1'));
    assert.equal(gone.kind === 'problem' && gone.reason, 'FAILURE_REASON_CONTRACT_CHANGED');
    assert.equal(read(urlset()).kind, 'problem');
    assert.equal(read(index()).kind, 'problem');
    assert.equal(read(urlset('/jobs/1')).kind, 'problem');
    assert.equal(read(urlset(), { page: 2, itemsBefore: 1 }).kind, 'list');
  });

  it('is not changed by an empty file where another one could not be read', () => {
    const { cursor = '' } = list(index('https://a.test/1.xml', 'https://a.test/2.xml'));
    const next = lists().nextAfterGap({ cursor });
    assert.equal(read(urlset(), { page: 3, cursor: next?.cursor ?? '' }).kind, 'list');
  });

  it('may be empty where that is declared', () => {
    const zero = lists({ sign: 'zeroTotal', zeroTotal: true });
    assert.equal(list(urlset(), {}, zero).isDeclaredEmpty, true);
    assert.equal(read(urlset('https://a.test/stellen/1'), {}, zero).kind, 'problem');
    const words = lists({ sign: 'text', text: 'no openings' });
    assert.equal(list('<urlset><!-- no openings --></urlset>', {}, words).isDeclaredEmpty, true);
    assert.equal(read(urlset(), {}, words).kind, 'problem');
  });

  const instead: readonly (readonly [what: string, text: string, reason: string])[] = [
    ['a page', '<html><h1>Jobs</h1></html>', 'FAILURE_REASON_CONTRACT_CHANGED'],
    ['nothing', '', 'FAILURE_REASON_CONTRACT_CHANGED'],
    [
      'a login page',
      '<html><form><input type="password" name="p"></form>Please log in</html>',
      'FAILURE_REASON_ACCESS_DENIED',
    ],
    [
      'a challenge',
      '<html><div class="g-recaptcha"></div></html>',
      'FAILURE_REASON_CAPTCHA_CHALLENGE',
    ],
  ];
  for (const [what, text, reason] of instead) {
    it(`stops at ${what} in its place`, () => {
      const page = read(text);
      assert.equal(page.kind === 'problem' && page.reason, reason);
    });
  }
});
