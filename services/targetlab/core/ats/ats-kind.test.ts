import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { atsKinds, atsListPath, isAtsKind } from './ats-kind.ts';

describe('kinds of provider boards', () => {
  it('are known by their names', () => {
    assert.ok(atsKinds.length >= 7);
    assert.ok(isAtsKind('lever'));
    assert.equal(isAtsKind('toString'), false);
  });

  it('have a path each', () => {
    assert.equal(new Set(atsKinds.map(atsListPath)).size, atsKinds.length);
  });
});
