import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { itemsOf, standsBeside } from './employment-items.ts';

describe('lists of employment words', () => {
  it('have items, and these have pieces', () => {
    assert.deepEqual(itemsOf('full time / part time'), [['full time'], ['part time']]);
    assert.deepEqual(itemsOf('cdd (6 mois, renouvelable) - temps plein'), [
      ['cdd ', '6 mois', 'renouvelable', 'temps plein'],
    ]);
    assert.deepEqual(itemsOf('a), (b'), [['a'], ['b']]);
    assert.deepEqual(itemsOf(''), [[]]);
  });

  it('hold words that say where, when and how experienced', () => {
    for (const piece of ['hybrid', 'ab sofort', 'mid senior level', 'night shift', 'homeoffice']) {
      assert.equal(standsBeside(piece), true, piece);
    }
    for (const piece of ['constellation', 'full time', '']) {
      assert.equal(standsBeside(piece), false, piece);
    }
  });
});
