import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import type { Pagination } from '#libs/proto/gen/jobradar/v1/Pagination.ts';
import { compileListBodies, type ListBodies } from './list-body.ts';
import type { PageFacts } from './pagination.ts';

const plain: JsonExtraction = {
  format: 'FORMAT_UNSPECIFIED',
  itemsPath: 'items',
  fields: [],
  pagination: null,
  requestHeaders: {},
  detailUrlTemplate: '',
  detailFields: [],
  method: 'METHOD_POST',
  body: '{"q":"cook","paging":{"page":"3"}}',
  contract: null,
};
const shared = { totalPath: '', pageSize: 20, sourceCap: 0, inBody: true };
const page: Pagination = { ...shared, kind: 'page', page: { parameter: 'paging.page', first: 1 } };
const offset: Pagination = {
  ...shared,
  kind: 'offset',
  offset: { parameter: 'from', limitParameter: 'size' },
};
const cursor: Pagination = {
  ...shared,
  kind: 'cursor',
  cursor: { path: 'next', parameter: 'paging.after' },
};

function bodies(pagination: Pagination | null, body = plain.body): ListBodies {
  const compiled = compileListBodies({ ...plain, pagination, body });
  assert.ok(compiled !== undefined);
  return compiled;
}

function facts(changes: Partial<PageFacts> = {}): PageFacts {
  const pageUrl = 'http://b.test/search';
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

describe('bodies of list requests', () => {
  it('are none where lists are got', () => {
    assert.equal(compileListBodies({ ...plain, method: 'METHOD_GET', body: '' }), undefined);
  });

  it('are the same for every page where the URL pages', () => {
    const { bodyOf, isPaged } = bodies(null);
    assert.equal(bodyOf('7'), plain.body);
    assert.equal(isPaged, false);
    assert.equal(bodies({ ...page, inBody: false }, '').bodyOf(''), '{}');
  });

  it('count pages from the one that the body names, in its type', () => {
    const { bodyOf, next } = bodies(page);
    assert.equal(bodyOf(''), '{"q":"cook","paging":{"page":"3"}}');
    assert.deepEqual(next(facts(), ''), { kind: 'page', cursor: '4' });
    assert.equal(bodyOf('4'), '{"q":"cook","paging":{"page":"4"}}');
    assert.equal(bodies(page, '').bodyOf(''), '{"paging":{"page":1}}');
  });

  it('count items, and say how many a page has', () => {
    const { bodyOf, next } = bodies(offset, '{"q":"cook"}');
    assert.equal(bodyOf(''), '{"q":"cook","from":0,"size":20}');
    assert.deepEqual(next(facts({ reportedTotal: 60 }), '40'), { kind: 'page', cursor: '60' });
    assert.equal(bodyOf('60'), '{"q":"cook","from":60,"size":20}');
  });

  it('carry the mark of the last answer, whatever is in it', () => {
    const { bodyOf, next } = bodies(cursor);
    assert.equal(bodyOf(''), plain.body);
    const mark = '","admin":true,"x":"';
    assert.deepEqual(next(facts({ mark }), ''), { kind: 'page', cursor: mark });
    const sent: unknown = JSON.parse(bodyOf(mark));
    assert.deepEqual(sent, { q: 'cook', paging: { page: '3', after: mark } });
    assert.equal(bodies(cursor, '{"paging":{"after":0}}').bodyOf('9'), '{"paging":{"after":9}}');
  });

  it('end where a page proves to be the last', () => {
    assert.deepEqual(bodies(cursor).next(facts(), ''), { kind: 'last' });
    assert.deepEqual(bodies(page).next(facts({ itemCount: 7 }), ''), { kind: 'last' });
    assert.deepEqual(bodies(offset).next(facts({ itemCount: 0 }), '40'), { kind: 'last' });
  });

  it('say where a mark is too long to be kept', () => {
    assert.deepEqual(bodies(cursor).next(facts({ mark: 'x'.repeat(5_000) }), ''), {
      kind: 'cursor-too-long',
    });
  });

  it('give names of the language no other meaning', () => {
    const odd = { ...page, page: { parameter: '__proto__.page', first: 1 } };
    const body = bodies(odd, '').bodyOf('');
    assert.equal(body, '{"__proto__":{"page":1}}');
    assert.equal(Object.hasOwn(Object.prototype, 'page'), false);
  });

  it('count from the first page where the body holds no number in its place', () => {
    const { next } = bodies(page, '{"paging":{"page":{"toString":1}}}');
    assert.deepEqual(next(facts(), ''), { kind: 'page', cursor: '2' });
  });
});
