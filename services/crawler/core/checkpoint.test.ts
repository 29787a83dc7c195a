import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { openDetails, progressFrom, toCheckpoint } from './checkpoint.ts';
import { firstPlan, type Plan } from './plan.ts';
import { emptyShape, withCounts, withRecords, type Shape } from './run-shape.ts';

const plan: Plan = {
  page: 3,
  url: 'https://h.test/jobs?p=3',
  cursor: 'abc',
  listPagesRead: 2,
  detailPagesRead: 41,
  gaps: [{ page: 2, reason: 'FAILURE_REASON_PARSE_FAILED' }],
  reportedTotal: 60,
  fingerprints: Buffer.alloc(16, 7),
  addresses: Buffer.alloc(16, 8),
  lastItems: Buffer.alloc(12, 9),
  limitHit: 'CRAWL_LIMIT_UNSPECIFIED',
  listEnd: 'LIST_END_UNSPECIFIED',
  itemsFound: 40,
  fullPageItems: 20,
  filterFingerprint: Buffer.alloc(8, 1),
};

const shape: Shape = withRecords(withCounts(emptyShape, { items: 40, duplicates: 2 }), [
  { externalId: '1', title: 'Cook', skills: ['tea'] },
]);

type Stored = NonNullable<Parameters<typeof progressFrom>[0]>;

function checkpointOf(from: Plan, openUrls: readonly string[]) {
  return toCheckpoint({ plan: from, openUrls, shape });
}

function stored(from: Plan, format = 1): Stored {
  return { ...checkpointOf(from, ['https://h.test/1']), format } as Stored;
}

describe('a checkpoint', () => {
  it('gives back the progress that it was made of', () => {
    const progress = { plan, openUrls: ['https://h.test/1'], shape };
    assert.deepEqual(progressFrom(stored(plan)), progress);
  });

  it('begins anew where there is none, or one of a later format', () => {
    const anew = { plan: firstPlan, openUrls: [], shape: emptyShape };
    assert.deepEqual(progressFrom(null), anew);
    assert.deepEqual(progressFrom(stored(plan, 2)), anew);
  });

  it('says no total where none was reported', () => {
    const { reportedTotal, ...rest } = plan;
    const checkpoint = checkpointOf({ ...rest, reportedTotal: undefined }, []);
    assert.ok(reportedTotal === 60 && !('reportedTotal' in checkpoint));
  });

  it('names at most 200 open pages and 256 KiB of them', () => {
    const many = Array.from({ length: 300 }, (_, index) => `https://h.test/${index}`);
    assert.equal(checkpointOf(plan, many).pendingDetailUrls?.length, 200);
    const long = Array.from({ length: 200 }, (_, index) =>
      `https://h.test/${index}`.padEnd(2_048, 'x'),
    );
    assert.equal(checkpointOf(plan, long).pendingDetailUrls?.length, 128);
  });
});

describe('openDetails', () => {
  const items = Array.from({ length: 300 }, (_, index) => ({
    detailUrl: `https://h.test/${index}`,
  }));

  it('reads all where nothing is named', () => {
    assert.equal(openDetails(items, []).length, 300);
  });

  const numbers = (open: readonly { readonly detailUrl: string }[]): readonly string[] =>
    open.map(({ detailUrl }) => detailUrl.slice('https://h.test/'.length));
  const urls = (...names: readonly unknown[]): readonly string[] =>
    names.map((name) => `https://h.test/${String(name)}`);

  it('reads what is named, and nothing before the last of it', () => {
    assert.deepEqual(numbers(openDetails(items, urls(3, 9, 299))), ['3', '9', '299']);
  });

  it('reads what has moved up behind the last one that is named', () => {
    const moved = openDetails(items.slice(0, 12), urls(3, 9, 'gone'));
    assert.deepEqual(numbers(moved), ['3', '9', '10', '11']);
  });

  it('reads all of a page that shows nothing any more of what is named', () => {
    assert.equal(openDetails(items, urls('gone')).length, 300);
  });

  it('finds the rest of a list that was cut', () => {
    const cut = checkpointOf(
      plan,
      items.slice(50).map(({ detailUrl }) => detailUrl),
    );
    assert.equal(openDetails(items, cut.pendingDetailUrls ?? []).length, 250);
  });

  it('finds the rest of a list that one name of endless length has cut', () => {
    const { pendingDetailUrls = [] } = checkpointOf(plan, urls(50, 'x'.repeat(300_000), 52));
    assert.equal(openDetails(items, pendingDetailUrls).length, 250);
  });
});
