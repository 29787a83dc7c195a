import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { driftMessage, judgeDrift, judgeRecordless, newFields, type RunStage } from './drift.ts';
import { emptyShape, type Shape, type WatchedField } from './run-shape.ts';

function run(records: number, fields: Partial<Record<WatchedField, number>>): Shape {
  const found = Object.entries(fields) as [WatchedField, number][];
  return { ...emptyShape, records, items: records, listPages: 5, fields: new Map(found) };
}

const usual = [
  run(100, { salary: 95, posted: 100, department: 8 }),
  run(90, { salary: 88, posted: 90, department: 6 }),
  run(110, { salary: 99, posted: 110, department: 9 }),
];

const whole = { isWhole: true };
const onItsWay = { isWhole: false };

describe('drift', () => {
  it('is a field that was nearly always there and is in no record', () => {
    const [drift, ...more] = judgeDrift(run(40, { posted: 40, department: 3 }), usual, whole);
    assert.deepEqual(more, []);
    assert.equal(drift?.path, 'items[].salary');
    assert.equal(drift.reason, 'field_faded');
    assert.match(drift.evidence, /^salary is in 0 of 40 records; .* 3 runs .* 90 %$/u);
    assert.match(driftMessage([drift]), /no longer shows .* to: salary is in 0 .* 90 %$/u);
    assert.match(driftMessage(Array(5).fill(drift)), /(?:salary.*){3} \(and 2 more\)$/u);
  });

  it('is told after a dozen records, and never after a few', () => {
    const paths = (records: number, state: typeof whole) =>
      judgeDrift(run(records, { salary: records }), usual, state).map(({ path }) => path);
    assert.deepEqual(paths(5, whole), []);
    assert.deepEqual(paths(14, whole), ['items[].posted']);
    assert.deepEqual(paths(14, onItsWay), ['items[].posted']);
  });

  it('is nothing that the usual runs may have begun with, in whatever order they came', () => {
    // Sorted: one half of the jobs tells its pay, and it is the second.
    const sorted = [1, 2, 3].map(() => run(200, { posted: 200, salary: 100 }));
    const noisy = sorted.map((shape) => ({ ...shape, rejected: 40 }));
    for (let records = 10; records <= 200; records += 10) {
      const salary = Math.max(records - 100, 0);
      const shape = { ...run(records, { posted: records, salary }), rejected: 40 };
      assert.deepEqual(judgeDrift(shape, noisy, onItsWay), [], `after ${records}`);
    }
    const pathsAfter = (records: number) =>
      judgeDrift(run(records, { posted: records }), sorted, onItsWay).map(({ path }) => path);
    assert.deepEqual(pathsAfter(100), []);
    assert.deepEqual(pathsAfter(130), ['items[].salary']);
    const shrunk = run(60, { posted: 60 });
    assert.deepEqual(
      judgeDrift(shrunk, sorted, whole).map(({ path }) => path),
      ['items[].salary'],
    );
  });

  it('is nothing that comes where the usual runs have long ended', () => {
    const firstPages = [1, 2, 3].map(() => run(20, { salary: 20, posted: 20 }));
    for (let records = 20; records <= 400; records += 20) {
      const shape = run(records, { salary: 20, posted: records });
      for (const state of [onItsWay, whole]) {
        assert.deepEqual(judgeDrift(shape, firstPages, state), [], `after ${records}`);
      }
    }
    assert.equal(judgeDrift(run(20, { posted: 20 }), firstPages, onItsWay).length, 1);
  });

  it('is no field that swings a little, or that was always rare', () => {
    assert.deepEqual(judgeDrift(run(40, { salary: 27, posted: 40 }), usual, whole), []);
    assert.deepEqual(
      judgeDrift(run(60, { salary: 55, posted: 60, department: 0 }), usual, whole),
      [],
    );
  });

  it('is not judged by two runs, nor by runs of a few records', () => {
    const faded = run(100, {});
    assert.deepEqual(judgeDrift(faded, usual.slice(0, 2), whole), []);
    const small = [1, 2, 3, 4].map(() => run(5, { salary: 5 }));
    assert.deepEqual(judgeDrift(faded, small, whole), []);
    assert.equal(judgeDrift(faded, usual, whole).length > 0, true);
  });

  it('is no field that is new: the source shows more than it did', () => {
    const more = run(50, { salary: 48, posted: 50, skills: 50, benefits: 20 });
    assert.deepEqual(judgeDrift(more, usual, whole), []);
    assert.deepEqual(newFields(more, usual), ['skills']);
    assert.deepEqual(newFields(more, usual.slice(1)), []);
  });

  it('is a jump of repeated or rejected items, of empty pages, of details that are gone', () => {
    const asEver = run(60, { salary: 57, posted: 60 });
    const jumps: readonly [Partial<Shape>, string][] = [
      [{ duplicates: 40 }, 'duplicates_jumped'],
      [{ rejected: 45 }, 'rejected_jumped'],
      [{ listPages: 30, emptyPages: 20 }, 'empty_pages_jumped'],
      [{ details: 60, detailsGone: 40 }, 'details_gone_jumped'],
    ];
    const known = usual.map((shape) => ({ ...shape, listPages: 25, details: 50, detailsGone: 1 }));
    for (const [counts, reason] of jumps) {
      const drifts = judgeDrift({ ...asEver, ...counts }, known, whole);
      assert.deepEqual(
        drifts.map((drift) => drift.reason),
        [reason],
      );
      assert.match(drifts[0]?.evidence ?? '', /^\d+ of \d+ .* more than \d+ %$/u);
    }
  });

  it('is no share that was high before, and none of a few', () => {
    const noisy = usual.map((shape) => ({ ...shape, duplicates: 40 }));
    assert.deepEqual(
      judgeDrift({ ...run(60, { salary: 57, posted: 60 }), duplicates: 40 }, noisy, whole),
      [],
    );
    const few = { ...run(3, { salary: 3, posted: 3 }), items: 4, duplicates: 2 };
    assert.deepEqual(judgeDrift(few, usual, whole), []);
    const known = usual.map((shape) => ({ ...shape, listPages: 25, details: 50 }));
    const gone = (count: number) => {
      const shape = { ...emptyShape, details: count, detailsGone: count };
      return judgeDrift(shape, known, onItsWay).length;
    };
    assert.deepEqual([1, 3, 4, 5].map(gone), [0, 0, 0, 1]);
    const rejected = { ...emptyShape, rejected: 4 };
    assert.deepEqual(judgeDrift(rejected, known, onItsWay), []);
  });

  it('is a run that found items and made no record of any, without a run before it', () => {
    const reasons = (counts: Partial<Shape>, stage: RunStage) =>
      judgeRecordless({ ...emptyShape, ...counts }, { stage, usual: [] }).map(
        ({ reason }) => reason,
      );
    assert.deepEqual(reasons({ items: 12, rejected: 12 }, 'over'), ['no_records']);
    assert.deepEqual(reasons({ items: 12, details: 12, rejected: 12 }, 'over'), ['no_records']);
    assert.deepEqual(reasons({ items: 2, rejected: 2 }, 'over'), [], 'the last two of a site');
    assert.deepEqual(reasons({ items: 12, rejected: 11, records: 1 }, 'over'), [], 'one record');
    assert.deepEqual(reasons({ items: 40, details: 40, rejected: 4 }, 'over'), [], 'closed ones');
    assert.deepEqual(reasons({ details: 9, rejected: 9 }, 'cut'), [], 'the head of a list');
    assert.deepEqual(reasons({ details: 10, rejected: 10 }, 'cut'), ['no_records']);
    assert.deepEqual(reasons({ details: 99, rejected: 99 }, 'under-way'), [], 'no posting yet');
    assert.deepEqual(reasons({ details: 100, rejected: 100 }, 'under-way'), ['no_records']);
    const shape = { ...emptyShape, items: 3, rejected: 3 };
    const [drift] = judgeRecordless(shape, { stage: 'over', usual: [] });
    assert.ok(drift);
    assert.match(driftMessage([drift]), /^The source shows no posting: none of 3 items/u);
  });

  it('is no run of pages that were no postings before, when others were', () => {
    const judged = (rejected: number, before: Partial<Shape>) => {
      const shape = { ...emptyShape, items: rejected, details: rejected, rejected };
      const usual = [{ ...emptyShape, ...before }];
      return judgeRecordless(shape, { stage: 'over', usual }).length;
    };
    assert.equal(judged(4, { records: 20, rejected: 4 }), 0, 'a site without a vacancy');
    assert.equal(judged(24, { records: 20, rejected: 4 }), 1, 'the postings are among them');
    assert.equal(judged(4, { records: 0, rejected: 4 }), 1, 'none had a posting');
  });
});
