import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { listRulesOf } from './list-rules.ts';

type Source = Parameters<typeof listRulesOf>[0];

function source(extraction: object): Source {
  return { extraction } as Source;
}

describe('listRulesOf', () => {
  it('reads a counted list', () => {
    const offset = { parameter: 'from', limitParameter: 'size' };
    const pagination = { kind: 'offset', offset, pageSize: 50, sourceCap: 1_000 };
    assert.deepEqual(listRulesOf(source({ json: { pagination } }), 7), {
      maxPages: 7,
      pageSize: 50,
      sourceCap: 1_000,
      isCounted: true,
      isTree: false,
      pagingParameters: ['from', 'size'],
    });
  });

  it('reads a linked list', () => {
    const pagination = { kind: 'next', next: { selector: 'a' }, pageSize: 0, sourceCap: 0 };
    const rules = listRulesOf(source({ html: { pagination } }), 1);
    assert.equal(rules.isCounted, false);
    assert.deepEqual(rules.pagingParameters, []);
  });

  it('knows the files of a sitemap for a tree', () => {
    const sitemap = { url: 'https://a.test/sitemap.xml', pathPrefixes: [] };
    assert.equal(listRulesOf(source({ structuredData: { sitemap } }), 1).isTree, true);
  });

  it('knows nothing of a list of one page', () => {
    assert.equal(
      listRulesOf(source({ structuredData: { links: { pagination: null } } }), 1).pageSize,
      0,
    );
  });
});
