import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import { firstPageUrl, nextPageUrl, type PageFacts } from './pagination.ts';

const shared = { totalPath: '', pageSize: 0, sourceCap: 0, inBody: false };
const page: Pagination = { ...shared, kind: 'page', page: { parameter: 'p', first: 1 } };
const offset: Pagination = {
  ...shared,
  kind: 'offset',
  pageSize: 20,
  offset: { parameter: 'skip', limitParameter: 'limit' },
};
const cursor: Pagination = {
  ...shared,
  kind: 'cursor',
  cursor: { path: 'next', parameter: 'after' },
};
const next: Pagination = { ...shared, kind: 'next', next: { selector: 'a' } };

const longLink = `/jobs?after=${'x'.repeat(2_048)}`;

function facts(changes: Partial<PageFacts>): PageFacts {
  const pageUrl = 'http://b.test/jobs?p=1';
  return {
    page: 1,
    itemsBefore: 0,
    itemCount: 20,
    pageUrl,
    reportedTotal: undefined,
    mark: undefined,
    baseUrl: pageUrl,
    ...changes,
  };
}

describe('pagination', () => {
  it('begins at the seed, with what it always sends', () => {
    assert.equal(firstPageUrl('http://b.test/jobs?q=a', page), 'http://b.test/jobs?q=a&p=1');
    assert.equal(firstPageUrl('http://b.test/jobs?p=3', page), 'http://b.test/jobs?p=3');
    assert.equal(firstPageUrl('http://b.test/jobs', offset), 'http://b.test/jobs?skip=0&limit=20');
    assert.equal(firstPageUrl('http://b.test/jobs', null), 'http://b.test/jobs');
  });

  const cases = [
    { when: 'a page number', pagination: page, facts: facts({}), want: 'http://b.test/jobs?p=2' },
    {
      when: 'an offset',
      pagination: offset,
      facts: facts({ pageUrl: 'http://b.test/jobs?skip=40&limit=20', itemsBefore: 40 }),
      want: 'http://b.test/jobs?skip=60&limit=20',
    },
    {
      when: 'a cursor',
      pagination: cursor,
      facts: facts({ pageUrl: 'http://b.test/jobs', mark: 'a b' }),
      want: 'http://b.test/jobs?after=a+b',
    },
    {
      when: 'a link',
      pagination: next,
      facts: facts({ mark: '/jobs?p=9' }),
      want: 'http://b.test/jobs?p=9',
    },
    {
      when: 'a link in another spelling',
      pagination: next,
      facts: facts({ mark: ' HTTP://B.test.:80/a/../jobs?p=9#list ' }),
      want: 'http://b.test/jobs?p=9',
    },
    { when: 'no cursor', pagination: cursor, facts: facts({}), want: undefined },
    { when: 'no link', pagination: next, facts: facts({}), want: undefined },
    {
      when: 'a link to a script',
      pagination: next,
      facts: facts({ mark: 'javascript:x' }),
      want: 'javascript:x',
    },
    {
      when: 'a link that is no URL',
      pagination: next,
      facts: facts({ mark: 'http://[' }),
      want: 'http://[',
    },
    {
      when: 'a link that is too long',
      pagination: next,
      facts: facts({ mark: longLink }),
      want: longLink,
    },
    { when: 'a blank link', pagination: next, facts: facts({ mark: ' ' }), want: undefined },
    { when: 'an empty page', pagination: page, facts: facts({ itemCount: 0 }), want: undefined },
    {
      when: 'a later total that is smaller',
      pagination: page,
      facts: facts({ page: 2, pageUrl: 'http://b.test/jobs?p=2', reportedTotal: 40 }),
      want: 'http://b.test/jobs?p=3',
    },
    { when: 'the total', pagination: page, facts: facts({ reportedTotal: 20 }), want: undefined },
    { when: 'a short page', pagination: offset, facts: facts({ itemCount: 7 }), want: undefined },
    { when: 'no pagination', pagination: null, facts: facts({ mark: '/x' }), want: undefined },
  ];
  for (const { when, pagination, facts: told, want } of cases) {
    it(`${want === undefined ? 'ends' : 'goes on'} with ${when}`, () => {
      assert.equal(nextPageUrl(pagination, told), want);
    });
  }
});
