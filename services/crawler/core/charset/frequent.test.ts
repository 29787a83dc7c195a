import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { hangulSyllables, japaneseHan, simplifiedHan, traditionalHan } from './frequent.ts';

describe('the most frequent characters', () => {
  const lists = [
    ['simplifiedHan', simplifiedHan, /^[\u4E00-\u9FFF]+$/u],
    ['traditionalHan', traditionalHan, /^[\u4E00-\u9FFF]+$/u],
    ['japaneseHan', japaneseHan, /^[\u4E00-\u9FFF]+$/u],
    ['hangulSyllables', hangulSyllables, /^[\uAC00-\uD7A3]+$/u],
  ] as const;
  for (const [name, list, script] of lists) {
    it(`of ${name} are of its script, and none stands there twice`, () => {
      assert.match(list, script);
      assert.equal(new Set(list).size, list.length);
    });
  }
});
