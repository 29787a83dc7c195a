import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { openDetails, planFrom, toCheckpoint } from './checkpoint.ts';
import { firstPlan, type Plan } from './plan.ts';

const plan: Plan = {
  page: 3,
  url: 'https://h.test/jobs?p=3',
  cursor: 'abc',
  listPagesRead: 2,
  detailPagesRead: 41,
  gaps: [{ page: 2, reason: 'FAILURE_REASON_PARSE_FAILED' }],
  reportedTotal: 60,
  fingerprints: Buffer.alloc(16, 7),
  limitHit: 'CRAWL_LIMIT_UNSPECIFIED',
  listEnd: 'LIST_END_UNSPECIFIED',
  itemsFound: 40,
  fullPageItems: 20,
  filterFingerprint: Buffer.alloc(8, 1),
};

type Stored = NonNullable<Parameters<typeof planFrom>[0]>;

function stored(from: Plan, format = 1): Stored {
  return { ...toCheckpoint(from, []), format } as Stored;
}

describe('a checkpoint', () => {
  it('gives back the plan that it was made of', () => {
    assert.deepEqual(planFrom(stored(plan)), plan);
  });

  it('begins anew where there is none, or one of a later format', () => {
    assert.deepEqual(planFrom(null), firstPlan);
    assert.deepEqual(planFrom(stored(plan, 2)), firstPlan);
  });

  it('says no total where none was reported', () => {
    const { reportedTotal, ...rest } = plan;
    const checkpoint = toCheckpoint({ ...rest, reportedTotal: undefined }, []);
    assert.ok(reportedTotal === 60 && !('reportedTotal' in checkpoint));
  });

  it('names at most 200 open pages and 256 KiB of them', () => {
    const many = Array.from({ length: 300 }, (_, index) => `https://h.test/${index}`);
    assert.equal(toCheckpoint(plan, many).pendingDetailUrls?.length, 200);
    const long = Array.from({ length: 200 }, (_, index) =>
      `https://h.test/${index}`.padEnd(2_048, 'x'),
    );
    assert.equal(toCheckpoint(plan, long).pendingDetailUrls?.length, 128);
  });
});

describe('openDetails', () => {
  const items = Array.from({ length: 300 }, (_, index) => ({
    detailUrl: `https://h.test/${index}`,
  }));

  it('reads all where nothing is named', () => {
    assert.equal(openDetails(items, []).length, 300);
  });

  it('reads only what is named', () => {
    const open = openDetails(items, [
      'https://h.test/3',
      'https://h.test/9',
      'https://h.test/gone',
    ]);
    assert.deepEqual(
      open.map(({ detailUrl }) => detailUrl),
      ['https://h.test/3', 'https://h.test/9'],
    );
  });

  it('finds the rest of a list that was cut', () => {
    const cut = toCheckpoint(
      plan,
      items.slice(50).map(({ detailUrl }) => detailUrl),
    );
    assert.equal(openDetails(items, cut.pendingDetailUrls ?? []).length, 250);
  });
});
