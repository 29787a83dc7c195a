import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { compareMatchers } from '../support/random-robots.ts';

describe('our matcher of robots.txt', () => {
  it('answers 100,000 random pairs as a naive evaluator does', () => {
    const { pairs, allowed, byRule } = compareMatchers(100_000, 9_309);
    assert.equal(pairs, 100_000);
    // A generator whose files say nothing would compare nothing.
    assert.ok(byRule > 30_000, `${byRule} by a rule`);
    assert.ok(allowed > 30_000 && allowed < 95_000, `${allowed} allowed`);
  });
});
