import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { inOrder } from './json-repair.ts';

describe('repairs of a block', () => {
  it('are told in one order, each once', () => {
    const repairs = inOrder(['bare_key', 'trailing_comma', 'wrapper', 'bare_key']);
    assert.deepEqual(repairs, ['wrapper', 'trailing_comma', 'bare_key']);
  });
});
