import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { faultKinds } from './fault-kinds.ts';
import { boardCount, makePlan, type PlannedFault } from './plan.ts';

const covers = (one: PlannedFault, other: PlannedFault): boolean =>
  one !== other && one.atMs <= other.atMs && other.atMs < one.atMs + one.forMs;

describe('the plan of a chaos run', () => {
  it('is the same for the same seed, and its beginning does not depend on its length', () => {
    const plan = makePlan({ seed: 7, rounds: 20 });
    assert.deepEqual(makePlan({ seed: 7, rounds: 20 }), plan);
    assert.deepEqual(makePlan({ seed: 7, rounds: 5 }), plan.slice(0, 5));
    assert.notDeepEqual(makePlan({ seed: 8, rounds: 20 }), plan);
  });

  for (const seed of [1, 2, 3, 4_294_967_295]) {
    it(`has 20 crawls over 4 boards and 3 faults in every round (seed ${seed})`, () => {
      for (const { crawls, faults } of makePlan({ seed, rounds: 100 })) {
        assert.ok(crawls.length >= 20);
        assert.equal(new Set(crawls.map(({ board }) => board)).size, boardCount);
        assert.ok(faults.length >= 3);
      }
    });

    it(`has two faults that overlap in every round (seed ${seed})`, () => {
      for (const { round, faults } of makePlan({ seed, rounds: 100 })) {
        const overlaps = faults.some((one) => faults.some((other) => covers(one, other)));
        assert.ok(overlaps, `round ${round}: ${JSON.stringify(faults)}`);
      }
    });

    it(`has all 12 kinds in 100 rounds, expensive ones more rarely (seed ${seed})`, () => {
      const faults = makePlan({ seed, rounds: 100 }).flatMap((round) => round.faults);
      const count = (kind: string): number => faults.filter((fault) => fault.kind === kind).length;
      assert.equal(faultKinds.length, 12);
      for (const kind of faultKinds) assert.ok(count(kind) > 0, kind);
      assert.ok(count('kill-broker') * 3 < count('kill-crawler'));
    });
  }
});
