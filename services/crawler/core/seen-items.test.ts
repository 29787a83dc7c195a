import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { createSeenItems, latestMarks, marksOf } from './seen-items.ts';

describe('items that were seen', () => {
  it('are new once', () => {
    const seen = createSeenItems();
    const ids = Array.from({ length: 20_000 }, (_, index) => `job-${index}`);
    assert.ok(ids.every((id) => seen.add(id)));
    assert.ok(!ids.some((id) => seen.add(id)));
    assert.ok(seen.add(''));
  });

  it('are known again by the marks of an earlier slice', () => {
    const seen = createSeenItems(marksOf(['a', 'b']));
    assert.deepEqual(
      ['a', 'b', 'c'].map((id) => seen.add(id)),
      [false, false, true],
    );
  });

  it('leave the marks of the last thousand only', () => {
    const ids = Array.from({ length: 1_500 }, (_, index) => `job-${index}`);
    const marks = marksOf(ids);
    assert.equal(marks.length, 6_000);
    const seen = createSeenItems(marks);
    assert.ok(seen.add('job-0'));
    assert.ok(!seen.add('job-1499'));
  });

  it('are carried on from page to page, the last thousand of them', () => {
    assert.deepEqual(latestMarks([marksOf(['a']), marksOf(['b'])]), marksOf(['a', 'b']));
    const ids = Array.from({ length: 1_000 }, (_, index) => `job-${index}`);
    assert.deepEqual(latestMarks([marksOf(['a']), marksOf(ids)]), marksOf(ids));
  });
});
