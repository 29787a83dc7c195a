import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { nearestWord } from './nearest-word.ts';

const words = ['title', 'external_id', 'item_selector', 'company', 'html'];

describe('nearest word', () => {
  for (const [written, meant] of [
    ['titel', 'title'],
    ['TITLE', 'title'],
    ['TARGET_TITLE', 'title'],
    ['external-id', 'external_id'],
    ['item_selectr', 'item_selector'],
    ['itemSelector', 'item_selector'],
    ['htm', 'html'],
    ['hmtl', 'html'],
  ] as const) {
    it(`takes ${written} for ${meant}`, () => {
      assert.equal(nearestWord(written, words), meant);
    });
  }

  for (const written of ['salary', 'x', '', 'selectors_of_items', '职位']) {
    it(`does not guess what "${written}" is`, () => {
      assert.equal(nearestWord(written, words), undefined);
    });
  }

  it('is not slow with a word of 100,000 letters', () => {
    assert.equal(nearestWord('t'.repeat(100_000), words), undefined);
  });

  it('knows a word of several parts by its first or last', () => {
    const words = ['trim', 'regex_capture', 'collapse_space'];
    assert.equal(nearestWord('regex', words), 'regex_capture');
    assert.equal(nearestWord('collapse', words), 'collapse_space');
    assert.equal(nearestWord('space', words), 'collapse_space');
    assert.equal(nearestWord('', words), undefined);
  });
});
