import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { FieldViolation } from '#libs/runtime/errors.ts';
import type { JsonExtraction } from '#libs/proto/gen/jobradar/v1/JsonExtraction.ts';
import { checkRequest } from './check-request.ts';
import { complaintsInto } from './complaints.ts';
import { feed, pages } from './presets/build.ts';

const posting = feed({
  itemsPath: 'items',
  fields: [],
  method: 'METHOD_POST',
  body: '{"query":{"page":1},"tags":["a"]}',
  contract: null,
});

const inBody = pages({
  kind: 'page',
  page: { parameter: 'query.page', first: 1 },
  inBody: true,
});

function complaintsOf(changes: Partial<JsonExtraction>): readonly string[] {
  const list: FieldViolation[] = [];
  checkRequest({ ...posting, ...changes }, complaintsInto(list, ''));
  return list.map(({ field }) => field.slice(1));
}

function pagedBy(parameter: string): Partial<JsonExtraction> {
  return { pagination: { ...inBody, page: { parameter, first: 1 } } };
}

describe('check of the requests of a JSON source', () => {
  it('finds nothing wrong with a body that is posted', () => {
    assert.deepEqual(complaintsOf({}), []);
    assert.deepEqual(complaintsOf({ body: '' }), []);
    for (const parameter of ['query.page', 'query.other', 'new.inner', 'tags[0]']) {
      assert.deepEqual(complaintsOf(pagedBy(parameter)), [], parameter);
    }
    const requestHeaders = { 'Content-Type': 'application/json; charset=utf-8', 'X-Site': 'de' };
    assert.deepEqual(complaintsOf({ requestHeaders }), []);
  });

  const bodies = ['{', 'x'.repeat(5_000), "{'a':1}"];
  for (const body of bodies) {
    it(`refuses the body ${body.slice(0, 10)}`, () => {
      assert.deepEqual(complaintsOf({ body }), ['body']);
    });
  }

  it('refuses a place for the pagination that the body cannot have', () => {
    for (const parameter of ['query.page.inner', 'tags[4]', 'tags.page', 'query[0]']) {
      assert.deepEqual(complaintsOf(pagedBy(parameter)), ['body'], parameter);
    }
    assert.deepEqual(complaintsOf({ ...pagedBy('page'), body: '[1]' }), ['body']);
  });

  const headers = [
    ['Cookie', 'a=b'],
    ['Proxy-Authorization', 'x'],
    ['Transfer-Encoding', 'chunked'],
    ['Content-Length', '0'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['Sec-Fetch-Site', 'same-origin'],
    ['X-A', 'b\r\nCookie: c=d'],
    ['X-A', 'ü'],
    ['X A', 'b'],
    ['X-A:', 'b'],
    ['Content-Type', 'application/x-www-form-urlencoded'],
  ] as const;
  for (const [name, value] of headers) {
    it(`refuses the header ${JSON.stringify(`${name}: ${value}`)}`, () => {
      const found = complaintsOf({ requestHeaders: { [name]: value } });
      assert.deepEqual(found, [`request_headers.${name}`]);
    });
  }

  it('refuses a header in two spellings', () => {
    assert.deepEqual(complaintsOf({ requestHeaders: { 'X-A': '1', 'x-a': '2' } }), [
      'request_headers.x-a',
    ]);
  });

  const templates = [
    'https://{host}/jobs/{id}',
    '//{host}/jobs',
    'https://jobs.test{id}/x',
    'javascript:{id}',
    'https://me:secret@jobs.test/{id}',
    `/${'x'.repeat(2_000)}{id}`,
  ];
  for (const detailUrlTemplate of templates) {
    it(`refuses the detail URL ${detailUrlTemplate.slice(0, 40)}`, () => {
      assert.deepEqual(complaintsOf({ detailUrlTemplate }), ['detail_url_template']);
    });
  }

  it('takes a detail URL that stays at its host', () => {
    for (const detailUrlTemplate of ['/jobs/{id}', 'https://jobs.test/{id}?lang={lang}', '{id}']) {
      assert.deepEqual(complaintsOf({ detailUrlTemplate }), [], detailUrlTemplate);
    }
  });
});
