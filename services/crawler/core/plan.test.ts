import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { describe, it } from 'mocha';

import {
  afterDetail,
  afterGap,
  afterLimit,
  afterListPage,
  firstPlan,
  hasAdvanced,
  isReadWhole,
  type ListPageFacts,
  type Plan,
} from './plan.ts';

interface CasePage {
  readonly items: number;
  readonly first_id: string | null;
  readonly last_id: string | null;
  readonly total: number | null;
  readonly next: boolean;
  readonly status: number;
  readonly filter?: string;
}

interface RunCase {
  readonly id: string;
  readonly why?: string;
  readonly input: {
    readonly kind: string;
    readonly page_size: number;
    readonly pages: readonly CasePage[];
    readonly source_cap?: number;
    readonly counted?: boolean;
  };
  readonly expected: { readonly complete: boolean; readonly reason: string };
}

function casesOf(path: string): readonly RunCase[] {
  const file = new URL(path, import.meta.url);
  const { cases }: { cases: readonly RunCase[] } = JSON.parse(readFileSync(file, 'utf8'));
  return cases.filter(({ input }) => input.kind === 'run');
}

const runs = [
  ...casesOf('../../../test/cases/closing.json'),
  ...casesOf('../../../test/held-out/runs.json'),
];
const proofs = ['LIST_END_TOTAL_REACHED', 'LIST_END_NO_NEXT_PAGE', 'LIST_END_SHORT_LAST_PAGE'];
const rules = { maxPages: 1_000, pageSize: 20, sourceCap: 0, isCounted: false };
const noFilter = Buffer.alloc(8);

function page(more: Partial<ListPageFacts> = {}): ListPageFacts {
  return {
    url: 'https://h.test/1',
    itemCount: 20,
    newItems: more.itemCount ?? 20,
    nextUrl: 'https://h.test/2',
    cursor: undefined,
    reportedTotal: undefined,
    fingerprint: hash('1'),
    itemMarks: Buffer.alloc(0),
    filterFingerprint: noFilter,
    nextFilterFingerprint: noFilter,
    ...more,
  };
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest().subarray(0, 8);
}

function runCase({ input }: RunCase): Plan {
  const { page_size: pageSize, source_cap: sourceCap = 0, counted: isCounted = false } = input;
  const listRules = { ...rules, pageSize, sourceCap, isCounted };
  let plan = firstPlan;
  input.pages.forEach((shown, index) => {
    if (plan.page === 0) return;
    if (shown.status !== 200) {
      plan = afterGap(plan, 'FAILURE_REASON_HTTP_SERVER_ERROR');
      return;
    }
    const next = input.pages[index + 1]?.filter ?? shown.filter ?? '';
    plan = afterListPage(
      plan,
      page({
        url: `https://h.test/${index}`,
        itemCount: shown.items,
        nextUrl: shown.next ? `https://h.test/${index + 1}` : undefined,
        reportedTotal: shown.total ?? undefined,
        fingerprint: hash(`${shown.first_id}-${shown.last_id}`),
        filterFingerprint: hash(shown.filter ?? ''),
        nextFilterFingerprint: hash(next),
      }),
      listRules,
    );
  });
  return plan;
}

