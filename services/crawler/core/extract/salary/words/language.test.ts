import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { neededKinds } from './language.ts';

describe('kinds of words', () => {
  it('are needed once each', () => {
    assert.equal(new Set(neededKinds).size, neededKinds.length);
    assert.ok(neededKinds.includes('negotiable'));
  });
});
