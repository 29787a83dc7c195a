import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import { compileHtmlList } from './list-html.ts';
import type { PageText } from './source-reader.ts';

const extraction: Extraction = {
  requiredFields: [],
  guard: null,
  emptyState: { sign: 'selector', selector: '.none' },
  closedSigns: [],
};
const next: Pagination = {
  kind: 'next',
  next: { selector: 'a.next' },
  totalPath: '.total',
  pageSize: 0,
  sourceCap: 0,
  inBody: false,
};

function pageOf(text: string): PageText {
  const observedAt = '2026-11-30T02:00:00Z';
  return { url: 'http://b.test/jobs?p=2', text, contentType: 'text/html', observedAt };
}

function read(text: string, page: number) {
  const position = { page, itemsBefore: 20 * (page - 1), pageUrl: 'http://b.test/jobs?p=2' };
  return compileHtmlList('li', next, extraction)(pageOf(text), position);
}

function totalIn(text: string): number | undefined {
  const list = read(`<p class="total">${text}</p><li>a</li>`, 1);
  assert.ok(list.kind === 'html-list');
  return list.reportedTotal;
}

describe('a list page in HTML', () => {
  it('is another one than agreed where the first has no items and does not say so', () => {
    const list = read('<ul></ul>', 1);
    assert.ok(list.kind === 'problem');
    assert.equal(list.reason, 'FAILURE_REASON_CONTRACT_CHANGED');
  });

  it('is another one where a page that was linked to has none, whatever it links to', () => {
    const list = read('<ul></ul><a class="next" href="?p=3">3</a>', 2);
    assert.ok(list.kind === 'problem');
    assert.equal(list.reason, 'FAILURE_REASON_CONTRACT_CHANGED');
  });

  it('is as agreed where it says that it is empty', () => {
    const list = read('<p class="none">none</p>', 2);
    assert.ok(list.kind === 'html-list' && list.isDeclaredEmpty);
  });

  const links = [
    { html: '<a class="next" href="?p=3">3</a>', want: 'http://b.test/jobs?p=3' },
    { html: '<a class="next">Next</a>', want: undefined },
    { html: '<a class="next disabled" onclick="go()">Next</a>', want: undefined },
    { html: '<a class="next" aria-disabled="true" data-page="3">Next</a>', want: undefined },
    { html: '<a class="next" href="">Next</a>', want: undefined },
    { html: '<a class="next" onclick="go(3)">Next</a>', want: 'javascript:' },
    { html: '<a class="next" data-next-url="/jobs?p=3">Next</a>', want: 'javascript:' },
  ];
  for (const { html, want } of links) {
    it(`leads ${want === undefined ? 'nowhere' : `to "${want}"`} by ${html}`, () => {
      const list = read(`<li>a</li>${html}`, 2);
      assert.equal(list.kind === 'html-list' && list.nextUrl, want);
    });
  }

  it('is not the last one where a button leads on, unless it is disabled', () => {
    const button = { ...next, next: { selector: 'button.next' } };
    const position = { page: 1, itemsBefore: 0, pageUrl: 'http://b.test/jobs' };
    const nextOf = (attribute: string): string | undefined => {
      const html = `<li>a</li><button class="next" ${attribute}>Next</button>`;
      const list = compileHtmlList('li', button, extraction)(pageOf(html), position);
      return list.kind === 'html-list' ? list.nextUrl : list.message;
    };
    assert.deepEqual(['', 'disabled'].map(nextOf), ['javascript:', undefined]);
  });

  it('ends numbered pages with an empty one only as far as it looks like one', () => {
    const page = { parameter: 'p', first: 1 };
    const pagination: Pagination = { ...next, kind: 'page', page };
    const position = { page: 2, itemsBefore: 20, pageUrl: 'http://b.test/jobs?p=2' };
    const at = (text: string, changes: Partial<Extraction>) =>
      compileHtmlList('li', pagination, { ...extraction, ...changes })(pageOf(text), position);
    assert.equal(at('<p class="none">none</p>', {}).kind, 'html-list');
    assert.equal(at('<ul></ul>', { emptyState: null }).kind, 'html-list');
    const guard = { maxMissingRatio: 0, mustMatchSelector: 'ul' };
    assert.equal(at('<ul></ul>', { guard }).kind, 'html-list');
    const other = at('<p>Oops</p>', {});
    assert.equal(other.kind === 'problem' && other.reason, 'FAILURE_REASON_PARSE_FAILED');
    const outage = at('<title>503 Service Unavailable</title>', { emptyState: null });
    assert.equal(outage.kind === 'problem' && outage.reason, 'FAILURE_REASON_HTTP_SERVER_ERROR');
  });

  it('says how many jobs there are, where it says that exactly', () => {
    assert.equal(totalIn('1,234 jobs'), 1_234);
    assert.equal(totalIn('1,000+ jobs'), undefined);
  });
});