describe('the plan of a list', () => {
  for (const run of runs) {
    it(`${run.id} ends by ${run.expected.reason} ${run.why ?? ''}`, () => {
      const plan = runCase(run);
      assert.equal(plan.page, 0);
      assert.equal(plan.listEnd, `LIST_END_${run.expected.reason.toUpperCase()}`);
      assert.equal(proofs.includes(plan.listEnd), run.expected.complete);
    });
  }

  it('names the next page, its URL and its cursor', () => {
    const plan = afterListPage(firstPlan, page({ cursor: 'abc' }), rules);
    assert.deepEqual([plan.page, plan.url, plan.cursor], [2, 'https://h.test/2', 'abc']);
    assert.deepEqual([plan.listPagesRead, plan.fullPageItems], [1, 20]);
  });

  it('stops at max_pages, and says so only where more was to come', () => {
    const one = { ...rules, maxPages: 1 };
    const cut = afterListPage(firstPlan, page(), one);
    assert.deepEqual([cut.listEnd, cut.limitHit], ['LIST_END_CAP', 'CRAWL_LIMIT_MAX_PAGES']);
    const { listEnd, limitHit } = afterListPage(firstPlan, page({ nextUrl: undefined }), one);
    assert.deepEqual([listEnd, limitHit], ['LIST_END_NO_NEXT_PAGE', 'CRAWL_LIMIT_UNSPECIFIED']);
  });

  it('is read whole where it proves its end, and not where it breaks off', () => {
    const last = { nextUrl: undefined };
    assert.ok(isReadWhole(afterListPage(firstPlan, page(last), rules)));
    const shortfall = 'FAILURE_REASON_PARSE_FAILED';
    const other = { nextFilterFingerprint: hash('de') };
    for (const more of [
      {},
      { ...last, reportedTotal: 40 },
      { ...last, shortfall },
      other,
    ] as const) {
      assert.ok(!isReadWhole(afterListPage(firstPlan, page(more), rules)));
    }
    assert.ok(!isReadWhole(afterListPage(firstPlan, page(), { ...rules, maxPages: 1 })));
  });

  it('sees a page that comes again in a later slice', () => {
    const plan = afterListPage(firstPlan, page(), rules);
    const again = afterListPage({ ...firstPlan, ...plan }, page(), rules);
    assert.deepEqual([again.listEnd, again.listPagesRead], ['LIST_END_PAGE_REPEATED', 1]);
  });

  it('sees a page that links to itself', () => {
    const plan = afterListPage(firstPlan, page({ nextUrl: 'https://h.test/1' }), rules);
    assert.equal(plan.listEnd, 'LIST_END_PAGE_REPEATED');
  });

  it('sees a way back to a page that was asked for, without asking again', () => {
    const first = afterListPage(firstPlan, page(), rules);
    const resumed: Plan = { ...firstPlan, ...first };
    const more = { url: 'https://h.test/2', fingerprint: hash('2') };
    const back = afterListPage(resumed, page({ ...more, nextUrl: 'https://h.test/1' }), rules);
    assert.deepEqual([back.listEnd, back.listPagesRead], ['LIST_END_PAGE_REPEATED', 2]);
    const on = afterListPage(resumed, page({ ...more, nextUrl: 'https://h.test/3' }), rules);
    assert.equal(on.page, 3);
  });

  it('tells pages at one URL by their cursors, and sees one that comes again', () => {
    const at = { url: 'https://h.test/1', nextUrl: 'https://h.test/1' };
    const first = afterListPage(firstPlan, page({ ...at, cursor: 'a' }), rules);
    const second = afterListPage(
      first,
      page({ ...at, fingerprint: hash('2'), cursor: 'b' }),
      rules,
    );
    assert.deepEqual([second.page, second.cursor], [3, 'b']);
    const third = page({ ...at, fingerprint: hash('3'), cursor: 'a' });
    assert.equal(afterListPage(second, third, rules).listEnd, 'LIST_END_PAGE_REPEATED');
  });

  it('takes a page on which nothing is new for one that came again', () => {
    const plan = afterListPage(firstPlan, page(), rules);
    const known = page({ url: 'https://h.test/2', fingerprint: hash('2'), newItems: 0 });
    assert.equal(afterListPage(plan, known, rules).listEnd, 'LIST_END_PAGE_REPEATED');
  });

  it('follows the next page of a list that is longer than its total', () => {
    const plan = afterListPage(firstPlan, page({ reportedTotal: 30 }), rules);
    const more = { url: 'https://h.test/2', fingerprint: hash('2') };
    const next = afterListPage(plan, page({ ...more, nextUrl: 'https://h.test/3' }), rules);
    assert.equal(next.page, 3);
    const last = afterListPage(plan, page({ ...more, nextUrl: undefined }), rules);
    assert.equal(last.listEnd, 'LIST_END_TOTAL_REACHED');
  });

  it('keeps a thousand pages in a few kilobytes', () => {
    let plan = firstPlan;
    for (let number = 1; number <= 1_000; number += 1) {
      const url = `https://h.test/${number}`;
      const nextUrl = `https://h.test/${number + 1}`;
      const read = page({ url, nextUrl, fingerprint: hash(url), itemMarks: Buffer.alloc(6_000) });
      plan = afterListPage(plan, read, rules);
    }
    assert.deepEqual([plan.listEnd, plan.itemsFound], ['LIST_END_CAP', 20_000]);
    const { fingerprints, addresses, lastItems } = plan;
    assert.deepEqual([fingerprints.length, addresses.length, lastItems.length], [8e3, 8e3, 6e3]);
  });

  it('takes an empty counted page for the end', () => {
    const counted = { ...rules, pageSize: 0, isCounted: true };
    const plan = afterListPage(firstPlan, page(), counted);
    const end = afterListPage(plan, page({ itemCount: 0, fingerprint: hash('2') }), counted);
    assert.equal(end.listEnd, 'LIST_END_NO_NEXT_PAGE');
  });

  it('takes a short counted page for the last one', () => {
    const plan = afterListPage(firstPlan, page({ itemCount: 7 }), { ...rules, isCounted: true });
    assert.equal(plan.listEnd, 'LIST_END_SHORT_LAST_PAGE');
  });

  it('follows the link of a short page', () => {
    assert.equal(afterListPage(firstPlan, page({ itemCount: 7 }), rules).page, 2);
  });

  it('takes a declared empty list with the total 0 for read', () => {
    const empty = page({ itemCount: 0, reportedTotal: 0, nextUrl: undefined });
    assert.equal(afterListPage(firstPlan, empty, rules).listEnd, 'LIST_END_TOTAL_REACHED');
  });

  it('does not believe a total of 0 beside items', () => {
    const plan = afterListPage(firstPlan, page({ reportedTotal: 0 }), rules);
    assert.deepEqual([plan.reportedTotal, plan.page], [undefined, 2]);
  });

  it('keeps what was read when a page fails or a limit is reached', () => {
    const plan = afterListPage(firstPlan, page(), rules);
    const gap = afterGap(plan, 'FAILURE_REASON_PARSE_FAILED');
    assert.deepEqual(gap.gaps, [{ page: 2, reason: 'FAILURE_REASON_PARSE_FAILED' }]);
    assert.equal(gap.listPagesRead, 1);
    const cut = afterLimit(plan, 'CRAWL_LIMIT_WALL_TIME');
    assert.deepEqual([cut.listEnd, cut.limitHit], ['LIST_END_CAP', 'CRAWL_LIMIT_WALL_TIME']);
  });

  describe('of a tree', () => {
    const tree = { ...rules, pageSize: 0, isTree: true };
    const next = { url: 'https://h.test/3', cursor: 'way' };

    it('goes on behind a page that failed where the way is known', () => {
      const plan = afterListPage(firstPlan, page(), tree);
      const gap = afterGap(plan, 'FAILURE_REASON_HTTP_CLIENT_ERROR', { next, maxPages: 1_000 });
      assert.deepEqual([gap.page, gap.url, gap.cursor], [3, 'https://h.test/3', 'way']);
      assert.deepEqual([gap.gaps.length, gap.listEnd], [1, 'LIST_END_UNSPECIFIED']);
      assert.equal(gap.addresses.length, 16, 'no index leads to it once more');
    });

    it('ends with a page that failed where none comes after it', () => {
      const tried = { next: undefined, maxPages: 1_000 };
      const gap = afterGap(firstPlan, 'FAILURE_REASON_HTTP_CLIENT_ERROR', tried);
      assert.equal(gap.listEnd, 'LIST_END_PAGE_FAILED');
    });

    it('counts pages that fail toward max_pages', () => {
      const gap = afterGap(firstPlan, 'FAILURE_REASON_HTTP_CLIENT_ERROR', { next, maxPages: 1 });
      assert.equal(gap.limitHit, 'CRAWL_LIMIT_MAX_PAGES');
    });

    it('goes on behind a page that came before, and takes it once', () => {
      const plan = afterListPage(firstPlan, page(), tree);
      const again = afterListPage(plan, page({ nextUrl: next.url, cursor: next.cursor }), tree);
      assert.deepEqual([again.page, again.url, again.listPagesRead], [3, 'https://h.test/3', 1]);
      assert.equal(again.fingerprints.length, 8);
      const last = afterListPage(plan, page({ nextUrl: undefined }), tree);
      assert.equal(last.listEnd, 'LIST_END_NO_NEXT_PAGE');
    });

    it('is not whole where a file shows what another one did, and goes on behind it', () => {
      const plan = afterListPage(firstPlan, page(), tree);
      const twin = page({ url: 'https://h.test/2', nextUrl: next.url, cursor: next.cursor });
      const third = page({ url: next.url, nextUrl: undefined, fingerprint: hash('3') });
      const gone = afterListPage(plan, twin, tree);
      assert.deepEqual([gone.page, gone.listPagesRead, gone.itemsFound], [3, 2, 20]);
      for (const last of [
        afterListPage(gone, third, tree),
        afterListPage(plan, { ...twin, nextUrl: undefined }, tree),
      ]) {
        assert.equal(last.listEnd, 'LIST_END_PAGE_REPEATED');
      }
    });

    it('has a gap where only a part of a page was taken, and goes on', () => {
      const part = page({ shortfall: 'FAILURE_REASON_PARSE_FAILED' });
      const plan = afterListPage(firstPlan, part, tree);
      assert.deepEqual(plan.gaps, [{ page: 1, reason: 'FAILURE_REASON_PARSE_FAILED' }]);
      assert.equal(plan.page, 2);
    });
  });

  it('has advanced when a page more was read, and not otherwise', () => {
    const plan = afterListPage(firstPlan, page(), rules);
    assert.ok(hasAdvanced(firstPlan, plan) && hasAdvanced(plan, afterDetail(plan)));
    assert.ok(!hasAdvanced(plan, { ...plan }));
  });
});
