import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { ListEnd } from '#libs/proto/gen/jobradar/v1/ListEnd.ts';
import { completenessOf, lower, provenListEnd, type ListFacts } from './completeness.ts';

const list: ListFacts = {
  gaps: [],
  limitHit: 'CRAWL_LIMIT_UNSPECIFIED',
  listEnd: 'LIST_END_NO_NEXT_PAGE',
  itemsFound: 40,
  pageFingerprints: Buffer.alloc(0),
};

interface RunCase {
  readonly id: string;
  readonly input: {
    readonly kind: string;
    readonly pages?: readonly {
      readonly items: number;
      readonly total: number | null;
      readonly status: number;
      readonly first_id: string | null;
    }[];
  };
  readonly expected: { readonly complete?: boolean; readonly reason?: string };
}
const cases = JSON.parse(
  readFileSync(new URL('../../../test/cases/closing.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly RunCase[] };

// What a worker reports of the run of a case: pages one by one, and how it saw the list end.
function reported({ input, expected }: RunCase): ListFacts {
  const pages = input.pages ?? [];
  const total = pages[0]?.total ?? undefined;
  // Shortfall and repeats are seen here, whatever the worker made of them.
  const seen = expected.reason === 'shortfall' || expected.reason === 'page_repeated';
  const end = seen ? 'NO_NEXT_PAGE' : (expected.reason ?? '').toUpperCase();
  const fingerprints = pages.map((page) =>
    Buffer.from((page.first_id ?? '').padEnd(8).slice(0, 8)),
  );
  const read = pages.filter((page) => page.status === 200);
  return {
    ...list,
    listEnd: `LIST_END_${end}` as ListEnd,
    itemsFound:
      new Set(read.map((page) => page.first_id)).size === read.length
        ? read.reduce((sum, page) => sum + page.items, 0)
        : 40,
    ...(total === undefined ? {} : { reportedTotal: total }),
    pageFingerprints: Buffer.concat(fingerprints),
  };
}

describe('completeness of a run', () => {
  for (const each of cases.cases.filter((entry) => entry.input.kind === 'run')) {
    it(`is as case ${each.id} says: ${each.expected.reason}`, () => {
      const facts = reported(each);
      assert.equal(completenessOf(facts) === 'COMPLETE', each.expected.complete);
      assert.equal(provenListEnd(facts), `LIST_END_${each.expected.reason?.toUpperCase()}`);
    });
  }

  it('is GAPS where a list page could not be read', () => {
    const gaps = [{ page: 2, reason: 'FAILURE_REASON_FETCH_TIMEOUT' as const }];
    assert.equal(completenessOf({ ...list, gaps }), 'GAPS');
    assert.equal(completenessOf({ ...list, listEnd: 'LIST_END_PAGE_FAILED' }), 'GAPS');
  });

  it('is TRUNCATED where a limit was reached', () => {
    assert.equal(completenessOf({ ...list, limitHit: 'CRAWL_LIMIT_MAX_PAGES' }), 'TRUNCATED');
  });

  it('is not decided while the list has not ended', () => {
    assert.equal(completenessOf({ ...list, listEnd: 'LIST_END_UNSPECIFIED' }), undefined);
  });

  it('can only be lowered', () => {
    assert.equal(lower('COMPLETE', undefined), 'COMPLETE');
    assert.equal(lower('COMPLETE', 'TRUNCATED'), 'TRUNCATED');
    assert.equal(lower('TRUNCATED', 'COMPLETE'), 'TRUNCATED');
    assert.equal(lower('GAPS', 'COMPLETE'), 'GAPS');
  });
});
